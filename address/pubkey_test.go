package address

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

const (
	accountKey   = "expub17weu6qepqgantzvj79rywafrxmye524tpa8kp6akjct3nw7wel623lsnfwynqyfe75k"
	operatorKey  = "exvaloperpub17weu6qepqgantzvj79rywafrxmye524tpa8kp6akjct3nw7wel623lsnfwynq4mkspv"
	consensusKey = "exvalconspub1zcjduepqks93pmhg3aqak0unyx28vgwhnh9vhtapddm75uax4ls2z2frfunsd9mnrx"
)

var (
	secpKey = hexutil.MustDecode("0x023b358992f14647752336c99a2aab0f4f60ebb6961719bbcecff4a8fe134b8930")
	edKey   = ed25519.PublicKey(hexutil.MustDecode("0xb40b10eee88f41db3f9321947621d79dcacbafa16b77ea73a6afe0a129234f27"))
)

func TestPublicKeys(t *testing.T) {
	tests := []struct {
		name   string
		text   string
		key    []byte
		encode func([]byte) (string, error)
		decode func(string) ([]byte, error)
	}{
		{"account", accountKey, secpKey, AccountKey, ParseAccountKey},
		{"operator", operatorKey, secpKey, OperatorKey, ParseOperatorKey},
		{"consensus", consensusKey, edKey,
			func(b []byte) (string, error) { return ConsensusKey(b) },
			func(s string) ([]byte, error) { return ParseConsensusKey(s) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got, err := tt.encode(tt.key); err != nil || got != tt.text {
				t.Errorf("encode: got %s, %v, want %s", got, err, tt.text)
			}
			if got, err := tt.decode(tt.text); err != nil || !bytes.Equal(got, tt.key) {
				t.Errorf("decode: got %x, %v, want %x", got, err, tt.key)
			}
			if _, err := tt.encode(tt.key[1:]); !errors.Is(err, ErrLength) {
				t.Errorf("short key: got %v, want a length error", err)
			}
			if _, err := tt.decode(tt.text[:len(tt.text)-1] + "q"); !errors.Is(err, ErrChecksum) {
				t.Errorf("checksum: got %v", err)
			}
			for _, other := range []string{accountKey, operatorKey, consensusKey, accountAddress} {
				if _, err := tt.decode(other); other != tt.text && !errors.Is(err, ErrPrefix) {
					t.Errorf("%s: got %v, want a prefix error", other, err)
				}
			}
		})
	}
}

func TestKeyAddresses(t *testing.T) {
	if got, err := OfKey(secpKey); err != nil || got != common.HexToAddress(hexAddress) {
		t.Errorf("OfKey: got %s, %v, want %s", got, err, hexAddress)
	}
	sum := sha256.Sum256(edKey)
	if got, err := OfConsensusKey(edKey); err != nil || !bytes.Equal(got[:], sum[:20]) {
		t.Errorf("OfConsensusKey: got %s, %v, want %x", got, err, sum[:20])
	}
	if _, err := OfKey(make([]byte, 33)); err == nil {
		t.Error("OfKey accepts bytes that are no point")
	}
	if _, err := OfConsensusKey(edKey[:31]); !errors.Is(err, ErrLength) {
		t.Errorf("OfConsensusKey: got %v, want a length error", err)
	}
}

func TestParseKeyRefusesForeignAmino(t *testing.T) {
	payload := append([]byte{1, 2, 3, 4, 33}, secpKey...)
	if _, err := ParseAccountKey(encode(AccountKeyPrefix, payload)); !errors.Is(err, ErrPrefix) {
		t.Errorf("got %v, want a prefix error", err)
	}
	if _, err := ParseAccountKey(encode(AccountKeyPrefix, payload[:20])); !errors.Is(err, ErrLength) {
		t.Errorf("got %v, want a length error", err)
	}
	noPoint := append(bytes.Clone(secp256k1Amino), make([]byte, 33)...)
	if _, err := ParseAccountKey(encode(AccountKeyPrefix, noPoint)); err == nil {
		t.Error("accepts bytes that are no point")
	}
}

func FuzzParseKey(f *testing.F) {
	f.Add(accountKey)
	f.Add(consensusKey)
	f.Fuzz(func(t *testing.T, s string) {
		for _, parse := range []func(string) ([]byte, error){ParseAccountKey, ParseOperatorKey} {
			if key, err := parse(s); err == nil && len(key) != 33 {
				t.Errorf("%q gives a key of %d bytes", s, len(key))
			}
		}
		if key, err := ParseConsensusKey(s); err == nil && len(key) != 32 {
			t.Errorf("%q gives a key of %d bytes", s, len(key))
		}
	})
}

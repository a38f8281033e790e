package keys

import (
	"crypto/ecdsa"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/accounts"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

const (
	plunge  = "plunge silk glide glass curve cycle snack garbage obscure express decade dirt"
	junk    = "test test test test test test test test test test test junk"
	rawKey  = "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"
	art24   = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon art"
	signed  = "0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"
	art24At = "0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb"
)

func TestDerive(t *testing.T) {
	tests := []struct {
		mnemonic string
		index    uint32
		want     string
	}{
		{plunge, 0, "0x2CF4ea7dF75b513509d95946B43062E26bD88035"},
		{junk, 0, "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"},
		{junk, 1, "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"},
		{junk, 9, "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720"},
		{"  " + strings.ReplaceAll(junk, " ", "\n\t ") + " ", 0, "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"},
		{art24, 0, art24At},
	}
	for _, tt := range tests {
		key, err := Derive(tt.mnemonic, tt.index)
		if err != nil {
			t.Errorf("index %d: %v", tt.index, err)
			continue
		}
		if got := crypto.PubkeyToAddress(key.PublicKey).Hex(); got != tt.want {
			t.Errorf("index %d: got %s, want %s", tt.index, got, tt.want)
		}
	}
}

func TestDeriveRefuses(t *testing.T) {
	tests := []struct{ name, mnemonic, want string }{
		{"nothing", "", "mnemonic: 0 words, want 12 or 24"},
		{"11 words", strings.TrimPrefix(junk, "test "), "mnemonic: 11 words, want 12 or 24"},
		{"15 words", "legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth", "mnemonic: 15 words, want 12 or 24"},
		{"unknown word", strings.Replace(plunge, "glass", "glasss", 1), "mnemonic: word 4 is not in the English word list"},
		{"upper case", strings.ToUpper(plunge), "mnemonic: word 1 is not in the English word list"},
		{"checksum", strings.Replace(plunge, "dirt", "test", 1), "mnemonic: wrong checksum"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := NewWallet(tt.mnemonic)
			if err == nil || err.Error() != tt.want {
				t.Errorf("got %v, want %s", err, tt.want)
			}
		})
	}
	w, err := NewWallet(junk)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Key(1 << 31); err == nil {
		t.Error("a hardened index is accepted")
	}
}

func TestWalletIsConcurrent(t *testing.T) {
	w, err := NewWallet(junk)
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			key, err := w.Key(uint32(i))
			want, _ := Derive(junk, uint32(i))
			if err != nil || !key.Equal(want) {
				t.Errorf("index %d: another key, %v", i, err)
			}
		})
	}
	wg.Wait()
}

func TestSignHash(t *testing.T) {
	key, _ := crypto.HexToECDSA(rawKey)
	r := NewRing()
	addr := r.AddUnlocked(key)
	sig, err := r.SignHash(addr, accounts.TextHash(hexutil.MustDecode("0xdeadbeaf")))
	if err != nil {
		t.Fatal(err)
	}
	if len(sig) != 65 || sig[64] > 1 {
		t.Fatalf("got %x, want 65 bytes with v 0 or 1", sig)
	}
	sig[64] += 27
	if got := hexutil.Encode(sig); got != signed {
		t.Errorf("got %s, want %s", got, signed)
	}
	if _, err := r.SignHash(common.Address{1}, make([]byte, 32)); !errors.Is(err, ErrUnknownAccount) {
		t.Errorf("got %v, want %v", err, ErrUnknownAccount)
	}
	if _, err := r.SignHash(addr, []byte("short")); err == nil {
		t.Error("signs what is not a hash")
	}
}

func TestSignTx(t *testing.T) {
	key, _ := crypto.HexToECDSA(rawKey)
	r := NewRing()
	addr := r.AddUnlocked(key)
	signer := ethtypes.LatestSignerForChainID(big.NewInt(9000))
	tx := ethtypes.NewTx(&ethtypes.DynamicFeeTx{ChainID: big.NewInt(9000), To: &addr, Gas: 21000, GasFeeCap: big.NewInt(1), GasTipCap: big.NewInt(1)})
	out, err := r.SignTx(addr, tx, signer)
	if err != nil {
		t.Fatal(err)
	}
	if from, err := ethtypes.Sender(signer, out); err != nil || from != addr {
		t.Errorf("got sender %s, %v, want %s", from, err, addr)
	}
	if _, err := r.SignTx(addr, tx, ethtypes.LatestSignerForChainID(big.NewInt(1))); err == nil {
		t.Error("signs for another chain")
	}
	if _, err := r.SignTx(common.Address{1}, tx, signer); !errors.Is(err, ErrUnknownAccount) {
		t.Errorf("got %v, want %v", err, ErrUnknownAccount)
	}
}

func TestAccountsKeepOrder(t *testing.T) {
	w, err := NewWallet(junk)
	if err != nil {
		t.Fatal(err)
	}
	r := NewRing()
	if got := r.Accounts(); len(got) != 0 {
		t.Errorf("got %v, want none", got)
	}
	var want []common.Address
	for _, i := range []uint32{5, 1, 3, 1, 5, 0} {
		key, err := w.Key(i)
		if err != nil {
			t.Fatal(err)
		}
		known := r.Has(crypto.PubkeyToAddress(key.PublicKey))
		if addr := r.AddUnlocked(key); !known {
			want = append(want, addr)
		}
	}
	got := r.Accounts()
	if fmt.Sprint(got) != fmt.Sprint(want) || len(want) != 4 {
		t.Errorf("got %v, want %v", got, want)
	}
	got[0] = common.Address{}
	if r.Accounts()[0] != want[0] {
		t.Error("the caller's slice is the ring's own")
	}
	if pub, err := r.PublicKey(want[0]); err != nil || len(pub) != 33 {
		t.Errorf("got public key %x, %v", pub, err)
	}
}

func TestRingIsConcurrent(t *testing.T) {
	r := NewRing()
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			key, err := crypto.GenerateKey()
			if err != nil {
				t.Error(err)
				return
			}
			addr := r.AddUnlocked(key)
			if _, err := r.SignHash(addr, make([]byte, 32)); err != nil {
				t.Error(err)
			}
			r.Accounts()
		})
	}
	wg.Wait()
	if got := len(r.Accounts()); got != 8 {
		t.Errorf("got %d accounts, want 8", got)
	}
}

func TestNothingPrintsSecrets(t *testing.T) {
	key, _ := crypto.HexToECDSA(rawKey)
	r := NewRing()
	r.AddUnlocked(key)
	w, err := NewWallet(plunge)
	if err != nil {
		t.Fatal(err)
	}
	child, _ := w.Key(0)
	var out strings.Builder
	log := slog.New(slog.NewJSONHandler(&out, nil))
	text := slog.New(slog.NewTextHandler(&out, nil))
	for _, v := range []any{r, w, struct{ A any }{r}, struct{ A any }{w}} {
		for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x", "%X", "%d"} {
			fmt.Fprintf(&out, verb+"\n", v)
		}
		log.Info("x", "v", v)
		text.Info("x", "v", v)
		b, _ := json.Marshal(v)
		out.Write(b)
	}
	got := strings.ToLower(out.String())
	secrets := []string{"xprv", "plunge"}
	for _, k := range []*ecdsa.PrivateKey{key, child} {
		raw := crypto.FromECDSA(k)
		secrets = append(secrets, hex.EncodeToString(raw), new(big.Int).SetBytes(raw).String())
	}
	for _, secret := range secrets {
		if strings.Contains(got, secret) {
			t.Errorf("output contains a secret:\n%s", got)
		}
	}
}

func BenchmarkWalletKey(b *testing.B) {
	w, err := NewWallet(junk)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := w.Key(7); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSignHash(b *testing.B) {
	key, _ := crypto.HexToECDSA(rawKey)
	r := NewRing()
	addr := r.AddUnlocked(key)
	hash := make([]byte, 32)
	for b.Loop() {
		if _, err := r.SignHash(addr, hash); err != nil {
			b.Fatal(err)
		}
	}
}

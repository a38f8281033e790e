package address

import (
	"errors"
	"strings"
	"testing"

	"github.com/btcsuite/btcd/btcutil/bech32"
	"github.com/ethereum/go-ethereum/common"
)

const (
	hexAddress       = "0xBE2684Afc84daf3388E99FFB215FdD4116FE89EC"
	accountAddress   = "ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme"
	operatorAddress  = "exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr"
	consensusAddress = "exvalcons1hcngft7gfkhn8z8fnlajzh7agyt0az0vckjrnz"
)

func TestSpellings(t *testing.T) {
	want := common.HexToAddress(hexAddress)
	if got := Bech32(want); got != accountAddress {
		t.Errorf("Bech32: got %s, want %s", got, accountAddress)
	}
	if got := Operator(want); got != operatorAddress {
		t.Errorf("Operator: got %s, want %s", got, operatorAddress)
	}
	if got := Consensus(want); got != consensusAddress {
		t.Errorf("Consensus: got %s, want %s", got, consensusAddress)
	}
	for _, s := range []string{hexAddress, strings.ToLower(hexAddress), "0X" + strings.ToUpper(hexAddress[2:]), accountAddress, strings.ToUpper(accountAddress)} {
		if got, err := Parse(s); err != nil || got != want {
			t.Errorf("Parse(%s): got %s, %v", s, got, err)
		}
	}
	if got, err := ParseOperator(operatorAddress); err != nil || got != want {
		t.Errorf("ParseOperator: got %s, %v", got, err)
	}
	if got, err := ParseConsensus(consensusAddress); err != nil || got != want {
		t.Errorf("ParseConsensus: got %s, %v", got, err)
	}
}

func TestParseRefuses(t *testing.T) {
	short, _ := bech32.EncodeFromBase256(AccountPrefix, make([]byte, 19))
	long, _ := bech32.EncodeFromBase256(AccountPrefix, make([]byte, 32))
	five, _ := bech32.ConvertBits(make([]byte, 20), 8, 5, true)
	m, _ := bech32.EncodeM(AccountPrefix, five)
	padded, _ := bech32.Encode(AccountPrefix, append(five, 31))
	tests := []struct {
		name, in string
		part     error
		text     string
	}{
		{"empty", "", ErrLength, "empty hex string"},
		{"hex without 0x", hexAddress[2:], ErrPrefix, "hex string without 0x prefix"},
		{"a word", "latest", ErrPrefix, "hex string without 0x prefix"},
		{"hex too short", hexAddress[:40], ErrLength, "hex string has length 38, want 40 for an address"},
		{"hex too long", hexAddress + "00", ErrLength, "hex string has length 42, want 40 for an address"},
		{"only 0x", "0x", ErrLength, "hex string has length 0, want 40 for an address"},
		{"hex with a wrong digit", hexAddress[:41] + "g", ErrCharacter, "invalid hex string: wrong character 'g'"},
		{"operator prefix", operatorAddress, ErrPrefix, `wrong bech32 prefix "exvaloper", want "ex"`},
		{"foreign prefix", "cosmos1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme", ErrPrefix, `wrong bech32 prefix "cosmos", want "ex"`},
		{"prefix of one account key", "expub17weu6qepqgantzvj79rywafrxmye524tpa8kp6akjct3nw7wel623lsnfwynqyfe75k", ErrPrefix, `wrong bech32 prefix "expub", want "ex"`},
		{"checksum", accountAddress[:len(accountAddress)-1] + "q", ErrChecksum, "wrong bech32 checksum"},
		{"changed letter", strings.Replace(accountAddress, "hcn", "hcm", 1), ErrChecksum, "wrong bech32 checksum"},
		{"bech32m", m, ErrChecksum, "wrong bech32 checksum: bech32m is not accepted"},
		{"19 bytes", short, ErrLength, "wrong bech32 length: 19 bytes, want 20 for an address"},
		{"32 bytes", long, ErrLength, "wrong bech32 length: 32 bytes, want 20 for an address"},
		{"bits left over", padded, ErrLength, "wrong bech32 length: incomplete last byte"},
		{"cut off", "ex1q", ErrLength, "wrong bech32 length: 4 characters"},
		{"no data", "ex1qqqqq", ErrLength, "wrong bech32 length: 8 characters"},
		{"too long", "ex1" + strings.Repeat("q", 100), ErrLength, "wrong bech32 length: 103 characters"},
		{"letter b", strings.Replace(accountAddress, "hcn", "hcb", 1), ErrCharacter, "wrong character in bech32: 'b'"},
		{"space", "ex1 hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme", ErrCharacter, "wrong character in bech32: ' '"},
		{"mixed case", "ex1Hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme", ErrCharacter, "wrong character in bech32: upper and lower case mixed"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := Parse(tt.in)
			if err == nil {
				t.Fatalf("Parse(%q): got %s, want an error", tt.in, got)
			}
			if !errors.Is(err, tt.part) || err.Error() != tt.text {
				t.Errorf("Parse(%q): got %q, want %q (%v)", tt.in, err, tt.text, tt.part)
			}
		})
	}
	for _, f := range []func(string) (common.Address, error){ParseOperator, ParseConsensus} {
		for _, s := range []string{"", hexAddress, accountAddress} {
			if _, err := f(s); err == nil {
				t.Errorf("%q accepted under a foreign prefix", s)
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "0x", "ex1", hexAddress, accountAddress, operatorAddress, accountAddress[:20], "1111111111", "ex1\x00"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		a, err := Parse(s)
		if err != nil {
			if len(err.Error()) > 200 {
				t.Errorf("error of %d bytes", len(err.Error()))
			}
			return
		}
		if b, err := Parse(Bech32(a)); err != nil || b != a {
			t.Errorf("Bech32(%s) reads back as %s, %v", a, b, err)
		}
		if s[1]|0x20 != 'x' || s[0] != '0' {
			if Bech32(a) != strings.ToLower(s) {
				t.Errorf("%q is a second spelling of %s", s, a)
			}
		}
	})
}

func BenchmarkBech32(b *testing.B) {
	a := common.HexToAddress(hexAddress)
	b.ReportAllocs()
	for b.Loop() {
		Bech32(a)
	}
}

func BenchmarkParse(b *testing.B) {
	for _, s := range []string{hexAddress, accountAddress} {
		b.Run(s[:3], func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Parse(s); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

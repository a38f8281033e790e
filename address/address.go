package address

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strings"

	"github.com/btcsuite/btcd/btcutil/bech32"
	"github.com/ethereum/go-ethereum/common"
)

// The Bech32 prefixes of addresses.
const (
	AccountPrefix   = "ex"
	OperatorPrefix  = "exvaloper"
	ConsensusPrefix = "exvalcons"
)

// The parts of an address or public key that can be wrong. Every error of this package wraps one of them.
var (
	ErrPrefix    = errors.New("wrong prefix")
	ErrChecksum  = errors.New("wrong checksum")
	ErrLength    = errors.New("wrong length")
	ErrCharacter = errors.New("wrong character")
)

// detail is an error with a text of its own that stands for one of the parts above.
type detail struct {
	part error
	text string
}

func (d *detail) Error() string { return d.text }
func (d *detail) Unwrap() error { return d.part }

func wrong(part error, format string, args ...any) error {
	return &detail{part: part, text: fmt.Sprintf(format, args...)}
}

// Parse reads an account address: 0x and 40 hex digits of any case, or Bech32 with the prefix ex.
func Parse(s string) (common.Address, error) {
	if len(s) >= 2 && s[0] == '0' && s[1]|0x20 == 'x' {
		return parseHex(s[2:])
	}
	if !looksLikeBech32(s) {
		if s == "" {
			return common.Address{}, wrong(ErrLength, "empty hex string")
		}
		return common.Address{}, wrong(ErrPrefix, "hex string without 0x prefix")
	}
	return parseBech32(s, AccountPrefix)
}

// Bech32 returns the account spelling of a, ex1...
func Bech32(a common.Address) string { return encode(AccountPrefix, a[:]) }

// ParseOperator reads the address of a validator operator, exvaloper1...
func ParseOperator(s string) (common.Address, error) { return parseBech32(s, OperatorPrefix) }

// Operator returns the validator operator spelling of a, exvaloper1...
func Operator(a common.Address) string { return encode(OperatorPrefix, a[:]) }

// ParseConsensus reads the address of a consensus node, exvalcons1...
func ParseConsensus(s string) (common.Address, error) { return parseBech32(s, ConsensusPrefix) }

// Consensus returns the consensus node spelling of a, exvalcons1...
func Consensus(a common.Address) string { return encode(ConsensusPrefix, a[:]) }

func parseHex(digits string) (a common.Address, err error) {
	if len(digits) != 2*common.AddressLength {
		return a, wrong(ErrLength, "hex string has length %d, want %d for an address", len(digits), 2*common.AddressLength)
	}
	for i := 0; i < len(digits); i++ {
		if !isHex(digits[i]) {
			return a, wrong(ErrCharacter, "invalid hex string: wrong character %q", digits[i])
		}
	}
	_, err = hex.Decode(a[:], []byte(digits))
	return a, err
}

func isHex(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'f'
}

// looksLikeBech32 tells Bech32, perhaps a broken one, from hex digits whose 0x was forgotten and from other words.
func looksLikeBech32(s string) bool {
	if strings.IndexByte(s, '1') < 1 {
		return false
	}
	for i := 0; i < len(s); i++ {
		if !isHex(s[i]) {
			return true
		}
	}
	return false
}

func parseBech32(s, prefix string) (a common.Address, err error) {
	b, err := decode(s, prefix)
	if err != nil {
		return a, err
	}
	if len(b) != common.AddressLength {
		return a, wrong(ErrLength, "wrong bech32 length: %d bytes, want %d for an address", len(b), common.AddressLength)
	}
	return common.Address(b), nil
}

// encode cannot fail: the prefixes are ours and the payloads are short.
func encode(prefix string, payload []byte) string {
	s, err := bech32.EncodeFromBase256(prefix, payload)
	if err != nil {
		panic("address: encode " + prefix + ": " + err.Error())
	}
	return s
}

// maxShown bounds how much of a caller's text an error repeats.
const maxShown = 32

// decode returns the bytes of a Bech32 string that must have the given prefix.
func decode(s, prefix string) ([]byte, error) {
	if s == "" {
		return nil, wrong(ErrLength, "empty bech32 string")
	}
	hrp, data, version, err := bech32.DecodeGeneric(s)
	if err != nil {
		return nil, explain(s, prefix, err)
	}
	if hrp != prefix {
		return nil, wrongPrefix(hrp, prefix)
	}
	if version != bech32.Version0 {
		return nil, wrong(ErrChecksum, "wrong bech32 checksum: bech32m is not accepted")
	}
	b, err := bech32.ConvertBits(data, 5, 8, false)
	if err != nil {
		return nil, wrong(ErrLength, "wrong bech32 length: incomplete last byte")
	}
	return b, nil
}

// explain names the wrong part in our own words. It does not repeat the checksum that would have been right: a typing
// error must be looked at, not completed.
func explain(s, prefix string, err error) error {
	var (
		char    bech32.ErrInvalidCharacter
		charset bech32.ErrNonCharsetChar
		mixed   bech32.ErrMixedCase
		length  bech32.ErrInvalidLength
		sum     bech32.ErrInvalidChecksum
	)
	switch {
	case errors.As(err, &length):
		return wrong(ErrLength, "wrong bech32 length: %d characters", len(s))
	case errors.As(err, &mixed):
		return wrong(ErrCharacter, "wrong character in bech32: upper and lower case mixed")
	case errors.As(err, &char):
		return wrong(ErrCharacter, "wrong character in bech32: %q", byte(char))
	}
	// The prefix is judged before the rest: it explains most mistakes.
	if i := strings.LastIndexByte(s, '1'); i >= 1 {
		if hrp := strings.ToLower(s[:i]); hrp != prefix {
			return wrongPrefix(hrp, prefix)
		}
	}
	switch {
	case errors.As(err, &charset):
		return wrong(ErrCharacter, "wrong character in bech32: %q", byte(charset))
	case errors.As(err, &sum):
		return wrong(ErrChecksum, "wrong bech32 checksum")
	case strings.IndexByte(s, '1') < 1:
		return wrong(ErrPrefix, "wrong bech32 prefix: none, want %q", prefix)
	default:
		return wrong(ErrLength, "wrong bech32 length: %d characters", len(s))
	}
}

func wrongPrefix(have, want string) error {
	if len(have) > maxShown {
		have = have[:maxShown]
	}
	return wrong(ErrPrefix, "wrong bech32 prefix %q, want %q", have, want)
}

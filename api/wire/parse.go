package wire

import (
	"errors"
	"fmt"
	"math/big"
	"math/bits"

	"exon/address"
	"exon/api/jsonrpc"
	"exon/api/rawjson"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/holiman/uint256"
)

var errMalformed = errors.New("malformed JSON")

// nibbles has the value of each hex digit, of both cases, and badNibble elsewhere.
var nibbles = func() (table [256]byte) {
	for c := range table {
		table[c] = badNibble
	}
	for i, c := range digits {
		table[c] = byte(i)
	}
	for i, c := range "ABCDEF" {
		table[c] = byte(10 + i)
	}
	return table
}()

const badNibble = 0xff

// decodeHex fills dst from its 2*len(dst) digits and says whether all of them were digits.
func decodeHex(dst, src []byte) bool {
	var seen byte
	src = src[:2*len(dst)]
	for i := range dst {
		high, low := nibbles[src[2*i]], nibbles[src[2*i+1]]
		seen |= high | low
		dst[i] = high<<4 | low
	}
	return seen < 16
}

// decodeWord returns the number that at most 16 digits spell.
func decodeWord(src []byte) (v uint64, ok bool) {
	var seen byte
	for _, c := range src {
		seen |= nibbles[c]
		v = v<<4 | uint64(nibbles[c])
	}
	return v, seen < 16
}

func isHex(src []byte) bool {
	for _, c := range src {
		if nibbles[c] == badNibble {
			return false
		}
	}
	return true
}

// parseString returns the text of a JSON string. It is a slice of raw where raw has no escapes.
func parseString(raw []byte) ([]byte, error) {
	if rawjson.KindOf(raw) != rawjson.KindString {
		return nil, wrongKind(raw, "a string")
	}
	if s, plain := rawjson.UnquoteBytes(raw); plain {
		return s, nil
	}
	s, err := rawjson.Unquote(raw)
	if err != nil {
		return nil, errMalformed
	}
	return []byte(s), nil
}

// wrongKind says what was given in place of what.
func wrongKind(raw []byte, want string) error {
	names := map[rawjson.Kind]string{rawjson.KindNull: "null", rawjson.KindBool: "a boolean", rawjson.KindNumber: "a number", rawjson.KindString: "a string",
		rawjson.KindArray: "an array", rawjson.KindObject: "an object"}
	name, known := names[rawjson.KindOf(raw)]
	if !known {
		return errMalformed
	}
	return fmt.Errorf("got %s, want %s", name, want)
}

// digitsOf returns what follows 0x.
func digitsOf(raw []byte) ([]byte, error) {
	s, err := parseString(raw)
	if err != nil {
		return nil, err
	}
	return afterPrefix(s)
}

func afterPrefix(s []byte) ([]byte, error) {
	if len(s) == 0 {
		return nil, hexutil.ErrEmptyString
	}
	if len(s) < 2 || s[0] != '0' || s[1]|0x20 != 'x' {
		return nil, hexutil.ErrMissingPrefix
	}
	return s[2:], nil
}

// numberOf returns the digits of a QUANTITY.
func numberOf(raw []byte) ([]byte, error) {
	s, err := digitsOf(raw)
	switch {
	case err != nil:
		return nil, err
	case len(s) == 0:
		return nil, hexutil.ErrEmptyNumber
	case len(s) > 1 && s[0] == '0':
		return nil, hexutil.ErrLeadingZero
	}
	return s, nil
}

func parseQuantity(raw []byte) (uint64, error) {
	s, err := numberOf(raw)
	if err != nil {
		return 0, err
	}
	if len(s) > 16 {
		if !isHex(s) {
			return 0, hexutil.ErrSyntax
		}
		return 0, hexutil.ErrUint64Range
	}
	v, ok := decodeWord(s)
	if !ok {
		return 0, hexutil.ErrSyntax
	}
	return v, nil
}

// bigDigits returns the digits of a QUANTITY of at most 256 bits.
func bigDigits(raw []byte) ([]byte, error) {
	s, err := numberOf(raw)
	switch {
	case err != nil:
		return nil, err
	case !isHex(s):
		return nil, hexutil.ErrSyntax
	case len(s) > 64:
		return nil, hexutil.ErrBig256Range
	}
	return s, nil
}

func parseBig(raw []byte) (*big.Int, error) {
	s, err := bigDigits(raw)
	if err != nil {
		return nil, err
	}
	const width = bits.UintSize / 4
	words := make([]big.Word, (len(s)+width-1)/width)
	for i := range words {
		start := max(0, len(s)-width)
		v, _ := decodeWord(s[start:])
		words[i] = big.Word(v)
		s = s[:start]
	}
	return new(big.Int).SetBits(words), nil
}

func parseUint256(raw []byte) (v uint256.Int, err error) {
	s, err := bigDigits(raw)
	if err != nil {
		return v, err
	}
	for i := 0; len(s) > 0; i++ {
		start := max(0, len(s)-16)
		v[i], _ = decodeWord(s[start:])
		s = s[:start]
	}
	return v, nil
}

func parseData(raw []byte) ([]byte, error) {
	s, err := digitsOf(raw)
	if err != nil {
		return nil, err
	}
	if len(s)%2 != 0 {
		if !isHex(s) {
			return nil, hexutil.ErrSyntax
		}
		return nil, hexutil.ErrOddLength
	}
	b := make([]byte, len(s)/2)
	if !decodeHex(b, s) {
		return nil, hexutil.ErrSyntax
	}
	return b, nil
}

func parseHash(raw []byte) (common.Hash, error) {
	s, err := parseString(raw)
	if err != nil {
		return common.Hash{}, err
	}
	return hashOf(s)
}

func hashOf(s []byte) (h common.Hash, err error) {
	s, err = afterPrefix(s)
	if err != nil {
		return h, err
	}
	if len(s) != 2*common.HashLength {
		return h, fmt.Errorf("hex string has length %d, want %d for a hash", len(s), 2*common.HashLength)
	}
	if !decodeHex(h[:], s) {
		return common.Hash{}, hexutil.ErrSyntax
	}
	return h, nil
}

func parseAddress(raw []byte) (common.Address, error) {
	s, err := parseString(raw)
	if err != nil {
		return common.Address{}, err
	}
	return addressOf(s)
}

// addressOf reads the usual spelling itself and leaves all others, and all mistakes, to package address.
func addressOf(s []byte) (a common.Address, err error) {
	if len(s) == 2+2*common.AddressLength && s[0] == '0' && s[1] == 'x' && decodeHex(a[:], s[2:]) {
		return a, nil
	}
	return address.Parse(string(s))
}

func parseBool(raw []byte) (bool, error) {
	switch string(raw) {
	case "true":
		return true, nil
	case "false":
		return false, nil
	}
	return false, wrongKind(raw, "a boolean")
}

// parseStorageKey returns errors that are ready for the client: their texts are part of the interface.
func parseStorageKey(raw []byte) (h common.Hash, err error) {
	text, err := parseString(raw)
	if err != nil {
		return h, err
	}
	s := text
	if len(s) >= 2 && s[0] == '0' && s[1]|0x20 == 'x' {
		s = s[2:]
	}
	if len(s) == 0 || !isHex(s) {
		return h, jsonrpc.InvalidParams("invalid hex in storage key: %s", shown(text))
	}
	if len(s) > 2*common.HashLength {
		return h, jsonrpc.InvalidParams("storage key too long (want at most 32 bytes): %s", shown(text))
	}
	var padded [2 * common.HashLength]byte
	for i := range padded {
		padded[i] = '0'
	}
	copy(padded[len(padded)-len(s):], s)
	decodeHex(h[:], padded[:])
	return h, nil
}

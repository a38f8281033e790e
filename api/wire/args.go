package wire

import (
	"fmt"
	"math/big"

	"exon/api/jsonrpc"
	"exon/api/rawjson"

	"github.com/ethereum/go-ethereum/common"
)

// Args are the positional arguments of a request as raw JSON; trailing ones may be missing. Positions count from 0, in
// error texts too.
type Args [][]byte

// ParseArgs splits the params of a request, which may be nil or null, and appends them to buf, which may be nil. More
// than most arguments are refused.
func ParseArgs(buf Args, params []byte, most int) (Args, error) {
	switch rawjson.KindOf(params) {
	case rawjson.KindArray:
	case rawjson.KindNull, rawjson.KindInvalid:
		return buf, nil
	default:
		return nil, jsonrpc.InvalidParams("non-array args")
	}
	args := buf
	err := rawjson.Array(params, func(i int, elem []byte) error {
		if i >= most {
			return jsonrpc.InvalidParams("too many arguments, want at most %d", most)
		}
		args = append(args, elem)
		return nil
	})
	if err != nil {
		return nil, asInvalidParams(err)
	}
	return args, nil
}

// asInvalidParams keeps errors that are ready for the client and turns any other into one.
func asInvalidParams(err error) error {
	if ready, ok := err.(*jsonrpc.Error); ok {
		return ready
	}
	return jsonrpc.InvalidParams("%v", err)
}

// Has says whether argument i is present and not null.
func (a Args) Has(i int) bool {
	return i < len(a) && rawjson.KindOf(a[i]) != rawjson.KindNull && len(a[i]) > 0
}

func (a Args) require(i int) ([]byte, error) {
	if !a.Has(i) {
		return nil, jsonrpc.InvalidParams("missing value for required argument %d", i)
	}
	return a[i], nil
}

// read parses argument i, which must be present. Its errors say which argument they are about.
func read[T any](a Args, i int, parse func([]byte) (T, error)) (T, error) {
	var none T
	raw, err := a.require(i)
	if err != nil {
		return none, err
	}
	v, err := parse(raw)
	if err != nil {
		return none, invalidArgument(i, err)
	}
	return v, nil
}

// invalidArgument leaves errors alone whose code and text are fixed by the interface.
func invalidArgument(i int, err error) error {
	if ready, ok := err.(*jsonrpc.Error); ok {
		return ready
	}
	return jsonrpc.InvalidArgument(i, err)
}

// Address reads an account: hex of any case, or Bech32 with the prefix ex.
func (a Args) Address(i int) (common.Address, error) { return read(a, i, parseAddress) }

// Hash reads DATA of 32 bytes.
func (a Args) Hash(i int) (common.Hash, error) { return read(a, i, parseHash) }

// Quantity reads a QUANTITY of at most 64 bits.
func (a Args) Quantity(i int) (uint64, error) { return read(a, i, parseQuantity) }

// Big reads a QUANTITY of at most 256 bits.
func (a Args) Big(i int) (*big.Int, error) { return read(a, i, parseBig) }

// Data reads DATA of any length. The bytes are the caller's.
func (a Args) Data(i int) ([]byte, error) { return read(a, i, parseData) }

// Bool reads true or false.
func (a Args) Bool(i int) (bool, error) { return read(a, i, parseBool) }

// Text reads a string.
func (a Args) Text(i int) (string, error) {
	return read(a, i, func(raw []byte) (string, error) {
		s, err := parseString(raw)
		return string(s), err
	})
}

// StorageKey reads a storage position: hex digits, with or without 0x, at most 64 of them.
func (a Args) StorageKey(i int) (common.Hash, error) { return read(a, i, parseStorageKey) }

// maxShown bounds how much of a caller's text an error repeats.
const maxShown = 128

func shown(s []byte) string {
	if len(s) > maxShown {
		return fmt.Sprintf("%q...", s[:maxShown])
	}
	return fmt.Sprintf("%q", s)
}

package wire

import (
	"fmt"
	"math/big"

	"exon/api/jsonrpc"
	"exon/api/rawjson"
)

// inField says which field of an object an error is about. Errors whose text is fixed stay as they are.
func inField(key []byte, err error) error {
	if ready, ok := err.(*jsonrpc.Error); ok {
		return ready
	}
	if len(key) > maxShown {
		key = key[:maxShown]
	}
	return fmt.Errorf("%s: %w", key, err)
}

// members calls set for each member of an object that is not null. Errors name the member.
func members(raw []byte, set func(key, val []byte) error) error {
	if rawjson.KindOf(raw) != rawjson.KindObject {
		return wrongKind(raw, "an object")
	}
	return rawjson.Object(raw, func(key, val []byte) error {
		if isNull(val) {
			return nil
		}
		if err := set(key, val); err != nil {
			return inField(key, err)
		}
		return nil
	})
}

// elements calls add for each element of an array.
func elements(raw []byte, add func(i int, elem []byte) error) error {
	if rawjson.KindOf(raw) != rawjson.KindArray {
		return wrongKind(raw, "an array")
	}
	return rawjson.Array(raw, add)
}

// setBig reads a QUANTITY into *dst.
func setBig(dst **big.Int, val []byte) (err error) {
	*dst, err = parseBig(val)
	return err
}

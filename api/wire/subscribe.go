package wire

import (
	"encoding/hex"

	"exon/api/rawjson"
)

// ID names a filter or a subscription. It is written as a QUANTITY: hex without leading zeros.
type ID [16]byte

// AppendID appends an id.
func AppendID(dst []byte, id ID) []byte {
	var digits [2 * len(id)]byte
	hex.Encode(digits[:], id[:])
	at := 0
	for at < len(digits)-1 && digits[at] == '0' {
		at++
	}
	dst = append(dst, `"0x`...)
	dst = append(dst, digits[at:]...)
	return append(dst, '"')
}

// ID reads an id. A string that no id looks like gives false and no error: it names nothing.
func (a Args) ID(i int) (id ID, ok bool, err error) {
	text, err := a.Text(i)
	if err != nil {
		return ID{}, false, err
	}
	if len(text) < 3 || text[:2] != "0x" || len(text) > 2+2*len(id) {
		return ID{}, false, nil
	}
	digits := [2 * len(id)]byte{}
	for j := range digits {
		digits[j] = '0'
	}
	copy(digits[len(digits)-(len(text)-2):], text[2:])
	if _, err := hex.Decode(id[:], digits[:]); err != nil {
		return ID{}, false, nil
	}
	return id, true, nil
}

// HeadOptions are the options of a subscription to new heads or pending transactions.
type HeadOptions struct {
	IncludeTransactions bool
	From                *BlockRef // number or tag; nil when not given
}

// HeadOptions reads the options object of newHeads. Unknown keys are ignored.
func (a Args) HeadOptions(i int) (HeadOptions, error) { return read(a, i, parseHeadOptions) }

func parseHeadOptions(raw []byte) (o HeadOptions, err error) {
	err = members(raw, func(key, val []byte) (err error) {
		switch string(key) {
		case "includeTransactions":
			o.IncludeTransactions, err = parseBool(val)
		case "fromBlock":
			o.From = new(BlockRef)
			*o.From, err = parseBlockNumber(val)
		}
		return err
	})
	return o, err
}

// PendingOptions reads the options of newPendingTransactions: whether whole transactions are wanted, as a bool or in an
// object.
func (a Args) PendingOptions(i int) (full bool, err error) {
	return read(a, i, func(raw []byte) (bool, error) {
		if rawjson.KindOf(raw) == rawjson.KindObject {
			o, err := parseHeadOptions(raw)
			return o.IncludeTransactions, err
		}
		if rawjson.KindOf(raw) != rawjson.KindBool {
			return false, wrongKind(raw, "a boolean or an object")
		}
		return parseBool(raw)
	})
}

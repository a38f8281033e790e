package wire

import (
	"encoding/binary"
	"math/big"
	"math/bits"
	"slices"
	"strconv"

	"exon/api/rawjson"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"
)

const digits = "0123456789abcdef"

// hex8 returns the eight hex digits of v as the big-endian bytes of a uint64. It spreads the nibbles to one byte each
// and adds '0', or '0'+39 where the nibble is over nine, in all eight bytes at once.
func hex8(v uint32) uint64 {
	x := uint64(v)
	x = (x | x<<16) & 0x0000ffff0000ffff
	x = (x | x<<8) & 0x00ff00ff00ff00ff
	x = (x | x<<4) & 0x0f0f0f0f0f0f0f0f
	over := (x + 0x0606060606060606) >> 4 & 0x0101010101010101
	return x + 0x3030303030303030 + over*39
}

// appendHex appends the digits of b, two for each byte, without prefix or quotes.
func appendHex(dst, b []byte) []byte {
	n := len(dst)
	dst = slices.Grow(dst, 2*len(b))[:n+2*len(b)]
	out := dst[n:]
	for len(b) >= 4 && len(out) >= 8 {
		binary.BigEndian.PutUint64(out, hex8(binary.BigEndian.Uint32(b)))
		b, out = b[4:], out[8:]
	}
	for i, c := range b {
		out[2*i], out[2*i+1] = digits[c>>4], digits[c&15]
	}
	return dst
}

// appendWord appends the digits of v, at least width of them (16 at most) and at least one.
func appendWord(dst []byte, v uint64, width int) []byte {
	var buf [16]byte
	binary.BigEndian.PutUint64(buf[:8], hex8(uint32(v>>32)))
	binary.BigEndian.PutUint64(buf[8:], hex8(uint32(v)))
	skip := min(bits.LeadingZeros64(v|1)>>2, len(buf)-width)
	return append(dst, buf[skip&15:]...)
}

// AppendQuantity appends v as a QUANTITY, quoted and without leading zeros.
func AppendQuantity(dst []byte, v uint64) []byte {
	dst = append(dst, `"0x`...)
	dst = appendWord(dst, v, 0)
	return append(dst, '"')
}

// AppendBig appends v as a QUANTITY; nil counts as zero. v is never negative.
func AppendBig(dst []byte, v *big.Int) []byte {
	if v == nil || v.IsUint64() {
		if v == nil {
			return append(dst, `"0x0"`...)
		}
		return AppendQuantity(dst, v.Uint64())
	}
	dst = append(dst, `"0x`...)
	words := v.Bits()
	for i := len(words) - 1; i >= 0; i-- {
		width := bits.UintSize / 4
		if i == len(words)-1 {
			width = 0
		}
		dst = appendWord(dst, uint64(words[i]), width)
	}
	return append(dst, '"')
}

// AppendUint256 appends v as a QUANTITY; nil counts as zero.
func AppendUint256(dst []byte, v *uint256.Int) []byte {
	if v == nil {
		return append(dst, `"0x0"`...)
	}
	dst = append(dst, `"0x`...)
	top := 3
	for top > 0 && v[top] == 0 {
		top--
	}
	dst = appendWord(dst, v[top], 0)
	for i := top - 1; i >= 0; i-- {
		dst = appendWord(dst, v[i], 16)
	}
	return append(dst, '"')
}

// AppendData appends b as DATA, quoted; no bytes give "0x".
func AppendData(dst, b []byte) []byte {
	dst = append(dst, `"0x`...)
	dst = appendHex(dst, b)
	return append(dst, '"')
}

// AppendHash appends h as DATA of 32 bytes.
func AppendHash(dst []byte, h common.Hash) []byte { return appendHash(dst, &h) }

func appendHash(dst []byte, h *common.Hash) []byte {
	var buf [2*common.HashLength + 4]byte
	buf[0], buf[1], buf[2], buf[len(buf)-1] = '"', '0', 'x', '"'
	for i := 0; i < common.HashLength; i += 4 {
		binary.BigEndian.PutUint64(buf[3+2*i:], hex8(binary.BigEndian.Uint32(h[i:])))
	}
	return append(dst, buf[:]...)
}

// AppendAddress appends a as DATA of 20 bytes, in lower case.
func AppendAddress(dst []byte, a common.Address) []byte { return appendAddress(dst, &a) }

func appendAddress(dst []byte, a *common.Address) []byte {
	var buf [2*common.AddressLength + 4]byte
	buf[0], buf[1], buf[2], buf[len(buf)-1] = '"', '0', 'x', '"'
	for i := 0; i < common.AddressLength; i += 4 {
		binary.BigEndian.PutUint64(buf[3+2*i:], hex8(binary.BigEndian.Uint32(a[i:])))
	}
	return append(dst, buf[:]...)
}

// AppendBool appends true or false.
func AppendBool(dst []byte, v bool) []byte {
	if v {
		return append(dst, "true"...)
	}
	return append(dst, "false"...)
}

// AppendText appends s as a JSON string. Bytes that are not UTF-8 become the replacement character.
func AppendText(dst []byte, s string) []byte { return rawjson.AppendString(dst, s) }

// AppendSigned appends a JSON number that may be negative.
func AppendSigned(dst []byte, v int) []byte { return strconv.AppendInt(dst, int64(v), 10) }

// AppendDecimal appends a JSON number, which the execution API has in a few places.
func AppendDecimal(dst []byte, v uint64) []byte { return strconv.AppendUint(dst, v, 10) }

package rawjson

import (
	"encoding/binary"
	"errors"
	"math/bits"
	"unicode/utf8"
)

// ErrSyntax says that the text is not one JSON value, or not the kind of value that was asked for.
var ErrSyntax = errors.New("invalid JSON")

// ErrDepth says that arrays and objects are nested deeper than the caller allows.
var ErrDepth = errors.New("JSON nested too deeply")

// Validate returns nil if b is exactly one JSON value with optional white space around it. Arrays and objects may be
// nested maxDepth deep: `[]` needs a maxDepth of 1, a number or string needs 0. The error is ErrSyntax or ErrDepth.
func Validate(b []byte, maxDepth int) error {
	end, err := scanValue(b, skipSpace(b, 0), maxDepth)
	if err != nil {
		return err
	}
	if skipSpace(b, end) != len(b) {
		return ErrSyntax
	}
	return nil
}

// scanValue checks the value that starts at b[i] and returns the index after it. depth is how many more levels of
// nesting are allowed.
func scanValue(b []byte, i, depth int) (end int, err error) {
	if i >= len(b) {
		return i, ErrSyntax
	}
	switch c := b[i]; c {
	case '"':
		return scanString(b, i)
	case '[', '{':
		if depth <= 0 {
			return i, ErrDepth
		}
		if c == '[' {
			return scanArray(b, i, depth-1)
		}
		return scanObject(b, i, depth-1)
	case 't':
		return scanWord(b, i, "true")
	case 'f':
		return scanWord(b, i, "false")
	case 'n':
		return scanWord(b, i, "null")
	default:
		return scanNumber(b, i)
	}
}

func scanArray(b []byte, i, depth int) (end int, err error) {
	i = skipSpace(b, i+1)
	if i < len(b) && b[i] == ']' {
		return i + 1, nil
	}
	for {
		if i, err = scanValue(b, i, depth); err != nil {
			return i, err
		}
		i = skipSpace(b, i)
		if i >= len(b) {
			return i, ErrSyntax
		}
		switch b[i] {
		case ',':
			i = skipSpace(b, i+1)
		case ']':
			return i + 1, nil
		default:
			return i, ErrSyntax
		}
	}
}

func scanObject(b []byte, i, depth int) (end int, err error) {
	i = skipSpace(b, i+1)
	if i < len(b) && b[i] == '}' {
		return i + 1, nil
	}
	for {
		if i, err = scanString(b, i); err != nil {
			return i, err
		}
		i = skipSpace(b, i)
		if i >= len(b) || b[i] != ':' {
			return i, ErrSyntax
		}
		if i, err = scanValue(b, skipSpace(b, i+1), depth); err != nil {
			return i, err
		}
		i = skipSpace(b, i)
		if i >= len(b) {
			return i, ErrSyntax
		}
		switch b[i] {
		case ',':
			i = skipSpace(b, i+1)
		case '}':
			return i + 1, nil
		default:
			return i, ErrSyntax
		}
	}
}

// scanString checks the string that starts at b[i]: escapes, no bare control characters, valid UTF-8.
func scanString(b []byte, i int) (end int, err error) {
	if i >= len(b) || b[i] != '"' {
		return i, ErrSyntax
	}
	i = skipPlain(b, i+1)
	for i < len(b) {
		switch c := b[i]; {
		case c == '"':
			return i + 1, nil
		case c == '\\':
			n := escapeLen(b[i:])
			if n == 0 {
				return i, ErrSyntax
			}
			i += n
		case c < 0x20:
			return i, ErrSyntax
		default:
			r, n := utf8.DecodeRune(b[i:])
			if r == utf8.RuneError && n <= 1 {
				return i, ErrSyntax
			}
			i += n
		}
		i = skipPlain(b, i)
	}
	return i, ErrSyntax
}

// skipPlain returns the index of the first byte from b[i] on that needs a look: a quote, a backslash, a control
// character or a byte outside ASCII. It looks at eight bytes at a time: the lowest high bit that is set in the mask
// belongs to the first such byte, because the borrows of a subtraction only travel up.
func skipPlain(b []byte, i int) int {
	const (
		ones  = 0x0101010101010101
		highs = 0x8080808080808080
	)
	for ; i+8 <= len(b); i += 8 {
		w := binary.LittleEndian.Uint64(b[i:])
		quote := (w ^ ('"' * ones)) - ones
		slash := (w ^ ('\\' * ones)) - ones
		control := w - 0x20*ones
		if mask := (w | quote | slash | control) & highs; mask != 0 {
			return i + bits.TrailingZeros64(mask)/8
		}
	}
	for i < len(b) && b[i] != '"' && b[i] != '\\' && b[i] >= 0x20 && b[i] < utf8.RuneSelf {
		i++
	}
	return i
}

// escapeLen returns the length of the escape at the start of b, which begins with a backslash, or 0 if it is none.
func escapeLen(b []byte) int {
	if len(b) < 2 {
		return 0
	}
	switch b[1] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		return 2
	case 'u':
		if _, ok := hex4(b[2:]); ok {
			return 6
		}
	}
	return 0
}

// hex4 reads the four hexadecimal digits at the start of b.
func hex4(b []byte) (r rune, ok bool) {
	if len(b) < 4 {
		return 0, false
	}
	for _, c := range b[:4] {
		switch {
		case '0' <= c && c <= '9':
			c -= '0'
		case 'a' <= c && c <= 'f':
			c -= 'a' - 10
		case 'A' <= c && c <= 'F':
			c -= 'A' - 10
		default:
			return 0, false
		}
		r = r<<4 | rune(c)
	}
	return r, true
}

func scanWord(b []byte, i int, word string) (end int, err error) {
	if len(b)-i < len(word) || string(b[i:i+len(word)]) != word {
		return i, ErrSyntax
	}
	return i + len(word), nil
}

// scanNumber checks the number that starts at b[i]: no plus sign, no leading zero, digits on both sides of the point.
func scanNumber(b []byte, i int) (end int, err error) {
	if b[i] == '-' {
		i++
	}
	whole := skipDigits(b, i)
	if whole == i || b[i] == '0' && whole > i+1 {
		return i, ErrSyntax
	}
	i = whole
	if i < len(b) && b[i] == '.' {
		fraction := skipDigits(b, i+1)
		if fraction == i+1 {
			return i, ErrSyntax
		}
		i = fraction
	}
	if i < len(b) && (b[i] == 'e' || b[i] == 'E') {
		i++
		if i < len(b) && (b[i] == '+' || b[i] == '-') {
			i++
		}
		exponent := skipDigits(b, i)
		if exponent == i {
			return i, ErrSyntax
		}
		i = exponent
	}
	return i, nil
}

func skipDigits(b []byte, i int) int {
	for i < len(b) && '0' <= b[i] && b[i] <= '9' {
		i++
	}
	return i
}

func skipSpace(b []byte, i int) int {
	for i < len(b) && isSpace(b[i]) {
		i++
	}
	return i
}

func isSpace(c byte) bool { return c == ' ' || c == '\n' || c == '\r' || c == '\t' }

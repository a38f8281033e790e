package rawjson

import (
	"bytes"
	"unicode/utf16"
	"unicode/utf8"
)

// UnquoteBytes returns the inside of the JSON string raw without copying it. It reports false if raw is not a string or
// holds an escape; Unquote reads those.
func UnquoteBytes(raw []byte) ([]byte, bool) {
	if len(raw) < 2 || raw[0] != '"' || raw[len(raw)-1] != '"' {
		return nil, false
	}
	inside := raw[1 : len(raw)-1 : len(raw)-1]
	if bytes.IndexByte(inside, '\\') >= 0 {
		return nil, false
	}
	return inside, true
}

// Unquote returns the text of the JSON string raw. Half a surrogate pair becomes U+FFFD. Anything but a string token is
// ErrSyntax.
func Unquote(raw []byte) (string, error) {
	if inside, plain := UnquoteBytes(raw); plain {
		return string(inside), nil
	}
	if end, err := scanString(raw, 0); err != nil || end != len(raw) {
		return "", ErrSyntax
	}
	raw = raw[1 : len(raw)-1]
	text := make([]byte, 0, len(raw))
	for len(raw) > 0 {
		plain := bytes.IndexByte(raw, '\\')
		if plain < 0 {
			plain = len(raw)
		}
		text = append(text, raw[:plain]...)
		raw = raw[plain:]
		if len(raw) > 0 {
			var n int
			text, n = appendEscape(text, raw)
			raw = raw[n:]
		}
	}
	return string(text), nil
}

// appendEscape appends what the escape at the start of raw stands for and returns how many bytes of raw it took. The
// escape has been checked by scanString.
func appendEscape(text, raw []byte) (out []byte, n int) {
	switch c := raw[1]; c {
	case 'b':
		return append(text, '\b'), 2
	case 'f':
		return append(text, '\f'), 2
	case 'n':
		return append(text, '\n'), 2
	case 'r':
		return append(text, '\r'), 2
	case 't':
		return append(text, '\t'), 2
	case 'u':
		r, _ := hex4(raw[2:])
		if !utf16.IsSurrogate(r) {
			return utf8.AppendRune(text, r), 6
		}
		if len(raw) >= 12 && raw[6] == '\\' && raw[7] == 'u' {
			low, _ := hex4(raw[8:])
			if pair := utf16.DecodeRune(r, low); pair != utf8.RuneError {
				return utf8.AppendRune(text, pair), 12
			}
		}
		return utf8.AppendRune(text, utf8.RuneError), 6
	default:
		return append(text, c), 2
	}
}

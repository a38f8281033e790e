package rawjson

// Kind tells the kinds of JSON values apart.
type Kind byte

// The kinds of JSON values. KindInvalid stands for empty text and for a byte that no value starts with.
const (
	KindInvalid Kind = iota
	KindNull
	KindBool
	KindNumber
	KindString
	KindArray
	KindObject
)

// KindOf tells the kind of raw by its first byte; raw has no white space in front.
func KindOf(raw []byte) Kind {
	if len(raw) == 0 {
		return KindInvalid
	}
	switch c := raw[0]; {
	case c == '"':
		return KindString
	case c == '{':
		return KindObject
	case c == '[':
		return KindArray
	case c == '-' || '0' <= c && c <= '9':
		return KindNumber
	case c == 't' || c == 'f':
		return KindBool
	case c == 'n':
		return KindNull
	}
	return KindInvalid
}

// Trim returns raw without the white space around it.
func Trim(raw []byte) []byte {
	raw = raw[skipSpace(raw, 0):]
	for len(raw) > 0 && isSpace(raw[len(raw)-1]) {
		raw = raw[:len(raw)-1]
	}
	return raw
}

// Array calls yield for each element of the array raw, in order. elem is a trimmed slice of raw. An error of yield ends
// the walk and is returned.
func Array(raw []byte, yield func(i int, elem []byte) error) error {
	i := skipSpace(raw, 0)
	if i >= len(raw) || raw[i] != '[' {
		return ErrSyntax
	}
	i = skipSpace(raw, i+1)
	if i < len(raw) && raw[i] == ']' {
		return atEnd(raw, i+1)
	}
	for n := 0; ; n++ {
		end := skipValue(raw, i)
		if end < 0 {
			return ErrSyntax
		}
		if err := yield(n, raw[i:end:end]); err != nil {
			return err
		}
		i = skipSpace(raw, end)
		if i >= len(raw) {
			return ErrSyntax
		}
		switch raw[i] {
		case ',':
			i = skipSpace(raw, i+1)
		case ']':
			return atEnd(raw, i+1)
		default:
			return ErrSyntax
		}
	}
}

// Object calls yield for each member of the object raw, in order, duplicates included. key is unquoted; it is a slice of
// raw unless it holds an escape. val is a trimmed slice of raw. An error of yield ends the walk and is returned.
func Object(raw []byte, yield func(key, val []byte) error) error {
	i := skipSpace(raw, 0)
	if i >= len(raw) || raw[i] != '{' {
		return ErrSyntax
	}
	i = skipSpace(raw, i+1)
	if i < len(raw) && raw[i] == '}' {
		return atEnd(raw, i+1)
	}
	for {
		key, val, next, err := member(raw, i)
		if err != nil {
			return err
		}
		if err := yield(key, val); err != nil {
			return err
		}
		i = skipSpace(raw, next)
		if i >= len(raw) {
			return ErrSyntax
		}
		switch raw[i] {
		case ',':
			i = skipSpace(raw, i+1)
		case '}':
			return atEnd(raw, i+1)
		default:
			return ErrSyntax
		}
	}
}

// member reads the key and the value of the object member that starts at raw[i]; next is the index after the value.
func member(raw []byte, i int) (key, val []byte, next int, err error) {
	end := skipString(raw, i)
	if end < 0 {
		return nil, nil, 0, ErrSyntax
	}
	key, plain := UnquoteBytes(raw[i:end])
	if !plain {
		text, err := Unquote(raw[i:end])
		if err != nil {
			return nil, nil, 0, err
		}
		key = []byte(text)
	}
	i = skipSpace(raw, end)
	if i >= len(raw) || raw[i] != ':' {
		return nil, nil, 0, ErrSyntax
	}
	i = skipSpace(raw, i+1)
	end = skipValue(raw, i)
	if end < 0 {
		return nil, nil, 0, ErrSyntax
	}
	return key, raw[i:end:end], end, nil
}

func atEnd(raw []byte, i int) error {
	if skipSpace(raw, i) != len(raw) {
		return ErrSyntax
	}
	return nil
}

// skipValue returns the index after the value that starts at raw[i], or -1. It looks only for the end, so what is
// inside must have been validated before.
func skipValue(raw []byte, i int) int {
	if i >= len(raw) {
		return -1
	}
	switch raw[i] {
	case '"':
		return skipString(raw, i)
	case '[', '{':
		return skipNested(raw, i)
	}
	start := i
	for i < len(raw) && !isDelimiter(raw[i]) {
		i++
	}
	if i == start {
		return -1
	}
	return i
}

// skipNested returns the index after the array or object that starts at raw[i], or -1. Counting brackets of both kinds
// alike is enough: in validated text they match.
func skipNested(raw []byte, i int) int {
	depth := 0
	for i < len(raw) {
		switch raw[i] {
		case '"':
			if i = skipString(raw, i); i < 0 {
				return -1
			}
			continue
		case '[', '{':
			depth++
		case ']', '}':
			depth--
			if depth == 0 {
				return i + 1
			}
		}
		i++
	}
	return -1
}

// skipString returns the index after the string that starts at raw[i], or -1.
func skipString(raw []byte, i int) int {
	if i >= len(raw) || raw[i] != '"' {
		return -1
	}
	i = skipPlain(raw, i+1)
	for i < len(raw) {
		switch raw[i] {
		case '"':
			return i + 1
		case '\\':
			i = skipPlain(raw, i+2)
		default:
			i = skipPlain(raw, i+1)
		}
	}
	return -1
}

func isDelimiter(c byte) bool {
	switch c {
	case ',', ':', '[', ']', '{', '}', '"', ' ', '\n', '\r', '\t':
		return true
	}
	return false
}

package config

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"time"

	"exon/address"

	"github.com/ethereum/go-ethereum/common"
)

// kind is a type a setting can have: its name, what a user is told to write, and how its values are read and written.
type kind struct {
	name     string
	want     string
	fromText func(string) (any, error) // as typed on a command line or in the environment
	fromTOML func(any) (any, error)    // as the TOML parser gives it
	text     func(any) string
	toml     func(any) string
}

var errKind = errors.New("wrong kind of value")

// kinds lists every type a setting can have.
var kinds = map[reflect.Type]*kind{
	reflect.TypeFor[string](): {
		name: "text", want: "a text",
		fromText: func(s string) (any, error) { return s, nil },
		fromTOML: func(v any) (any, error) { return as[string](v) },
		text:     func(v any) string { return v.(string) },
		toml:     func(v any) string { return quote(v.(string)) },
	},
	reflect.TypeFor[bool](): {
		name: "bool", want: "true or false",
		fromText: parseBool,
		fromTOML: func(v any) (any, error) { return as[bool](v) },
		text:     func(v any) string { return strconv.FormatBool(v.(bool)) },
		toml:     func(v any) string { return strconv.FormatBool(v.(bool)) },
	},
	reflect.TypeFor[int](): {
		name: "int", want: "a whole number",
		fromText: func(s string) (any, error) { return strconv.Atoi(s) },
		fromTOML: func(v any) (any, error) { n, err := as[int64](v); return int(n), err },
		text:     func(v any) string { return strconv.Itoa(v.(int)) },
		toml:     func(v any) string { return strconv.Itoa(v.(int)) },
	},
	reflect.TypeFor[uint64](): {
		name: "uint", want: "a whole number of 0 or more",
		fromText: func(s string) (any, error) { return strconv.ParseUint(s, 10, 63) }, // TOML has no more bits
		fromTOML: parseUint,
		text:     func(v any) string { return strconv.FormatUint(v.(uint64), 10) },
		toml:     func(v any) string { return strconv.FormatUint(v.(uint64), 10) },
	},
	reflect.TypeFor[time.Duration](): {
		name: "duration", want: "a duration such as 500ms, 5s or 3h",
		fromText: parseDuration,
		fromTOML: throughText(parseDuration),
		text:     func(v any) string { return formatDuration(v.(time.Duration)) },
		toml:     func(v any) string { return quote(formatDuration(v.(time.Duration))) },
	},
	reflect.TypeFor[common.Address](): {
		name: "address", want: "an address, 0x... or ex1...",
		fromText: parseAddress,
		fromTOML: throughText(parseAddress),
		text:     func(v any) string { return v.(common.Address).Hex() },
		toml:     func(v any) string { return quote(v.(common.Address).Hex()) },
	},
	reflect.TypeFor[[]string](): {
		name: "list", want: "a list of texts",
		fromText: func(s string) (any, error) { return splitList(s), nil },
		fromTOML: parseList,
		text:     func(v any) string { return strings.Join(v.([]string), ",") },
		toml:     formatList,
	},
}

func as[T any](v any) (T, error) {
	t, ok := v.(T)
	if !ok {
		return t, errKind
	}
	return t, nil
}

func throughText(parse func(string) (any, error)) func(any) (any, error) {
	return func(v any) (any, error) {
		s, err := as[string](v)
		if err != nil {
			return nil, err
		}
		return parse(s)
	}
}

func parseBool(s string) (any, error) {
	switch s {
	case "true":
		return true, nil
	case "false":
		return false, nil
	}
	return nil, errKind
}

func parseUint(v any) (any, error) {
	n, err := as[int64](v)
	if err != nil || n < 0 {
		return nil, errKind
	}
	return uint64(n), nil
}

func parseDuration(s string) (any, error) {
	d, err := time.ParseDuration(s)
	return d, err
}

// formatDuration leaves out the zeros at the end: 3h, not 3h0m0s.
func formatDuration(d time.Duration) string {
	s := d.String()
	if strings.HasSuffix(s, "m0s") {
		s = s[:len(s)-len("0s")]
	}
	if strings.HasSuffix(s, "h0m") {
		s = s[:len(s)-len("0m")]
	}
	return s
}

func parseAddress(s string) (any, error) {
	a, err := address.Parse(s)
	return a, err
}

// splitList returns the parts between commas; the empty text is the empty list.
func splitList(s string) []string {
	var list []string
	for part := range strings.SplitSeq(s, ",") {
		if part = strings.TrimSpace(part); part != "" {
			list = append(list, part)
		}
	}
	return list
}

func parseList(v any) (any, error) {
	raw, err := as[[]any](v)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, elem := range raw {
		s, err := as[string](elem)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, nil
}

func formatList(v any) string {
	quoted := make([]string, 0, 4)
	for _, s := range v.([]string) {
		quoted = append(quoted, quote(s))
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// quote writes a TOML basic string.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < 0x20 || r == 0x7f:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

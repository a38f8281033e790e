package rawjson

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestValidate(t *testing.T) {
	tests := []struct {
		name string
		text string
		want error
	}{
		{"empty", "", ErrSyntax},
		{"white space only", " \n\t\r", ErrSyntax},
		{"white space around", " \n{\t\"a\" :\r[ 1 , 2 ] } ", nil},
		{"two values", "1 2", ErrSyntax},
		{"words", "[true,false,null]", nil},
		{"half a word", "tru", ErrSyntax},
		{"long word", "nulll", ErrSyntax},
		{"capital word", "True", ErrSyntax},
		{"numbers", "[0,-0,10,1.5,-1.50,1e5,1E+5,1.2e-10,123456789012345678901234567890]", nil},
		{"leading zero", "01", ErrSyntax},
		{"negative leading zero", "-01", ErrSyntax},
		{"plus sign", "+1", ErrSyntax},
		{"bare minus", "-", ErrSyntax},
		{"no fraction", "1.", ErrSyntax},
		{"no whole", ".5", ErrSyntax},
		{"no exponent", "1e", ErrSyntax},
		{"signed empty exponent", "1e+", ErrSyntax},
		{"hexadecimal number", "0x1", ErrSyntax},
		{"not a number", "NaN", ErrSyntax},
		{"strings", `["","a","\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00","é😀","long enough to take eight at a time"]`, nil},
		{"no closing quote", `"abcdefghijkl`, ErrSyntax},
		{"escaped closing quote", `"abcdefghijkl\"`, ErrSyntax},
		{"unknown escape", `"\x"`, ErrSyntax},
		{"short unicode escape", `"\u12"`, ErrSyntax},
		{"bad unicode escape", `"\u12g4"`, ErrSyntax},
		{"single quotes", `'a'`, ErrSyntax},
		{"newline in a string", "\"a\nb\"", ErrSyntax},
		{"control character after eight", "\"01234567\x1f\"", ErrSyntax},
		{"delete character", "\"\x7f\"", nil},
		{"broken UTF-8", "\"\xff\"", ErrSyntax},
		{"cut UTF-8", "\"\xe2\x82\"", ErrSyntax},
		{"surrogate in UTF-8", "\"\xed\xa0\x80\"", ErrSyntax},
		{"lone surrogate escape", `"\ud800"`, nil},
		{"byte order mark", "\xef\xbb\xbf1", ErrSyntax},
		{"empty containers", `[[],{}]`, nil},
		{"trailing comma in array", `[1,]`, ErrSyntax},
		{"leading comma in array", `[,1]`, ErrSyntax},
		{"no comma", `[1 2]`, ErrSyntax},
		{"open array", `[1`, ErrSyntax},
		{"open array after comma", `[1,`, ErrSyntax},
		{"trailing comma in object", `{"a":1,}`, ErrSyntax},
		{"no colon", `{"a" 1}`, ErrSyntax},
		{"no value", `{"a":}`, ErrSyntax},
		{"bare key", `{a:1}`, ErrSyntax},
		{"open object", `{"a":1`, ErrSyntax},
		{"mixed brackets", `[1}`, ErrSyntax},
		{"extra closing", `[]]`, ErrSyntax},
		{"comment", `[1/*x*/]`, ErrSyntax},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Validate([]byte(tt.text), 16); !errors.Is(got, tt.want) {
				t.Errorf("got %v, want %v", got, tt.want)
			}
			if got, want := tt.want == nil, acceptable([]byte(tt.text)); got != want {
				t.Errorf("the table says %v, encoding/json says %v", got, want)
			}
		})
	}
}

func TestValidateDepth(t *testing.T) {
	tests := []struct {
		text  string
		depth int
		want  error
	}{
		{`1`, 0, nil},
		{`[]`, 0, ErrDepth},
		{`[]`, 1, nil},
		{`{"a":[]}`, 1, ErrDepth},
		{`{"a":[]}`, 2, nil},
		{`[[],[],[]]`, 2, nil},
		{strings.Repeat("[", 1<<20), 128, ErrDepth},
		{strings.Repeat(`{"a":`, 1<<20), 128, ErrDepth},
		{`[]`, -1, ErrDepth},
	}
	for _, tt := range tests {
		if got := Validate([]byte(tt.text), tt.depth); !errors.Is(got, tt.want) {
			t.Errorf("%.20q, depth %d: got %v, want %v", tt.text, tt.depth, got, tt.want)
		}
	}
}

func TestKindOf(t *testing.T) {
	tests := map[string]Kind{
		"": KindInvalid, "x": KindInvalid, " 1": KindInvalid, "null": KindNull, "true": KindBool, "false": KindBool,
		"-1": KindNumber, "0": KindNumber, "9": KindNumber, `"a"`: KindString, "[]": KindArray, "{}": KindObject,
	}
	for text, want := range tests {
		if got := KindOf([]byte(text)); got != want {
			t.Errorf("%q: got %d, want %d", text, got, want)
		}
	}
}

func TestArray(t *testing.T) {
	raw := []byte(` [ 1 , "a,]" ,[2,[3]], {"b":[4]} ,null , true] `)
	want := []string{`1`, `"a,]"`, `[2,[3]]`, `{"b":[4]}`, `null`, `true`}
	n := 0
	err := Array(raw, func(i int, elem []byte) error {
		if i != n || string(elem) != want[i] {
			t.Errorf("element %d: got %q, want %d %q", i, elem, n, want[n])
		}
		if cap(elem) != len(elem) {
			t.Errorf("element %d: an append would write over the text behind it", i)
		}
		n++
		return nil
	})
	if err != nil || n != len(want) {
		t.Errorf("got %d elements, error %v; want %d", n, err, len(want))
	}
	if err := Array([]byte(" [ ] "), func(int, []byte) error { t.Error("an element in []"); return nil }); err != nil {
		t.Error(err)
	}
}

func TestObject(t *testing.T) {
	raw := []byte(` { "a" : 1 ,"\u0062\n":"x}" , "":{"c":{}},"a":[2] } `)
	want := []string{"a=1", "b\n=\"x}\"", "={\"c\":{}}", "a=[2]"}
	var got []string
	err := Object(raw, func(key, val []byte) error {
		got = append(got, fmt.Sprintf("%s=%s", key, val))
		return nil
	})
	if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got %q, error %v; want %q", got, err, want)
	}
	if err := Object([]byte("{ }"), func(_, _ []byte) error { t.Error("a member in {}"); return nil }); err != nil {
		t.Error(err)
	}
}

func TestWalkStopsOnError(t *testing.T) {
	stop := errors.New("stop")
	n := 0
	if err := Array([]byte("[1,2,3]"), func(int, []byte) error { n++; return stop }); !errors.Is(err, stop) || n != 1 {
		t.Errorf("array: got %v after %d elements", err, n)
	}
	n = 0
	err := Object([]byte(`{"a":1,"b":2}`), func(_, _ []byte) error { n++; return stop })
	if !errors.Is(err, stop) || n != 1 {
		t.Errorf("object: got %v after %d members", err, n)
	}
}

func TestWalkRefusesOtherKinds(t *testing.T) {
	for _, text := range []string{"", "1", `"a"`, "{}", "[", "[1", "[1,", "[1 2]", "[,]", "[]x", `["`} {
		if err := Array([]byte(text), func(int, []byte) error { return nil }); !errors.Is(err, ErrSyntax) {
			t.Errorf("array %q: got %v, want %v", text, err, ErrSyntax)
		}
	}
	for _, text := range []string{"", "1", "[]", "{", `{"`, `{"a`, `{"a"`, `{"a":`, `{"a":1`, `{"a":1,`, `{"a" 1}`, `{1:1}`, `{"\x":1}`, `{}x`} {
		if err := Object([]byte(text), func(_, _ []byte) error { return nil }); !errors.Is(err, ErrSyntax) {
			t.Errorf("object %q: got %v, want %v", text, err, ErrSyntax)
		}
	}
}

func TestUnquote(t *testing.T) {
	tests := []struct {
		raw, want string
		plain     bool
	}{
		{`""`, "", true},
		{`"0xab"`, "0xab", true},
		{`"é"`, "é", true},
		{`"\"\\\/\b\f\n\r\t"`, "\"\\/\b\f\n\r\t", false},
		{`"a\u0062c\u00e9"`, "abcé", false},
		{`"\ud83d\ude00!"`, "😀!", false},
		{`"\ud83d"`, "\ufffd", false},
		{`"\ud83dx"`, "\ufffdx", false},
		{`"\ud83d\u0041"`, "\ufffdA", false},
		{`"\ude00\ud83d"`, "\ufffd\ufffd", false},
	}
	for _, tt := range tests {
		got, err := Unquote([]byte(tt.raw))
		if err != nil || got != tt.want {
			t.Errorf("%s: got %q, %v; want %q", tt.raw, got, err, tt.want)
		}
		inside, plain := UnquoteBytes([]byte(tt.raw))
		if plain != tt.plain || plain && string(inside) != tt.want {
			t.Errorf("%s in place: got %q, %v; want %v", tt.raw, inside, plain, tt.plain)
		}
	}
	for _, raw := range []string{"", `"`, "1", `"a`, `a"`, `"\"`, `"\x"`, `"\u12"`, `"a\n"b"`} {
		if got, err := Unquote([]byte(raw)); !errors.Is(err, ErrSyntax) {
			t.Errorf("%s: got %q, %v; want %v", raw, got, err, ErrSyntax)
		}
	}
}

func TestAppendString(t *testing.T) {
	tests := map[string]string{
		"":                     `""`,
		"a <b> & 'c' / é😀\x7f": `"a <b> & 'c' / é😀` + "\x7f" + `"`,
		"\"\\\b\f\n\r\t":       `"\"\\\b\f\n\r\t"`,
		"\x00\x1f":             `"\u0000\u001f"`,
		"a\xffb\xe2\x82":       "\"a\ufffdb\ufffd\ufffd\"",
	}
	for text, want := range tests {
		got := AppendString([]byte("x"), text)
		if string(got) != "x"+want {
			t.Errorf("%q: got %s, want x%s", text, got, want)
		}
		if Validate(got[1:], 0) != nil {
			t.Errorf("%q: %s is not JSON", text, got[1:])
		}
	}
}

func TestNothingAllocates(t *testing.T) {
	body := []byte(`{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xab","data":"0x00"},"latest",[1,2.5e3]]}`)
	allocs := testing.AllocsPerRun(100, func() {
		if Validate(body, 16) != nil {
			t.Error("refused")
		}
		n := 0
		_ = Object(body, func(_, val []byte) error {
			if KindOf(val) == KindArray {
				return Array(val, func(int, []byte) error { n++; return nil })
			}
			UnquoteBytes(val)
			return nil
		})
		if n != 3 {
			t.Errorf("got %d arguments, want 3", n)
		}
	})
	if allocs != 0 {
		t.Errorf("got %v allocations, want 0", allocs)
	}
}

// acceptable is what Validate must say, up to its depth limit: encoding/json also takes strings that are not UTF-8.
func acceptable(b []byte) bool { return json.Valid(b) && utf8.Valid(b) }

func FuzzValidate(f *testing.F) {
	for _, seed := range []string{
		``, `null`, `[1,-2.5e+3,"a\u00e9\n",{"k":[true,false]}]`, `{"a":{"b":[]},"":0}`, "\"\xff\"", `[[[[`, "\"1234567890123456\x1f\"",
		`{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}`, ` [1 , 2 ] `, `"\ud800"`, `1e`, `01`, `"abcdefgh\\"`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		err := Validate(b, len(b))
		if got, want := err == nil, acceptable(b); got != want {
			t.Fatalf("%q: got %v, want %v", b, err, want)
		}
		if err := Validate(b, 3); err == nil && !acceptable(b) {
			t.Fatalf("%q: accepted with a depth limit", b)
		}
		walkAll(t, Trim(b), err == nil)
	})
}

// walkAll walks every part of raw. When raw is valid each part must be valid, mean what encoding/json reads, and lose
// nothing.
func walkAll(t *testing.T, raw []byte, valid bool) {
	t.Helper()
	if valid && KindOf(raw) == KindInvalid {
		t.Fatalf("%q: valid but of no kind", raw)
	}
	n := 0
	errA := Array(raw, func(i int, elem []byte) error {
		n++
		if valid && !acceptable(elem) {
			t.Fatalf("%q: element %d is %q", raw, i, elem)
		}
		if len(elem) < len(raw) {
			walkAll(t, elem, valid)
		}
		return nil
	})
	if valid && KindOf(raw) == KindArray {
		var want []json.RawMessage
		if json.Unmarshal(raw, &want) != nil || errA != nil || n != len(want) {
			t.Fatalf("%q: got %d elements, %v; want %d", raw, n, errA, len(want))
		}
	}
	members := map[string]string{}
	errO := Object(raw, func(key, val []byte) error {
		members[string(key)] = string(val)
		if len(val) < len(raw) {
			walkAll(t, val, valid)
		}
		return nil
	})
	if valid && KindOf(raw) == KindObject {
		var want map[string]json.RawMessage
		if json.Unmarshal(raw, &want) != nil || errO != nil || len(members) != len(want) {
			t.Fatalf("%q: got %q, %v; want %q", raw, members, errO, want)
		}
		for key, val := range want {
			if members[key] != string(val) {
				t.Fatalf("%q: member %q: got %q, want %q", raw, key, members[key], val)
			}
		}
	}
	text, err := Unquote(raw)
	if valid && KindOf(raw) == KindString {
		var want string
		if json.Unmarshal(raw, &want) != nil || err != nil || text != want {
			t.Fatalf("%q: got %q, %v; want %q", raw, text, err, want)
		}
	}
	UnquoteBytes(raw)
	back, err := Unquote(AppendString(nil, string(raw)))
	if utf8.Valid(raw) && (err != nil || back != string(raw)) {
		t.Fatalf("%q: quoted and unquoted it is %q, %v", raw, back, err)
	}
}

func BenchmarkValidate(b *testing.B) {
	bodies := map[string]string{
		"small":      `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","latest"]}`,
		"1MB_of_hex": `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x` + strings.Repeat("0123456789abcdef", 1<<16) + `"}]}`,
	}
	for name, body := range bodies {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(body)))
			b.ReportAllocs()
			raw := []byte(body)
			for b.Loop() {
				if Validate(raw, 128) != nil {
					b.Fatal("refused")
				}
			}
		})
	}
}

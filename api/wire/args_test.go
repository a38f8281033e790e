package wire

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"exon/address"
	"exon/api/jsonrpc"

	"github.com/btcsuite/btcd/btcutil/bech32"
	"github.com/ethereum/go-ethereum/common"
)

func raws(values ...string) Args {
	var a Args
	for _, v := range values {
		a = append(a, []byte(v))
	}
	return a
}

func quoted(s string) string { return `"` + s + `"` }

// refusal is one value a decoder must refuse, with the message it must give.
type refusal struct {
	name, in, want string
}

func checkRefusal(t *testing.T, err error, code int, want string) {
	t.Helper()
	var e *jsonrpc.Error
	if !errors.As(err, &e) {
		t.Fatalf("got %v, want a *jsonrpc.Error with %q", err, want)
	}
	if e.Code != code || e.Message != want || e.Data != nil {
		t.Errorf("got %d %q, want %d %q", e.Code, e.Message, code, want)
	}
}

func checkRefusals(t *testing.T, tests []refusal, decode func(Args) error) {
	t.Helper()
	tests = append(tests, refusal{"missing", "", "missing value for required argument 0"}, refusal{"null", "null", "missing value for required argument 0"})
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			a := raws(tt.in)
			if tt.in == "" {
				a = nil
			}
			checkRefusal(t, decode(a), jsonrpc.CodeInvalidParams, tt.want)
		})
	}
}

func TestParseArgs(t *testing.T) {
	for params, want := range map[string]int{"": 0, "null": 0, "[]": 0, "[ ]": 0, `["a"]`: 1, `[1, [2,3] ,null]`: 3} {
		a, err := ParseArgs(nil, []byte(params), 3)
		if err != nil || len(a) != want {
			t.Errorf("%s: got %d arguments, %v, want %d", params, len(a), err, want)
		}
	}
	a, _ := ParseArgs(nil, []byte(`[1, [2,3] ,null]`), 3)
	if string(a[1]) != "[2,3]" || !a.Has(1) || a.Has(2) || a.Has(3) {
		t.Errorf("got %q", a)
	}
	for params, want := range map[string]string{`{}`: "non-array args", `{"a":1}`: "non-array args", `"x"`: "non-array args", `1`: "non-array args",
		`[1,2,3,4]`: "too many arguments, want at most 3"} {
		_, err := ParseArgs(nil, []byte(params), 3)
		checkRefusal(t, err, jsonrpc.CodeInvalidParams, want)
	}
}

func TestAddress(t *testing.T) {
	for _, s := range []string{sampleTo.Hex(), strings.ToLower(sampleTo.Hex()), "0X" + strings.ToUpper(sampleTo.Hex()[2:]), address.Bech32(sampleTo),
		strings.ToUpper(address.Bech32(sampleTo)), `\u0030x` + sampleTo.Hex()[2:]} {
		if got, err := raws("1", quoted(s)).Address(1); err != nil || got != sampleTo {
			t.Errorf("%s: got %s, %v", s, got, err)
		}
	}
	short, _ := bech32.EncodeFromBase256("ex", make([]byte, 19))
	bech := address.Bech32(sampleTo)
	checkRefusals(t, []refusal{
		{"number", "12", "invalid argument 0: got a number, want a string"},
		{"object", "{}", "invalid argument 0: got an object, want a string"},
		{"bool", "true", "invalid argument 0: got a boolean, want a string"},
		{"empty", `""`, "invalid argument 0: empty hex string"},
		{"no prefix", quoted(sampleTo.Hex()[2:]), "invalid argument 0: hex string without 0x prefix"},
		{"short", `"0x01"`, "invalid argument 0: hex string has length 2, want 40 for an address"},
		{"long", quoted(sampleTo.Hex() + "00"), "invalid argument 0: hex string has length 42, want 40 for an address"},
		{"no hex", quoted(sampleTo.Hex()[:41] + "z"), "invalid argument 0: invalid hex string: wrong character 'z'"},
		{"bech32 prefix", quoted(address.Operator(sampleTo)), `invalid argument 0: wrong bech32 prefix "exvaloper", want "ex"`},
		{"bech32 checksum", quoted(bech[:len(bech)-1] + "q"), "invalid argument 0: wrong bech32 checksum"},
		{"bech32 length", quoted(short), "invalid argument 0: wrong bech32 length: 19 bytes, want 20 for an address"},
		{"a word", `"latest"`, "invalid argument 0: hex string without 0x prefix"},
	}, func(a Args) error { _, err := a.Address(0); return err })
}

func TestHash(t *testing.T) {
	want := common.HexToHash("0xabCD000000000000000000000000000000000000000000000000000000000001")
	if got, err := raws(`"0xabCD000000000000000000000000000000000000000000000000000000000001"`).Hash(0); err != nil || got != want {
		t.Errorf("got %s, %v", got, err)
	}
	checkRefusals(t, []refusal{
		{"no prefix", quoted(want.Hex()[2:]), "invalid argument 0: hex string without 0x prefix"},
		{"short", `"0x1234"`, "invalid argument 0: hex string has length 4, want 64 for a hash"},
		{"long", quoted(want.Hex() + "00"), "invalid argument 0: hex string has length 66, want 64 for a hash"},
		{"no hex", quoted(want.Hex()[:65] + "g"), "invalid argument 0: invalid hex string"},
		{"empty", `""`, "invalid argument 0: empty hex string"},
		{"array", `[]`, "invalid argument 0: got an array, want a string"},
	}, func(a Args) error { _, err := a.Hash(0); return err })
}

func TestQuantity(t *testing.T) {
	for in, want := range map[string]uint64{"0x0": 0, "0x1": 1, "0xA": 10, "0Xff": 255, "0x5208": 21000, "0xffffffffffffffff": 1<<64 - 1} {
		if got, err := raws(quoted(in)).Quantity(0); err != nil || got != want {
			t.Errorf("%s: got %d, %v, want %d", in, got, err, want)
		}
	}
	checkRefusals(t, []refusal{
		{"leading zero", `"0x01"`, "invalid argument 0: hex number with leading zero digits"},
		{"zeros", `"0x00"`, "invalid argument 0: hex number with leading zero digits"},
		{"bare", `"0x"`, `invalid argument 0: hex string "0x"`},
		{"empty", `""`, "invalid argument 0: empty hex string"},
		{"decimal", `"12"`, "invalid argument 0: hex string without 0x prefix"},
		{"number", `12`, "invalid argument 0: got a number, want a string"},
		{"65 bits", `"0x10000000000000000"`, "invalid argument 0: hex number > 64 bits"},
		{"no hex", `"0xg"`, "invalid argument 0: invalid hex string"},
		{"long no hex", `"0x1000000000000000000g"`, "invalid argument 0: invalid hex string"},
		{"negative", `"-0x1"`, "invalid argument 0: hex string without 0x prefix"},
		{"space", `"0x1 "`, "invalid argument 0: invalid hex string"},
	}, func(a Args) error { _, err := a.Quantity(0); return err })
}

func TestDataArgument(t *testing.T) {
	for in, want := range map[string][]byte{"0x": {}, "0x00": {0}, "0xDEADbeef": {0xde, 0xad, 0xbe, 0xef}} {
		if got, err := raws(quoted(in)).Data(0); err != nil || !bytes.Equal(got, want) || got == nil {
			t.Errorf("%s: got %x, %v, want %x", in, got, err, want)
		}
	}
	checkRefusals(t, []refusal{
		{"odd", `"0x123"`, "invalid argument 0: hex string of odd length"},
		{"no prefix", `"1234"`, "invalid argument 0: hex string without 0x prefix"},
		{"empty", `""`, "invalid argument 0: empty hex string"},
		{"no hex", `"0x12zz"`, "invalid argument 0: invalid hex string"},
		{"odd no hex", `"0xz"`, "invalid argument 0: invalid hex string"},
		{"not ASCII", `"0xéé"`, "invalid argument 0: invalid hex string"},
		{"number", `0`, "invalid argument 0: got a number, want a string"},
	}, func(a Args) error { _, err := a.Data(0); return err })
}

func TestBoolAndText(t *testing.T) {
	if got, err := raws("true").Bool(0); err != nil || !got {
		t.Errorf("got %v, %v", got, err)
	}
	if got, err := raws("false").Bool(0); err != nil || got {
		t.Errorf("got %v, %v", got, err)
	}
	checkRefusals(t, []refusal{
		{"text", `"true"`, "invalid argument 0: got a string, want a boolean"},
		{"number", `1`, "invalid argument 0: got a number, want a boolean"},
	}, func(a Args) error { _, err := a.Bool(0); return err })
	for in, want := range map[string]string{`""`: "", `"newHeads"`: "newHeads", `"a\"\u00e9\n"`: "a\"é\n"} {
		if got, err := raws(in).Text(0); err != nil || got != want {
			t.Errorf("%s: got %q, %v", in, got, err)
		}
	}
	checkRefusals(t, []refusal{
		{"number", `1`, "invalid argument 0: got a number, want a string"},
		{"bool", `false`, "invalid argument 0: got a boolean, want a string"},
	}, func(a Args) error { _, err := a.Text(0); return err })
}

func TestStorageKey(t *testing.T) {
	word := common.HexToHash("0xff00000000000000000000000000000000000000000000000000000000000001")
	for in, want := range map[string]common.Hash{"0x5": {31: 5}, "0": {}, "10": {31: 0x10}, "0x0": {}, "0x00": {}, "0X1f": {31: 0x1f}, "abc": {30: 0xa, 31: 0xbc},
		word.Hex(): word, word.Hex()[2:]: word} {
		if got, err := raws(quoted(in)).StorageKey(0); err != nil || got != want {
			t.Errorf("%s: got %s, %v, want %s", in, got, err, want)
		}
	}
	long := "0x0" + strings.Repeat("0", 64)
	checkRefusals(t, []refusal{
		{"no hex", `"0xasdf"`, `invalid hex in storage key: "0xasdf"`},
		{"bare", `"0x"`, `invalid hex in storage key: "0x"`},
		{"empty", `""`, `invalid hex in storage key: ""`},
		{"too long", quoted(long), fmt.Sprintf("storage key too long (want at most 32 bytes): %q", long)},
		{"endless", quoted(strings.Repeat("z", 5000)), fmt.Sprintf("invalid hex in storage key: %q...", strings.Repeat("z", 128))},
		{"number", `5`, "invalid argument 0: got a number, want a string"},
	}, func(a Args) error { _, err := a.StorageKey(0); return err })
}

func TestBlock(t *testing.T) {
	h := common.HexToHash("0xabcd000000000000000000000000000000000000000000000000000000000001")
	hash := func(canonical bool) BlockRef { return BlockRef{Tag: ByHash, Hash: &h, RequireCanonical: canonical} }
	tests := map[string]BlockRef{
		`"latest"`: {Tag: Latest}, `"pending"`: {Tag: Pending}, `"earliest"`: {Tag: Earliest}, `"safe"`: {Tag: Safe}, `"finalized"`: {Tag: Finalized},
		`"0x0"`: {}, `"0x1b4"`: {Number: 436}, `"0x7fffffffffffffff"`: {Number: 1<<63 - 1},
		quoted(h.Hex()):                       hash(false),
		`{"blockHash":"` + h.Hex() + `"}`:     hash(false),
		`{"blockNumber":"0x5"}`:               {Number: 5},
		`{"blockNumber":"latest","other":{}}`: {Tag: Latest},
		`{"blockHash":"` + h.Hex() + `","blockNumber":null,"requireCanonical":true}`: hash(true),
	}
	for in, want := range tests {
		got, err := raws(in).Block(0)
		if err != nil {
			t.Errorf("%s: %v", in, err)
			continue
		}
		if (got.Hash == nil) != (want.Hash == nil) || got.Hash != nil && *got.Hash != *want.Hash {
			t.Errorf("%s: got hash %v", in, got.Hash)
		}
		got.Hash, want.Hash = nil, nil
		if got != want {
			t.Errorf("%s: got %+v, want %+v", in, got, want)
		}
	}
	checkRefusals(t, []refusal{
		{"number", "1", "invalid argument 0: got a number, want a string"},
		{"decimal", `"1"`, "invalid argument 0: hex string without 0x prefix"},
		{"word", `"newest"`, "invalid argument 0: hex string without 0x prefix"},
		{"upper case", `"LATEST"`, "invalid argument 0: hex string without 0x prefix"},
		{"empty", `""`, "invalid argument 0: empty hex string"},
		{"bare", `"0x"`, `invalid argument 0: hex string "0x"`},
		{"leading zero", `"0x01"`, "invalid argument 0: hex number with leading zero digits"},
		{"over int64", `"0x8000000000000000"`, "invalid argument 0: block number larger than int64"},
		{"over uint64", `"0x10000000000000000"`, "invalid argument 0: hex number > 64 bits"},
		{"bad hash", quoted(h.Hex()[:65] + "g"), "invalid argument 0: invalid hex string"},
		{"short hash", quoted(h.Hex()[:64]), "invalid argument 0: hex number > 64 bits"},
		{"array", "[]", "invalid argument 0: got an array, want a string"},
		{"bool", "true", "invalid argument 0: got a boolean, want a string"},
		{"empty object", "{}", "invalid argument 0: must specify either BlockHash or BlockNumber"},
		{"both", `{"blockHash":"` + h.Hex() + `","blockNumber":"0x1"}`, "invalid argument 0: cannot specify both BlockHash and BlockNumber, choose one or the other"},
		{"object number", `{"blockNumber":1}`, "invalid argument 0: blockNumber: got a number, want a string"},
		{"object hash", `{"blockHash":"0x12"}`, "invalid argument 0: blockHash: hex string has length 2, want 64 for a hash"},
		{"object canonical", `{"blockHash":"` + h.Hex() + `","requireCanonical":"yes"}`, "invalid argument 0: requireCanonical: got a string, want a boolean"},
	}, func(a Args) error { _, err := a.Block(0); return err })
}

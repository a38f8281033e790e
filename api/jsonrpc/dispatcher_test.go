package jsonrpc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"exon/api/rawjson"
)

// methods is a Resolver over a map.
type methods map[string]Handler

func (m methods) Method(name []byte) (Handler, bool) {
	h, ok := m[string(name)]
	return h, ok
}

// node is a dispatcher with a few methods, a record of what ran and what was logged.
type node struct {
	Dispatcher
	ran []string
	log bytes.Buffer
}

func newNode() *node {
	n := &node{}
	record := func(name string, h Handler) Handler {
		return func(ctx context.Context, params, dst []byte) ([]byte, error) {
			n.ran = append(n.ran, name+string(params))
			return h(ctx, params, dst)
		}
	}
	fail := func(err error) Handler {
		return func(_ context.Context, _, dst []byte) ([]byte, error) { return append(dst, `"half a res`...), err }
	}
	handlers := methods{
		"one": func(_ context.Context, _, dst []byte) ([]byte, error) { return append(dst, '1'), nil },
		"params": func(_ context.Context, params, dst []byte) ([]byte, error) {
			if params == nil {
				return append(dst, `"nil"`...), nil
			}
			return append(dst, params...), nil
		},
		"big": func(_ context.Context, _, dst []byte) ([]byte, error) {
			return rawjson.AppendString(dst, strings.Repeat("x", 100)), nil
		},
		"":         func(_ context.Context, _, dst []byte) ([]byte, error) { return append(dst, `"nameless"`...), nil },
		"nothing":  func(_ context.Context, _, dst []byte) ([]byte, error) { return dst, nil },
		"short":    func(_ context.Context, _, _ []byte) ([]byte, error) { return nil, nil },
		"crash":    func(_ context.Context, _, dst []byte) ([]byte, error) { panic("the secret cause") },
		"crashnil": func(_ context.Context, _, dst []byte) ([]byte, error) { return dst[:len(dst)+1<<40], nil },
		"broken":   fail(errors.New("the secret detail")),
		"late":     fail(fmt.Errorf("run call: %w", context.DeadlineExceeded)),
		"gone":     fail(context.Canceled),
		"refuse":   fail(&Error{Code: -32000, Message: "nonce too low: \"a\"\n\\"}),
		"wrapped":  fail(fmt.Errorf("deep inside: %w", &Error{Code: -32005, Message: "limit"})),
		"revert":   fail(&Error{Code: 3, Message: "execution reverted", Data: []byte(`"0x"`)}),
		"nilerror": fail((*Error)(nil)),
		"argument": fail(InvalidArgument(2, errors.New("hex string has odd length"))),
	}
	for name, h := range handlers {
		handlers[name] = record(name, h)
	}
	n.Resolver = handlers
	n.Log = slog.New(slog.NewTextHandler(&n.log, nil))
	return n
}

// talk sends body and compares the reply, which is appended to something that must stay as it is.
func (n *node) talk(t *testing.T, body, want string) {
	t.Helper()
	before := []byte("kept")
	got := n.Serve(context.Background(), []byte(body), before)
	if string(got) != "kept"+want {
		t.Errorf("\n>> %s\n<< %s\nwant %s", body, strings.TrimPrefix(string(got), "kept"), want)
	}
	if want != "" && !json.Valid([]byte(want)) {
		t.Errorf("the wanted reply is not JSON: %s", want)
	}
}

func failure(id string, code int, message string) string {
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"error":{"code":%d,"message":%q}}`, id, code, message)
}

func result(id, value string) string {
	return `{"jsonrpc":"2.0","id":` + id + `,"result":` + value + `}`
}

func TestConversation(t *testing.T) {
	parse := failure("null", -32700, "parse error")
	invalid := func(id string) string { return failure(id, -32600, "invalid request") }
	nonArray := func(id string) string { return failure(id, -32602, "non-array args") }
	long := strings.Repeat("é", 1000)
	tests := []struct {
		name, send, want string
		ran              string // what ran, joined by spaces
	}{
		{"a call", `{"jsonrpc":"2.0","id":1,"method":"one","params":[]}`, result("1", "1"), "one[]"},
		{"white space everywhere", " \n{ \"id\" : 1 ,\t\"method\" : \"one\" , \"params\" : [ ] } \r\n", result("1", "1"), "one[ ]"},
		{"unknown members are ignored", `{"id":1,"method":"one","extra":{"id":2},"ID":3}`, result("1", "1"), "one"},

		{"empty body", ``, parse, ""},
		{"white space only", " \n", parse, ""},
		{"not JSON", `{"id":1,"method":"one"`, parse, ""},
		{"text behind the call", `{"id":1,"method":"one"}x`, parse, ""},
		{"two calls without a batch", `{"id":1,"method":"one"}{"id":2,"method":"one"}`, parse, ""},
		{"not UTF-8", "{\"id\":\"\xff\",\"method\":\"one\"}", parse, ""},
		{"too deep", `{"id":1,"method":"one","params":` + strings.Repeat("[", 128) + strings.Repeat("]", 128) + `}`, parse, ""},
		{"as deep as allowed", `{"id":1,"method":"one","params":` + strings.Repeat("[", 127) + strings.Repeat("]", 127) + `}`,
			result("1", "1"), "one" + strings.Repeat("[", 127) + strings.Repeat("]", 127)},
		{"a broken batch runs nothing", `[{"id":1,"method":"one"},{"id":2,]`, parse, ""},

		{"a number", `7`, invalid("null"), ""},
		{"a string", `"one"`, invalid("null"), ""},
		{"null", `null`, invalid("null"), ""},
		{"empty object", `{}`, invalid("null"), ""},
		{"no method, with an id", `{"jsonrpc":"2.0","id":5}`, invalid("5"), ""},
		{"method is a number", `{"id":5,"method":1}`, invalid("5"), ""},
		{"method is null", `{"id":"u-1","method":null}`, invalid(`"u-1"`), ""},
		{"method is a list", `{"id":5,"method":["one"]}`, invalid("5"), ""},
		{"method is null, no id", `{"method":null}`, invalid("null"), ""},
		{"id is an object", `{"id":{},"method":"one"}`, invalid("null"), ""},
		{"id is an array", `{"id":[1],"method":"one"}`, invalid("null"), ""},
		{"id is true", `{"id":true,"method":"one"}`, invalid("null"), ""},
		{"id is an object, no method", `{"id":{}}`, invalid("null"), ""},

		{"jsonrpc missing", `{"id":1,"method":"one"}`, result("1", "1"), "one"},
		{"jsonrpc 1.0", `{"jsonrpc":"1.0","id":1,"method":"one"}`, invalid("1"), ""},
		{"jsonrpc a number", `{"jsonrpc":2.0,"id":1,"method":"one"}`, invalid("1"), ""},
		{"jsonrpc null", `{"jsonrpc":null,"id":1,"method":"one"}`, invalid("1"), ""},
		{"jsonrpc 1.0, no id", `{"jsonrpc":"1.0","method":"one"}`, invalid("null"), ""},
		{"jsonrpc written with an escape", `{"jsonrpc":"2\u002e0","id":1,"method":"one"}`, result("1", "1"), "one"},

		{"id 0", `{"id":0,"method":"one"}`, result("0", "1"), "one"},
		{"id of 16 digits", `{"id":1234567890123456,"method":"one"}`, result("1234567890123456", "1"), "one"},
		{"id beyond 64 bits", `{"id":123456789012345678901234567890,"method":"one"}`, result("123456789012345678901234567890", "1"), "one"},
		{"id as it was written", `{"id":1.50e+1,"method":"one"}`, result("1.50e+1", "1"), "one"},
		{"id a UUID", `{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","method":"one"}`, result(`"6ba7b810-9dad-11d1-80b4-00c04fd430c8"`, "1"), "one"},
		{"id with escapes", `{"id":"\u0061\"\/","method":"one"}`, result(`"\u0061\"\/"`, "1"), "one"},
		{"id the empty string", `{"id":"","method":"one"}`, result(`""`, "1"), "one"},
		{"id null is a call", `{"id":null,"method":"one"}`, result("null", "1"), "one"},
		{"id of an error", `{"id":"x","method":"no"}`, failure(`"x"`, -32601, "the method no does not exist/is not available"), ""},

		{"notification", `{"jsonrpc":"2.0","method":"params","params":[1]}`, "", "params[1]"},
		{"notification that fails", `{"method":"refuse"}`, "", "refuse"},
		{"notification that crashes", `{"method":"crash"}`, "", "crash"},
		{"notification for no method", `{"method":"no"}`, "", ""},
		{"notification with bad params", `{"method":"one","params":{}}`, "", ""},

		{"params omitted", `{"id":1,"method":"params"}`, result("1", `"nil"`), "params"},
		{"params null", `{"id":1,"method":"params","params":null}`, result("1", `"nil"`), "params"},
		{"params empty", `{"id":1,"method":"params","params":[]}`, result("1", `[]`), "params[]"},
		{"params as they were written", `{"id":1,"method":"params","params":["a]",{"b":[null]}]}`, result("1", `["a]",{"b":[null]}]`), `params["a]",{"b":[null]}]`},
		{"params an object", `{"id":1,"method":"one","params":{"a":1}}`, nonArray("1"), ""},
		{"params a string", `{"id":1,"method":"one","params":"a"}`, nonArray("1"), ""},
		{"params a number", `{"id":1,"method":"one","params":0}`, nonArray("1"), ""},
		{"params false", `{"id":1,"method":"one","params":false}`, nonArray("1"), ""},

		{"unknown method", `{"id":1,"method":"eth_getWork"}`, failure("1", -32601, "the method eth_getWork does not exist/is not available"), ""},
		{"method names count as written", `{"id":1,"method":"One"}`, failure("1", -32601, "the method One does not exist/is not available"), ""},
		{"unknown method with escapes", `{"id":1,"method":"a\"\n\u0001"}`,
			`{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method a\"\n\u0001 does not exist/is not available"}}`, ""},
		{"unknown method, long", `{"id":1,"method":"x` + long + `"}`,
			failure("1", -32601, "the method x"+long[:126]+"... does not exist/is not available"), ""},
		{"method written with an escape", `{"id":1,"method":"\u006fne"}`, result("1", "1"), "one"},
		{"empty method name", `{"id":1,"method":""}`, result("1", `"nameless"`), ""},

		{"last of two ids", `{"id":1,"method":"one","id":2}`, result("2", "1"), "one"},
		{"last of two methods", `{"id":1,"method":"crash","method":"one"}`, result("1", "1"), "one"},
		{"last of two params", `{"id":1,"params":{},"method":"params","params":[2]}`, result("1", "[2]"), "params[2]"},
		{"last of two versions", `{"id":1,"jsonrpc":"2.0","method":"one","jsonrpc":"1.0"}`, invalid("1"), ""},

		{"error of a handler", `{"id":1,"method":"refuse"}`, `{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too low: \"a\"\n\\"}}`, "refuse"},
		{"error of a handler, wrapped", `{"id":1,"method":"wrapped"}`, failure("1", -32005, "limit"), "wrapped"},
		{"error with data", `{"id":1,"method":"revert"}`, `{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}`, "revert"},
		{"bad argument", `{"id":1,"method":"argument"}`, failure("1", -32602, "invalid argument 2: hex string has odd length"), "argument"},
		{"timeout", `{"id":1,"method":"late"}`, failure("1", -32002, "request timed out"), "late"},
		{"cancelled", `{"id":1,"method":"gone"}`, failure("1", -32603, "internal error"), "gone"},
		{"anything else", `{"id":1,"method":"broken"}`, failure("1", -32603, "internal error"), "broken"},
		{"nil error of our own type", `{"id":1,"method":"nilerror"}`, failure("1", -32603, "internal error"), "nilerror"},
		{"no result", `{"id":1,"method":"nothing"}`, failure("1", -32603, "internal error"), "nothing"},
		{"reply lost", `{"id":1,"method":"short"}`, failure("1", -32603, "internal error"), "short"},
		{"panic", `{"id":1,"method":"crash"}`, failure("1", -32603, "method handler crashed"), "crash"},
		{"runtime panic", `{"id":1,"method":"crashnil"}`, failure("1", -32603, "method handler crashed"), "crashnil"},

		{"batch in order", `[{"id":2,"method":"params","params":[2]},{"id":1,"method":"one"}]`, "[" + result("2", "[2]") + "," + result("1", "1") + "]", "params[2] one"},
		{"batch of one", `[{"id":2,"method":"one"}]`, "[" + result("2", "1") + "]", "one"},
		{"empty batch", ` [ ] `, failure("null", -32600, "empty batch"), ""},
		{"batch of notifications", `[{"method":"one"},{"method":"crash"}]`, "", "one crash"},
		{"notification first", `[{"method":"one"},{"id":1,"method":"one"}]`, "[" + result("1", "1") + "]", "one one"},
		{"notification last", `[{"id":1,"method":"one"},{"method":"one"}]`, "[" + result("1", "1") + "]", "one one"},
		{"notification between", `[{"id":1,"method":"one"},{"method":"one"},{"id":2,"method":"one"}]`, "[" + result("1", "1") + "," + result("2", "1") + "]", "one one one"},
		{"no objects in a batch", `[1,[],"a"]`, "[" + invalid("null") + "," + invalid("null") + "," + invalid("null") + "]", ""},
		{"an error in a batch stays in its place", `[{"id":1,"method":"broken"},null,{"id":2,"method":"crash"},{"id":3,"method":"one"}]`,
			"[" + failure("1", -32603, "internal error") + "," + invalid("null") + "," + failure("2", -32603, "method handler crashed") + "," + result("3", "1") + "]",
			"broken crash one"},
		{"a batch in a batch", `[[{"id":1,"method":"one"}]]`, "[" + invalid("null") + "]", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			n := newNode()
			n.talk(t, tt.send, tt.want)
			if got := strings.Join(n.ran, " "); got != tt.ran {
				t.Errorf("ran %q, want %q", got, tt.ran)
			}
			n.ran = nil
			n.talk(t, `{"id":9,"method":"one"}`, result("9", "1"))
		})
	}
}

func TestBatchLimits(t *testing.T) {
	calls := func(n int) string {
		return "[" + strings.Repeat(`{"id":1,"method":"one"},`, n-1) + `{"id":1,"method":"one"}]`
	}
	t.Run("1000 calls by default", func(t *testing.T) {
		n := newNode()
		n.talk(t, calls(1000), "["+strings.Repeat(result("1", "1")+",", 999)+result("1", "1")+"]")
	})
	t.Run("1001 are too many and run nothing", func(t *testing.T) {
		n := newNode()
		n.talk(t, calls(1001), failure("null", -32600, "batch too large"))
		if len(n.ran) != 0 {
			t.Errorf("%d calls ran, want none", len(n.ran))
		}
	})
	t.Run("limit of items", func(t *testing.T) {
		n := newNode()
		n.Limits.BatchItems = 2
		n.talk(t, calls(2), "["+result("1", "1")+","+result("1", "1")+"]")
		n.talk(t, calls(3), failure("null", -32600, "batch too large"))
	})
	t.Run("limit of bytes", func(t *testing.T) {
		n := newNode()
		n.Limits.BatchBytes = 150 // between one and two answers
		big := result("1", `"`+strings.Repeat("x", 100)+`"`)
		n.talk(t, `[{"id":1,"method":"big"},{"id":1,"method":"big"},{"id":"c","method":"big"},{"method":"one"},{"id":{}},{"id":5,"method":"one"}]`,
			"["+big+","+big+","+failure(`"c"`, -32003, "response too large")+","+failure("null", -32600, "invalid request")+","+failure("5", -32003, "response too large")+"]")
		if len(n.ran) != 2 {
			t.Errorf("ran %q, want only the first two", n.ran)
		}
	})
	t.Run("a single answer has no limit", func(t *testing.T) {
		n := newNode()
		n.Limits.BatchBytes = 10
		n.talk(t, `{"id":1,"method":"big"}`, result("1", `"`+strings.Repeat("x", 100)+`"`))
	})
	t.Run("limit of depth", func(t *testing.T) {
		n := newNode()
		n.Limits.Depth = 2
		n.talk(t, `[{"id":1,"method":"one"}]`, "["+result("1", "1")+"]")
		n.talk(t, `[{"id":1,"method":"one","params":[]}]`, failure("null", -32700, "parse error"))
	})
}

func TestLogHoldsTheDetail(t *testing.T) {
	tests := []struct {
		method string
		want   []string
	}{
		{"broken", []string{"level=ERROR", "method=broken", "the secret detail"}},
		{"crash", []string{"level=ERROR", "method=crash", "the secret cause", "dispatcher_test.go"}},
		{"nothing", []string{"level=ERROR", "method=nothing"}},
		{"gone", []string{"method=gone", "context canceled"}},
		{"refuse", nil},
		{"late", nil},
		{"no", nil},
	}
	for _, tt := range tests {
		n := newNode()
		out := n.Serve(context.Background(), []byte(`{"id":1,"method":"`+tt.method+`","params":["passphrase"]}`), nil)
		if strings.Contains(string(out), "secret") {
			t.Errorf("%s: the reply tells: %s", tt.method, out)
		}
		log := n.log.String()
		for _, want := range tt.want {
			if !strings.Contains(log, want) {
				t.Errorf("%s: no %q in the log: %s", tt.method, want, log)
			}
		}
		if len(tt.want) == 0 && log != "" {
			t.Errorf("%s: the log is not empty: %s", tt.method, log)
		}
		if strings.Contains(log, "passphrase") {
			t.Errorf("%s: params in the log: %s", tt.method, log)
		}
	}
}

func TestContextReachesTheHandler(t *testing.T) {
	type key struct{}
	d := &Dispatcher{Resolver: methods{"who": func(ctx context.Context, _, dst []byte) ([]byte, error) {
		return rawjson.AppendString(dst, ctx.Value(key{}).(string)), nil
	}}}
	got := d.Serve(context.WithValue(context.Background(), key{}, "me"), []byte(`{"id":1,"method":"who"}`), nil)
	if want := result("1", `"me"`); string(got) != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

package jsonrpc

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"testing"
	"unicode/utf8"

	"exon/api/rawjson"
)

func FuzzServe(f *testing.F) {
	for _, seed := range []string{
		``, `{}`, `[]`, `[1]`, `null`, `{"id":1,"method":"one"}`, `{"jsonrpc":"2.0","id":"a","method":"params","params":[1,{"a":"b"}]}`,
		`[{"id":1,"method":"crash"},{"method":"one"},{"id":null,"method":"revert"}]`, `{"id":1,"method":"one","id":{}}`, `{"id":1,"method":"\u006fne","params":{}}`,
		`[{"id":1,"method":"one"},{"id":2,"method":"one"},{"id":3,"method":"one"},{"id":4,"method":"one"},{"id":5,"method":"one"}]`,
		`{"id":1,"method":"broken"}`, `{"id":1,"method":"\"\\\n"}`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		n := newNode()
		n.Limits = Limits{BatchItems: 4, BatchBytes: 200, Depth: 16}
		n.Log = slog.New(slog.NewTextHandler(io.Discard, nil))
		out := n.Serve(context.Background(), body, nil)
		if len(out) == 0 {
			checkSilence(t, body)
			return
		}
		if !json.Valid(out) || !utf8.Valid(out) {
			t.Fatalf("%q: the reply is not JSON: %q", body, out)
		}
		checkReplies(t, body, out)
	})
}

// checkReplies compares the replies with what encoding/json reads in the request: one per call with an id, in order,
// the id unchanged.
func checkReplies(t *testing.T, body, out []byte) {
	t.Helper()
	var calls, replies []json.RawMessage
	if json.Unmarshal(out, &replies) != nil { // a single reply
		checkReply(t, body, out)
		return
	}
	if err := json.Unmarshal(body, &calls); err != nil {
		t.Fatalf("%q: not a batch but answered with one: %q", body, out)
	}
	if len(replies) == 0 || len(replies) > len(calls) {
		t.Fatalf("%q: got %d replies to %d calls", body, len(replies), len(calls))
	}
}

func checkReply(t *testing.T, body, out []byte) {
	t.Helper()
	var reply map[string]json.RawMessage
	if err := json.Unmarshal(out, &reply); err != nil || len(reply) != 3 || string(reply["jsonrpc"]) != `"2.0"` {
		t.Fatalf("%q: not a reply: %q", body, out)
	}
	var call map[string]json.RawMessage
	if json.Unmarshal(body, &call) != nil {
		if string(reply["id"]) != "null" || reply["error"] == nil {
			t.Fatalf("%q: got %q, want an error without an id", body, out)
		}
		return
	}
	id := call["id"]
	if rawjson.Validate(body, 16) == nil && id != nil && isID(id) && string(reply["id"]) != string(id) {
		t.Fatalf("%q: got the id %q, want %q", body, reply["id"], id)
	}
}

// checkSilence fails if body holds a single call with an id: that must be answered.
func checkSilence(t *testing.T, body []byte) {
	t.Helper()
	var call map[string]json.RawMessage
	if json.Unmarshal(body, &call) == nil && call["id"] != nil {
		t.Fatalf("%q: no reply", body)
	}
}

// FuzzServeID checks that a call with an id gets exactly one reply whatever its params are.
func FuzzServeID(f *testing.F) {
	f.Add("1", "one", "[]")
	f.Add(`"a"`, "crash", "null")
	f.Add("null", "no", "{}")
	f.Fuzz(func(t *testing.T, id, method, params string) {
		name, err := json.Marshal(method)
		if err != nil || !isID([]byte(id)) || !json.Valid([]byte(id)) || !utf8.ValidString(id) {
			t.Skip()
		}
		n := newNode()
		n.Log = slog.New(slog.NewTextHandler(io.Discard, nil))
		body := []byte(`{"id":` + id + `,"method":` + string(name) + `,"params":` + params + `}`)
		out := n.Serve(context.Background(), body, nil)
		if len(out) == 0 {
			checkSilence(t, body)
			return
		}
		checkReply(t, body, out)
	})
}

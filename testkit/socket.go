package testkit

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// patience is how long a test waits for what must come. It is long, because only a failure makes anybody wait for it.
const patience = time.Minute

// Socket is a WebSocket client. One goroutine of its own reads all that comes.
type Socket struct {
	t    testing.TB
	Conn *websocket.Conn

	mu      sync.Mutex
	changed *sync.Cond
	replies map[string]json.RawMessage   // guarded by mu; by id
	notes   map[string][]json.RawMessage // guarded by mu; results by subscription
	order   []string                     // guarded by mu; what came, in order: "reply ID" or "note SUBSCRIPTION"
	end     error                        // guarded by mu; why reading ended
	nextID  int
}

// DialSocket opens a WebSocket on a path of the node. It is closed when the test ends.
func (n *Node) DialSocket(path string) *Socket {
	n.t.Helper()
	return DialSocket(n.t, "ws"+strings.TrimPrefix(n.URL, "http")+path)
}

// DialSocket opens a WebSocket and starts to read it.
func DialSocket(t testing.TB, url string) *Socket {
	t.Helper()
	conn, _, err := websocket.DefaultDialer.Dial(url, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	s := NewSocket(t, conn)
	go s.Read()
	return s
}

// NewSocket returns a client over an open connection that is not read until Read is called.
func NewSocket(t testing.TB, conn *websocket.Conn) *Socket {
	s := &Socket{t: t, Conn: conn, replies: make(map[string]json.RawMessage), notes: make(map[string][]json.RawMessage)}
	s.changed = sync.NewCond(&s.mu)
	return s
}

// Read takes all that comes until the connection ends.
func (s *Socket) Read() {
	for {
		_, text, err := s.Conn.ReadMessage()
		s.mu.Lock()
		if err != nil {
			s.end = err
			s.changed.Broadcast()
			s.mu.Unlock()
			return
		}
		s.take(text)
		s.changed.Broadcast()
		s.mu.Unlock()
	}
}

func (s *Socket) take(text []byte) {
	var m struct {
		ID     json.RawMessage `json:"id"`
		Method string          `json:"method"`
		Params struct {
			Subscription string          `json:"subscription"`
			Result       json.RawMessage `json:"result"`
		} `json:"params"`
	}
	if err := json.Unmarshal(text, &m); err == nil && m.Method == "eth_subscription" {
		s.notes[m.Params.Subscription] = append(s.notes[m.Params.Subscription], m.Params.Result)
		s.order = append(s.order, "note "+m.Params.Subscription)
		return
	}
	id := string(m.ID)
	if len(text) > 0 && text[0] == '[' {
		id = "batch"
	}
	s.replies[id] = text
	s.order = append(s.order, "reply "+id)
}

// Send sends a text message.
func (s *Socket) Send(text string) {
	s.t.Helper()
	if err := s.Conn.WriteMessage(websocket.TextMessage, []byte(text)); err != nil {
		s.t.Fatal(err)
	}
}

// await waits until done says so. It fails the test when the connection ends first.
func (s *Socket) await(what string, done func() bool) {
	s.t.Helper()
	timer := time.AfterFunc(patience, func() { s.mu.Lock(); s.changed.Broadcast(); s.mu.Unlock() })
	defer timer.Stop()
	began := time.Now()
	s.mu.Lock()
	defer s.mu.Unlock()
	for !done() {
		if s.end != nil {
			s.t.Fatalf("waiting for %s: the connection ended: %v", what, s.end)
		}
		if time.Since(began) >= patience {
			s.t.Fatalf("waiting for %s: nothing after %v", what, patience)
		}
		s.changed.Wait()
	}
}

// Reply waits for the answer with that id, as JSON text; "batch" stands for an answer to a batch.
func (s *Socket) Reply(id string) string {
	s.t.Helper()
	s.await("the reply "+id, func() bool { return s.replies[id] != nil })
	s.mu.Lock()
	defer s.mu.Unlock()
	text := s.replies[id]
	delete(s.replies, id)
	return string(text)
}

// Call calls a method and decodes the result, unless out is nil.
func (s *Socket) Call(out any, method string, params ...any) error {
	s.t.Helper()
	if params == nil {
		params = []any{}
	}
	s.nextID++
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": s.nextID, "method": method, "params": params})
	if err != nil {
		s.t.Fatal(err)
	}
	s.Send(string(body))
	var reply struct {
		Result json.RawMessage `json:"result"`
		Error  *RPCError       `json:"error"`
	}
	text := s.Reply(fmt.Sprint(s.nextID))
	if err := json.Unmarshal([]byte(text), &reply); err != nil {
		s.t.Fatalf("%s: %v in %s", method, err, text)
	}
	if reply.Error != nil {
		return reply.Error
	}
	if out == nil {
		return nil
	}
	return json.Unmarshal(reply.Result, out)
}

// Must is Call for calls that have to succeed.
func (s *Socket) Must(out any, method string, params ...any) {
	s.t.Helper()
	if err := s.Call(out, method, params...); err != nil {
		s.t.Fatalf("%s: %v", method, err)
	}
}

// Subscribe subscribes and returns the id.
func (s *Socket) Subscribe(params ...any) string {
	s.t.Helper()
	var id string
	s.Must(&id, "eth_subscribe", params...)
	return id
}

// Notes waits until a subscription has n notifications and returns all it has.
func (s *Socket) Notes(id string, n int) []json.RawMessage {
	s.t.Helper()
	s.await(fmt.Sprintf("%d notifications", n), func() bool { return len(s.notes[id]) >= n })
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]json.RawMessage(nil), s.notes[id]...)
}

// Settle makes a call and waits for its answer: what was queued for the connection before has arrived then.
func (s *Socket) Settle() { s.t.Helper(); s.Must(nil, "web3_clientVersion") }

// Order returns what has come, in order.
func (s *Socket) Order() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.order...)
}

// End waits until the connection has ended and returns the code and the reason of the close frame, 0 when there was none.
func (s *Socket) End() (code int, reason string) {
	s.t.Helper()
	timer := time.AfterFunc(patience, func() { s.mu.Lock(); s.changed.Broadcast(); s.mu.Unlock() })
	defer timer.Stop()
	began := time.Now()
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.end == nil {
		if time.Since(began) >= patience {
			s.t.Fatalf("the connection is open after %v", patience)
		}
		s.changed.Wait()
	}
	var closed *websocket.CloseError
	if errors.As(s.end, &closed) {
		return closed.Code, closed.Text
	}
	return 0, s.end.Error()
}

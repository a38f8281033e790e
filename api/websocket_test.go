package api

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gorilla/websocket"
)

func wsURL(n *testkit.Node) string { return "ws" + strings.TrimPrefix(n.URL, "http") }

// TestEnvelopeOverWebSocket: every answer is what HTTP gives to the same bytes.
func TestEnvelopeOverWebSocket(t *testing.T) {
	n := testkit.StartNode(t)
	for _, path := range profiles {
		s := n.DialSocket(path)
		for _, c := range []struct{ id, body string }{
			{"1", `{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}`},
			{`"7e57-uuid"`, `{"jsonrpc":"2.0","id":"7e57-uuid","method":"net_version"}`},
			{"9007199254740993", `{"jsonrpc":"2.0","id":9007199254740993,"method":"eth_syncing","params":[]}`},
			{"0", `{"id":0,"method":"eth_getBalance","params":["0x1",7]}`},
			{"2", `{"jsonrpc":"2.0","id":2,"method":"eth_noSuchThing"}`},
			{"3", `{"jsonrpc":"2.0","id":3,"method":"eth_chainId"}`},
			{"4", `{"jsonrpc":"2.0","id":4,"method":"txpool_inspectNot"}`},
			{"null", `{"jsonrpc":"2.0","id":null,"method":"net_version"}`},
			{"null", `{"jsonrpc":`},
			{"null", `nonsense`},
			{"null", ``},
			{"null", `[]`},
			{"null", `{"jsonrpc":"2.0","id":{},"method":"net_version"}`},
			{"5", `{"jsonrpc":"1.0","id":5,"method":"net_version"}`},
			{"6", `{"jsonrpc":"2.0","id":6,"method":"net_version","params":{}}`},
			{"batch", `[{"jsonrpc":"2.0","id":1,"method":"net_version"},{"jsonrpc":"2.0","method":"net_version"},{"jsonrpc":"2.0","id":"x","method":"nope"},7]`},
		} {
			s.Send(c.body)
			_, want := n.Post(path, c.body)
			if got := s.Reply(c.id); got != want {
				t.Errorf("%s %s:\ngot  %s\nwant %s", path, c.body, got, want)
			}
		}
		// Notifications are run and get no answer: the one to the next call is the next to come.
		before := len(s.Order())
		s.Send(`{"jsonrpc":"2.0","method":"net_version"}`)
		s.Send(`[{"jsonrpc":"2.0","method":"net_version"}]`)
		s.Send(`{"jsonrpc":"2.0","id":"last","method":"net_version"}`)
		s.Reply(`"last"`)
		if got := s.Order()[before:]; len(got) != 1 {
			t.Errorf("%s: got %v, want one reply", path, got)
		}
	}
}

func TestBinaryAndFragmentedMessages(t *testing.T) {
	n := testkit.StartNode(t)
	s := n.DialSocket("/")
	must(t, s.Conn.WriteMessage(websocket.BinaryMessage, []byte(`{"id":1,"method":"net_version"}`)))
	if got := s.Reply("1"); got != `{"jsonrpc":"2.0","id":1,"result":"9000"}` {
		t.Errorf("binary: %s", got)
	}
	// The client library fragments what it is given in pieces larger than its buffer; a ping may come in between.
	w, err := s.Conn.NextWriter(websocket.TextMessage)
	must(t, err)
	_, err = w.Write([]byte(`{"id":2,"method":"web3_sha3","params":["0x` + strings.Repeat("00", 9000)))
	must(t, err)
	pong := make(chan string, 1)
	s.Conn.SetPongHandler(func(text string) error { pong <- text; return nil })
	must(t, s.Conn.WriteControl(websocket.PingMessage, []byte("are you there"), time.Now().Add(time.Minute)))
	if got := <-pong; got != "are you there" {
		t.Errorf("pong says %q", got)
	}
	_, err = w.Write([]byte(strings.Repeat("00", 9000) + `"]}`))
	must(t, err)
	must(t, w.Close())
	if got := s.Reply("2"); !strings.Contains(got, `"result":"0x`) {
		t.Errorf("fragments: %s", got)
	}
}

// TestRequestsInFlight: an answer does not wait for an earlier request that takes longer.
func TestRequestsInFlight(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.RPC.CallTimeout = time.Minute; c.RPC.CallGas = 1 << 50 }})
	s := n.DialSocket("/eth")
	// An endless loop: it runs until its gas is used up, and that is long.
	loop := map[string]any{"to": common.Address{0xee}, "gas": "0x1000000000"}
	body, err := json.Marshal([]any{loop, "latest", map[string]any{common.Address{0xee}.Hex(): map[string]any{"code": "0x5b600056"}}})
	must(t, err)
	s.Send(`{"id":"slow","method":"eth_call","params":` + string(body) + `}`)
	for i := range 50 {
		s.Send(fmt.Sprintf(`{"id":%d,"method":"net_version"}`, i))
		s.Reply(fmt.Sprint(i))
	}
	if slices.Contains(s.Order(), `reply "slow"`) {
		t.Error("the slow request was answered first")
	}
}

func TestCloseCodes(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.Server.MaxBody = 5 << 20 }})
	t.Run("message over 5 MiB", func(t *testing.T) {
		s := n.DialSocket("/")
		fits := `{"id":1,"method":"web3_sha3","params":["0x` + strings.Repeat("0", 5<<20-46) + `" ]}`
		s.Send(fits)
		if got := s.Reply("1"); len(fits) != 5<<20 || !strings.Contains(got, "result") {
			t.Errorf("a message of %d bytes: %s", len(fits), got)
		}
		_ = s.Conn.WriteMessage(websocket.TextMessage, make([]byte, 5<<20+1)) // the node may close before it has all
		if code, reason := s.End(); code != 1009 || !strings.Contains(reason, "server.max_body") {
			t.Errorf("closed with %d %s", code, reason)
		}
	})
	t.Run("close is answered", func(t *testing.T) {
		s := n.DialSocket("/")
		must(t, s.Conn.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(1000, "bye"), time.Now().Add(time.Minute)))
		if code, _ := s.End(); code != 1000 {
			t.Errorf("closed with %d", code)
		}
	})
	t.Run("a frame that is not masked", func(t *testing.T) {
		s := n.DialSocket("/")
		_, err := s.Conn.NetConn().Write([]byte{0x81, 2, '{', '}'})
		must(t, err)
		if code, _ := s.End(); code != 1002 {
			t.Errorf("closed with %d", code)
		}
	})
}

func TestUpgradeRefusals(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) {
		c.Server.AllowedOrigins = []string{"https://wallet.example"}
	}})
	try := func(path string, change func(h http.Header)) int {
		h := http.Header{}
		change(h)
		conn, resp, err := websocket.DefaultDialer.Dial(wsURL(n)+path, h)
		if err == nil {
			_ = conn.Close()
		} else if resp == nil {
			t.Fatal(err)
		}
		return resp.StatusCode
	}
	for _, c := range []struct {
		name, path, header, value string
		want                      int
	}{
		{"no origin", "/eth", "X-None", "", 101},
		{"allowed origin", "/", "Origin", "https://wallet.example", 101},
		{"foreign origin", "/", "Origin", "https://evil.example", 403},
		{"opaque origin", "/", "Origin", "null", 403},
		{"the node's own page is a page too", "/", "Origin", n.URL, 403},
		{"foreign host", "/", "Host", "evil.example", 403},
		{"unknown path", "/nothing", "X-None", "", 404},
	} {
		if got := try(c.path, func(h http.Header) { h.Set(c.header, c.value) }); got != c.want {
			t.Errorf("%s: status %d, want %d", c.name, got, c.want)
		}
	}
	for name, c := range map[string]struct {
		headers map[string]string
		want    int
	}{
		"another version": {map[string]string{"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "8", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}, 426},
		"no key":          {map[string]string{"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}, 400},
		"no upgrade":      {nil, 405},
	} {
		req, err := http.NewRequest(http.MethodGet, n.URL, nil)
		must(t, err)
		for k, v := range c.headers {
			req.Header.Set(k, v)
		}
		resp, err := http.DefaultClient.Do(req)
		must(t, err)
		_ = resp.Body.Close()
		if resp.StatusCode != c.want {
			t.Errorf("%s: status %d, want %d", name, resp.StatusCode, c.want)
		}
	}
}

// TestPings: a connection that answers pings lives on in silence; one that does not is ended.
func TestPings(t *testing.T) {
	patient := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) {
		c.Server.WSPingInterval, c.Server.WSPongTimeout = time.Millisecond, time.Minute
		c.Server.IdleTimeout = time.Millisecond // is for HTTP
	}})
	conn, _, err := websocket.DefaultDialer.Dial(wsURL(patient), nil)
	must(t, err)
	t.Cleanup(func() { _ = conn.Close() })
	alive := testkit.NewSocket(t, conn)
	pings := make(chan struct{})
	answer := conn.PingHandler()
	conn.SetPingHandler(func(text string) error {
		select {
		case pings <- struct{}{}:
		default:
		}
		return answer(text)
	})
	go alive.Read()
	for range 3 { // the next ping is sent only when the one before was answered
		<-pings
	}
	alive.Settle()

	strict := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) {
		c.Server.WSPingInterval, c.Server.WSPongTimeout = time.Millisecond, time.Millisecond
	}})
	conn, _, err = websocket.DefaultDialer.Dial(wsURL(strict), nil)
	must(t, err)
	t.Cleanup(func() { _ = conn.Close() })
	conn.SetPingHandler(func(string) error { return nil })
	silent := testkit.NewSocket(t, conn)
	go silent.Read()
	if code, reason := silent.End(); code != websocket.CloseAbnormalClosure && code != 0 {
		t.Errorf("the silent one ended with %d %s", code, reason)
	}
}

// dialUnread opens a WebSocket that nobody reads yet.
func dialUnread(t *testing.T, n *testkit.Node) *websocket.Conn {
	t.Helper()
	conn, _, err := websocket.DefaultDialer.Dial(wsURL(n)+"/eth", nil)
	must(t, err)
	t.Cleanup(func() { _ = conn.Close() })
	return conn
}

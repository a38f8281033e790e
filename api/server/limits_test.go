package server

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/valyala/fasthttp"
)

func TestBodyLimit(t *testing.T) {
	server := start(t, func(c *Config) { c.MaxBody = 100_000 })
	sized := func(n int) string {
		frame := `{"id":1,"method":"size","params":[""]}`
		return strings.Replace(frame, `""`, `"`+strings.Repeat("x", n-len(frame))+`"`, 1)
	}
	chunked := func(body string) string {
		return "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" +
			fmt.Sprintf("%x\r\n%s\r\n%x\r\n%s\r\n0\r\n\r\n", len(body)/2, body[:len(body)/2], len(body)-len(body)/2, body[len(body)/2:])
	}
	atLimit := answer(fmt.Sprint(100_000 - len(`{"id":1,"method":"size","params":}`)))

	t.Run("at the limit", func(t *testing.T) {
		l := server.dial(t)
		l.send(post("/", "application/json", sized(100_000)))
		checkReply(t, l, 200, atLimit, "")
	})
	t.Run("one over", func(t *testing.T) {
		l := server.dial(t)
		l.send(post("/", "application/json", sized(100_001)))
		checkReply(t, l, 413, "", "Connection: close")
		l.atEnd()
	})
	t.Run("chunked at the limit", func(t *testing.T) {
		l := server.dial(t)
		l.send(chunked(sized(100_000)))
		checkReply(t, l, 200, atLimit, "")
	})
	t.Run("chunked over", func(t *testing.T) {
		l := server.dial(t)
		l.send(chunked(sized(100_001)))
		checkReply(t, l, 413, "", "Connection: close")
		l.atEnd()
	})
	t.Run("large length without a body", func(t *testing.T) {
		l := server.dial(t)
		l.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000000000000\r\n\r\n")
		checkReply(t, l, 413, "", "Connection: close")
	})
	t.Run("a client that sends all before it reads sees the answer", func(t *testing.T) {
		l := server.dial(t)
		l.send(post("/", "application/json", sized(10_000_000)))
		checkReply(t, l, 413, "", "Connection: close")
		l.atEnd()
	})
	t.Run("expect continue", func(t *testing.T) {
		l := server.dial(t)
		l.send("POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 100001\r\n\r\n")
		resp, _ := l.reply()
		if resp.StatusCode == 100 {
			resp, _ = l.reply()
		}
		if resp.StatusCode != 413 {
			t.Errorf("got %d, want 413", resp.StatusCode)
		}
	})
}

func TestHeaderLimit(t *testing.T) {
	server := start(t, nil)
	l := server.dial(t)
	l.send(strings.Replace(post("/", "application/json", call("where")), "Host:", "Cookie: "+strings.Repeat("c", 7000)+"\r\nHost:", 1))
	checkReply(t, l, 200, answer(`"/"`), "")
	l.send(strings.Replace(post("/", "application/json", call("where")), "Host:", "Cookie: "+strings.Repeat("c", 9000)+"\r\nHost:", 1))
	checkReply(t, l, 431, "", "Connection: close")
	l.atEnd()
}

func TestHostCheck(t *testing.T) {
	server := start(t, func(c *Config) { c.AllowedHosts = []string{"node.lan", "[fe80::1]"} })
	tests := map[string]int{
		"localhost": 200, "localhost:8545": 200, "LocalHost:1": 200, "localhost.": 200, "127.0.0.1": 200, "127.0.0.1:8545": 200,
		"127.255.3.10:80": 200, "[::1]": 200, "[::1]:8545": 200, "node.lan": 200, "NODE.lan:8545": 200, "[fe80::1]:1": 200,
		"evil.example": 403, "evil.example:8545": 403, "localhost.evil.example": 403, "127.0.0.1.evil.example": 403, "127.evil.example": 403,
		"128.0.0.1": 403, "127.0.0": 403, "127.0.0.256": 403, "127.0.0.1.1": 403, "127..0.1": 403, "[::2]": 403, "0.0.0.0": 403, "xlocalhost": 403,
		"a.node.lan": 403, "192.168.0.1:8545": 403, "127.0.0.1x": 403,
	}
	for host, want := range tests {
		l := server.dial(t)
		l.send(strings.Replace(post("/", "application/json", call("where")), "localhost:8545", host, 1))
		resp, body := l.reply()
		if resp.StatusCode != want {
			t.Errorf("%s: got %d %q, want %d", host, resp.StatusCode, body, want)
		}
		if want == 403 && !strings.Contains(body, "server.allowed_hosts") {
			t.Errorf("%s: %q does not name the setting", host, body)
		}
	}
	t.Run("other routes too", func(t *testing.T) {
		l := server.dial(t)
		l.send("GET /auth/x HTTP/1.1\r\nHost: evil.example\r\n\r\n")
		checkReply(t, l, 403, "", "")
	})
	t.Run("any host when allowed", func(t *testing.T) {
		open := start(t, func(c *Config) { c.AllowedHosts = []string{"*"} })
		l := open.dial(t)
		l.send("GET /auth/x HTTP/1.1\r\nHost: evil.example\r\n\r\n")
		checkReply(t, l, 200, "auth /auth/x", "")
	})
}

func TestHostCheckIsForLoopbackOnly(t *testing.T) {
	s := New(Default(), testRoutes(newGate()), nil)
	for _, loopback := range []bool{true, false} {
		var ctx fasthttp.RequestCtx
		near, far := net.Pipe()
		ctx.Init2(&conn{Conn: near, server: s, loopback: loopback}, nil, false)
		ctx.Request.Header.SetHost("node.example")
		ctx.Request.SetRequestURI("/auth/x")
		s.serve(&ctx)
		if got, want := ctx.Response.StatusCode() == 403, loopback; got != want {
			t.Errorf("loopback %v: got status %d", loopback, ctx.Response.StatusCode())
		}
		_, _ = near.Close(), far.Close()
	}
}

func TestOrigins(t *testing.T) {
	server := start(t, func(c *Config) { c.AllowedOrigins = []string{"https://wallet.example"} })
	ask := func(verb, origin string) *http.Response {
		l := server.dial(t)
		request := strings.Replace(post("/", "application/json", call("where")), "Host:", "Origin: "+origin+"\r\nHost:", 1)
		l.send(strings.Replace(request, "POST", verb, 1))
		resp, _ := l.reply()
		return resp
	}
	if resp := ask("OPTIONS", "https://wallet.example"); resp.StatusCode != 204 ||
		resp.Header.Get("Access-Control-Allow-Origin") != "https://wallet.example" ||
		resp.Header.Get("Access-Control-Allow-Methods") != "POST" ||
		resp.Header.Get("Access-Control-Allow-Headers") != "Content-Type" || resp.Header.Get("Vary") != "Origin" {
		t.Errorf("preflight: got %d %v", resp.StatusCode, resp.Header)
	}
	if resp := ask("POST", "https://wallet.example"); resp.StatusCode != 200 || resp.Header.Get("Access-Control-Allow-Origin") != "https://wallet.example" {
		t.Errorf("call: got %d %v", resp.StatusCode, resp.Header)
	}
	for verb, status := range map[string]int{"OPTIONS": 405, "POST": 200} {
		if resp := ask(verb, "https://evil.example"); resp.StatusCode != status || resp.Header.Get("Access-Control-Allow-Origin") != "" {
			t.Errorf("%s from elsewhere: got %d %v", verb, resp.StatusCode, resp.Header)
		}
	}
}

func TestSlowClients(t *testing.T) {
	server := start(t, func(c *Config) {
		c.ReadHeaderTimeout, c.ReadTimeout, c.IdleTimeout = 200*time.Millisecond, time.Second, 100*time.Millisecond
	})
	t.Run("header", func(t *testing.T) {
		l := server.dial(t)
		l.send("POST / HTTP/1.1\r\nHost: local")
		checkReply(t, l, 408, "", "Connection: close")
		l.atEnd()
	})
	t.Run("body", func(t *testing.T) {
		l := server.dial(t)
		l.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{")
		checkReply(t, l, 408, "", "Connection: close")
		l.atEnd()
	})
	t.Run("a body has its own time", func(t *testing.T) {
		l := server.dial(t)
		body := call("where") + strings.Repeat(" ", 20_000)
		l.send(fmt.Sprintf("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n", len(body)))
		time.Sleep(300 * time.Millisecond) // longer than a header may take
		l.send(body)
		checkReply(t, l, 200, answer(`"/"`), "")
	})
	t.Run("idle", func(t *testing.T) {
		l := server.dial(t)
		l.send(post("/", "application/json", call("where")))
		checkReply(t, l, 200, answer(`"/"`), "")
		l.atEnd()
	})
}

func TestConnectionLimit(t *testing.T) {
	server := start(t, func(c *Config) { c.MaxConnections = 2 })
	lines := []*line{server.dial(t), server.dial(t)}
	for _, l := range lines {
		l.send(post("/", "application/json", call("where")))
		checkReply(t, l, 200, answer(`"/"`), "")
	}
	third := server.dial(t)
	checkReply(t, third, 503, "", "")
	third.atEnd()
	_ = lines[0].Close()
	for wait := time.Millisecond; ; wait *= 2 { // until the server has seen the end of the first
		l := server.dial(t)
		_, _ = io.WriteString(l, post("/", "application/json", call("where")))
		resp, err := http.ReadResponse(l.r, nil)
		if err == nil && resp.StatusCode == 200 {
			break
		}
		if wait > time.Second {
			t.Fatalf("a place that was left stays taken: %v", err)
		}
		time.Sleep(wait)
	}
}

func TestLargeReplies(t *testing.T) {
	server := start(t, nil)
	l := server.dial(t)
	big := answer(`"` + strings.Repeat("x", 3<<20) + `"`)
	for range 3 {
		l.send(post("/", "application/json", call("big")))
		l.send(post("/", "application/json", call("where")))
		if _, body := l.reply(); body != big {
			t.Fatalf("got %d bytes, want %d", len(body), len(big))
		}
		checkReply(t, l, 200, answer(`"/"`), "")
	}
}

func TestLargeBuffersAreNotKept(t *testing.T) {
	s := &Server{}
	near, far := net.Pipe()
	_ = far.Close()
	for _, size := range []int{keptReply, keptReply + 1} {
		c := &conn{Conn: near, server: s}
		buf := c.takeReply()
		buf.b = make([]byte, 0, size)
		buf.b = append(buf.b, "marked"...)
		_, _ = c.Read(make([]byte, 1))
		if c.reply != nil {
			t.Errorf("%d bytes: the connection keeps the buffer", size)
		}
		for range 100 { // drop whatever the pool holds
			got := replyPool.Get().(*replyBuf)
			if cap(got.b) > keptReply {
				t.Errorf("a buffer of %d bytes is in the pool", cap(got.b))
			}
		}
	}
	_ = near.Close()
}

// failing is a listener whose first Accepts fail.
type failing struct {
	net.Listener
	errs []error
}

func (f *failing) Accept() (net.Conn, error) {
	if len(f.errs) > 0 {
		err := f.errs[0]
		f.errs = f.errs[1:]
		return nil, &net.OpError{Op: "accept", Err: err}
	}
	near, _ := net.Pipe()
	return near, nil
}

func TestAcceptSurvivesShortage(t *testing.T) {
	server := start(t, nil)
	s := New(Default(), &Routes{}, slogTo(server.log))
	l := &listener{Listener: &failing{errs: []error{syscall.EMFILE, syscall.ENFILE, syscall.ECONNABORTED}}, server: s}
	if c, err := l.Accept(); err != nil || c == nil {
		t.Errorf("got %v, want a connection", err)
	}
	l.Listener = &failing{errs: []error{syscall.EINVAL}}
	if _, err := l.Accept(); !errors.Is(err, syscall.EINVAL) {
		t.Errorf("got %v, want %v", err, syscall.EINVAL)
	}
}

func TestConfig(t *testing.T) {
	if err := Default().Validate(); err != nil {
		t.Errorf("the default: %v", err)
	}
	bad := Config{AllowedHosts: []string{"a:1", ""}, AllowedOrigins: []string{"wallet.example", "https://a/b"}}
	err := bad.Validate()
	if err == nil {
		t.Fatal("accepted")
	}
	for _, want := range []string{
		"max_body", "max_header", "max_connections", "read_header_timeout", "read_timeout", "write_timeout", "idle_timeout",
		"ws_requests", "ws_queue", "ws_ping_interval", "ws_pong_timeout",
		`allowed_hosts has "a:1"`, `allowed_hosts has ""`, `allowed_origins has "wallet.example"`, `allowed_origins has "https://a/b"`,
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no %q in: %v", want, err)
		}
	}
	if n := bytes.Count([]byte(err.Error()), []byte("\n")); n != 14 {
		t.Errorf("got %d problems, want 15", n+1)
	}
	good := Default()
	good.AllowedHosts, good.AllowedOrigins = []string{"*", "node.lan", "[::2]"}, []string{"*", "http://localhost:3000"}
	if err := good.Validate(); err != nil {
		t.Error(err)
	}
}

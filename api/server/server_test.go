package server

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/valyala/fasthttp"

	"exon/api/jsonrpc"
	"exon/api/rawjson"
)

// methods is a jsonrpc.Resolver over a map.
type methods map[string]jsonrpc.Handler

func (m methods) Method(name []byte) (jsonrpc.Handler, bool) {
	h, ok := m[string(name)]
	return h, ok
}

// gate lets a test hold a call: it tells that it has been entered and waits to be opened, or for its context.
type gate struct {
	entered chan struct{}
	open    chan struct{}
}

func newGate() *gate { return &gate{entered: make(chan struct{}, 16), open: make(chan struct{})} }

func (g *gate) wait(ctx context.Context, _, dst []byte) ([]byte, error) {
	g.entered <- struct{}{}
	select {
	case <-g.open:
		return append(dst, `"waited"`...), nil
	case <-ctx.Done():
		return dst, ctx.Err()
	}
}

func text(s string) jsonrpc.Handler {
	return func(_ context.Context, _, dst []byte) ([]byte, error) { return rawjson.AppendString(dst, s), nil }
}

// testRoutes mounts a dispatcher on each of the node's paths; the method "where" tells which one answered.
func testRoutes(g *gate) *Routes {
	routes := &Routes{}
	for _, path := range []string{"/", "/a", "/b", "/eth"} {
		routes.Mount(path, &jsonrpc.Dispatcher{Resolver: methods{
			"where": text(path),
			"wait":  g.wait,
			"size": func(_ context.Context, params, dst []byte) ([]byte, error) {
				return fmt.Appendf(dst, "%d", len(params)), nil
			},
			"big": func(_ context.Context, _, dst []byte) ([]byte, error) {
				return rawjson.AppendString(dst, strings.Repeat("x", 3<<20)), nil
			},
		}})
	}
	routes.Handle("/auth/", func(ctx *fasthttp.RequestCtx) { ctx.SetBodyString("auth " + string(ctx.Path())) })
	routes.Handle("/auth/crash", func(*fasthttp.RequestCtx) { panic("the secret cause") })
	return routes
}

// running is a server under test.
type running struct {
	addr string
	gate *gate
	stop func() error // ends Run and returns what it returned
	log  *strings.Builder
}

func start(t testing.TB, change func(*Config)) *running {
	t.Helper()
	cfg := Default()
	if change != nil {
		change(&cfg)
	}
	if err := cfg.Validate(); err != nil {
		t.Fatal(err)
	}
	r := &running{gate: newGate(), log: &strings.Builder{}}
	s := New(cfg, testRoutes(r.gate), slog.New(slog.NewTextHandler(r.log, nil)))
	addr, err := s.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	r.addr = addr.String()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	ended := false
	r.stop = func() error {
		if ended {
			return nil
		}
		ended = true
		cancel()
		return <-done
	}
	t.Cleanup(func() {
		if err := r.stop(); err != nil {
			t.Errorf("run: %v", err)
		}
	})
	return r
}

// line is one connection to the server under test.
type line struct {
	t testing.TB
	net.Conn
	r *bufio.Reader
}

func (r *running) dial(t testing.TB) *line {
	t.Helper()
	c, err := net.Dial("tcp", r.addr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	_ = c.SetDeadline(time.Now().Add(20 * time.Second))
	return &line{t: t, Conn: c, r: bufio.NewReader(c)}
}

func (l *line) send(text string) {
	l.t.Helper()
	if _, err := io.WriteString(l, text); err != nil {
		l.t.Fatal(err)
	}
}

// reply reads one HTTP answer.
func (l *line) reply() (*http.Response, string) {
	l.t.Helper()
	resp, err := http.ReadResponse(l.r, nil)
	if err != nil {
		l.t.Fatal(err)
	}
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		l.t.Fatal(err)
	}
	return resp, string(body)
}

// atEnd fails unless the server has closed the connection without another byte.
func (l *line) atEnd() {
	l.t.Helper()
	if rest, err := io.ReadAll(l.r); len(rest) > 0 || errors.Is(err, context.DeadlineExceeded) {
		l.t.Errorf("got %q, %v; want the end of the connection", rest, err)
	}
}

func post(path, contentType, body string) string {
	return fmt.Sprintf("POST %s HTTP/1.1\r\nHost: localhost:8545\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n%s", path, contentType, len(body), body)
}

func call(method string) string { return `{"jsonrpc":"2.0","id":1,"method":"` + method + `"}` }

func answer(value string) string { return `{"jsonrpc":"2.0","id":1,"result":` + value + `}` }

func TestRequests(t *testing.T) {
	json := "application/json"
	where := func(path string) string { return post(path, json, call("where")) }
	verb := func(verb, path string) string { return verb + " " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n" }
	tests := []struct {
		name, send string
		status     int
		body       string // "" means any sentence if the status is not 200
		header     string // "Name: value" that must be there
	}{
		{"root", where("/"), 200, answer(`"/"`), "Content-Type: application/json"},
		{"a", where("/a"), 200, answer(`"/a"`), ""},
		{"b", where("/b"), 200, answer(`"/b"`), ""},
		{"eth", where("/eth"), 200, answer(`"/eth"`), ""},
		{"trailing slash", where("/eth/"), 200, answer(`"/eth"`), ""},
		{"query", where("/eth?key=1"), 200, answer(`"/eth"`), ""},
		{"unknown path", where("/c"), 404, "", "Content-Type: text/plain; charset=utf-8"},
		{"path below a mounted one", where("/eth/x"), 404, "", ""},
		{"path in capitals", where("/ETH"), 404, "", ""},
		{"path that starts like a mounted one", where("/ethx"), 404, "", ""},

		{"error", post("/", json, call("no")), 200, `{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method no does not exist/is not available"}}`, "Content-Type: application/json"},
		{"parse error", post("/", json, "{"), 200, `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}`, ""},
		{"empty body", post("/", json, ""), 200, `{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}`, ""},
		{"batch", post("/", json, "["+call("where")+"]"), 200, "[" + answer(`"/"`) + "]", ""},
		{"notification", post("/", json, `{"method":"where"}`), 200, "", "Content-Length: 0"},

		{"charset", post("/", "application/json; charset=utf-8", call("where")), 200, answer(`"/"`), ""},
		{"json-rpc", post("/", "application/json-rpc", call("where")), 200, answer(`"/"`), ""},
		{"jsonrequest", post("/", "application/jsonrequest;charset=UTF-8", call("where")), 200, answer(`"/"`), ""},
		{"type in capitals", post("/", "Application/JSON", call("where")), 200, answer(`"/"`), ""},
		{"header names in small letters", strings.Replace(where("/"), "Content-Type", "content-type", 1), 200, answer(`"/"`), ""},
		{"text", post("/", "text/plain", call("where")), 415, "", "Content-Type: text/plain; charset=utf-8"},
		{"form", post("/", "application/x-www-form-urlencoded", call("where")), 415, "", ""},
		{"longer type", post("/", "application/jsonx", call("where")), 415, "", ""},
		{"json as a parameter", post("/", "text/plain; application/json", call("where")), 415, "", ""},
		{"empty type", post("/", "", call("where")), 415, "", ""},
		{"no type", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}", 415, "", ""},
		{"multipart", post("/", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nb\r\n--x--\r\n"), 415, "", ""},

		{"get", verb("GET", "/"), 405, "", "Allow: POST"},
		{"put", "PUT /a HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}", 405, "", "Allow: POST"},
		{"delete", verb("DELETE", "/eth"), 405, "", "Allow: POST"},
		{"options", verb("OPTIONS", "/"), 405, "", "Allow: POST"},
		{"get of an unknown path", verb("GET", "/x"), 404, "", ""},
		{"other route", verb("GET", "/auth/accounts/ex1"), 200, "auth /auth/accounts/ex1", ""},
		{"other route, other verb", verb("DELETE", "/auth/accounts/ex1"), 200, "auth /auth/accounts/ex1", ""},
		{"other route that crashes", verb("GET", "/auth/crash"), 500, "", ""},

		{"chunked", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" +
			fmt.Sprintf("%x\r\n%s\r\n0\r\n\r\n", len(call("where")), call("where")), 200, answer(`"/"`), ""},
	}
	server := start(t, nil)
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			l := server.dial(t)
			l.send(tt.send)
			checkReply(t, l, tt.status, tt.body, tt.header)
			l.send(where("/")) // the connection lives on
			checkReply(t, l, 200, answer(`"/"`), "")
		})
	}
	if !strings.Contains(server.log.String(), "the secret cause") {
		t.Errorf("the crash of a route is not in the log: %s", server.log)
	}
}

func checkReply(t *testing.T, l *line, status int, body, header string) {
	t.Helper()
	resp, got := l.reply()
	if resp.StatusCode != status || (status == 200 || body != "") && got != body {
		t.Errorf("got %d %q, want %d %q", resp.StatusCode, got, status, body)
	}
	if status != 200 && (!strings.HasSuffix(got, "\n") || len(got) < 10 || len(got) > 200 || strings.Contains(got, "secret")) {
		t.Errorf("got %q, want a short sentence", got)
	}
	if header == "Connection: close" { // which ReadResponse takes out
		if !resp.Close {
			t.Errorf("the answer does not say that the connection will be closed")
		}
	} else if name, value, found := strings.Cut(header, ": "); found && resp.Header.Get(name) != value {
		t.Errorf("%s: got %q, want %q", name, resp.Header.Get(name), value)
	}
	for name := range resp.Header {
		if strings.HasPrefix(name, "Access-Control") {
			t.Errorf("got %s without any allowed origin", name)
		}
	}
}

func TestPipelinedRequests(t *testing.T) {
	server := start(t, nil)
	l := server.dial(t)
	paths := []string{"/a", "/b", "/eth", "/", "/a"}
	all := ""
	for _, path := range paths {
		all += post(path, "application/json", call("where"))
	}
	l.send(all)
	for _, path := range paths {
		checkReply(t, l, 200, answer(`"`+path+`"`), "")
	}
}

func TestRequestInPieces(t *testing.T) {
	server := start(t, nil)
	l := server.dial(t)
	for _, c := range []byte(post("/a", "application/json", call("where"))) {
		l.send(string(c))
	}
	checkReply(t, l, 200, answer(`"/a"`), "")
}

func TestHTTP10(t *testing.T) {
	server := start(t, nil)
	body := call("where")
	t.Run("closes", func(t *testing.T) {
		l := server.dial(t)
		l.send(fmt.Sprintf("POST /a HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(body), body))
		checkReply(t, l, 200, answer(`"/a"`), "")
		l.atEnd()
	})
	t.Run("keeps alive when asked", func(t *testing.T) {
		l := server.dial(t)
		for range 2 {
			l.send(fmt.Sprintf("POST /a HTTP/1.0\r\nConnection: keep-alive\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(body), body))
			checkReply(t, l, 200, answer(`"/a"`), "Connection: keep-alive")
		}
	})
}

func TestConnectionClose(t *testing.T) {
	server := start(t, nil)
	l := server.dial(t)
	l.send(strings.Replace(post("/a", "application/json", call("where")), "Host:", "Connection: close\r\nHost:", 1))
	checkReply(t, l, 200, answer(`"/a"`), "")
	l.atEnd()
}

func TestExpectContinue(t *testing.T) {
	server := start(t, nil)
	l := server.dial(t)
	body := call("where")
	l.send(fmt.Sprintf("POST /a HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n", len(body)))
	if resp, _ := l.reply(); resp.StatusCode != 100 {
		t.Fatalf("got %d, want 100", resp.StatusCode)
	}
	l.send(body)
	checkReply(t, l, 200, answer(`"/a"`), "")
}

func TestGarbage(t *testing.T) {
	server := start(t, nil)
	for _, send := range []string{
		"hello\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", "POST\r\n\r\n", "POST / HTTP/1.1\r\nno colon\r\n\r\n",
		"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", "POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
		"POST / HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
	} {
		l := server.dial(t)
		l.send(send)
		checkReply(t, l, 400, "", "Connection: close")
		l.atEnd()
	}
	l := server.dial(t)
	l.send(post("/", "application/json", call("where")))
	checkReply(t, l, 200, answer(`"/"`), "")
}

func TestListenErrors(t *testing.T) {
	server := start(t, nil)
	s := New(Default(), &Routes{}, slog.Default())
	_, err := s.Listen(server.addr)
	want := "listen on " + server.addr + ": the port is in use by another program"
	if err == nil || err.Error() != want || !errors.Is(err, ErrPortInUse) {
		t.Errorf("got %v, want %s", err, want)
	}
	for addr, want := range map[string]string{
		"127.0.0.1":       "listen on 127.0.0.1: missing port in address",
		"127.0.0.1:99999": "listen on 127.0.0.1:99999: invalid port",
		"192.0.2.1:0":     "listen on 192.0.2.1:0: cannot assign requested address",
	} {
		if _, err := s.Listen(addr); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", addr, err, want)
		}
	}
}

func TestTwoListeners(t *testing.T) {
	s := New(Default(), testRoutes(newGate()), slog.New(slog.DiscardHandler))
	var lines []*line
	for range 2 {
		addr, err := s.Listen("127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, (&running{addr: addr.String()}).dial(t)) // it waits in the queue until Run
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	for _, l := range lines {
		l.send(post("/b", "application/json", call("where")))
		checkReply(t, l, 200, answer(`"/b"`), "")
	}
	cancel()
	if err := <-done; err != nil {
		t.Error(err)
	}
	for _, l := range lines {
		l.atEnd()
	}
}

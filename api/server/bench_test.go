package server

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"strings"
	"testing"

	"github.com/valyala/fasthttp"

	"exon/api/jsonrpc"
)

const smallBody = `{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}`

var smallRequest = "POST / HTTP/1.1\r\nHost: 127.0.0.1:8545\r\nUser-Agent: bench\r\nAccept: */*\r\nContent-Type: application/json\r\n" +
	fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(smallBody), smallBody)

func benchServer() *Server {
	routes := &Routes{}
	routes.Mount("/", &jsonrpc.Dispatcher{Resolver: methods{"eth_blockNumber": text("0x5208")}})
	return New(Default(), routes, slog.New(slog.DiscardHandler))
}

// newRequest returns a request as fasthttp hands it to the handler.
func newRequest(tb testing.TB, s *Server) *fasthttp.RequestCtx {
	near, far := net.Pipe()
	tb.Cleanup(func() { _, _ = near.Close(), far.Close() })
	ctx := &fasthttp.RequestCtx{}
	ctx.Init2(&conn{Conn: near, server: s, loopback: true}, nil, false)
	if err := ctx.Request.Read(bufio.NewReader(strings.NewReader(smallRequest))); err != nil {
		tb.Fatal(err)
	}
	return ctx
}

func TestHandlerDoesNotAllocate(t *testing.T) {
	s := benchServer()
	ctx := newRequest(t, s)
	if allocs := testing.AllocsPerRun(100, func() { s.serve(ctx) }); allocs != 0 {
		t.Errorf("got %v allocations, want 0", allocs)
	}
	if got, want := string(ctx.Response.Body()), `{"jsonrpc":"2.0","id":1,"result":"0x5208"}`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// BenchmarkHandler is what a small request costs between fasthttp's reading and its writing.
func BenchmarkHandler(b *testing.B) {
	s := benchServer()
	ctx := newRequest(b, s)
	b.ReportAllocs()
	for b.Loop() {
		s.serve(ctx)
	}
}

// BenchmarkHTTPSmall sends small requests over loopback sockets that stay open, 16 at a time. The client is in the same
// process and its cost is in the figures. "bare" is fasthttp alone with a constant answer, so the difference is ours.
func BenchmarkHTTPSmall(b *testing.B) {
	b.Run("exon", func(b *testing.B) {
		s := benchServer()
		addr, err := s.Listen("127.0.0.1:0")
		if err != nil {
			b.Fatal(err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan error, 1)
		go func() { done <- s.Run(ctx) }()
		drive(b, addr.String())
		cancel()
		<-done
	})
	b.Run("bare", func(b *testing.B) {
		ln, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			b.Fatal(err)
		}
		s := &fasthttp.Server{
			NoDefaultServerHeader: true,
			NoDefaultDate:         true,
			Handler: func(ctx *fasthttp.RequestCtx) {
				ctx.Response.Header.SetContentType("application/json")
				ctx.Response.SetBodyString(`{"jsonrpc":"2.0","id":1,"result":"0x5208"}`)
			},
		}
		go func() { _ = s.Serve(ln) }()
		drive(b, ln.Addr().String())
		_ = s.Shutdown()
	})
}

func drive(b *testing.B, addr string) {
	b.SetParallelism(8) // times GOMAXPROCS
	b.ReportAllocs()
	b.ResetTimer()
	b.RunParallel(func(pb *testing.PB) {
		c, err := net.Dial("tcp", addr)
		if err != nil {
			b.Error(err)
			return
		}
		defer func() { _ = c.Close() }()
		request := []byte(smallRequest)
		answer := make([]byte, 4096)
		for pb.Next() {
			if _, err := c.Write(request); err != nil {
				b.Error(err)
				return
			}
			if n, err := c.Read(answer); err != nil || n < 50 || answer[n-1] != '}' && err != io.EOF {
				b.Errorf("got %q, %v", answer[:n], err)
				return
			}
		}
	})
	b.StopTimer()
}

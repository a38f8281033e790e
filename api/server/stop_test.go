package server

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"
)

func slogTo(w io.Writer) *slog.Logger { return slog.New(slog.NewTextHandler(w, nil)) }

// stopWithin ends the server and fails if that takes longer than most.
func stopWithin(t *testing.T, r *running, most time.Duration) {
	t.Helper()
	begin := time.Now()
	if err := r.stop(); err != nil {
		t.Errorf("run: %v", err)
	}
	if took := time.Since(begin); took > most {
		t.Errorf("stopping took %v, want at most %v", took, most)
	}
}

func TestStopClosesIdleConnections(t *testing.T) {
	server := start(t, nil)
	used, silent := server.dial(t), server.dial(t)
	used.send(post("/", "application/json", call("where")))
	checkReply(t, used, 200, answer(`"/"`), "")
	// The second connection has been accepted when a third, later one is answered.
	third := server.dial(t)
	third.send(post("/", "application/json", call("where")))
	checkReply(t, third, 200, answer(`"/"`), "")
	stopWithin(t, server, 600*time.Millisecond) // well before the grace is over
	used.atEnd()
	silent.atEnd()
	third.atEnd()
}

// TestStopReachesEveryRead steps through the moments at which a connection can be when the server stops.
func TestStopReachesEveryRead(t *testing.T) {
	near, far := net.Pipe()
	defer func() { _, _ = near.Close(), far.Close() }()
	c := &conn{Conn: near, server: New(Default(), &Routes{}, nil)}
	c.server.stopping.Store(true)

	_ = near.SetReadDeadline(time.Now().Add(10 * time.Second))
	begin := time.Now()
	if _, err := c.Read(make([]byte, 1)); !errors.Is(err, io.EOF) || time.Since(begin) > 5*time.Second {
		t.Errorf("a read that begins late: got %v after %v, want the end at once", err, time.Since(begin))
	}
	if err := c.SetReadDeadline(time.Now().Add(10 * time.Second)); err != nil {
		t.Fatal(err)
	}
	begin = time.Now()
	if _, err := near.Read(make([]byte, 1)); !errors.Is(err, os.ErrDeadlineExceeded) || time.Since(begin) > 5*time.Second {
		t.Errorf("a deadline that is set late: got %v after %v, want it to be past", err, time.Since(begin))
	}

	c.mid.Store(true) // in the middle of a request nothing is cut
	if err := c.SetReadDeadline(time.Time{}); err != nil {
		t.Fatal(err)
	}
	go func() { _, _ = far.Write([]byte("x")) }()
	if n, err := c.Read(make([]byte, 1)); n != 1 || err != nil {
		t.Errorf("the rest of a request: got %d bytes, %v", n, err)
	}
}

func TestStopFinishesAnswers(t *testing.T) {
	server := start(t, nil)
	l := server.dial(t)
	l.send(post("/", "application/json", call("wait")))
	<-server.gate.entered
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		stopWithin(t, server, time.Second)
	}()
	select {
	case <-stopped:
		t.Error("stopped before the answer was written")
	case <-time.After(200 * time.Millisecond):
	}
	close(server.gate.open)
	checkReply(t, l, 200, answer(`"waited"`), "Connection: close")
	l.atEnd()
	<-stopped
	if strings.Contains(server.log.String(), "before all answers") {
		t.Errorf("log: %s", server.log)
	}
}

func TestStopCutsWhatDoesNotEnd(t *testing.T) {
	server := start(t, nil)
	running, half := server.dial(t), server.dial(t)
	running.send(post("/", "application/json", call("wait")))
	<-server.gate.entered
	half.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{")
	third := server.dial(t)
	third.send(post("/", "application/json", call("where")))
	checkReply(t, third, 200, answer(`"/"`), "")
	stopWithin(t, server, time.Second)
	for _, l := range []*line{running, half} {
		if _, err := io.ReadAll(l.r); err != nil && strings.Contains(err.Error(), "timeout") {
			t.Error("the connection is still open")
		}
	}
	if !strings.Contains(server.log.String(), "before all answers") {
		t.Errorf("the log does not tell: %s", server.log)
	}
}

func TestStopRefusesNewConnections(t *testing.T) {
	server := start(t, nil)
	stopWithin(t, server, time.Second)
	s := New(Default(), &Routes{}, slog.Default())
	if _, err := s.Listen(server.addr); err != nil {
		t.Errorf("the port is not free again: %v", err)
	}
	for _, ln := range s.listeners {
		_ = ln.Close()
	}
}

func TestRunWithEndedContext(t *testing.T) {
	s := New(Default(), &Routes{}, slog.Default())
	addr, err := s.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := s.Run(ctx); err != nil {
		t.Error(err)
	}
	if _, err := New(Default(), &Routes{}, slog.Default()).Listen(addr.String()); err != nil {
		t.Errorf("the port is not free: %v", err)
	}
}

func TestRunTellsOfABrokenListener(t *testing.T) {
	s := New(Default(), &Routes{}, slog.New(slog.DiscardHandler))
	addr, err := s.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s.listeners[0].Listener = &failing{Listener: s.listeners[0].Listener, errs: []error{io.ErrUnexpectedEOF}}
	err = s.Run(context.Background())
	if err == nil || !strings.Contains(err.Error(), addr.String()) {
		t.Errorf("got %v, want an error that names %s", err, addr)
	}
}

func TestRequestsSeeTheValuesOfRun(t *testing.T) {
	type key struct{}
	s := New(Default(), &Routes{}, slog.Default())
	ctx, cancel := context.WithCancel(context.WithValue(context.Background(), key{}, "kept"))
	cancel()
	if err := s.Run(ctx); err != nil {
		t.Fatal(err)
	}
	if s.base.Value(key{}) != "kept" || s.base.Err() == nil {
		t.Errorf("got value %v, ended %v", s.base.Value(key{}), s.base.Err())
	}
}

func TestNoGoroutineStays(t *testing.T) {
	base := runtime.NumGoroutine()
	server := start(t, nil)
	for range 20 {
		l := server.dial(t)
		l.send(post("/", "application/json", call("where")))
		checkReply(t, l, 200, answer(`"/"`), "")
	}
	stopWithin(t, server, time.Second)
	deadline := time.Now().Add(5 * time.Second) // the worker pool of fasthttp ends a second later
	for runtime.NumGoroutine() > base {
		if time.Now().After(deadline) {
			stacks := make([]byte, 1<<16)
			t.Fatalf("got %d goroutines, had %d\n%s", runtime.NumGoroutine(), base, stacks[:runtime.Stack(stacks, true)])
		}
		time.Sleep(10 * time.Millisecond)
	}
}

package socket

import (
	"context"
	"errors"
	"io"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	frame "github.com/gobwas/ws"

	"exon/api/jsonrpc"
)

// methods are what the connections of these tests can call.
type methods map[string]jsonrpc.Handler

func (m methods) Method(name []byte) (jsonrpc.Handler, bool) {
	h, ok := m[string(name)]
	return h, ok
}

func options() Options {
	return Options{
		MaxMessage: 1 << 16, MaxRequests: 2, MaxQueue: 1 << 16, ReadTimeout: time.Minute, WriteTimeout: time.Minute,
		PingInterval: time.Hour, PongTimeout: time.Hour,
	}
}

// open returns the two ends of a connection that a group serves.
func open(t *testing.T, opt Options, m methods) (*Group, *Conn, net.Conn) {
	t.Helper()
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer ln.Close()
	far, err := net.Dial("tcp", ln.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	near, err := ln.Accept()
	if err != nil {
		t.Fatal(err)
	}
	g := New(opt)
	ended := make(chan struct{})
	g.Serve(near, nil, &jsonrpc.Dispatcher{Resolver: m}, func() { close(ended) })
	t.Cleanup(func() {
		_ = far.Close()
		<-ended
	})
	return g, g.open()[0], far
}

func send(t *testing.T, far net.Conn, text string) {
	t.Helper()
	if err := frame.WriteFrame(far, frame.MaskFrame(frame.NewTextFrame([]byte(text)))); err != nil {
		t.Fatal(err)
	}
}

func receive(t *testing.T, far net.Conn) frame.Frame {
	t.Helper()
	f, err := frame.ReadFrame(far)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestKeepAlive moves the clock by hand.
func TestKeepAlive(t *testing.T) {
	_, c, far := open(t, options(), nil)
	start := time.Unix(0, c.heard.Load())
	c.keepAlive(start.Add(59 * time.Minute))
	if c.pinged != 0 {
		t.Error("pinged too early")
	}
	c.keepAlive(start.Add(time.Hour))
	if f := receive(t, far); f.Header.OpCode != frame.OpPing {
		t.Fatalf("got a frame of kind %d, want a ping", f.Header.OpCode)
	}
	c.keepAlive(start.Add(2 * time.Hour)) // the time for the answer is not over
	c.heard.Store(start.Add(2 * time.Hour).UnixNano())
	c.keepAlive(start.Add(2*time.Hour + time.Minute)) // heard of: all is well
	c.keepAlive(start.Add(3 * time.Hour))
	if f := receive(t, far); f.Header.OpCode != frame.OpPing {
		t.Fatalf("got a frame of kind %d, want the second ping", f.Header.OpCode)
	}
	c.keepAlive(start.Add(4*time.Hour + time.Second))
	if _, err := frame.ReadFrame(far); err == nil {
		t.Error("a connection that does not answer lives on")
	}
}

// TestRequestsAtOnce: two messages are answered at once and the third waits, because of MaxRequests.
func TestRequestsAtOnce(t *testing.T) {
	entered, leave := make(chan struct{}, 10), make(chan struct{})
	_, _, far := open(t, options(), methods{"wait": func(_ context.Context, _, dst []byte) ([]byte, error) {
		entered <- struct{}{}
		<-leave
		return append(dst, "true"...), nil
	}})
	for range 3 {
		send(t, far, `{"id":1,"method":"wait"}`)
	}
	<-entered
	<-entered
	select {
	case <-entered:
		t.Error("a third message is being answered")
	case <-time.After(20 * time.Millisecond):
	}
	close(leave)
	<-entered
	for range 3 {
		if got := string(receive(t, far).Payload); got != `{"jsonrpc":"2.0","id":1,"result":true}` {
			t.Errorf("got %s", got)
		}
	}
}

// TestStopAnswersFirst: a request under way is answered before the close frame.
func TestStopAnswersFirst(t *testing.T) {
	entered, leave := make(chan struct{}), make(chan struct{})
	g, _, far := open(t, options(), methods{"wait": func(_ context.Context, _, dst []byte) ([]byte, error) {
		close(entered)
		<-leave
		return append(dst, "true"...), nil
	}})
	send(t, far, `{"id":1,"method":"wait"}`)
	<-entered
	stopped := make(chan struct{})
	go func() {
		g.Stop(context.Background())
		close(stopped)
	}()
	for !stoppingNow(g) {
		time.Sleep(time.Millisecond)
	}
	close(leave)
	if f := receive(t, far); !strings.Contains(string(f.Payload), `"result":true`) {
		t.Errorf("got %s first", f.Payload)
	}
	f := receive(t, far)
	if code, reason := frame.ParseCloseFrameData(f.Payload); code != frame.StatusGoingAway || reason != goingAway {
		t.Errorf("then got %d %s", code, reason)
	}
	if err := frame.WriteFrame(far, frame.MaskFrame(frame.NewCloseFrame(nil))); err != nil {
		t.Fatal(err)
	}
	<-stopped
	if g.Len() != 0 {
		t.Errorf("%d connections are left", g.Len())
	}
}

func stoppingNow(g *Group) bool {
	for _, c := range g.open() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if !c.stopping {
			return false
		}
	}
	return true
}

// TestStopCuts: one who does not answer the close frame is cut when the time is over.
func TestStopCuts(t *testing.T) {
	g, _, far := open(t, options(), nil)
	over, cancel := context.WithCancel(context.Background())
	cancel()
	g.Stop(over)
	for {
		if _, err := frame.ReadFrame(far); err != nil {
			break // the close frame may or may not have come before the end
		}
	}
}

// TestQueueBound: what piles up unread is bounded, a big message fits beside the bound, and paced ones do not count.
func TestQueueBound(t *testing.T) {
	opt := options()
	_, c, far := open(t, opt, nil)
	big := make([]byte, 1<<20)
	c.mu.Lock()
	c.writing = true // as if the network took nothing
	c.mu.Unlock()
	c.PushPaced(nil, big)
	c.Push(nil, big)
	c.Push(nil, []byte("1"))
	small := make([]byte, 1024)
	n := 0
	for ; n < 1000; n++ {
		c.mu.Lock()
		closing := c.closing
		c.mu.Unlock()
		if closing {
			break
		}
		c.Push(nil, small)
	}
	if n < opt.MaxQueue/1100 || n > opt.MaxQueue/1000 {
		t.Errorf("cut off after %d messages of %d bytes", n, len(small))
	}
	c.mu.Lock()
	c.writing = false
	c.mu.Unlock()
	c.Flush()
	f := receive(t, far)
	if code, reason := frame.ParseCloseFrameData(f.Payload); code != frame.StatusPolicyViolation || reason != tooSlow {
		t.Errorf("closed with %d %s", code, reason)
	}
}

// TestRoomWaits: one who goes at the pace of the connection waits while too much is on its way.
func TestRoomWaits(t *testing.T) {
	_, c, far := open(t, options(), nil)
	const messages, size = 200, 64 << 10
	var pushing sync.WaitGroup
	pushing.Go(func() {
		for range messages {
			if !c.Room() {
				t.Error("the connection has ended")
				return
			}
			c.mu.Lock()
			if c.bytes.paced > pacedRoom {
				t.Errorf("%d bytes are queued", c.bytes.paced)
			}
			c.mu.Unlock()
			c.PushPaced(make([]byte, size/2), make([]byte, size/2))
			c.Flush()
		}
	})
	for range messages {
		if f := receive(t, far); len(f.Payload) != size {
			t.Fatalf("got %d bytes", len(f.Payload))
		}
	}
	pushing.Wait()
}

// TestOnCloseLate: who asks after the end is told at once, and nobody waits for room that will not come.
func TestOnCloseLate(t *testing.T) {
	_, c, far := open(t, options(), nil)
	told := make(chan struct{})
	c.OnClose(func() { close(told) })
	_ = far.Close()
	<-told
	late := false
	c.OnClose(func() { late = true })
	if !late || c.Room() {
		t.Errorf("told late: %v, room: %v", late, c.Room())
	}
	c.Push(nil, []byte("nobody hears this"))
	c.Flush()
}

// TestSlowMessage: a message that does not arrive in time ends the connection.
func TestSlowMessage(t *testing.T) {
	opt := options()
	opt.ReadTimeout = time.Millisecond
	_, _, far := open(t, opt, nil)
	if _, err := far.Write([]byte{0x81, 0x85, 0, 0, 0, 0, '1'}); err != nil { // one byte of five
		t.Fatal(err)
	}
	if _, err := far.Read(make([]byte, 1)); !errors.Is(err, io.EOF) && !strings.Contains(err.Error(), "reset") {
		t.Errorf("got %v, want the end", err)
	}
}

// FuzzRead: no bytes of a stranger do more than end the connection.
func FuzzRead(f *testing.F) {
	f.Add([]byte{0x81, 0x82, 1, 2, 3, 4, 0x7a, 0x7f})
	f.Add([]byte{0x89, 0x80, 0, 0, 0, 0})
	f.Add([]byte{0x88, 0x82, 0, 0, 0, 0, 3, 0xe8})
	f.Add([]byte{0x01, 0x81, 0, 0, 0, 0, '1', 0x80, 0x81, 0, 0, 0, 0, '2'})
	f.Add([]byte{0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		near, far := net.Pipe()
		g := New(options())
		ended := make(chan struct{})
		g.Serve(near, nil, &jsonrpc.Dispatcher{Resolver: methods{}}, func() { close(ended) })
		go func() { _, _ = io.Copy(io.Discard, far) }()
		_ = far.SetWriteDeadline(time.Now().Add(time.Minute))
		_, _ = far.Write(data)
		_ = far.Close()
		<-ended
		if g.Len() != 0 {
			t.Error("the connection is not forgotten")
		}
	})
}

package socket

import (
	"net"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	frame "github.com/gobwas/ws"

	"exon/api/jsonrpc"
)

// Conn is one connection. It implements jsonrpc.Peer.
type Conn struct {
	group      *Group
	net        net.Conn
	raw        syscall.RawConn // nil when the connection has none
	dispatcher *jsonrpc.Dispatcher
	ended      func()

	heard  atomic.Int64 // when the last frame arrived, in nanoseconds
	pinged int64        // when the last ping was sent; used by keepAlive only

	mu       sync.Mutex
	changed  sync.Cond // something below has become less, or the connection ends
	running  int       // messages being answered
	stopping bool      // goAway was called
	out      *buffer   // frames that no write has taken yet; nil for none
	outBytes load      // notifications in out
	bytes    load      // those and the ones being written
	biggest  int       // bytes of the largest notification since there was none
	writing  bool      // somebody writes and will go on with out
	closing  bool      // the close frame is queued: nothing may follow
	closed   bool
	hooks    []func() // run when the connection has ended
}

// load counts bytes of notifications.
type load struct{ news, paced int }

func newConn(g *Group, nc net.Conn, d *jsonrpc.Dispatcher, ended func()) *Conn {
	c := &Conn{group: g, net: nc, dispatcher: d, ended: ended}
	c.changed.L = &c.mu
	if sys, ok := nc.(syscall.Conn); ok {
		if raw, err := sys.SyscallConn(); err == nil {
			c.raw = raw
		}
	}
	c.heard.Store(time.Now().UnixNano())
	return c
}

// begin waits until one more message may be answered. It reports false when the connection takes no more.
func (c *Conn) begin() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.running >= c.group.opt.MaxRequests && !c.closing && !c.closed && !c.stopping {
		c.changed.Wait()
	}
	if c.closing || c.closed || c.stopping {
		return false
	}
	c.running++
	return true
}

// finished says that a message has been answered.
func (c *Conn) finished() {
	c.mu.Lock()
	c.running--
	last := c.stopping && c.running == 0
	c.changed.Broadcast()
	c.mu.Unlock()
	if last {
		c.shut(frame.StatusGoingAway, goingAway)
	}
}

const goingAway = "the node is stopping"

// goAway closes the connection once its messages under way are answered.
func (c *Conn) goAway() {
	c.mu.Lock()
	c.stopping = true
	idle := c.running == 0
	c.changed.Broadcast()
	c.mu.Unlock()
	if idle {
		c.shut(frame.StatusGoingAway, goingAway)
	}
}

// shut queues the close frame, after which nothing is sent. The other side then has the write timeout to take what is
// left and to close; the reading goroutine waits for that.
func (c *Conn) shut(code frame.StatusCode, reason string) {
	c.mu.Lock()
	began := c.shutLocked(code, reason)
	c.mu.Unlock()
	if began {
		c.Flush()
	}
}

func (c *Conn) shutLocked(code frame.StatusCode, reason string) bool {
	if c.closing || c.closed {
		return false
	}
	c.closing = true
	var body []byte
	if code != frame.StatusNoStatusRcvd {
		body = frame.NewCloseFrameBody(code, reason)
	}
	c.appendFrame(frame.OpClose, body, nil)
	_ = c.net.SetDeadline(time.Now().Add(c.group.opt.WriteTimeout))
	c.changed.Broadcast()
	return true
}

// end closes the connection and tells those who asked. The reading goroutine calls it, last of all.
func (c *Conn) end() {
	_ = c.net.Close()
	c.mu.Lock()
	c.closed = true
	hooks := c.hooks
	c.hooks = nil
	c.changed.Broadcast()
	c.mu.Unlock()
	for _, f := range hooks {
		f()
	}
	c.group.forget(c)
	c.ended()
}

// OnClose implements jsonrpc.Peer.
func (c *Conn) OnClose(f func()) {
	c.mu.Lock()
	closed := c.closed
	if !closed {
		c.hooks = append(c.hooks, f)
	}
	c.mu.Unlock()
	if closed {
		f()
	}
}

// keepAlive pings a silent connection, and ends one that has not answered a ping.
func (c *Conn) keepAlive(now time.Time) {
	heard := c.heard.Load()
	switch {
	case now.UnixNano()-heard < int64(c.group.opt.PingInterval):
	case c.pinged <= heard:
		if c.control(frame.OpPing, nil) {
			c.pinged = now.UnixNano()
		}
	case now.UnixNano()-c.pinged > int64(c.group.opt.PongTimeout):
		_ = c.net.Close() // the reading goroutine sees it and does the rest
	}
}

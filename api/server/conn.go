package server

import (
	"io"
	"net"
	"sync"
	"sync/atomic"
	"time"
)

const (
	keptReply   = 1 << 20                // the largest reply buffer that goes back to the pool
	lingerBytes = 16 << 20               // how much of a refused request is read and thrown away,
	lingerTime  = 500 * time.Millisecond // and for how long
)

// conn is a connection that knows whether it is between two requests, so that Run can end it at once when it stops. It
// also carries the buffer of the reply that is being written.
//
// fasthttp reads only when every earlier answer has been handed to Write; Read relies on that.
type conn struct {
	net.Conn
	server   *Server
	loopback bool        // the listener is bound to a loopback address
	reply    *replyBuf   // used by the goroutine that serves the connection only
	mid      atomic.Bool // part of a request has been read and nothing of its answer written
	linger   atomic.Bool // the request was refused before it was read
	taken    atomic.Bool // it has become a WebSocket: fasthttp has nothing more to read
	once     sync.Once   // guards the end
}

// replyBuf is a buffer for one reply.
type replyBuf struct{ b []byte }

var replyPool = sync.Pool{New: func() any { return &replyBuf{b: make([]byte, 0, 1024)} }}

// takeReply returns the buffer for the next reply. It stays with the connection until the next Read.
func (c *conn) takeReply() *replyBuf {
	if c == nil {
		return &replyBuf{}
	}
	if c.reply == nil {
		c.reply = replyPool.Get().(*replyBuf)
	}
	return c.reply
}

// Read reads from the network. While the server stops, a connection without a request sees its end instead.
func (c *conn) Read(p []byte) (int, error) {
	if c.reply != nil {
		if cap(c.reply.b) <= keptReply {
			replyPool.Put(c.reply)
		}
		c.reply = nil
	}
	if c.atRest() || c.taken.Load() {
		return 0, io.EOF
	}
	n, err := c.Conn.Read(p)
	if n > 0 {
		c.mid.Store(true)
	} else if err != nil && c.atRest() {
		return 0, io.EOF
	}
	return n, err
}

// Write writes to the network.
func (c *conn) Write(p []byte) (int, error) {
	n, err := c.Conn.Write(p)
	c.mid.Store(false)
	return n, err
}

// SetReadDeadline sets the deadline unless the connection is to end now. The check comes after the change: whichever of
// this and wake comes last, the deadline is past.
func (c *conn) SetReadDeadline(t time.Time) error {
	err := c.Conn.SetReadDeadline(t)
	if c.atRest() {
		c.wake()
	}
	return err
}

// atRest reports whether the server stops and the connection is between two requests.
func (c *conn) atRest() bool { return c.server.stopping.Load() && !c.mid.Load() }

// wake ends a Read that waits.
func (c *conn) wake() { _ = c.Conn.SetReadDeadline(time.Unix(1, 0)) }

// Close closes the connection. If the request was refused before it was read, the client may still be sending: closing
// at once would reset the connection and the client would never see why, so the rest is read and thrown away first.
func (c *conn) Close() error {
	if c.linger.Swap(false) {
		if half, ok := c.Conn.(interface{ CloseWrite() error }); ok && half.CloseWrite() == nil {
			_ = c.Conn.SetReadDeadline(time.Now().Add(lingerTime))
			_, _ = io.CopyN(io.Discard, c.Conn, lingerBytes)
		}
	}
	return c.end()
}

// end closes the connection at once and forgets it.
func (c *conn) end() error {
	c.once.Do(func() { c.server.forget(c) })
	return c.Conn.Close()
}

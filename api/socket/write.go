package socket

import (
	"encoding/binary"
	"time"

	frame "github.com/gobwas/ws"
)

const (
	replyRoom = 256 << 10 // replies wait while more than this is queued
	pacedRoom = 64 << 10  // and so does one who goes at the connection's pace
	pingRoom  = 64 << 10  // pings and pongs are left out while more than this is queued
	slice     = 256 << 10 // each piece of this size must be taken within the write timeout
)

// tooSlow is what a connection is told that has not read its notifications.
const tooSlow = "notifications are not read fast enough"

// Push implements jsonrpc.Peer. However long the largest message is, there is room for it beside the bound, so that a
// connection is cut off for what it has not read and not for what it has just been sent.
func (c *Conn) Push(head, rest []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closing || c.closed {
		return
	}
	if c.bytes.news-c.biggest > c.group.opt.MaxQueue {
		c.dropQueue()
		c.shutLocked(frame.StatusPolicyViolation, tooSlow)
		return
	}
	n := c.appendFrame(frame.OpText, head, rest)
	c.outBytes.news += n
	c.bytes.news += n
	c.biggest = max(c.biggest, n)
}

// PushPaced implements jsonrpc.Peer.
func (c *Conn) PushPaced(head, rest []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.closing && !c.closed {
		n := c.appendFrame(frame.OpText, head, rest)
		c.outBytes.paced += n
		c.bytes.paced += n
	}
}

// Room implements jsonrpc.Peer.
func (c *Conn) Room() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.bytes.paced > pacedRoom && !c.closing && !c.closed {
		if !c.writing && c.out != nil {
			c.mu.Unlock()
			c.Flush()
			c.mu.Lock()
			continue
		}
		c.changed.Wait()
	}
	return !c.closing && !c.closed
}

// reply queues the reply to a message; it waits while much is queued, which bounds what a client can pile up.
func (c *Conn) reply(text []byte) {
	c.mu.Lock()
	for c.queued()-c.outBytes.news-c.outBytes.paced > replyRoom && !c.closing && !c.closed {
		c.changed.Wait()
	}
	if !c.closing && !c.closed {
		c.appendFrame(frame.OpText, text, nil)
	}
	c.mu.Unlock()
	c.Flush()
}

// control sends a ping or a pong and reports true, unless the connection has enough to do.
func (c *Conn) control(op frame.OpCode, payload []byte) bool {
	c.mu.Lock()
	ok := !c.closing && !c.closed && c.queued() < pingRoom
	if ok {
		c.appendFrame(op, payload, nil)
	}
	c.mu.Unlock()
	c.Flush()
	return ok
}

// queued returns how many bytes no write has taken yet. c.mu is held.
func (c *Conn) queued() int {
	if c.out == nil {
		return 0
	}
	return len(c.out.b)
}

// dropQueue forgets what no write has taken yet. c.mu is held.
func (c *Conn) dropQueue() {
	if c.out != nil {
		c.out.release()
		c.out = nil
	}
	c.subtract(c.outBytes)
	c.outBytes = load{}
}

// subtract takes notifications off the account. c.mu is held.
func (c *Conn) subtract(done load) {
	c.bytes.news -= done.news
	c.bytes.paced -= done.paced
	if c.bytes.news == 0 {
		c.biggest = 0
	}
}

// appendFrame queues one frame with a payload of two parts and returns its size. c.mu is held.
func (c *Conn) appendFrame(op frame.OpCode, head, rest []byte) int {
	if c.out == nil {
		c.out = takeBuffer()
	}
	before := len(c.out.b)
	b := append(c.out.b, 0x80|byte(op)) // final, unmasked: servers do not mask
	switch n := len(head) + len(rest); {
	case n <= 125:
		b = append(b, byte(n))
	case n <= 0xffff:
		b = binary.BigEndian.AppendUint16(append(b, 126), uint16(n))
	default:
		b = binary.BigEndian.AppendUint64(append(b, 127), uint64(n))
	}
	b = append(b, head...)
	c.out.b = append(b, rest...)
	return len(c.out.b) - before
}

// Flush implements jsonrpc.Peer: it writes as much as the network takes at once. If something is left, a goroutine of
// the connection's own writes it.
func (c *Conn) Flush() {
	for {
		c.mu.Lock()
		if c.writing || c.out == nil || c.closed {
			c.mu.Unlock()
			return
		}
		taken, notes := c.take()
		c.mu.Unlock()
		n, err := tryWrite(c.raw, taken.b)
		if err == nil && n < len(taken.b) {
			go c.drain(taken, n, notes)
			return
		}
		c.written(taken, notes, err)
	}
}

// take hands the queue over to one who writes. c.mu is held.
func (c *Conn) take() (*buffer, load) {
	taken, notes := c.out, c.outBytes
	c.out, c.outBytes, c.writing = nil, load{}, true
	return taken, notes
}

// written ends a write.
func (c *Conn) written(taken *buffer, notes load, err error) {
	taken.release()
	c.mu.Lock()
	c.subtract(notes)
	c.writing = false
	last := c.closing && c.out == nil
	c.changed.Broadcast()
	c.mu.Unlock()
	if err != nil {
		_ = c.net.Close() // the reading goroutine sees it and does the rest
	} else if last {
		if half, ok := c.net.(interface{ CloseWrite() error }); ok {
			_ = half.CloseWrite()
		}
	}
}

// drain writes what the network did not take at once, and all that has been queued meanwhile.
func (c *Conn) drain(taken *buffer, from int, notes load) {
	for {
		err := c.write(taken.b[from:])
		c.written(taken, notes, err)
		c.mu.Lock()
		if err != nil || c.writing || c.out == nil || c.closed {
			c.mu.Unlock()
			return
		}
		taken, notes = c.take()
		from = 0
		c.mu.Unlock()
	}
}

// write writes all of b, piece by piece, each within the write timeout.
func (c *Conn) write(b []byte) error {
	for len(b) > 0 {
		piece := b[:min(len(b), slice)]
		c.mu.Lock()
		if !c.closing { // then the deadline is that of the end
			_ = c.net.SetWriteDeadline(time.Now().Add(c.group.opt.WriteTimeout))
		}
		c.mu.Unlock()
		n, err := c.net.Write(piece)
		if err != nil {
			return err
		}
		b = b[n:]
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.closing {
		_ = c.net.SetWriteDeadline(time.Time{})
	}
	return nil
}

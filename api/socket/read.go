package socket

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"slices"
	"time"

	frame "github.com/gobwas/ws"
)

// readBuffer is what an idle connection keeps for reading. Longer messages are read into a buffer of their own.
const readBuffer = 512

// Why reading ends before the connection does: our close frame is queued, or both sides have said goodbye.
var (
	errDone    = errors.New("the connection is closing")
	errGoodbye = errors.New("the connection is closed by both sides")
)

// read takes messages off the connection until it ends, and then ends it.
func (c *Conn) read(early []byte) {
	defer c.end()
	var source io.Reader = c.net
	if len(early) > 0 {
		source = io.MultiReader(bytes.NewReader(early), c.net)
	}
	in := bufio.NewReaderSize(source, readBuffer)
	for {
		body, err := c.message(in)
		if err == nil {
			if c.begin() {
				c.group.run(job{c, body})
			} else {
				body.release() // nothing is answered any more; go on until the other side has closed, too
			}
			continue
		}
		switch {
		case errors.Is(err, errGoodbye):
			c.awaitWritten()
		case errors.Is(err, errDone): // let the other side take the close frame: closing with unread bytes would throw it away
			_, _ = io.Copy(io.Discard, in)
		}
		return
	}
}

// awaitWritten waits until the close frame is written, or cannot be.
func (c *Conn) awaitWritten() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.writing || c.out != nil {
		c.changed.Wait()
	}
}

// message returns the next message. Frames that are no part of it are dealt with on the way.
func (c *Conn) message(in *bufio.Reader) (*buffer, error) {
	var body *buffer // nil between messages
	defer func() {
		if body != nil {
			body.release()
		}
	}()
	state := frame.StateServerSide
	for {
		h, err := frame.ReadHeader(in)
		if err != nil {
			return nil, err
		}
		c.heard.Store(time.Now().UnixNano())
		if err := frame.CheckHeader(h, state); err != nil {
			c.shut(frame.StatusProtocolError, err.Error())
			return nil, errDone
		}
		if h.OpCode.IsControl() {
			if err := c.controlFrame(in, h); err != nil {
				return nil, err
			}
			continue
		}
		if body == nil {
			body = takeBuffer()
		}
		if h.Length > int64(c.group.opt.MaxMessage-len(body.b)) {
			c.shut(frame.StatusMessageTooBig, "the message is larger than the setting server.max_body allows")
			return nil, errDone
		}
		whole := h.Fin && int(h.Length) <= in.Buffered()
		if !whole && !state.Fragmented() {
			c.readBy(time.Now().Add(c.group.opt.ReadTimeout))
		}
		if err := payload(in, h, body); err != nil {
			return nil, err
		}
		if h.Fin {
			if !whole || state.Fragmented() {
				c.readBy(time.Time{})
			}
			done := body
			body = nil
			return done, nil
		}
		state = state.Set(frame.StateFragmented)
	}
}

// readBy sets until when the rest of a message has to arrive.
func (c *Conn) readBy(t time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.closing { // then the deadline is that of the end
		_ = c.net.SetReadDeadline(t)
	}
}

// payload appends the payload of a frame. Memory grows with what has arrived, not with what the header promises.
func payload(in *bufio.Reader, h frame.Header, body *buffer) error {
	const step = 64 << 10
	start := len(body.b)
	for rest := int(h.Length); rest > 0; {
		n := min(rest, step)
		at := len(body.b)
		body.b = slices.Grow(body.b, n)[:at+n]
		if _, err := io.ReadFull(in, body.b[at:]); err != nil {
			return err
		}
		rest -= n
	}
	frame.Cipher(body.b[start:], h.Mask, 0)
	return nil
}

// controlFrame answers a ping and a close.
func (c *Conn) controlFrame(in *bufio.Reader, h frame.Header) error {
	payload := make([]byte, h.Length) // at most 125
	if _, err := io.ReadFull(in, payload); err != nil {
		return err
	}
	frame.Cipher(payload, h.Mask, 0)
	switch h.OpCode {
	case frame.OpPing:
		c.control(frame.OpPong, payload)
	case frame.OpClose:
		c.echoClose(payload)
		return errGoodbye
	}
	return nil
}

// echoClose answers a close frame with its own code.
func (c *Conn) echoClose(payload []byte) {
	if len(payload) == 0 {
		c.shut(frame.StatusNoStatusRcvd, "")
		return
	}
	code, reason := frame.ParseCloseFrameDataUnsafe(payload)
	if err := frame.CheckCloseFrameData(code, reason); err != nil {
		c.shut(frame.StatusProtocolError, err.Error())
		return
	}
	c.shut(code, "")
}

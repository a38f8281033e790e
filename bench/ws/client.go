package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gobwas/ws"
)

// client is one WebSocket. It reads into a buffer that is used again, so that measuring costs little.
type client struct {
	conn net.Conn
	in   *bufio.Reader
	buf  []byte
	from string // the account that sends, once it is known
}

func dial(url string) (*client, error) {
	conn, in, _, err := ws.Dial(context.Background(), url)
	if err != nil {
		return nil, err
	}
	if in == nil {
		in = bufio.NewReaderSize(conn, 4096)
	}
	return &client{conn: conn, in: in}, nil
}

// message returns the next message, or the close frame as an error.
func (c *client) message() ([]byte, error) {
	for {
		h, err := ws.ReadHeader(c.in)
		if err != nil {
			return nil, err
		}
		if int(h.Length) > cap(c.buf) {
			c.buf = make([]byte, h.Length)
		}
		c.buf = c.buf[:h.Length]
		if _, err := io.ReadFull(c.in, c.buf); err != nil {
			return nil, err
		}
		switch h.OpCode {
		case ws.OpText:
			return c.buf, nil
		case ws.OpPing:
			if err := ws.WriteFrame(c.conn, ws.MaskFrame(ws.NewPongFrame(c.buf))); err != nil {
				return nil, err
			}
		case ws.OpClose:
			code, _ := ws.ParseCloseFrameData(c.buf)
			return nil, closeError(code)
		}
	}
}

type closeError int

func (e closeError) Error() string { return fmt.Sprintf("closed with %d", int(e)) }

// call calls a method; it is for connections that are told nothing.
func (c *client) call(out any, method string, params ...any) error {
	body, err := json.Marshal(map[string]any{"id": 1, "method": method, "params": params})
	if err != nil {
		return err
	}
	if err := ws.WriteFrame(c.conn, ws.MaskFrame(ws.NewTextFrame(body))); err != nil {
		return err
	}
	text, err := c.message()
	if err != nil {
		return err
	}
	var reply struct {
		Result json.RawMessage
		Error  json.RawMessage
	}
	if err := json.Unmarshal(text, &reply); err != nil {
		return err
	}
	if reply.Error != nil {
		return fmt.Errorf("%s: %s", method, reply.Error)
	}
	return json.Unmarshal(reply.Result, out)
}

func (c *client) blockNumber() (uint64, error) {
	var text string
	if err := c.call(&text, "eth_blockNumber"); err != nil {
		return 0, err
	}
	return strconv.ParseUint(text, 0, 64)
}

// send sends a transaction of the node's first account; its block is made when the answer comes.
func (c *client) send(tx map[string]any) (hash string, err error) {
	if c.from == "" {
		var accounts []string
		if err := c.call(&accounts, "eth_accounts"); err != nil {
			return "", err
		}
		c.from = accounts[0]
	}
	tx["from"] = c.from
	return hash, c.call(&hash, "eth_sendTransaction", tx)
}

// deploy deploys a contract that logs one word with one topic, and returns its address.
func (c *client) deploy() (string, error) {
	// PUSH1 1, PUSH1 32, PUSH1 0, LOG1, STOP, behind the code that deploys it
	hash, err := c.send(map[string]any{"data": "0x600880600b6000396000f3600160206000a100", "gas": "0x100000"})
	if err != nil {
		return "", err
	}
	var receipt struct{ ContractAddress string }
	err = c.call(&receipt, "eth_getTransactionReceipt", hash)
	return receipt.ContractAddress, err
}

func (c *client) emit(token string) error {
	_, err := c.send(map[string]any{"to": token, "gas": "0x20000"})
	return err
}

// times remembers when the transaction of each block was sent.
type times struct {
	first uint64
	list  []atomic.Int64
}

func newTimes(first uint64, n int) *times { return &times{first, make([]atomic.Int64, n)} }

func (t *times) set(number uint64, at time.Time) { t.list[number-t.first].Store(at.UnixNano()) }

func (t *times) since(number uint64) time.Duration {
	return time.Duration(time.Now().UnixNano() - t.list[number-t.first].Load())
}

// subscriber is a connection that is told of heads and logs.
type subscriber struct {
	*client
	heads, logs int
	delays      []time.Duration
	err         error
}

// connect opens connections, some at a time, and subscribes each.
func connect(url string, n int) ([]*subscriber, error) {
	list := make([]*subscriber, n)
	errs := make(chan error, n)
	var next atomic.Int64
	var dialing sync.WaitGroup
	for range 8 {
		dialing.Go(func() {
			for i := next.Add(1) - 1; i < int64(n); i = next.Add(1) - 1 {
				c, err := dial(url)
				if err == nil {
					var id string
					if err = c.call(&id, "eth_subscribe", "newHeads"); err == nil {
						err = c.call(&id, "eth_subscribe", "logs", map[string]any{})
					}
				}
				if err != nil {
					errs <- fmt.Errorf("connection %d: %w", i, err)
					return
				}
				list[i] = &subscriber{client: c}
			}
		})
	}
	dialing.Wait()
	select {
	case err := <-errs:
		return nil, err
	default:
		return list, nil
	}
}

var (
	headMark = []byte(`"result":{"number":"0x`)
	logMark  = []byte(`"blockNumber":"0x`)
)

// read reads until all blocks have been told of. Each must be the one after the last.
func (s *subscriber) read(sent *times, first uint64, blocks int) {
	s.delays = make([]time.Duration, 0, blocks)
	for s.heads < blocks || s.logs < blocks {
		text, err := s.message()
		if err != nil {
			s.err = err
			return
		}
		if at := bytes.Index(text, headMark); at >= 0 {
			number := hexAfter(text[at+len(headMark):])
			if number != first+uint64(s.heads) {
				s.err = fmt.Errorf("head %d came where %d was due", number, first+uint64(s.heads))
				return
			}
			s.heads++
			s.delays = append(s.delays, sent.since(number))
		} else if at := bytes.Index(text, logMark); at >= 0 {
			if number := hexAfter(text[at+len(logMark):]); number != first+uint64(s.logs) {
				s.err = fmt.Errorf("a log of block %d came where %d was due", number, first+uint64(s.logs))
				return
			}
			s.logs++
		} else {
			s.err = fmt.Errorf("unexpected message %.100s", text)
			return
		}
	}
}

// hexAfter reads hex digits up to a quote.
func hexAfter(text []byte) uint64 {
	v, _ := strconv.ParseUint(string(text[:max(bytes.IndexByte(text, '"'), 0)]), 16, 64)
	return v
}

// closeCode reads until the connection ends, answers the close frame and returns its code.
func (s *subscriber) closeCode() int {
	for {
		_, err := s.message()
		if code, ok := err.(closeError); ok {
			_ = ws.WriteFrame(s.conn, ws.MaskFrame(ws.NewCloseFrame(nil)))
			_ = s.conn.Close()
			return int(code)
		}
		if err != nil {
			return 0
		}
	}
}

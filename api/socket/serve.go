package socket

import (
	"sync"
	"time"

	"exon/api/jsonrpc"
)

// workerIdle is how long a worker waits for its next message. Workers are kept because their stacks have grown to what
// handlers need.
const workerIdle = 2 * time.Second

// job is a message to be answered.
type job struct {
	c    *Conn
	body *buffer
}

// run hands a message to a worker that waits, or to a new one. Connections bound how many there can be.
func (g *Group) run(j job) {
	select {
	case g.jobs <- j:
	default:
		go g.work(j)
	}
}

// work answers messages until none has come for a while.
func (g *Group) work(j job) {
	idle := time.NewTimer(workerIdle)
	defer idle.Stop()
	for {
		j.c.answer(j.body)
		idle.Reset(workerIdle)
		select {
		case j = <-g.jobs:
		case <-idle.C:
			return
		}
	}
}

// answer runs the calls of a message, queues the reply and then lets go what waits for it.
func (c *Conn) answer(body *buffer) {
	turn := &jsonrpc.Turn{Peer: c}
	reply := takeBuffer()
	reply.b = c.dispatcher.Serve(jsonrpc.WithTurn(*c.group.base.Load(), turn), body.b, reply.b[:0])
	body.release()
	if len(reply.b) > 0 {
		c.reply(reply.b)
	}
	reply.release()
	turn.Done()
	c.finished()
}

// buffer is memory that is used again.
type buffer struct{ b []byte }

// keptBuffer is the largest buffer that is kept.
const keptBuffer = 64 << 10

var buffers = sync.Pool{New: func() any { return &buffer{b: make([]byte, 0, 2048)} }}

func takeBuffer() *buffer { return buffers.Get().(*buffer) }

func (b *buffer) release() {
	if cap(b.b) <= keptBuffer {
		b.b = b.b[:0]
		buffers.Put(b)
	}
}

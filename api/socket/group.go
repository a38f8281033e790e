package socket

import (
	"context"
	"net"
	"sync"
	"sync/atomic"
	"time"

	"exon/api/jsonrpc"
)

// Options bound what connections may cost.
type Options struct {
	MaxMessage   int           // bytes of one message
	MaxRequests  int           // messages of one connection that are answered at once
	MaxQueue     int           // bytes of notifications that may wait for one connection
	ReadTimeout  time.Duration // for the rest of a message that has begun to arrive
	WriteTimeout time.Duration // for a piece of what is sent, and for the end of a connection
	PingInterval time.Duration // silence after which a ping is sent
	PongTimeout  time.Duration // silence after the ping that ends the connection
}

// Group is all WebSocket connections of a server.
type Group struct {
	opt  Options
	jobs chan job
	base atomic.Pointer[context.Context] // of all requests; set by Run

	mu       sync.Mutex
	conns    map[*Conn]struct{} // guarded by mu
	stopping bool               // guarded by mu
	empty    chan struct{}      // closed when the last connection ends while stopping; guarded by mu
}

// New returns a group without connections.
func New(opt Options) *Group {
	g := &Group{opt: opt, jobs: make(chan job), conns: make(map[*Conn]struct{})}
	base := context.Background()
	g.base.Store(&base)
	return g
}

// Serve takes over a connection whose handshake is done. early is what the client sent along with it. ended is called
// when the connection is closed. Serve returns at once.
func (g *Group) Serve(nc net.Conn, early []byte, d *jsonrpc.Dispatcher, ended func()) {
	c := newConn(g, nc, d, ended)
	g.mu.Lock()
	stopping := g.stopping
	if !stopping {
		g.conns[c] = struct{}{}
	}
	g.mu.Unlock()
	if stopping {
		_ = nc.Close()
		ended()
		return
	}
	go c.read(early)
}

// Run pings silent connections and ends dead ones until ctx ends. The requests of the connections see ctx.
func (g *Group) Run(ctx context.Context) error {
	g.base.Store(&ctx)
	tick := time.NewTicker(max(min(g.opt.PingInterval, g.opt.PongTimeout)/4, 10*time.Millisecond))
	defer tick.Stop()
	for {
		select {
		case now := <-tick.C:
			for _, c := range g.open() {
				c.keepAlive(now)
			}
		case <-ctx.Done():
			return nil
		}
	}
}

// Stop tells every connection that the node goes away, each as soon as its requests under way are answered, and returns
// when all have ended or ctx does. Those that are left then are cut.
func (g *Group) Stop(ctx context.Context) {
	g.mu.Lock()
	g.stopping = true
	empty := make(chan struct{})
	g.empty = empty
	if len(g.conns) == 0 {
		close(empty)
		g.empty = nil
	}
	g.mu.Unlock()
	for _, c := range g.open() {
		c.goAway()
	}
	select {
	case <-empty:
	case <-ctx.Done():
		for _, c := range g.open() {
			_ = c.net.Close()
		}
	}
}

// Len returns how many connections are open.
func (g *Group) Len() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.conns)
}

// open returns the connections that are open now.
func (g *Group) open() []*Conn {
	g.mu.Lock()
	defer g.mu.Unlock()
	list := make([]*Conn, 0, len(g.conns))
	for c := range g.conns {
		list = append(list, c)
	}
	return list
}

// forget removes a connection that has ended.
func (g *Group) forget(c *Conn) {
	g.mu.Lock()
	defer g.mu.Unlock()
	delete(g.conns, c)
	if len(g.conns) == 0 && g.empty != nil {
		close(g.empty)
		g.empty = nil
	}
}

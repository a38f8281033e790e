package server

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"sync"
	"sync/atomic"
	"time"

	"github.com/valyala/fasthttp"

	"exon/api/socket"
)

// stopGrace is how long answers in flight may take once Run is told to stop. Together with the ticks of fasthttp it
// stays under a second.
const stopGrace = 700 * time.Millisecond

// Server serves HTTP on its listeners. Make one with New.
type Server struct {
	cfg    Config
	routes *Routes
	log    *slog.Logger
	http   fasthttp.Server

	credential *[32]byte // hash of the secret that stands for loopback; nil for none; set before Run
	sockets    *socket.Group

	listeners []*listener     // filled by Listen before Run
	base      context.Context // of all requests; set by Run before the first one

	stopping atomic.Bool   // set once, when Run begins to stop
	stopped  chan struct{} // closed with it

	mu    sync.Mutex
	conns map[*conn]struct{} // guarded by mu
}

// New returns a server that does nothing yet. cfg must be valid; routes must not change any more.
func New(cfg Config, routes *Routes, log *slog.Logger) *Server {
	s := &Server{
		cfg:     cfg,
		routes:  routes,
		log:     log,
		base:    context.Background(),
		stopped: make(chan struct{}),
		conns:   make(map[*conn]struct{}),
		sockets: socket.New(socket.Options{
			MaxMessage: cfg.MaxBody, MaxRequests: cfg.WSRequests, MaxQueue: cfg.WSQueue,
			ReadTimeout: cfg.ReadTimeout, WriteTimeout: cfg.WriteTimeout,
			PingInterval: cfg.WSPingInterval, PongTimeout: cfg.WSPongTimeout,
		}),
	}
	s.http = fasthttp.Server{
		Handler:        s.serve,
		ErrorHandler:   s.serveBroken,
		HeaderReceived: s.bodyRules,

		MaxRequestBodySize: cfg.MaxBody,
		ReadBufferSize:     cfg.MaxHeader,
		Concurrency:        cfg.MaxConnections, // a bound per listener; admit keeps the one over all
		ReadTimeout:        cfg.ReadHeaderTimeout,
		WriteTimeout:       cfg.WriteTimeout,
		IdleTimeout:        cfg.IdleTimeout,

		// A worker that waits for a connection, and the goroutine that sends it away, live this much longer than Run.
		MaxIdleWorkerDuration: time.Second,

		CloseOnShutdown:              true,
		KeepHijackedConns:            true, // package socket closes them
		DisablePreParseMultipartForm: true, // a body is JSON or refused; it never becomes files
		NoDefaultServerHeader:        true,
		NoDefaultDate:                true,
		NoDefaultContentType:         true,
		SecureErrorLogMessage:        true,
		Logger:                       quietLogger{log},
	}
	return s
}

// bodyRules gives the body of a request its own time to arrive if it may not have come along with the header.
func (s *Server) bodyRules(header *fasthttp.RequestHeader) fasthttp.RequestConfig {
	if n := header.ContentLength(); n != -1 && n <= s.cfg.MaxHeader { // -1 is a chunked body
		return fasthttp.RequestConfig{}
	}
	return fasthttp.RequestConfig{ReadTimeout: s.cfg.ReadTimeout}
}

// Run serves all listeners until ctx ends and then returns nil; it returns an error if a listener breaks before. When it
// stops, it takes no new connections, closes those without a request, lets answers in flight finish for a short time,
// then closes the rest; WebSockets get a close frame first. Requests see a context with the values of ctx, which ends when that time is over. Run is called
// once.
func (s *Server) Run(ctx context.Context) error {
	base, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	s.base = base

	broken := make(chan error, len(s.listeners))
	var serving sync.WaitGroup
	serving.Go(func() { _ = s.sockets.Run(base) })
	for _, ln := range s.listeners {
		serving.Go(func() {
			if err := s.http.Serve(ln); err != nil && !errors.Is(err, net.ErrClosed) {
				broken <- fmt.Errorf("serve %s: %w", ln.Addr(), err)
			}
		})
	}
	var err error
	select {
	case <-ctx.Done():
	case err = <-broken:
	}
	s.stop(cancel)
	serving.Wait()
	return err
}

// stop ends all listeners and connections.
func (s *Server) stop(cancel context.CancelFunc) {
	s.stopping.Store(true)
	close(s.stopped)
	for _, ln := range s.listeners {
		_ = ln.Close()
	}
	s.mu.Lock()
	for c := range s.conns {
		if c.atRest() && !c.taken.Load() {
			c.wake()
		}
	}
	s.mu.Unlock()

	grace, done := context.WithTimeout(context.Background(), stopGrace)
	defer done()
	var sockets sync.WaitGroup
	sockets.Go(func() { s.sockets.Stop(grace) })
	_ = s.http.ShutdownWithContext(grace) // its errors: the listeners are closed already, or the grace is over
	sockets.Wait()
	cancel()
	if cut := s.open(); len(cut) > 0 {
		s.log.Warn("stopped before all answers were written", "connections", len(cut))
		for _, c := range cut {
			_ = c.end()
		}
	}
}

// open returns the HTTP connections that are open now.
func (s *Server) open() []*conn {
	s.mu.Lock()
	defer s.mu.Unlock()
	open := make([]*conn, 0, len(s.conns))
	for c := range s.conns {
		if !c.taken.Load() { // package socket ends those
			open = append(open, c)
		}
	}
	return open
}

// quietLogger takes what fasthttp logs about single connections: strangers cause it, so it is for debugging only.
type quietLogger struct{ log *slog.Logger }

// Printf logs one line.
func (l quietLogger) Printf(format string, args ...any) {
	l.log.Debug("http connection", "detail", fmt.Sprintf(format, args...))
}

package server

import (
	"errors"
	"fmt"
	"net"
	"os"
	"syscall"
	"time"
)

// ErrPortInUse is why Listen fails when another program, or another listener of this one, has the port.
var ErrPortInUse = errors.New("the port is in use by another program")

// listener accepts connections for a server and counts them.
type listener struct {
	net.Listener
	server   *Server
	loopback bool
}

// Listen binds addr, such as "127.0.0.1:8545", at once; Run serves it. Port 0 takes a free one: the address returned is
// the real one. To give the port up without serving, call Run with a context that has ended.
func (s *Server) Listen(addr string) (net.Addr, error) {
	ln, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w", addr, bindCause(err))
	}
	tcp, ok := ln.Addr().(*net.TCPAddr)
	s.listeners = append(s.listeners, &listener{Listener: ln, server: s, loopback: ok && tcp.IP.IsLoopback()})
	return ln.Addr(), nil
}

// bindCause returns the part of an error of net.Listen that tells the operator something new.
func bindCause(err error) error {
	if errors.Is(err, syscall.EADDRINUSE) {
		return ErrPortInUse
	}
	var sys *os.SyscallError
	if errors.As(err, &sys) {
		return sys.Err
	}
	var address *net.AddrError
	if errors.As(err, &address) {
		return errors.New(address.Err)
	}
	var op *net.OpError
	if errors.As(err, &op) {
		return op.Err
	}
	return err
}

// Accept waits for the next connection that may be served. A shortage, of file descriptors for example, is waited out:
// it must not end the server.
func (l *listener) Accept() (net.Conn, error) {
	delay := time.Duration(0)
	for {
		raw, err := l.Listener.Accept()
		if err == nil {
			if c := l.server.admit(raw, l.loopback); c != nil {
				return c, nil
			}
			continue
		}
		if !isShortage(err) {
			return nil, err
		}
		if delay == 0 {
			l.server.log.Warn("cannot accept connections for now", "err", err)
		}
		delay = min(max(2*delay, 5*time.Millisecond), time.Second)
		select {
		case <-time.After(delay):
		case <-l.server.stopped:
			return nil, net.ErrClosed
		}
	}
}

// isShortage reports whether accepting may work again later.
func isShortage(err error) bool {
	for _, errno := range []error{
		syscall.EMFILE, syscall.ENFILE, syscall.ENOBUFS, syscall.ENOMEM, syscall.ECONNABORTED, syscall.EINTR,
	} {
		if errors.Is(err, errno) {
			return true
		}
	}
	return false
}

const tooManyReply = "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n" +
	"the node has as many connections as the setting server.max_connections allows\n"

// admit starts to keep track of a connection, or refuses it and returns nil.
func (s *Server) admit(raw net.Conn, loopback bool) *conn {
	c := &conn{Conn: raw, server: s, loopback: loopback}
	s.mu.Lock()
	stopping := s.stopping.Load()
	room := len(s.conns) < s.cfg.MaxConnections
	if room && !stopping {
		s.conns[c] = struct{}{}
	}
	s.mu.Unlock()
	if room && !stopping {
		return c
	}
	if !stopping {
		_ = raw.SetWriteDeadline(time.Now().Add(10 * time.Millisecond))
		_, _ = raw.Write([]byte(tooManyReply))
	}
	_ = raw.Close()
	return nil
}

// forget ends keeping track of a connection.
func (s *Server) forget(c *conn) {
	s.mu.Lock()
	delete(s.conns, c)
	s.mu.Unlock()
}

// Close unbinds the listeners of a server that is not given to Run; after Run it does nothing.
func (s *Server) Close() error {
	var errs []error
	for _, ln := range s.listeners {
		if err := ln.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

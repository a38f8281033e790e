//go:build unix

package socket

import (
	"sync"
	"syscall"
)

// attempt is a write that does not wait. Its function is made once, so that a write allocates nothing.
type attempt struct {
	b   []byte
	n   int
	err error
	run func(fd uintptr) bool
}

var attempts = sync.Pool{New: func() any {
	a := new(attempt)
	a.run = func(fd uintptr) bool {
		for {
			a.n, a.err = syscall.Write(int(fd), a.b)
			if a.err != syscall.EINTR {
				return true // done, whether or not the network has taken it
			}
		}
	}
	return a
}}

// tryWrite writes as much of b as the network takes without waiting, which may be nothing.
func tryWrite(raw syscall.RawConn, b []byte) (int, error) {
	if raw == nil {
		return 0, nil
	}
	a := attempts.Get().(*attempt)
	a.b, a.n, a.err = b, 0, nil
	closed := raw.Write(a.run)
	n, err := max(a.n, 0), a.err
	a.b = nil
	attempts.Put(a)
	switch {
	case closed != nil:
		return 0, closed
	case err == syscall.EAGAIN:
		return 0, nil
	}
	return n, err
}

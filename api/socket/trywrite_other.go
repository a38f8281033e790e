//go:build !unix

package socket

import "syscall"

// tryWrite writes nothing where a write that does not wait is not to be had: the connection's own goroutine writes all.
func tryWrite(syscall.RawConn, []byte) (int, error) { return 0, nil }

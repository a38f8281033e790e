package keys

import (
	"context"
	"crypto/ecdsa"
	"runtime"
)

// maxDerivations is how many passphrases are worked on at once, however many wait.
const maxDerivations = 2

// slots bounds the derivations of one store. Each costs a core and, at standard strength, 256 MB for about a second. One
// core is left to everybody else, so that a burst of passphrases does not make the node's other answers wait.
type slots chan struct{}

func newSlots() slots {
	return make(slots, min(maxDerivations, max(1, runtime.GOMAXPROCS(0)-1)))
}

// result is what a derivation ends with.
type result struct {
	key  *ecdsa.PrivateKey
	raw  []byte
	err  error
	drop func() // called instead of returning it when the caller has gone; may be nil
}

// run waits for a slot and does the work in a goroutine of its own: when ctx ends, the caller goes on at once, and what
// the work still finds is dropped.
func (s slots) run(ctx context.Context, work func() result) result {
	select {
	case s <- struct{}{}:
	case <-ctx.Done():
		return result{err: ctx.Err()}
	}
	done := make(chan result)
	go func() {
		r := work()
		<-s
		select {
		case done <- r:
		case <-ctx.Done():
			if r.drop != nil {
				r.drop()
			}
		}
	}()
	select {
	case r := <-done:
		return r
	case <-ctx.Done():
		return result{err: ctx.Err()}
	}
}

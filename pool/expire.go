package pool

import (
	"slices"
	"time"
)

// waiting is a queued item and since when it is queued.
type waiting struct {
	item  *item
	since time.Time
}

// expireAtOnce bounds how many transactions expire under one hold of the lock.
const expireAtOnce = 1024

// expire drops the transactions that have been queued for longer than the lifetime.
func (p *Pool) expire() {
	for p.expireSome() == expireAtOnce {
	}
}

func (p *Pool) expireSome() (dropped int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	before := p.Now().Add(-p.config.Lifetime)
	for first := p.expiry.Front(); first != nil && dropped < expireAtOnce; first = p.expiry.Front() {
		w := first.Value.(*waiting)
		if w.since.After(before) {
			break
		}
		a := w.item.account
		_, at := a.waiting(w.item.nonce)
		p.unqueue(w.item)
		p.forget(w.item)
		if at == 0 {
			a.queued = shift(a.queued)
		} else {
			a.queued = slices.Delete(a.queued, at, at+1)
		}
		p.index(a)
		dropped++
	}
	if dropped > 0 {
		p.version.Add(2)
	}
	return dropped
}

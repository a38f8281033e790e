package pool

import (
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/legacypool"
)

// What has to go when a limit is reached is always the last transaction of an account, so that no other of the account
// becomes useless, and the cheapest of those. An account may always keep AccountSlots executable ones against accounts
// that have more; within these shares the price decides. Queued transactions never push out executable ones.

// makeRoom evicts until need more slots are free for it, or evicts nothing and says why not.
func (p *Pool) makeRoom(it *item, need int, queued bool) error {
	var gone []*item
	for need > 0 && p.lacks(need, queued) {
		victim, err := p.victim(it, queued)
		if err != nil {
			for i := len(gone) - 1; i >= 0; i-- {
				p.restore(gone[i], queued)
			}
			return err
		}
		p.evict(victim, queued)
		gone = append(gone, victim)
	}
	return nil
}

func (p *Pool) lacks(need int, queued bool) bool {
	if queued {
		return uint64(p.gapped.slots+need) > p.config.GlobalQueue
	}
	return uint64(p.executable.slots+need) > p.config.GlobalSlots
}

// victim returns the transaction of another account that has to make way for it.
func (p *Pool) victim(it *item, queued bool) (*item, error) {
	from := &p.tails
	if queued {
		from = &p.gapTails
	} else if inShare := uint64(len(it.account.pending)) < p.config.AccountSlots; !inShare {
		from = &p.overTails
	} else if v := p.overTails.first(it.account); v != nil {
		return v, nil
	}
	v := from.first(it.account)
	switch {
	case v == nil:
		return nil, legacypool.ErrTxPoolOverflow
	case !v.cheaper(it):
		return nil, txpool.ErrUnderpriced
	}
	return v, nil
}

// evict removes the last pending or the last queued transaction of an account.
func (p *Pool) evict(it *item, queued bool) {
	if queued {
		p.dropLastQueued(it.account)
	} else {
		p.dropLastPending(it.account)
	}
	p.index(it.account)
}

// restore is the reverse of evict.
func (p *Pool) restore(it *item, queued bool) {
	a := it.account
	p.know(it)
	if queued {
		p.queue(it, len(a.queued))
	} else {
		a.pending = append(a.pending, it)
		a.spent.Add(&a.spent, &it.cost)
		p.executable.add(it)
	}
	p.index(a)
}

func (p *Pool) dropLastPending(a *account) {
	last := len(a.pending) - 1
	it := a.pending[last]
	a.pending[last] = nil
	a.pending = a.pending[:last]
	a.spent.Sub(&a.spent, &it.cost)
	p.executable.remove(it)
	p.forget(it)
}

func (p *Pool) dropLastQueued(a *account) {
	last := len(a.queued) - 1
	it := a.queued[last]
	a.queued[last] = nil
	a.queued = a.queued[:last]
	p.unqueue(it)
	p.forget(it)
}

// trim evicts until the limits hold, after transactions have moved between pending and queued. All accounts must be
// indexed.
func (p *Pool) trim() {
	for p.lacks(0, false) {
		v := p.overTails.first(nil)
		if v == nil {
			v = p.tails.first(nil)
		}
		p.evict(v, false)
	}
	for p.lacks(0, true) {
		p.evict(p.gapTails.first(nil), true)
	}
}

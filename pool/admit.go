package pool

import (
	"slices"

	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/holiman/uint256"
)

// admit takes an item into the pool or says why not. state is its sender's, for one that has nothing in the pool yet.
// When admit returns nil the transaction is in the pool: nothing takes it out again on the way. The caller holds mu.
func (p *Pool) admit(it *item, state accountState, overflow bool) error {
	if p.all[it.hash] != nil {
		return txpool.ErrAlreadyKnown
	}
	a := p.accounts[it.from]
	if a == nil {
		a = &account{addr: it.from, state: state}
	}
	if err := p.checkState(a, it, overflow); err != nil {
		return err
	}
	p.arrivals++
	it.account, it.arrival = a, p.arrivals
	var err error
	if old := a.executable(it.nonce); old != nil {
		err = p.replaceExecutable(old, it)
	} else if old, at := a.waiting(it.nonce); old != nil {
		err = p.replaceGapped(old, it, at)
	} else if it.nonce == a.next() {
		err = p.append(it)
	} else {
		err = p.enqueue(it)
	}
	p.index(a)
	return err
}

// append takes in the next executable transaction of its account, and with it the queued ones that follow on it.
func (p *Pool) append(it *item) error {
	if err := p.makeRoom(it, it.slots, false); err != nil {
		return err
	}
	p.know(it)
	p.extend(it)
	p.promote(it.account)
	p.index(it.account)
	p.trim()
	return nil
}

// enqueue takes in a transaction with a nonce gap before it.
func (p *Pool) enqueue(it *item) error {
	a := it.account
	if uint64(len(a.queued)) >= p.config.AccountQueue {
		last := a.queued[len(a.queued)-1]
		if it.nonce > last.nonce {
			return txpool.ErrAccountLimitExceeded
		}
		if err := p.makeRoom(it, it.slots-last.slots, true); err != nil {
			return err
		}
		p.dropLastQueued(a)
		p.index(a)
	} else if err := p.makeRoom(it, it.slots, true); err != nil {
		return err
	}
	p.know(it)
	_, at := a.waiting(it.nonce)
	p.queue(it, at)
	return nil
}

func (p *Pool) replaceExecutable(old, it *item) error {
	if !outbids(it.tx, old.tx, p.config.PriceBump) {
		return txpool.ErrReplaceUnderpriced
	}
	if err := p.makeRoom(it, it.slots-old.slots, false); err != nil {
		return err
	}
	a := it.account
	a.pending[it.nonce-a.state.nonce] = it
	a.spent.Sub(&a.spent, &old.cost)
	a.spent.Add(&a.spent, &it.cost)
	a.note(it)
	p.executable.remove(old)
	p.forget(old)
	p.know(it)
	p.executable.add(it)
	p.announced(it)
	return nil
}

func (p *Pool) replaceGapped(old, it *item, at int) error {
	if !outbids(it.tx, old.tx, p.config.PriceBump) {
		return txpool.ErrReplaceUnderpriced
	}
	if err := p.makeRoom(it, it.slots-old.slots, true); err != nil {
		return err
	}
	a := it.account
	p.unqueue(old)
	p.forget(old)
	a.queued = slices.Delete(a.queued, at, at+1)
	p.know(it)
	p.queue(it, at)
	return nil
}

// promote moves the queued transactions that follow on the pending ones.
func (p *Pool) promote(a *account) {
	for len(a.queued) > 0 && a.queued[0].nonce == a.next() {
		it := a.queued[0]
		a.queued = shift(a.queued)
		p.unqueue(it)
		if _, over := new(uint256.Int).AddOverflow(&a.spent, &it.cost); over {
			p.forget(it) // nobody can pay for it together with those before
			return
		}
		p.extend(it)
	}
}

// know makes an item known by its hash and its account by its address.
func (p *Pool) know(it *item) {
	p.all[it.hash] = it
	p.accounts[it.from] = it.account
	for _, authority := range it.auths {
		p.auths[authority]++
	}
}

// forget is the reverse of know, but leaves the account.
func (p *Pool) forget(it *item) {
	delete(p.all, it.hash)
	for _, authority := range it.auths {
		if p.auths[authority]--; p.auths[authority] == 0 {
			delete(p.auths, authority)
		}
	}
}

// extend puts an item at the end of the pending ones of its account.
func (p *Pool) extend(it *item) {
	a := it.account
	a.pending = append(a.pending, it)
	a.spent.Add(&a.spent, &it.cost)
	a.note(it)
	p.executable.add(it)
	p.announced(it)
}

// queue puts an item among the queued ones of its account.
func (p *Pool) queue(it *item, at int) {
	a := it.account
	a.queued = slices.Insert(a.queued, at, it)
	a.note(it)
	p.gapped.add(it)
	it.waits = p.expiry.PushBack(&waiting{it, p.Now()})
}

// unqueue takes an item out of what is kept of queued ones beside the account.
func (p *Pool) unqueue(it *item) {
	p.gapped.remove(it)
	p.expiry.Remove(it.waits)
	it.waits = nil
}

// announced remembers an item for OnPending.
func (p *Pool) announced(it *item) {
	if p.onPending != nil {
		p.promoted = append(p.promoted, it.tx)
	}
}

// index brings the ordered sets up to date with an account, and forgets the account when nothing is left of it.
func (p *Pool) index(a *account) {
	var head, tail, last *item
	if n := len(a.pending); n > 0 {
		head, tail = a.pending[0], a.pending[n-1]
	}
	if n := len(a.queued); n > 0 {
		last = a.queued[n-1]
	}
	if over := uint64(len(a.pending)) > p.config.AccountSlots; a.tail != tail || a.over != over {
		if a.over {
			p.overTails.remove(a.tail.evictKey())
		}
		if over {
			p.overTails.insert(tail.evictKey(), tail)
		}
		a.over = over
	}
	if a.tail != tail {
		p.tails.swap(a.tail, tail)
		a.tail = tail
	}
	if a.last != last {
		p.gapTails.swap(a.last, last)
		a.last = last
	}
	if a.head != head {
		p.unindexHead(a.head)
		p.indexHead(head)
		a.head = head
	}
	if a.empty() && p.accounts[a.addr] == a {
		delete(p.accounts, a.addr)
	}
}

func (p *Pool) indexHead(it *item) {
	switch {
	case it == nil:
	case it.flat():
		p.flatHeads.insert(it.capKey(), it)
	default:
		p.headsByTip.insert(it.tipKey(), it)
		p.headsByCap.insert(it.capKey(), it)
	}
}

func (p *Pool) unindexHead(it *item) {
	switch {
	case it == nil:
	case it.flat():
		p.flatHeads.remove(it.capKey())
	default:
		p.headsByTip.remove(it.tipKey())
		p.headsByCap.remove(it.capKey())
	}
}

// swap puts the next item in the place of an old one in a set of items to evict; either may be nil.
func (t *tree) swap(old, next *item) {
	if old != nil {
		t.remove(old.evictKey())
	}
	if next != nil {
		t.insert(next.evictKey(), next)
	}
}

package pool

import (
	"slices"

	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// reset moves the pool to a block that is on disk and not visible yet, so that pending nonces never go back. It looks at
// the accounts the block changed and at no others; changed is nil when they are not known, and then at all.
func (p *Pool) reset(_, next *chain.Block, changed map[common.Address]*ethtypes.StateAccount) error {
	leaving := make(transitions, len(next.Transactions()))
	for _, tx := range next.Transactions() {
		leaving[tx.Hash()] = tx
	}
	p.leaving.Store(&leaving)

	p.mu.Lock()
	defer p.mu.Unlock()
	gasLimit := p.view.Load().header.GasLimit
	if err := p.look(next); err != nil {
		return err
	}
	defer p.version.Add(2)
	if changed == nil || next.GasLimit() < gasLimit || len(changed) > len(p.accounts) {
		for addr, a := range p.accounts {
			if _, touched := changed[addr]; touched || changed == nil || next.GasLimit() < gasLimit {
				if err := p.refresh(a); err != nil {
					return err
				}
			}
		}
	} else {
		for addr := range changed {
			if a := p.accounts[addr]; a != nil {
				if err := p.refresh(a); err != nil {
					return err
				}
			}
		}
	}
	p.trim()
	p.tell()
	return nil
}

// refresh brings an account up to date with the view: what is included or can no longer be paid for goes, what follows
// on a hole is queued, and what follows on nothing any more is promoted.
func (p *Pool) refresh(a *account) error {
	v := p.view.Load()
	record, err := v.state.Account(a.addr)
	if err != nil {
		return err
	}
	old := a.state.nonce
	a.state = newState(record)
	for len(a.pending) > 0 && a.pending[0].nonce < a.state.nonce {
		it := a.pending[0]
		a.pending = shift(a.pending)
		a.spent.Sub(&a.spent, &it.cost)
		p.executable.remove(it)
		p.forget(it)
	}
	for len(a.queued) > 0 && a.queued[0].nonce < a.state.nonce {
		it := a.queued[0]
		a.queued = shift(a.queued)
		p.unqueue(it)
		p.forget(it)
	}
	if a.state.nonce < old { // the chain was set back
		p.demote(a, 0)
	}
	if a.dearest.Gt(&a.state.balance) || a.widest > v.header.GasLimit {
		p.dropUnpayable(a, v.header.GasLimit)
	}
	p.promote(a)
	for uint64(len(a.queued)) > p.config.AccountQueue {
		p.dropLastQueued(a)
	}
	p.index(a)
	return nil
}

// dropUnpayable removes what the account cannot pay for or no block can hold, and queues what followed on it.
func (p *Pool) dropUnpayable(a *account, gasLimit uint64) {
	bad := func(it *item) bool { return it.cost.Gt(&a.state.balance) || it.gas > gasLimit }
	if first := slices.IndexFunc(a.pending, bad); first >= 0 {
		p.demote(a, first)
	}
	a.dearest, a.widest = uint256.Int{}, 0
	kept := a.queued[:0]
	for _, it := range a.queued {
		if bad(it) {
			p.unqueue(it)
			p.forget(it)
			continue
		}
		kept = append(kept, it)
		a.note(it)
	}
	clear(a.queued[len(kept):])
	a.queued = kept
	for _, it := range a.pending {
		a.note(it)
	}
}

// demote moves the pending transactions from index first on to the queued ones.
func (p *Pool) demote(a *account, first int) {
	moved := slices.Clone(a.pending[first:])
	clear(a.pending[first:])
	a.pending = a.pending[:first]
	for _, it := range moved {
		a.spent.Sub(&a.spent, &it.cost)
		p.executable.remove(it)
		p.gapped.add(it)
		it.waits = p.expiry.PushBack(&waiting{it, p.Now()})
	}
	a.queued = append(moved, a.queued...)
}

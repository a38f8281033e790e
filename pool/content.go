package pool

import (
	"cmp"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Waiting is a transaction in the pool and who sent it.
type Waiting struct {
	From common.Address
	Tx   *ethtypes.Transaction
}

// Content returns all executable and all queued transactions as they are at one moment, by sender and then by nonce. The
// pool is held only while two lists of pointers are copied; the rest is done by the caller.
func (p *Pool) Content() (pending, queued []Waiting) {
	executable, gapped := p.snapshot()
	return sorted(executable), sorted(gapped)
}

func (p *Pool) snapshot() (executable, gapped []*item) {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return slices.Clone(p.executable.items), slices.Clone(p.gapped.items)
}

// ContentFrom returns the executable and the queued transactions of one account, by nonce.
func (p *Pool) ContentFrom(addr common.Address) (pending, queued []Waiting) {
	p.mu.RLock()
	var executable, gapped []*item
	if a := p.accounts[addr]; a != nil {
		executable, gapped = slices.Clone(a.pending), slices.Clone(a.queued)
	}
	p.mu.RUnlock()
	return sorted(executable), sorted(gapped)
}

func sorted(items []*item) []Waiting {
	slices.SortFunc(items, func(a, b *item) int {
		if c := a.from.Cmp(b.from); c != 0 {
			return c
		}
		return cmp.Compare(a.nonce, b.nonce)
	})
	list := make([]Waiting, len(items))
	for i, it := range items {
		list[i] = Waiting{it.from, it.tx}
	}
	return list
}

package pool

import (
	"errors"
	"sync"
	"time"

	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Pending is the next block as it would be if it were made of all executable transactions now. It is never committed.
type Pending struct {
	Block   *ethtypes.Block
	Senders []common.Address
	Parent  *chain.Block

	version uint64

	mu    sync.Mutex
	state *state.StateDB // guarded by mu
}

// errNoPending says that a commit has failed half-way: the pool has moved to a block that never became the head.
var errNoPending = errors.New("the pool waits for a block that was not committed")

// maxTries is how often Pending waits for a commit to end: some seconds, many times what a commit takes there.
const maxTries = 100_000

// Pending returns the pending block on top of the head. It is built at most once per change of head or pool, and no
// submission waits for it. attrs are those a proposer would choose now.
func (p *Pool) Pending(attrs chain.Attrs) (*Pending, error) {
	p.pendingMu.Lock()
	defer p.pendingMu.Unlock()
	for tries := 0; ; tries++ {
		// Read the version first: a change that comes later makes the result stale, never the other way round.
		version, head := p.version.Load(), p.chain.Head()
		if p.pending != nil && p.pending.version == version && p.pending.Parent == head {
			return p.pending, nil
		}
		if p.view.Load().hash != head.Hash() { // a commit is between pool and head: a moment later they agree again
			if tries > maxTries {
				return nil, errNoPending
			}
			time.Sleep(50 * time.Microsecond)
			continue
		}
		from, _ := p.Candidates(p.chain.NextBaseFee(head.SharedHeader()))
		x, err := p.chain.Build(attrs, from)
		if err != nil {
			return nil, err
		}
		if x.Block.ParentHash() != head.Hash() || p.view.Load().hash != head.Hash() {
			continue
		}
		p.pending = &Pending{Block: x.Block, Senders: x.Senders, Parent: head, version: version, state: x.State}
		return p.pending, nil
	}
}

// Read calls f with the pending state, which f must not change or keep.
func (n *Pending) Read(f func(*state.StateDB)) {
	n.mu.Lock()
	defer n.mu.Unlock()
	f(n.state)
}

// State returns a copy of the pending state that calls can change.
func (n *Pending) State() *state.StateDB {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.state.Copy()
}

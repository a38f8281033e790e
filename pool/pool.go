package pool

import (
	"container/list"
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/blobpool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Pool is the transactions that wait. All its methods are safe for concurrent use.
type Pool struct {
	chain  *chain.Chain
	config Config
	blobs  *blobpool.BlobPool // nil where the chain carries no blobs
	signer ethtypes.Signer
	rules  txpool.ValidationOptions

	// Now tells the time by which queued transactions expire; New sets time.Now. Change it before Run only.
	Now func() time.Time

	wake    chan struct{}               // capacity 1: something executable may have arrived
	version atomic.Uint64               // counts changes of content by twos; odd while an admission is under way
	view    atomic.Pointer[view]        // what the content was last checked against; changed under mu
	leaving atomic.Pointer[transitions] // on their way into a block that is not visible yet
	closed  atomic.Bool

	mu         sync.RWMutex
	all        map[common.Hash]*item       // guarded by mu, like all that follows
	accounts   map[common.Address]*account // those with transactions
	auths      map[common.Address]int      // how many waiting transactions carry an authorization of the account
	executable set                         // pending transactions
	gapped     set                         // queued transactions
	expiry     *list.List                  // queued items and the time since when, oldest first
	arrivals   uint64                      // admissions so far

	// Ordered sets. Heads are the first pending transactions of their accounts, tails the last.
	flatHeads, headsByTip, headsByCap tree // highest first; flat ones are in one set, the others in two
	tails, overTails, gapTails        tree // cheapest first: of pending, of accounts over their share, of queued

	onPending func([]*ethtypes.Transaction) // set before Run
	promoted  []*ethtypes.Transaction       // became executable and not yet announced

	journal *journal // nil without one; set before the first submission

	pendingMu sync.Mutex
	pending   *Pending // guarded by pendingMu
}

// view is a block and its state, as the pool sees them.
type view struct {
	hash   common.Hash
	header *ethtypes.Header
	state  chain.StateReader
}

type transitions map[common.Hash]*ethtypes.Transaction

// maxTxSize is the largest transaction, as in go-ethereum.
const maxTxSize = 4 * slotSize

// New returns a pool on the chain's head.
func New(c *chain.Chain, cfg Config) (*Pool, error) {
	p := &Pool{
		chain: c, config: cfg, signer: c.Signer(), Now: time.Now,
		rules: txpool.ValidationOptions{
			Config: c.Config(), MaxSize: maxTxSize, MinTip: common.Big0,
			Accept: 1<<ethtypes.LegacyTxType | 1<<ethtypes.AccessListTxType | 1<<ethtypes.DynamicFeeTxType | 1<<ethtypes.SetCodeTxType,
		},
		wake: make(chan struct{}, 1),
		all:  make(map[common.Hash]*item), accounts: make(map[common.Address]*account), auths: make(map[common.Address]int),
		expiry: list.New(),
	}
	if err := p.look(c.Head()); err != nil {
		return nil, fmt.Errorf("open pool: %w", err)
	}
	if c.CarriesBlobs() {
		if err := p.openBlobs(txpool.NewReservationTracker().NewHandle(0)); err != nil {
			return nil, err
		}
	}
	c.BeforePublish(p.reset)
	return p, nil
}

// look moves the view to a block. The caller holds mu, except in New.
func (p *Pool) look(b *chain.Block) error {
	reader, err := p.chain.Reader(b)
	if err != nil {
		return err
	}
	p.view.Store(&view{b.Hash(), b.SharedHeader(), reader})
	return nil
}

// OnPending sets what is told of the transactions that have become executable, in order: before whoever submitted them is
// answered, and before a block can include them. f must be quick and must not call the pool, which waits for it. Set it
// before Run.
func (p *Pool) OnPending(f func([]*ethtypes.Transaction)) { p.onPending = f }

// Run drops queued transactions whose time is over and tends the journal, until ctx ends.
func (p *Pool) Run(ctx context.Context) error {
	tick := time.NewTicker(min(p.config.Lifetime/8, time.Minute))
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
			p.expire()
		case <-p.journal.grown():
			p.rewriteJournal()
		}
	}
}

// tell announces what has become executable. The caller holds mu.
func (p *Pool) tell() {
	if len(p.promoted) == 0 {
		return
	}
	p.onPending(p.promoted)
	p.promoted = nil
}

// Close writes the journal and refuses further submissions.
func (p *Pool) Close() error {
	p.closed.Store(true)
	err := p.journal.close()
	if p.blobs != nil {
		err = errors.Join(err, p.blobs.Close())
	}
	return err
}

// Wake is signalled when something executable may have arrived.
func (p *Pool) Wake() <-chan struct{} { return p.wake }

// Version counts the changes of the pool's content. While it stays the same and even, nothing has been admitted.
func (p *Pool) Version() uint64 { return p.version.Load() }

// Nonce returns the nonce the account's next transaction should have.
func (p *Pool) Nonce(addr common.Address) uint64 {
	p.mu.RLock()
	defer p.mu.RUnlock()
	if a := p.accounts[addr]; a != nil {
		return a.next()
	}
	record, err := p.view.Load().state.Account(addr)
	if err != nil || record == nil {
		return 0
	}
	return record.Nonce
}

// Count returns how many transactions are executable and how many wait for a nonce gap to close.
func (p *Pool) Count() (pending, queued int) {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return len(p.executable.items), len(p.gapped.items)
}

func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

package pool

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/blobpool"
	"github.com/ethereum/go-ethereum/core/txpool/legacypool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Config is the settings of the pool.
type Config struct {
	AccountSlots uint64        `toml:"account_slots" comment:"Executable transactions one account may always have waiting."`
	GlobalSlots  uint64        `toml:"global_slots" comment:"Executable transactions of all accounts together."`
	AccountQueue uint64        `toml:"account_queue" comment:"Transactions with a nonce gap one account may have waiting."`
	GlobalQueue  uint64        `toml:"global_queue" comment:"Transactions with a nonce gap of all accounts together."`
	Lifetime     time.Duration `toml:"lifetime" comment:"How long a transaction with a nonce gap waits before it is dropped."`
	PriceBump    uint64        `toml:"price_bump" comment:"How much more a replacement must offer, in percent."`
}

// Default returns the settings of a node that serves many accounts.
func Default() Config {
	return Config{AccountSlots: 256, GlobalSlots: 32_768, AccountQueue: 256, GlobalQueue: 8_192, Lifetime: 3 * time.Hour, PriceBump: 10}
}

// Validate reports settings that cannot work.
func (c Config) Validate() error {
	var errs []error
	for _, f := range []struct {
		name  string
		value uint64
	}{{"account_slots", c.AccountSlots}, {"global_slots", c.GlobalSlots}, {"account_queue", c.AccountQueue}, {"global_queue", c.GlobalQueue}, {"price_bump", c.PriceBump}} {
		if f.value == 0 {
			errs = append(errs, fmt.Errorf("%s must be at least 1", f.name))
		}
	}
	if c.Lifetime < time.Second {
		errs = append(errs, errors.New("lifetime must be at least a second"))
	}
	return errors.Join(errs...)
}

// Pool is the transactions that wait. All its methods are safe for concurrent use.
type Pool struct {
	chain  *chain.Chain
	inner  *legacypool.LegacyPool
	blobs  *blobpool.BlobPool // nil where the chain carries no blobs
	signer ethtypes.Signer

	in      chan *submission
	wake    chan struct{} // capacity 1: something executable may have arrived
	version atomic.Uint64 // counts changes of content by twos; odd while an admission is under way

	at      atomic.Pointer[common.Hash]                           // block the content was last checked against
	leaving atomic.Pointer[map[common.Hash]*ethtypes.Transaction] // on their way into a block that is not visible yet

	pendingMu sync.Mutex
	pending   *Pending // guarded by pendingMu
}

// New returns a pool on the chain's head. Run must be running for Submit to return.
func New(c *chain.Chain, cfg Config) (*Pool, error) {
	inner := legacypool.New(legacypool.Config{
		NoLocals: true, PriceLimit: 1, PriceBump: cfg.PriceBump,
		AccountSlots: cfg.AccountSlots, GlobalSlots: cfg.GlobalSlots,
		AccountQueue: cfg.AccountQueue, GlobalQueue: cfg.GlobalQueue,
		Lifetime: cfg.Lifetime, Rejournal: time.Hour,
	}, c)
	accounts := txpool.NewReservationTracker() // an account waits in one of the two pools
	if err := inner.Init(0, c.CurrentBlock(), accounts.NewHandle(0)); err != nil {
		return nil, fmt.Errorf("open pool: %w", err)
	}
	p := &Pool{chain: c, inner: inner, signer: c.Signer(), in: make(chan *submission, maxBatch), wake: make(chan struct{}, 1)}
	if c.CarriesBlobs() {
		if err := p.openBlobs(accounts.NewHandle(1)); err != nil {
			return nil, errors.Join(err, inner.Close())
		}
	}
	hash := c.Head().Hash()
	p.at.Store(&hash)
	c.BeforePublish(p.reset)
	return p, nil
}

// Close stops the pool's own work. No Submit may follow.
func (p *Pool) Close() error {
	if p.blobs != nil {
		return errors.Join(p.blobs.Close(), p.inner.Close())
	}
	return p.inner.Close()
}

// reset moves the pool to a block that is on disk and not visible yet, so that pending nonces never go back.
func (p *Pool) reset(old, next *ethtypes.Header) {
	block := p.chain.GetBlock(next.Hash(), next.Number.Uint64())
	leaving := make(map[common.Hash]*ethtypes.Transaction, len(block.Transactions()))
	for _, tx := range block.Transactions() {
		leaving[tx.Hash()] = tx
	}
	p.leaving.Store(&leaving)
	hash := next.Hash()
	p.at.Store(&hash)
	p.inner.Reset(old, next)
	p.version.Add(2)
}

// Wake is signalled when something executable may have arrived.
func (p *Pool) Wake() <-chan struct{} { return p.wake }

func (p *Pool) signal() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

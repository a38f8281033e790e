package solo

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"exon/chain"
	"exon/pool"

	"github.com/ethereum/go-ethereum/common"
)

// Config is the settings of the engine.
type Config struct {
	BlockTime    time.Duration  `toml:"block_time" comment:"Time between blocks. 0: a block as soon as a transaction waits."`
	ReplyAtOnce  bool           `toml:"reply_at_once" comment:"With block_time 0, answer a submission when the pool has it instead of when its block is committed."`
	FeeRecipient common.Address `toml:"fee_recipient" comment:"Account that receives the tips of the blocks, the miner of eth_getBlockByNumber. Hex or ex1..."`
}

// Default returns the settings of instant sealing.
func Default() Config { return Config{} }

// Validate reports settings that cannot work.
func (c Config) Validate() error {
	if c.BlockTime < 0 || (c.BlockTime > 0 && c.BlockTime < time.Millisecond) {
		return fmt.Errorf("block_time %v is neither 0 nor at least 1ms", c.BlockTime)
	}
	return nil
}

// Engine makes blocks.
type Engine struct {
	chain  *chain.Chain
	pool   *pool.Pool
	config Config
	log    *slog.Logger

	// Now tells the time of new blocks; New sets time.Now. Change it before Run only.
	Now func() time.Time

	mu      sync.Mutex
	waiting map[common.Hash][]chan error // submissions that wait for their block; guarded by mu
}

// New returns an engine that does nothing until Run.
func New(c *chain.Chain, p *pool.Pool, cfg Config, log *slog.Logger) *Engine {
	return &Engine{chain: c, pool: p, config: cfg, log: log, Now: time.Now, waiting: make(map[common.Hash][]chan error)}
}

// Run seals blocks until ctx ends. A block that is being made then is finished first.
func (e *Engine) Run(ctx context.Context) error {
	if e.config.BlockTime > 0 {
		return e.runInterval(ctx)
	}
	e.sealAll(ctx) // what a restart found waiting
	for {
		select {
		case <-e.pool.Wake():
			e.sealAll(ctx)
		case <-ctx.Done():
			e.release(pool.ErrClosed)
			return nil
		}
	}
}

func (e *Engine) runInterval(ctx context.Context) error {
	ticker := time.NewTicker(e.config.BlockTime)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			if _, err := e.seal(true); err != nil {
				e.log.Error("no block was made", "err", err)
			}
		case <-ctx.Done():
			return nil
		}
	}
}

// Attrs returns what this proposer would choose for a block made now.
func (e *Engine) Attrs() chain.Attrs {
	return chain.Attrs{Time: uint64(e.Now().Unix()), FeeRecipient: e.config.FeeRecipient}
}

// errNotWritten is what waiting submissions are told when a block could not be committed.
var errNotWritten = errors.New("the node could not write the block; the transaction stays in the pool")

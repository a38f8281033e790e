package hold

import (
	"context"

	"exon/chain"
	"exon/pool"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Engine holds a chain at its head.
type Engine struct {
	chain *chain.Chain
	pool  *pool.Pool // nil when transactions are refused
}

// New returns the engine of a chain. Transactions are refused, unless there is a pool to let them wait in.
func New(c *chain.Chain, waiting *pool.Pool) *Engine { return &Engine{chain: c, pool: waiting} }

// Run waits until ctx ends.
func (e *Engine) Run(ctx context.Context) error {
	<-ctx.Done()
	return nil
}

// Admit refuses the transaction or lets it wait.
func (e *Engine) Admit(ctx context.Context, tx *ethtypes.Transaction) (<-chan error, error) {
	if e.pool == nil {
		return nil, chain.ErrReadOnly
	}
	return nil, e.pool.Submit(ctx, tx, nil)
}

// Attrs returns what the pending block is made with: it follows the head by a slot of Ethereum.
func (e *Engine) Attrs() chain.Attrs { return chain.Attrs{Time: e.chain.Head().Time() + 12} }

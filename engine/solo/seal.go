package solo

import (
	"context"
	"time"

	"exon/chain"
)

// sealAll seals blocks until nothing executable is left, then answers the submissions that no block took: nothing will
// happen to their transactions until something else does. If anything was admitted meanwhile they go on waiting; that
// admission wakes the engine again.
func (e *Engine) sealAll(ctx context.Context) {
	for ctx.Err() == nil {
		version := e.pool.Version()
		sealed, err := e.seal(false)
		if err != nil {
			e.log.Error("no block was made", "err", err)
			e.release(errNotWritten)
			return
		}
		if !sealed {
			e.releaseIdle(version)
			return
		}
	}
}

// seal makes one block of what waits. Without anything to include it makes none, unless empty is set.
func (e *Engine) seal(empty bool) (sealed bool, err error) {
	started := time.Now()
	head := e.chain.Head()
	from, any := e.pool.Candidates(e.chain.NextBaseFee(head.SharedHeader()))
	if !any && !empty {
		return false, nil
	}
	x, err := e.chain.Build(e.Attrs(), from)
	if err != nil {
		return false, err
	}
	if len(x.Block.Transactions()) == 0 && !empty {
		return false, nil
	}
	if err := e.chain.Commit(x); err != nil {
		return false, err
	}
	e.committed(x)
	e.log.Debug("block", "number", x.Block.NumberU64(), "txs", len(x.Block.Transactions()), "gas", x.Block.GasUsed(),
		"hash", x.Block.Hash(), "took", time.Since(started))
	return true, nil
}

// committed answers the submissions whose transactions the block includes.
func (e *Engine) committed(x *chain.Executed) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if len(e.waiting) == 0 {
		return
	}
	for _, tx := range x.Block.Transactions() {
		for _, done := range e.waiting[tx.Hash()] {
			done <- nil
		}
		delete(e.waiting, tx.Hash())
	}
}

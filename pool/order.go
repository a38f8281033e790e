package pool

import (
	"math/big"

	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/txorder"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// candidates hands out executable transactions by tip, then by arrival. It implements chain.Candidates.
type candidates struct {
	set *txorder.TransactionsByPriceAndNonce
}

// Candidates returns the transactions that a block with that base fee could include, and whether there are any.
func (p *Pool) Candidates(baseFee *big.Int) (*candidates, bool) {
	waiting, n := p.inner.Pending(txpool.PendingFilter{BaseFee: uint256.MustFromBig(baseFee)})
	return &candidates{txorder.NewTransactionsByPriceAndNonce(p.signer, waiting, baseFee)}, n > 0
}

// Peek returns the best transaction left, or nil.
func (c *candidates) Peek() *ethtypes.Transaction {
	for {
		lazy, _ := c.set.Peek()
		if lazy == nil {
			return nil
		}
		if tx := lazy.Resolve(); tx != nil {
			return tx
		}
		c.set.Pop() // dropped from the pool meanwhile, and so are its followers
	}
}

// Next drops the best and goes on with its sender's next.
func (c *candidates) Next() { c.set.Shift() }

// Skip drops the best and all of its sender's.
func (c *candidates) Skip() { c.set.Pop() }

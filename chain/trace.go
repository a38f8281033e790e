package chain

import (
	"fmt"

	"exon/chain/exec"

	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/vm"
)

// StateBefore returns the state right before the transaction with that index ran in b, and what it ran in. An index one
// past the last transaction gives the state after all of them.
func (c *Chain) StateBefore(b *Block, index int) (*state.StateDB, vm.BlockContext, error) {
	if b.Number() == 0 {
		return nil, vm.BlockContext{}, fmt.Errorf("no transaction in genesis")
	}
	if index < 0 || index > len(b.Transactions()) {
		return nil, vm.BlockContext{}, fmt.Errorf("transaction index %d out of range for block %v", index, b.Hash())
	}
	parent, err := c.block(b.Number() - 1)
	if err != nil {
		return nil, vm.BlockContext{}, err
	}
	st, err := c.State(parent)
	if err != nil {
		return nil, vm.BlockContext{}, err
	}
	blockContext, err := exec.Replay(c.env, parent.header, b.header, b.Transactions()[:index], st)
	return st, blockContext, err
}

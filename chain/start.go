package chain

import (
	"fmt"

	"exon/chain/logs"
	"exon/store"

	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/triedb"
	"github.com/holiman/uint256"
)

// writeGenesis makes the first block. The genesis file is written last, with the block: without it the home counts as
// new, and doing all this again after a crash gives the same.
func (c *Chain) writeGenesis() error {
	block := c.genesis.Block()
	update, err := c.writeAlloc(block)
	if err != nil {
		return fmt.Errorf("write genesis state: %w", err)
	}
	first := &Block{Block: block, header: block.Header()}
	batch := c.store.BlockBatch(1 << 16)
	defer batch.Close()
	for _, addr := range c.genesis.Order {
		if err := batch.PutAccount(addr, store.Account{Number: first.accounts}); err != nil {
			return err
		}
		first.accounts++
	}
	if err := c.writeBlock(batch, first, &Executed{Block: block}, update); err != nil {
		return err
	}
	if err := batch.PutLogIndexState(store.LogIndexState{Version: logs.IndexVersion}); err != nil {
		return err
	}
	if err := batch.PutGenesis(c.genesis.Raw); err != nil {
		return err
	}
	if err := batch.Write(); err != nil {
		return fmt.Errorf("write genesis block: %w", err)
	}
	if err := c.store.SyncKeyValue(); err != nil {
		return err
	}
	return c.start(first)
}

// writeAlloc writes the first state, unless an earlier attempt has, and returns it as a change of nothing.
func (c *Chain) writeAlloc(block *ethtypes.Block) (*state.StateUpdate, error) {
	db := state.Database(c.live)
	_, err := c.tries.NodeReader(block.Root())
	written := err == nil
	if written {
		db = state.NewDatabase(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil), nil)
	}
	st, err := state.New(ethtypes.EmptyRootHash, db)
	if err != nil {
		return nil, err
	}
	for addr, account := range c.genesis.Core.Alloc {
		st.AddBalance(addr, uint256.MustFromBig(account.Balance), tracing.BalanceIncreaseGenesisBalance)
		st.SetCode(addr, account.Code, tracing.CodeChangeGenesis)
		st.SetNonce(addr, account.Nonce, tracing.NonceChangeGenesis)
		for key, value := range account.Storage {
			st.SetState(addr, key, value)
		}
	}
	root, update, err := st.CommitWithUpdate(params.Rules{}, 0)
	if err != nil {
		return nil, err
	}
	if root != block.Root() {
		return nil, fmt.Errorf("state root is %v, want %v", root, block.Root())
	}
	if written || root == ethtypes.EmptyRootHash {
		return update, nil
	}
	return update, c.tries.Commit(root, false)
}

// start publishes the first head this process sees.
func (c *Chain) start(b *Block) error {
	if err := c.openReader(b); err != nil {
		return err
	}
	c.head.Store(&head{b})
	return nil
}

// recoverState brings the state up to the head on disk: the tries are written lazily, even the first ones, so after a
// crash the blocks above the newest state on disk are run again.
func (c *Chain) recoverState(number uint64) error {
	b, err := c.block(number)
	if err != nil {
		return err
	}
	var missing []*Block
	for {
		if _, err := c.tries.NodeReader(b.Root()); err == nil {
			break
		}
		if b.Number() == 0 { // not even the first state had reached the disk: it is in the genesis file
			if _, err := c.writeAlloc(b.Block); err != nil {
				return fmt.Errorf("write genesis state: %w", err)
			}
			break
		}
		missing = append(missing, b)
		if b, err = c.block(b.Number() - 1); err != nil {
			return err
		}
	}
	if len(missing) > 0 {
		c.log.Info("recovering the state after an unclean stop", "from", b.Number(), "to", number)
	}
	if err := c.start(b); err != nil {
		return err
	}
	for i := len(missing) - 1; i >= 0; i-- {
		if err := c.replay(missing[i]); err != nil {
			return fmt.Errorf("recover block %d: %w", missing[i].Number(), err)
		}
		if i%1000 == 0 && i > 0 {
			c.log.Info("recovering the state", "at", missing[i].Number(), "to", number)
		}
	}
	return nil
}

// replay runs a block that is on disk to get its state back.
func (c *Chain) replay(b *Block) error {
	x, err := c.rerun(c.Head(), b.Block)
	if err != nil {
		return err
	}
	if _, err := c.commitState(x); err != nil {
		return err
	}
	return c.start(b)
}

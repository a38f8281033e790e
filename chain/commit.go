package chain

import (
	"fmt"

	"exon/chain/history"
	"exon/chain/logs"
	"exon/store"

	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
)

// Commit makes x, a child of the head, durable and then the head. When it returns an error the head is as it was, and
// the block may or may not be found on disk by the next Open; nobody has been shown it.
func (c *Chain) Commit(x *Executed) error {
	old := c.Head()
	if x.Block.ParentHash() != old.Hash() {
		return fmt.Errorf("commit block %d: not a child of the head %v", x.Block.NumberU64(), old.Hash())
	}
	next := &Block{Block: x.Block, header: x.Block.Header(), Senders: x.Senders, accounts: old.accounts}
	update, err := c.commitState(x)
	if err != nil {
		return fmt.Errorf("commit state of block %d: %w", next.Number(), err)
	}
	batch := c.store.BlockBatch(int(next.Size())*3 + 4096)
	defer batch.Close()
	if err := c.writeBlock(batch, next, x, update); err != nil {
		return fmt.Errorf("write block %d: %w", next.Number(), err)
	}
	if err := batch.Write(); err != nil {
		return fmt.Errorf("write block %d: %w", next.Number(), err)
	}
	if c.config.Sync {
		if err := c.store.SyncKeyValue(); err != nil {
			return fmt.Errorf("sync block %d: %w", next.Number(), err)
		}
	}
	if err := c.openReader(next); err != nil {
		return err
	}
	c.blocks.Add(next.Number(), next)
	c.receipts.Add(next.Number(), x.Receipts)
	if c.beforePublish != nil {
		if err := c.beforePublish(old, next, update.AccountsOrigin); err != nil {
			return fmt.Errorf("move the pool to block %d: %w", next.Number(), err)
		}
	}
	c.head.Store(&head{next})
	c.feed.publish()
	return nil
}

// commitState adds the post state of x to the tries and returns what changed.
func (c *Chain) commitState(x *Executed) (*state.StateUpdate, error) {
	h := x.Block.Header()
	_, update, err := x.State.CommitWithUpdate(c.genesis.Config.Rules(h.Number, h.Difficulty.Sign() == 0, h.Time), h.Number.Uint64())
	return update, err
}

// writeBlock puts all that belongs to a block into one batch.
func (c *Chain) writeBlock(batch store.Batch, next *Block, x *Executed, update *state.StateUpdate) error {
	hash, number := next.Hash(), next.Number()
	rawdb.WriteBlock(batch, next.Block)
	rawdb.WriteReceipts(batch, hash, number, x.Receipts)
	rawdb.WriteCanonicalHash(batch, hash, number)
	rawdb.WriteHeadHeaderHash(batch, hash)
	rawdb.WriteHeadBlockHash(batch, hash)
	for i, tx := range next.Transactions() {
		if err := batch.PutTxPlace(tx.Hash(), store.TxPlace{Number: number, Index: uint32(i)}); err != nil {
			return err
		}
	}
	if err := c.indexAccounts(batch, next, x.Created, update); err != nil {
		return err
	}
	if err := batch.PutFacts(number, store.Facts{Senders: next.Senders, Accounts: next.accounts}); err != nil {
		return err
	}
	if err := logs.Record(batch, number, x.Receipts); err != nil {
		return err
	}
	return history.Record(batch, number, update)
}

// openReader opens the state after b, which must be one of the last blocks.
func (c *Chain) openReader(b *Block) error {
	reader, err := c.live.Reader(b.Root())
	if err != nil {
		return fmt.Errorf("state of block %d: %w", b.Number(), err)
	}
	b.reader = reader
	return nil
}

// head is the published head.
type head struct{ *Block }

// Head returns the last block that readers may see.
func (c *Chain) Head() *Block { return c.head.Load().Block }

package chain

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Block is a committed block with what was computed once when it ran. It is immutable.
type Block struct {
	*ethtypes.Block
	Senders []common.Address // of the transactions, in order

	header   *ethtypes.Header // Block.Header copies; this one is shared and must not be changed
	accounts uint64           // accounts that exist after it
	reader   state.Reader     // its state; nil when the block was read from disk
}

// Number returns the block number.
func (b *Block) Number() uint64 { return b.header.Number.Uint64() }

// SharedHeader returns the header without copying it. It must not be changed.
func (b *Block) SharedHeader() *ethtypes.Header { return b.header }

// Accounts returns how many accounts exist after the block.
func (b *Block) Accounts() uint64 { return b.accounts }

// BlockByNumber returns the block with that number, or nil when the chain is not that long.
func (c *Chain) BlockByNumber(number uint64) (*Block, error) {
	head := c.Head()
	if number >= head.Number() {
		if number == head.Number() {
			return head, nil
		}
		return nil, nil
	}
	return c.block(number)
}

// block returns a block that is on disk.
func (c *Chain) block(number uint64) (*Block, error) {
	if b, ok := c.blocks.Get(number); ok {
		return b, nil
	}
	hash := rawdb.ReadCanonicalHash(c.store, number)
	raw := rawdb.ReadBlock(c.store, hash, number)
	if raw == nil {
		return nil, fmt.Errorf("block %d is missing from the database", number)
	}
	facts, err := c.store.Facts(number)
	if err != nil {
		return nil, err
	}
	if len(facts.Senders) != len(raw.Transactions()) {
		return nil, fmt.Errorf("block %d has %d transactions and %d senders", number, len(raw.Transactions()), len(facts.Senders))
	}
	b := &Block{Block: raw, header: raw.Header(), Senders: facts.Senders, accounts: facts.Accounts}
	c.blocks.Add(number, b)
	return b, nil
}

// BlockByHash returns the block with that hash, or nil when there is none.
func (c *Chain) BlockByHash(hash common.Hash) (*Block, error) {
	number, ok := c.numbers.Get(hash)
	if !ok {
		if number, ok = rawdb.ReadHeaderNumber(c.store, hash); !ok {
			return nil, nil
		}
		c.numbers.Add(hash, number)
	}
	b, err := c.BlockByNumber(number)
	if err != nil || b == nil || b.Hash() != hash {
		return nil, err
	}
	return b, nil
}

// Transaction returns the block that includes a transaction and its index there; the block is nil when none does.
func (c *Chain) Transaction(hash common.Hash) (*Block, int, error) {
	at, ok, err := c.store.TxPlace(hash)
	if err != nil || !ok {
		return nil, 0, err
	}
	b, err := c.BlockByNumber(at.Number)
	if err != nil || b == nil {
		return nil, 0, err
	}
	return b, int(at.Index), nil
}

// Receipts returns the receipts of a block, in order, with all their fields. They must not be changed.
func (c *Chain) Receipts(b *Block) (ethtypes.Receipts, error) {
	if r, ok := c.receipts.Get(b.Number()); ok {
		return r, nil
	}
	if len(b.Transactions()) == 0 {
		return nil, nil
	}
	receipts := rawdb.ReadRawReceipts(c.store, b.Hash(), b.Number())
	if len(receipts) != len(b.Transactions()) {
		return nil, fmt.Errorf("block %d has %d transactions and %d receipts", b.Number(), len(b.Transactions()), len(receipts))
	}
	if err := receipts.DeriveFields(c.genesis.Config, b.Hash(), b.Number(), b.Time(), b.header.BaseFee, c.BlobBaseFee(b), b.Transactions()); err != nil {
		return nil, fmt.Errorf("receipts of block %d: %w", b.Number(), err)
	}
	c.receipts.Add(b.Number(), receipts)
	return receipts, nil
}

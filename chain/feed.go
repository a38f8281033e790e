package chain

import (
	"context"
	"fmt"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
)

// feed wakes those who wait for the head to move. It carries no blocks: a follower keeps the number of the block it wants
// next and reads it from the chain, so nothing can be lost or seen twice, nothing piles up for a follower that is slow,
// and a commit waits for nobody.
type feed struct {
	moved atomic.Pointer[chan struct{}] // closed when the head moves; nil until somebody waits
}

// wait returns a channel that is closed by the next publish. Get it before looking at the head.
func (f *feed) wait() <-chan struct{} {
	for {
		if ch := f.moved.Load(); ch != nil {
			return *ch
		}
		ch := make(chan struct{})
		if f.moved.CompareAndSwap(nil, &ch) {
			return ch
		}
	}
}

// publish wakes all that wait. It is called after the new head has been stored.
func (f *feed) publish() {
	if ch := f.moved.Swap(nil); ch != nil {
		close(*ch)
	}
}

// Await returns the head as soon as the block with that number is part of the chain. It returns an error only when ctx
// ends first.
func (c *Chain) Await(ctx context.Context, number uint64) (*Block, error) {
	for {
		moved := c.feed.wait()
		if head := c.Head(); head.Number() >= number {
			return head, nil
		}
		select {
		case <-moved:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// BlockHash returns the hash of the block with that number, which must not be above the head.
func (c *Chain) BlockHash(number uint64) (common.Hash, error) {
	if head := c.Head(); number == head.Number() {
		return head.Hash(), nil
	}
	if b, ok := c.blocks.Get(number); ok {
		return b.Hash(), nil
	}
	hash := rawdb.ReadCanonicalHash(c.store, number)
	if hash == (common.Hash{}) {
		return hash, fmt.Errorf("block %d is missing from the database", number)
	}
	return hash, nil
}

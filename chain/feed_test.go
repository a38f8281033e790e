package chain_test

import (
	"context"
	"sync"
	"testing"

	"exon/testkit"
)

// TestAwait follows the head with several goroutines while blocks are committed: each sees every number once, in order.
func TestAwait(t *testing.T) {
	c := testkit.NewChain(t, 1)
	const blocks = 200
	var followers sync.WaitGroup
	for range 4 {
		followers.Go(func() {
			for next := uint64(1); next <= blocks; {
				head, err := c.Await(context.Background(), next)
				if err != nil || head.Number() < next {
					t.Errorf("waiting for %d: %v, %v", next, head, err)
					return
				}
				for ; next <= head.Number(); next++ {
					hash, err := c.BlockHash(next)
					b, err2 := c.BlockByNumber(next)
					if err != nil || err2 != nil || b.Number() != next || b.Hash() != hash {
						t.Errorf("block %d: %v %v", next, err, err2)
					}
				}
			}
		})
	}
	for range blocks {
		c.Commit()
	}
	followers.Wait()
	if head, err := c.Await(context.Background(), 0); err != nil || head.Number() != blocks {
		t.Errorf("a block that is there already: %v", err)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := c.Await(ended, blocks+1); err != context.Canceled {
		t.Errorf("a context that has ended: %v", err)
	}
}

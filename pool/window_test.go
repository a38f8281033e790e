package pool_test

import (
	"context"
	"testing"

	"exon/chain"
	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// TestInsideACommit looks between the moment the pool drops a block's transactions and the moment the block is visible.
func TestInsideACommit(t *testing.T) {
	c := testkit.NewChain(t, 1)
	p, err := pool.New(c.Chain, pool.Default())
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	go func() { _ = p.Run(ctx) }()
	to, from := common.Address{1}, testkit.Address(c.Keys[0])
	tx := c.Sign(c.Keys[0], &to, common.Big1, 21_000, nil)
	if err := p.Submit(ctx, tx, nil); err != nil {
		t.Fatal(err)
	}
	looked := false
	c.BeforePublish(func(old, next *chain.Block, changed map[common.Address]*ethtypes.StateAccount) error {
		err := pool.Reset(p, old, next, changed)
		looked = true
		if b, _, err := c.Transaction(tx.Hash()); b != nil || err != nil {
			t.Errorf("the chain shows the transaction before its block is visible: %v, %v", b, err)
		}
		if pending, queued := p.Count(); pending != 0 || queued != 0 {
			t.Errorf("the pool has %d pending and %d queued", pending, queued)
		}
		if found, err := p.Lookup(tx.Hash()); err != nil || found == nil || found.Block != nil || found.From != from {
			t.Errorf("lookup: %+v, %v", found, err)
		}
		if got := p.Nonce(from); got != 1 {
			t.Errorf("pending nonce is %d", got)
		}
		return err
	})
	c.Commit(tx)
	if !looked {
		t.Fatal("the commit did not call the hook")
	}
	if found, err := p.Lookup(tx.Hash()); err != nil || found == nil || found.Block != c.Head() {
		t.Errorf("lookup after the commit: %+v, %v", found, err)
	}
	if next, err := p.Pending(chain.Attrs{}); err != nil || next.Parent != c.Head() {
		t.Errorf("pending after the commit: %+v, %v", next, err)
	}
}

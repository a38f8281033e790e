package pool_test

import (
	"context"
	"math/big"
	"testing"

	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// TestOnPending: transactions are announced when they become executable, before Submit returns, in the order of nonces.
func TestOnPending(t *testing.T) {
	c := testkit.NewChain(t, 2)
	p, err := pool.New(c.Chain, pool.Default())
	if err != nil {
		t.Fatal(err)
	}
	var told []common.Hash
	p.OnPending(func(txs []*ethtypes.Transaction) {
		for _, tx := range txs {
			told = append(told, tx.Hash())
		}
	})
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- p.Run(ctx) }()
	t.Cleanup(func() {
		stop()
		if err := <-done; err != nil {
			t.Error(err)
		}
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	})
	to := testkit.Address(c.Keys[1])
	var txs []*ethtypes.Transaction
	for range 3 {
		txs = append(txs, c.Sign(c.Keys[0], &to, big.NewInt(1), 21_000, nil))
	}
	check := func(step string, want ...*ethtypes.Transaction) {
		t.Helper()
		same := len(told) == len(want)
		for i := 0; same && i < len(want); i++ {
			same = told[i] == want[i].Hash()
		}
		if !same {
			t.Errorf("%s: told of %d, want %d", step, len(told), len(want))
		}
	}
	submit := func(tx *ethtypes.Transaction) {
		t.Helper()
		if err := p.Submit(ctx, tx, nil); err != nil {
			t.Fatal(err)
		}
	}
	submit(txs[1])
	submit(txs[2])
	check("with a gap")
	submit(txs[0])
	check("the gap is closed", txs[0], txs[1], txs[2])
	c.Commit(txs...)
	check("they are in a block", txs[0], txs[1], txs[2])
}

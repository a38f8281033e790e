package pool_test

import (
	"context"
	"math/rand"
	"sync"
	"testing"

	"exon/chain"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// TestPoolUnderConcurrentUse does everything at once while blocks are made, for the race detector above all.
func TestPoolUnderConcurrentUse(t *testing.T) {
	r := newRig(t, 8, small(4, 64, 8, 16))
	var mu sync.Mutex
	told := make(map[common.Hash]bool)
	r.OnPending(func(txs []*ethtypes.Transaction) {
		mu.Lock()
		defer mu.Unlock()
		for _, tx := range txs {
			told[tx.Hash()] = true
		}
	})
	ctx, stop := context.WithCancel(context.Background())
	var others, senders sync.WaitGroup
	others.Go(func() { _ = r.Run(ctx) })
	for _, do := range []func(){
		func() { r.block(20) },
		func() { r.Content(); r.ContentFrom(testkit.Address(r.Keys[0])); r.Expire() },
		func() {
			if _, err := r.Pending(chain.Attrs{Time: testkit.Time}); err != nil {
				t.Error(err)
			}
			r.check()
		},
	} {
		others.Go(func() {
			for ctx.Err() == nil {
				do()
			}
		})
	}
	var last sync.Map
	for i, key := range r.Keys {
		senders.Go(func() {
			rnd := rand.New(rand.NewSource(int64(i)))
			for range 150 {
				nonce := r.Nonce(testkit.Address(key)) + uint64(rnd.Intn(3))
				tx := r.transfer(key, nonce, 1e9+rnd.Int63n(1e9))
				if r.submit(tx) == nil {
					last.Store(key, tx)
				}
			}
		})
	}
	senders.Wait()
	stop()
	others.Wait()
	r.check()
	r.block(1000)
	if pending, _ := r.Count(); pending != 0 {
		t.Errorf("%d are pending after a block with room for all", pending)
	}
	mu.Lock()
	defer mu.Unlock()
	if len(told) == 0 {
		t.Error("nobody was told of executable transactions")
	}
}

func TestOnPendingTellsInOrder(t *testing.T) {
	r := newRig(t, 1, nil)
	told := make(chan *ethtypes.Transaction, 16)
	r.OnPending(func(txs []*ethtypes.Transaction) {
		for _, tx := range txs {
			told <- tx
		}
	})
	ctx, stop := context.WithCancel(context.Background())
	var run sync.WaitGroup
	run.Go(func() { _ = r.Run(ctx) })
	defer func() { stop(); run.Wait() }()
	var txs []*ethtypes.Transaction
	for nonce := range uint64(4) {
		txs = append(txs, r.transfer(r.Keys[0], nonce, 1e9))
	}
	r.must(txs[2], txs[1], txs[3], txs[0]) // the last closes the gap
	replacement := r.transfer(r.Keys[0], 1, 2e9)
	r.must(replacement)
	for i, want := range append(txs, replacement) {
		if got := <-told; got.Hash() != want.Hash() {
			t.Fatalf("number %d has nonce %d and price %v", i, got.Nonce(), got.GasPrice())
		}
	}
}

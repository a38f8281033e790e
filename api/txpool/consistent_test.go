package txpool_test

import (
	"encoding/json"
	"math/rand"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// TestASentTransactionIsSeenEverywhere has several connections send and look at once, while blocks are made as fast as
// possible or at an interval. Right after a send is answered, everything shows the transaction; it is never in neither
// place; and the pending nonce never goes back.
func TestASentTransactionIsSeenEverywhere(t *testing.T) {
	for name, change := range map[string]func(*config.Config){
		"instant":  func(c *config.Config) { c.Solo.ReplyAtOnce = true },
		"after":    nil,
		"interval": func(c *config.Config) { c.Solo.BlockTime = 5 * time.Millisecond },
	} {
		t.Run(name, func(t *testing.T) {
			r := &rig{testkit.StartNodeWith(t, testkit.NodeOptions{Config: change}), t}
			var sent sync.Map // hashes that were answered
			var count atomic.Int64
			stop := make(chan struct{})
			var senders, watchers sync.WaitGroup
			for who := range 5 {
				senders.Go(func() { r.sendAndLook(who, 60, &sent, &count) })
			}
			for range 2 {
				watchers.Go(func() { r.watch(stop, &sent) })
			}
			senders.Wait()
			close(stop)
			watchers.Wait()
			if count.Load() != 300 {
				t.Errorf("%d transactions were sent and looked at", count.Load())
			}
		})
	}
}

func (r *rig) sendAndLook(who, n int, sent *sync.Map, count *atomic.Int64) {
	addr := testkit.Address(r.Keys[who])
	for nonce := range uint64(n) {
		tx := r.transfer(who, nonce, 2e9)
		if err := r.send(tx); err != nil {
			r.t.Errorf("account %d nonce %d: %v", who, nonce, err)
			return
		}
		sent.Store(tx.Hash(), tx)
		if !r.known(tx) {
			r.t.Errorf("account %d nonce %d is nowhere after it was sent", who, nonce)
			return
		}
		if got := r.nonce(who); got != nonce+1 {
			r.t.Errorf("account %d: pending nonce is %d after %d was sent", who, got, nonce)
			return
		}
		if nonce%4 == 0 { // the state with the transaction and the one without differ in this balance
			var before, after hexutil.Big
			r.Must("/b", &before, "eth_getBalance", addr, "earliest")
			r.Must("/b", &after, "eth_getBalance", addr, "pending")
			spent := before.ToInt().Uint64() - after.ToInt().Uint64() // both wrap the same way
			if least := (nonce + 1) * (1 + 21_000*1e8); spent < least {
				r.t.Errorf("account %d has spent %d in the pending state after nonce %d, want at least %d", who, spent, nonce, least)
			}
			r.inPoolOrBlock(who, tx)
		}
		count.Add(1)
	}
}

// inPoolOrBlock checks that a transaction that has no block is in the pool's content. Between the two looks it may have
// moved into a block, never out of sight.
func (r *rig) inPoolOrBlock(who int, tx *ethtypes.Transaction) {
	var content struct {
		Pending map[string]struct{ Hash common.Hash }
	}
	r.Must("/eth", &content, "txpool_contentFrom", testkit.Address(r.Keys[who]))
	for _, in := range content.Pending {
		if in.Hash == tx.Hash() {
			return
		}
	}
	// It has left the pool, so its block is visible or about to be.
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); {
		var found *struct{ BlockNumber *hexutil.Uint64 }
		r.Must("/b", &found, "eth_getTransactionByHash", tx.Hash())
		if found == nil {
			r.t.Errorf("nonce %d is in neither place", tx.Nonce())
			return
		}
		if found.BlockNumber != nil {
			return
		}
	}
	r.t.Errorf("nonce %d has left the pool and is in no block", tx.Nonce())
}

// watch looks transactions up at random and checks that what a visible block has is not pending any more.
func (r *rig) watch(stop chan struct{}, sent *sync.Map) {
	for {
		select {
		case <-stop:
			return
		default:
		}
		sent.Range(func(hash, tx any) bool {
			if rand.Intn(8) == 0 && !r.known(tx.(*ethtypes.Transaction)) {
				r.t.Errorf("transaction %v is nowhere", hash)
			}
			return rand.Intn(20) != 0
		})
		var block struct{ Transactions []common.Hash }
		r.Must("/b", &block, "eth_getBlockByNumber", "latest", false)
		var content json.RawMessage
		r.Must("/b", &content, "txpool_content")
		var pool struct {
			Pending map[string]map[string]struct{ Hash common.Hash }
		}
		if err := json.Unmarshal(content, &pool); err != nil {
			r.t.Error(err)
			return
		}
		included := make(map[common.Hash]bool)
		for _, hash := range block.Transactions {
			included[hash] = true
		}
		for _, list := range pool.Pending {
			for nonce, tx := range list {
				if included[tx.Hash] {
					r.t.Errorf("nonce %s is in a visible block and still in the pool", nonce)
				}
			}
		}
	}
}

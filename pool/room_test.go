package pool_test

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand"
	"testing"

	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/legacypool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

func small(slots, global, queue, globalQueue uint64) func(*pool.Config) {
	return func(c *pool.Config) {
		c.AccountSlots, c.GlobalSlots, c.AccountQueue, c.GlobalQueue = slots, global, queue, globalQueue
	}
}

func (r *rig) refused(tx *ethtypes.Transaction, want error) {
	r.t.Helper()
	if err := r.submit(tx); !errors.Is(err, want) {
		r.t.Fatalf("got %v, want %v", err, want)
	}
	r.check()
}

func (r *rig) gone(txs ...*ethtypes.Transaction) {
	r.t.Helper()
	for _, tx := range txs {
		if found, err := r.Lookup(tx.Hash()); err != nil || found != nil {
			r.t.Fatalf("nonce %d is still there, %v", tx.Nonce(), err)
		}
	}
}

func (r *rig) there(txs ...*ethtypes.Transaction) {
	r.t.Helper()
	for _, tx := range txs {
		if found, err := r.Lookup(tx.Hash()); err != nil || found == nil {
			r.t.Fatalf("nonce %d is not there, %v", tx.Nonce(), err)
		}
	}
}

func TestFullPoolDropsTheCheapestAndItsLast(t *testing.T) {
	r := newRig(t, 4, small(4, 4, 4, 4))
	a0, a1 := r.transfer(r.Keys[0], 0, 2e9), r.transfer(r.Keys[0], 1, 5e9)
	b0, b1 := r.transfer(r.Keys[1], 0, 1e9), r.transfer(r.Keys[1], 1, 3e9)
	r.must(a0, a1, b0, b1)
	// b0 is the cheapest, but b1 would be useless without it: the cheapest of the last ones goes.
	c0 := r.transfer(r.Keys[2], 0, 4e9)
	r.must(c0)
	r.gone(b1)
	r.there(a0, a1, b0, c0)
	r.refused(r.transfer(r.Keys[3], 0, 1e9), txpool.ErrUnderpriced) // as cheap as the cheapest
	d0 := r.transfer(r.Keys[3], 0, 1e9+1)
	r.must(d0)
	r.gone(b0)
	r.counts(4, 0)
}

func TestAShareOfTheFullPoolIsEverybodys(t *testing.T) {
	r := newRig(t, 3, small(2, 8, 4, 4))
	var flood []*ethtypes.Transaction
	for nonce := range uint64(8) {
		flood = append(flood, r.transfer(r.Keys[0], nonce, 9e9))
	}
	r.must(flood...)
	// The flood pays more, but takes more than its share.
	honest := []*ethtypes.Transaction{r.transfer(r.Keys[1], 0, 1e9), r.transfer(r.Keys[1], 1, 1e9)}
	r.must(honest...)
	r.there(honest...)
	r.there(flood[:6]...)
	r.gone(flood[6:]...)
	// Beyond its share it has to pay more than those who are over theirs.
	r.refused(r.transfer(r.Keys[1], 2, 9e9), txpool.ErrUnderpriced)
	more := r.transfer(r.Keys[1], 2, 1e10)
	r.must(more)
	r.there(more)
	r.gone(flood[5])
	r.counts(8, 0)
}

func TestOwnTransactionsMakeNoRoom(t *testing.T) {
	r := newRig(t, 1, small(2, 4, 2, 2))
	for nonce := range uint64(4) {
		r.must(r.transfer(r.Keys[0], nonce, 1e9))
	}
	r.refused(r.transfer(r.Keys[0], 4, 9e9), legacypool.ErrTxPoolOverflow)
	r.must(r.transfer(r.Keys[0], 2, 2e9)) // a replacement needs no room
	r.must(r.transfer(r.Keys[0], 9, 1e9), r.transfer(r.Keys[0], 10, 1e9))
	r.refused(r.transfer(r.Keys[0], 11, 9e9), txpool.ErrAccountLimitExceeded)
	earlier := r.transfer(r.Keys[0], 8, 1e9)
	r.must(earlier) // pushes out its own last
	r.counts(4, 2)
	r.there(earlier)
}

func TestQueuedNeverPushOutExecutable(t *testing.T) {
	r := newRig(t, 4, small(4, 2, 4, 2))
	r.must(r.transfer(r.Keys[0], 0, 1e9), r.transfer(r.Keys[0], 1, 1e9))
	q0, q1 := r.transfer(r.Keys[1], 5, 2e9), r.transfer(r.Keys[2], 5, 3e9)
	r.must(q0, q1)
	r.refused(r.transfer(r.Keys[3], 5, 2e9), txpool.ErrUnderpriced)
	better := r.transfer(r.Keys[3], 5, 4e9)
	r.must(better)
	r.gone(q0)
	r.there(q1, better)
	r.counts(2, 2)
}

func TestWhatFillsAGapIsKept(t *testing.T) {
	r := newRig(t, 3, small(2, 4, 4, 8))
	r.must(r.transfer(r.Keys[0], 0, 5e9), r.transfer(r.Keys[1], 0, 5e9), r.transfer(r.Keys[1], 1, 5e9))
	for nonce := uint64(1); nonce < 5; nonce++ {
		r.must(r.transfer(r.Keys[2], nonce, 1e9))
	}
	r.counts(3, 4)
	first := r.transfer(r.Keys[2], 0, 1e9)
	r.must(first)
	r.there(first)
	r.counts(4, 0) // there is room for the first alone, and those after the one that follows it are gone
}

func TestLargeTransactionsTakeMoreSlots(t *testing.T) {
	r := newRig(t, 4, small(9, 4, 4, 4))
	cheap := []*ethtypes.Transaction{r.transfer(r.Keys[0], 0, 1e9), r.transfer(r.Keys[0], 1, 1e9), r.transfer(r.Keys[1], 0, 3e9), r.transfer(r.Keys[1], 1, 3e9)}
	r.must(cheap...)
	large := func(price int64) *ethtypes.Transaction {
		return ethtypes.MustSignNewTx(r.Keys[2], r.signer, &ethtypes.LegacyTx{GasPrice: big.NewInt(price), Gas: 10_000_000, To: &common.Address{1}, Data: make([]byte, 70_000)})
	}
	r.refused(large(2e9), txpool.ErrUnderpriced) // it needs three slots, and only two are cheaper
	r.there(cheap...)                            // what would have gone is back
	r.counts(4, 0)
	r.must(large(4e9))
	r.there(cheap[2])
	r.gone(cheap[0], cheap[1], cheap[3])
	r.counts(2, 0)
}

// TestLimitsHoldWhateverComes does everything at random in tiny pools; the pool must stay within its limits and agree
// with itself, and what it has just admitted must be there.
func TestLimitsHoldWhateverComes(t *testing.T) {
	runs, steps := 10, 500
	if testing.Short() {
		runs, steps = 3, 300
	}
	for seed := range runs {
		t.Run(fmt.Sprintf("seed=%d", seed), func(t *testing.T) {
			rnd := rand.New(rand.NewSource(int64(seed)))
			r := newRig(t, 8, small(uint64(1+rnd.Intn(4)), uint64(4+rnd.Intn(12)), uint64(1+rnd.Intn(4)), uint64(2+rnd.Intn(8))))
			for range steps {
				key := r.Keys[rnd.Intn(len(r.Keys))]
				if rnd.Intn(20) == 0 {
					r.block(rnd.Intn(6))
					r.check()
					continue
				}
				st, err := r.State(r.Head())
				if err != nil {
					t.Fatal(err)
				}
				tx := ethtypes.MustSignNewTx(key, r.signer, &ethtypes.LegacyTx{
					Nonce: st.GetNonce(testkit.Address(key)) + uint64(rnd.Intn(7)), GasPrice: big.NewInt(1e9 + int64(rnd.Intn(20))*1e8),
					Gas: 16_000_000, To: &common.Address{1}, Value: big.NewInt(rnd.Int63n(4e18)), Data: make([]byte, rnd.Intn(2)*rnd.Intn(100_000)),
				})
				if err := r.submit(tx); err == nil {
					r.there(tx)
				}
				r.check()
			}
		})
	}
}

package pool_test

import (
	"math/big"
	"math/rand"
	"testing"

	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/txorder"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// TestCandidatesComeInGoEthereumsOrder fills pools with transactions of all prices, below and above the base fee, and
// compares what is handed out with go-ethereum's order, dropping senders at random on the way.
func TestCandidatesComeInGoEthereumsOrder(t *testing.T) {
	for seed := range 30 {
		rnd := rand.New(rand.NewSource(int64(seed)))
		r := newRig(t, 12, nil)
		waiting := make(map[common.Address][]*txpool.LazyTransaction)
		next := make(map[int]uint64)
		for range 80 {
			who := rnd.Intn(len(r.Keys))
			price := int64(1e9) + int64(rnd.Intn(12))*1e8 // few values: many are equal
			tx := r.transfer(r.Keys[who], next[who], price)
			if rnd.Intn(2) == 0 {
				tx = r.dynamic(r.Keys[who], next[who], rnd.Int63n(price/int64(1+rnd.Intn(20))), price)
			}
			next[who]++
			r.must(tx)
			from := testkit.Address(r.Keys[who])
			waiting[from] = append(waiting[from], &txpool.LazyTransaction{
				Hash: tx.Hash(), Tx: tx, Time: tx.Time(), GasFeeCap: uint256.MustFromBig(tx.GasFeeCap()), GasTipCap: uint256.MustFromBig(tx.GasTipCap()),
			})
		}
		base := big.NewInt(1e9 + int64(rnd.Intn(12))*1e8)
		want := txorder.NewTransactionsByPriceAndNonce(r.signer, waiting, base)
		got, any := r.Candidates(base)
		if first, _ := want.Peek(); any != (first != nil) {
			t.Fatalf("seed %d: there are candidates: %v", seed, any)
		}
		for i := 0; ; i++ {
			ref, _ := want.Peek()
			tx := got.Peek()
			if ref == nil || tx == nil {
				if ref != nil || tx != nil {
					t.Fatalf("seed %d: number %d is %v, want %v", seed, i, tx, ref)
				}
				break
			}
			if tx.Hash() != ref.Hash {
				t.Fatalf("seed %d: number %d has tip %v of %v, want %v of %v", seed, i, tx.GasTipCap(), tx.GasFeeCap(), ref.Tx.GasTipCap(), ref.Tx.GasFeeCap())
			}
			if rnd.Intn(10) == 0 {
				want.Pop()
				got.Skip()
			} else {
				want.Shift()
				got.Next()
			}
		}
	}
}

// TestCandidatesCostWhatIsTaken takes a few out of many and looks at how many the pool had to hand out for it.
func TestCandidatesCostWhatIsTaken(t *testing.T) {
	const accounts = 600
	r := newRig(t, accounts, nil)
	for i, key := range r.Keys {
		switch i % 3 {
		case 0:
			r.must(r.transfer(key, 0, 1e9+int64(i)))
		case 1:
			r.must(r.dynamic(key, 0, int64(i), 3e9))
		case 2:
			r.must(r.transfer(key, 0, 2e8)) // below the base fee
		}
	}
	got, _ := r.Candidates(big.NewInt(9e8))
	for range 3 {
		if got.Peek() == nil {
			t.Fatal("nothing is handed out")
		}
		got.Next()
	}
	if n := pool.Met(got); n > 60 {
		t.Errorf("%d of %d transactions were looked at to hand out 3", n, accounts)
	}
}

// TestCandidatesSurviveChanges takes candidates while the pool moves to a block that includes them.
func TestCandidatesSurviveChanges(t *testing.T) {
	r := newRig(t, 3, nil)
	var txs []*ethtypes.Transaction
	for nonce := range uint64(10) {
		for _, key := range r.Keys {
			txs = append(txs, r.transfer(key, nonce, 1e9))
		}
	}
	r.must(txs...)
	got, _ := r.Candidates(big.NewInt(1e8))
	got.Next()
	r.block(15)
	for got.Peek() != nil {
		got.Next()
	}
	r.counts(15, 0)
}

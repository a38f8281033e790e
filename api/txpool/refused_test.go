package txpool_test

import (
	"math/big"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// TestRefusals covers every reason for which a transaction is refused, with its whole text.
func TestRefusals(t *testing.T) {
	r := &rig{testkit.StartNode(t), t}
	r.must(r.transfer(0, 0, 1e9)) // in a block
	to := &common.Address{0xdd}
	legacy := func(who int, nonce uint64, price int64, gas uint64, value *big.Int) *ethtypes.Transaction {
		return sign(t, r.Keys[who], &ethtypes.LegacyTx{Nonce: nonce, GasPrice: big.NewInt(price), Gas: gas, To: to, Value: value})
	}
	rich := new(big.Int).Mul(testkit.Ether, big.NewInt(10_000))
	queued := r.transfer(1, 5, 2e9)
	r.must(queued)

	r.refused(legacy(0, 0, 1e9, 21_000, common.Big0), "nonce too low: next nonce 1, tx nonce 0")
	r.refused(legacy(1, 0, 1e9, 21_000, rich), "insufficient funds for gas * price + value: balance 10000000000000000000000, tx cost 10000000021000000000000, overshot 21000000000000")
	r.refused(queued, "already known")
	r.refused(r.transfer(1, 5, 21e8), "replacement transaction underpriced")
	r.refused(legacy(1, 0, 99_999_999, 21_000, common.Big0), "transaction underpriced: max fee per gas 99999999, minimum needed 100000000")
	r.refused(legacy(1, 0, 1e9, 20_999, common.Big0), "intrinsic gas too low: gas 20999, minimum needed 21000")
	r.refused(legacy(1, 0, 1, 1<<40, common.Big0), "exceeds block gas limit")
	r.refused(legacy(1, 0, 1e9, 1<<24+1, common.Big0), "transaction gas limit too high (cap: 16777216, tx: 16777217)")
	other, err := ethtypes.SignNewTx(r.Keys[1], ethtypes.LatestSignerForChainID(big.NewInt(1)), &ethtypes.LegacyTx{GasPrice: big.NewInt(1e9), Gas: 21_000, To: to})
	if err != nil {
		t.Fatal(err)
	}
	r.refused(other, "invalid chain id for signer: have 1 want 9000")
	unprotected, err := ethtypes.SignNewTx(r.Keys[1], ethtypes.HomesteadSigner{}, &ethtypes.LegacyTx{GasPrice: big.NewInt(1e9), Gas: 21_000, To: to})
	if err != nil {
		t.Fatal(err)
	}
	r.refused(unprotected, "only replay-protected (EIP-155) transactions allowed over RPC")
	r.refused(sign(t, r.Keys[1], &ethtypes.DynamicFeeTx{ChainID: big.NewInt(9000), GasTipCap: big.NewInt(3e9), GasFeeCap: big.NewInt(2e9), Gas: 21_000, To: to}),
		"max priority fee per gas higher than max fee per gas")
	r.refused(sign(t, r.Keys[1], &ethtypes.LegacyTx{GasPrice: big.NewInt(1e9), Gas: 16_000_000, To: to, Data: make([]byte, 200_000)}),
		"oversized data: transaction size 200109, limit 131072")
	bad := ethtypes.NewTx(&ethtypes.LegacyTx{GasPrice: big.NewInt(1e9), Gas: 21_000, To: to, V: big.NewInt(18035), R: common.Big1, S: new(big.Int).Lsh(common.Big1, 255)})
	r.refused(bad, "invalid sender: invalid transaction v, r, s values")
	price, id := uint256.NewInt(1e9), uint256.NewInt(9000)
	r.refused(sign(t, r.Keys[1], &ethtypes.SetCodeTx{ChainID: id, GasTipCap: price, GasFeeCap: price, Gas: 100_000, To: *to}),
		"EIP-7702 transaction with empty auth list")
	r.refused(sign(t, r.Keys[1], &ethtypes.BlobTx{ChainID: id, GasTipCap: price, GasFeeCap: price, Gas: 100_000, To: *to, BlobFeeCap: price, BlobHashes: []common.Hash{{1}}}),
		"transaction type not supported")
	r.status(0, 1)
	if n := r.nonce(1); n != 0 {
		t.Errorf("pending nonce is %d", n)
	}
}

func TestReplacementUpAndDown(t *testing.T) {
	r := still(t, nil)
	for _, nonce := range []uint64{0, 5} { // pending and queued
		first := r.transfer(0, nonce, 2e9)
		r.must(first)
		r.refused(first, "already known")
		for _, price := range []int64{1e9, 2e9 - 1, 2e9 + 1, 22e8 - 1} {
			r.refused(r.transfer(0, nonce, price), "replacement transaction underpriced")
		}
		dearer := r.transfer(0, nonce, 22e8)
		r.must(dearer)
		if r.known(first) || !r.known(dearer) {
			t.Error("the replacement has not taken the place")
		}
		r.refused(first, "replacement transaction underpriced")
		// Both prices have to be higher.
		low := sign(t, r.Keys[0], &ethtypes.DynamicFeeTx{ChainID: big.NewInt(9000), Nonce: nonce, GasTipCap: big.NewInt(1), GasFeeCap: big.NewInt(9e9), Gas: 21_000, To: &common.Address{1}})
		r.refused(low, "replacement transaction underpriced")
	}
	r.status(1, 1)
}

func TestGapsFillInAnyOrder(t *testing.T) {
	orders := [][]uint64{{0, 1, 2, 3}, {3, 2, 1, 0}, {2, 0, 3, 1}, {1, 3, 0, 2}, {3, 0, 2, 1}}
	r := still(t, nil)
	for who, order := range orders {
		have := make(map[uint64]bool)
		for _, nonce := range order {
			before := r.counts()
			r.must(r.transfer(who, nonce, 1e9))
			old := r.next(have)
			have[nonce] = true
			next := r.next(have)
			if n := r.nonce(who); n != next {
				t.Fatalf("order %v: pending nonce is %d after %d, want %d", order, n, nonce, next)
			}
			r.status(before[0]+next-old, before[1]+1-(next-old))
		}
	}
	r.status(20, 0)
}

func (r *rig) next(have map[uint64]bool) (n uint64) {
	for have[n] {
		n++
	}
	return n
}

func TestEviction(t *testing.T) {
	r := still(t, func(c *config.Config) {
		c.Pool.AccountSlots, c.Pool.GlobalSlots, c.Pool.AccountQueue, c.Pool.GlobalQueue = 2, 3, 1, 2
	})
	first, last := r.transfer(0, 0, 1e9), r.transfer(0, 1, 5e9)
	r.must(first, last, r.transfer(1, 0, 3e9))
	r.refused(r.transfer(2, 0, 2e9), "transaction underpriced") // no last one is cheaper
	better := r.transfer(2, 0, 4e9)
	r.must(better)
	if !r.known(first) || !r.known(last) || !r.known(better) {
		t.Error("the wrong one had to go")
	}
	r.status(3, 0)
	r.must(r.transfer(0, 9, 1e9))
	r.refused(r.transfer(0, 10, 9e9), "account limit exceeded")
	r.status(3, 1)
}

func TestOneAccountCannotPushOutItsOwn(t *testing.T) {
	r := still(t, func(c *config.Config) { c.Pool.GlobalSlots = 2 })
	r.must(r.transfer(0, 0, 1e9), r.transfer(0, 1, 1e9))
	r.refused(r.transfer(0, 2, 9e9), "txpool is full")
	r.status(2, 0)
}

func TestQueuedExpires(t *testing.T) {
	r := still(t, func(c *config.Config) { c.Pool.Lifetime = time.Second })
	pending, queued := r.transfer(0, 0, 1e9), r.transfer(0, 2, 1e9)
	r.must(pending, queued)
	for deadline := time.Now().Add(time.Minute); r.known(queued); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("it is still there after a minute")
		}
	}
	r.status(1, 0)
	if !r.known(pending) {
		t.Error("an executable transaction is gone")
	}
}

package txpool_test

import (
	"crypto/ecdsa"
	"math/big"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

var signer = ethtypes.LatestSignerForChainID(big.NewInt(9000))

// rig is a running node. Its keys are those of the test mnemonic.
type rig struct {
	*testkit.Node
	t testing.TB
}

// still starts a node that makes no block, so that what is sent stays in the pool.
func still(t testing.TB, change func(*config.Config)) *rig {
	t.Helper()
	return &rig{testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) {
		c.Solo.BlockTime = time.Hour
		if change != nil {
			change(c)
		}
	}}), t}
}

func sign(t testing.TB, key *ecdsa.PrivateKey, tx ethtypes.TxData) *ethtypes.Transaction {
	t.Helper()
	signed, err := ethtypes.SignNewTx(key, signer, tx)
	if err != nil {
		t.Fatal(err)
	}
	return signed
}

func (r *rig) transfer(who int, nonce uint64, price int64) *ethtypes.Transaction {
	r.t.Helper()
	return sign(r.t, r.Keys[who], &ethtypes.LegacyTx{Nonce: nonce, GasPrice: big.NewInt(price), Gas: 21_000, To: &common.Address{0xdd}, Value: common.Big1})
}

// send sends a signed transaction and returns the error of the answer.
func (r *rig) send(tx *ethtypes.Transaction) error {
	r.t.Helper()
	raw, err := tx.MarshalBinary()
	if err != nil {
		r.t.Fatal(err)
	}
	var hash common.Hash
	if err := r.Call("/b", &hash, "eth_sendRawTransaction", hexutil.Encode(raw)); err != nil {
		return err
	}
	if hash != tx.Hash() {
		r.t.Fatalf("hash %v, want %v", hash, tx.Hash())
	}
	return nil
}

func (r *rig) must(txs ...*ethtypes.Transaction) {
	r.t.Helper()
	for _, tx := range txs {
		if err := r.send(tx); err != nil {
			r.t.Fatalf("nonce %d: %v", tx.Nonce(), err)
		}
	}
}

// refused checks the whole error of a transaction that is not taken.
func (r *rig) refused(tx *ethtypes.Transaction, want string) {
	r.t.Helper()
	err := r.send(tx)
	if e, ok := err.(*testkit.RPCError); !ok || e.Code != -32000 || e.Message != want || e.Data != nil {
		r.t.Errorf("got %v, want -32000 %s", err, want)
	}
}

// status checks how many are pending and queued.
func (r *rig) status(pending, queued uint64) {
	r.t.Helper()
	if have := r.counts(); have != [2]uint64{pending, queued} {
		r.t.Errorf("%d pending and %d queued, want %d and %d", have[0], have[1], pending, queued)
	}
}

func (r *rig) counts() [2]uint64 {
	r.t.Helper()
	var s struct{ Pending, Queued hexutil.Uint64 }
	r.Must("/b", &s, "txpool_status")
	return [2]uint64{uint64(s.Pending), uint64(s.Queued)}
}

func (r *rig) known(tx *ethtypes.Transaction) bool {
	r.t.Helper()
	var found *struct{ Hash common.Hash }
	r.Must("/b", &found, "eth_getTransactionByHash", tx.Hash())
	return found != nil
}

func (r *rig) nonce(who int) uint64 {
	r.t.Helper()
	var n hexutil.Uint64
	r.Must("/b", &n, "eth_getTransactionCount", testkit.Address(r.Keys[who]), "pending")
	return uint64(n)
}

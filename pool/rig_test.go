package pool_test

import (
	"cmp"
	"context"
	"crypto/ecdsa"
	"math/big"
	"slices"
	"testing"

	"exon/chain"
	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// rig is a chain and a pool on it. Nothing runs by itself.
type rig struct {
	*testkit.Chain
	*pool.Pool
	signer ethtypes.Signer
	t      testing.TB
}

func newRig(t testing.TB, accounts int, change func(*pool.Config)) *rig {
	t.Helper()
	c := testkit.NewChain(t, accounts)
	cfg := pool.Default()
	if change != nil {
		change(&cfg)
	}
	p, err := pool.New(c.Chain, cfg)
	if err != nil {
		t.Fatal(err)
	}
	return &rig{c, p, c.Signer(), t}
}

func (r *rig) submit(tx *ethtypes.Transaction) error {
	return r.Submit(context.Background(), tx, nil)
}

func (r *rig) must(txs ...*ethtypes.Transaction) {
	r.t.Helper()
	for _, tx := range txs {
		if err := r.submit(tx); err != nil {
			r.t.Fatalf("nonce %d: %v", tx.Nonce(), err)
		}
	}
}

// transfer signs a legacy transfer of 1 wei.
func (r *rig) transfer(key *ecdsa.PrivateKey, nonce uint64, price int64) *ethtypes.Transaction {
	return r.pay(key, nonce, price, common.Big1)
}

func (r *rig) pay(key *ecdsa.PrivateKey, nonce uint64, price int64, value *big.Int) *ethtypes.Transaction {
	return ethtypes.MustSignNewTx(key, r.signer, &ethtypes.LegacyTx{
		Nonce: nonce, GasPrice: big.NewInt(price), Gas: 21_000, To: &common.Address{0xdd}, Value: value,
	})
}

func (r *rig) dynamic(key *ecdsa.PrivateKey, nonce uint64, tip, feeCap int64) *ethtypes.Transaction {
	return ethtypes.MustSignNewTx(key, r.signer, &ethtypes.DynamicFeeTx{
		ChainID: r.ChainID(), Nonce: nonce, GasTipCap: big.NewInt(tip), GasFeeCap: big.NewInt(feeCap), Gas: 21_000,
		To: &common.Address{0xdd}, Value: common.Big1,
	})
}

// setCode signs a transaction that carries an authorization of each authority for the code at an address.
func (r *rig) setCode(key *ecdsa.PrivateKey, nonce uint64, price uint64, code common.Address, authorities map[*ecdsa.PrivateKey]uint64) *ethtypes.Transaction {
	r.t.Helper()
	tx := &ethtypes.SetCodeTx{
		ChainID: uint256.MustFromBig(r.ChainID()), Nonce: nonce, GasTipCap: uint256.NewInt(price), GasFeeCap: uint256.NewInt(price),
		Gas: 300_000, To: common.Address{0xdd}, Value: new(uint256.Int),
	}
	for authority, n := range authorities {
		auth, err := ethtypes.SignSetCode(authority, ethtypes.SetCodeAuthorization{ChainID: *tx.ChainID, Address: code, Nonce: n})
		if err != nil {
			r.t.Fatal(err)
		}
		tx.AuthList = append(tx.AuthList, auth)
	}
	return ethtypes.MustSignNewTx(key, r.signer, tx)
}

// block makes a block of the best n candidates.
func (r *rig) block(n int) *chain.Block {
	r.t.Helper()
	from, _ := r.Candidates(r.NextBaseFee(r.Head().SharedHeader()))
	x, err := r.Build(chain.Attrs{Time: r.Head().Time() + 1}, &firstN{from, n})
	if err != nil {
		r.t.Fatal(err)
	}
	if err := r.Chain.Chain.Commit(x); err != nil {
		r.t.Fatal(err)
	}
	return r.Head()
}

// firstN hands out at most n candidates.
type firstN struct {
	chain.Candidates
	n int
}

func (f *firstN) Peek() *ethtypes.Transaction {
	if f.n == 0 {
		return nil
	}
	return f.Candidates.Peek()
}

func (f *firstN) Next() { f.n--; f.Candidates.Next() }

// counts checks how many are pending and queued.
func (r *rig) counts(pending, queued int) {
	r.t.Helper()
	if p, q := r.Count(); p != pending || q != queued {
		r.t.Fatalf("%d pending and %d queued, want %d and %d", p, q, pending, queued)
	}
	r.check()
}

// check verifies that everything the pool keeps agrees.
func (r *rig) check() {
	r.t.Helper()
	pool.Check(r.t, r.Pool)
}

// hashes returns the hashes of a list, sorted.
func hashes(list []pool.Waiting) []common.Hash {
	out := make([]common.Hash, len(list))
	for i, w := range list {
		out[i] = w.Tx.Hash()
	}
	slices.SortFunc(out, func(a, b common.Hash) int { return cmp.Compare(a.Hex(), b.Hex()) })
	return out
}

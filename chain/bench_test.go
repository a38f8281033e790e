package chain_test

import (
	"crypto/ecdsa"
	"fmt"
	"math/big"
	"testing"

	"exon/chain"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// BenchmarkBlock makes blocks of transfers between 200 accounts, with known senders, as the engine does: run, then commit
// to disk with a sync.
func BenchmarkBlock(b *testing.B) {
	for _, size := range []int{1, 16, 200, 2000} {
		b.Run(fmt.Sprintf("transfers=%d", size), func(b *testing.B) {
			c := testkit.NewChain(b, 200)
			prepared := prepare(b, c, b.N*size)
			b.ResetTimer()
			for i := range b.N {
				x, err := c.Build(chain.Attrs{Time: testkit.Time + uint64(i)}, testkit.List(prepared[i*size:(i+1)*size]...))
				if err != nil {
					b.Fatal(err)
				}
				if len(x.Block.Transactions()) != size {
					b.Fatalf("block has %d of %d transactions", len(x.Block.Transactions()), size)
				}
				if err := c.Chain.Commit(x); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N*size)/b.Elapsed().Seconds(), "tx/s")
		})
	}
}

// prepare signs transfers in turns and recovers their senders, as admission does.
func prepare(b *testing.B, c *testkit.Chain, n int) []*ethtypes.Transaction {
	b.Helper()
	txs := make([]*ethtypes.Transaction, n)
	for i := range txs {
		to := testkit.Address(c.Keys[(i+1)%len(c.Keys)])
		txs[i] = c.Sign(c.Keys[i%len(c.Keys)], &to, common.Big1, 21_000, nil)
		if _, err := ethtypes.Sender(c.Signer(), txs[i]); err != nil {
			b.Fatal(err)
		}
	}
	return txs
}

// BenchmarkRecover is what one signature costs: the largest part of a transaction, for orientation.
func BenchmarkRecover(b *testing.B) {
	key, err := crypto.GenerateKey()
	if err != nil {
		b.Fatal(err)
	}
	raw := mustEncode(b, key)
	signer := ethtypes.LatestSignerForChainID(big.NewInt(9000))
	b.ResetTimer()
	for range b.N {
		tx := new(ethtypes.Transaction)
		if err := tx.UnmarshalBinary(raw); err != nil {
			b.Fatal(err)
		}
		if _, err := ethtypes.Sender(signer, tx); err != nil {
			b.Fatal(err)
		}
	}
}

func mustEncode(b *testing.B, key *ecdsa.PrivateKey) []byte {
	b.Helper()
	tx, err := ethtypes.SignNewTx(key, ethtypes.LatestSignerForChainID(big.NewInt(9000)), &ethtypes.LegacyTx{Gas: 21_000, GasPrice: big.NewInt(1), To: &common.Address{1}})
	if err != nil {
		b.Fatal(err)
	}
	raw, err := tx.MarshalBinary()
	if err != nil {
		b.Fatal(err)
	}
	return raw
}

// BenchmarkPastState reads an account at an old block: one seek.
func BenchmarkPastState(b *testing.B) {
	c := testkit.NewChain(b, 2)
	to := testkit.Address(c.Keys[1])
	for range 150 {
		c.Commit(c.Sign(c.Keys[0], &to, common.Big1, 21_000, nil))
	}
	old, err := c.BlockByNumber(50)
	if err != nil {
		b.Fatal(err)
	}
	b.ResetTimer()
	for range b.N {
		reader, err := c.Reader(old)
		if err != nil {
			b.Fatal(err)
		}
		if account, err := reader.Account(to); err != nil || account == nil {
			b.Fatal(account, err)
		}
	}
}

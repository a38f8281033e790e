package chain_test

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"testing"

	"exon/chain"
	"exon/store"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// BenchmarkDisk reports how many bytes a block takes on disk after compaction: all of it, without the trie nodes that
// proofs at old blocks need, and without any history. Run it with -benchtime 2000x or more.
func BenchmarkDisk(b *testing.B) {
	for _, size := range []int{1, 50} {
		b.Run(fmt.Sprintf("transfers=%d", size), func(b *testing.B) {
			dir := b.TempDir()
			s, err := store.Open(dir, store.Default())
			if err != nil {
				b.Fatal(err)
			}
			keys := testkit.Accounts(b, 200)
			cfg := chain.Default()
			cfg.Sync = false
			c, err := chain.Open(s, testkit.Genesis(b, testkit.GenesisFile(b, keys)), cfg, testkit.Log)
			if err != nil {
				b.Fatal(err)
			}
			for i := range b.N {
				txs := make([]*ethtypes.Transaction, size)
				for j := range txs {
					n := i*size + j
					to := testkit.Address(keys[(n*7+1)%len(keys)])
					txs[j], err = ethtypes.SignNewTx(keys[n%len(keys)], c.Signer(), &ethtypes.LegacyTx{
						Nonce: uint64(n / len(keys)), GasPrice: c.NextBaseFee(c.Head().SharedHeader()), Gas: 21_000, To: &to, Value: common.Big1,
					})
					if err != nil {
						b.Fatal(err)
					}
				}
				testkit.CommitTo(b, c, txs...)
			}
			if err := errors.Join(c.Close(), s.Close()); err != nil {
				b.Fatal(err)
			}
			for _, part := range []struct {
				metric string
				drop   []string // prefixes of store/schema.go
			}{{"B/block", nil}, {"without-nodes-B/block", []string{"xp"}}, {"without-history-B/block", []string{"xa", "xs"}}} {
				drop(b, dir, part.drop...)
				b.ReportMetric(float64(diskSize(b, dir))/float64(b.N), part.metric)
			}
		})
	}
}

// drop deletes the records with these prefixes and compacts the database. Files that are not needed any more go when it closes.
func drop(b *testing.B, dir string, prefixes ...string) {
	b.Helper()
	s, err := store.Open(dir, store.Default())
	if err != nil {
		b.Fatal(err)
	}
	for _, prefix := range prefixes {
		if err := s.DeleteRange([]byte(prefix), append([]byte(prefix), 0xff)); err != nil {
			b.Fatal(err)
		}
	}
	if err := errors.Join(s.Compact(nil, nil), s.Close()); err != nil {
		b.Fatal(err)
	}
}

func diskSize(b *testing.B, dir string) (size int64) {
	b.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".sst" {
			return err
		}
		info, err := d.Info()
		if err == nil {
			size += info.Size()
		}
		return err
	})
	if err != nil {
		b.Fatal(err)
	}
	return size
}

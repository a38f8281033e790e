package pool_test

import (
	"crypto/ecdsa"
	"fmt"
	"math/big"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"

	"exon/chain"
	"exon/chain/genesis"
	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// raised are limits under which 100,000 transactions have room, from one account or from as many.
func raised(c *pool.Config) {
	c.AccountSlots, c.GlobalSlots, c.AccountQueue, c.GlobalQueue = 1<<20, 1<<20, 1<<20, 1<<20
}

// crowd makes a chain with n funded accounts whose keys are the numbers from 1 on, and a pool with raised limits.
func crowd(tb testing.TB, n int) *rig {
	tb.Helper()
	file := testkit.GenesisFile(tb, nil)
	keys := make([]*ecdsa.PrivateKey, n)
	for i := range keys {
		keys[i] = numbered(i + 1)
		file.Accounts = append(file.Accounts, genesis.Account{Address: testkit.Address(keys[i]).Hex(), Balance: genesis.Wei(new(big.Int).Mul(testkit.Ether, big.NewInt(100)))})
	}
	c, closeChain := testkit.OpenChain(tb, tb.TempDir(), testkit.Genesis(tb, file))
	tb.Cleanup(closeChain)
	cfg := pool.Default()
	raised(&cfg)
	p, err := pool.New(c, cfg)
	if err != nil {
		tb.Fatal(err)
	}
	return &rig{&testkit.Chain{Chain: c, Keys: keys}, p, c.Signer(), tb}
}

// numbered returns the key with that number, which must not be 0.
func numbered(i int) *ecdsa.PrivateKey {
	key, err := crypto.ToECDSA(common.LeftPadBytes(big.NewInt(int64(i)).Bytes(), 32))
	if err != nil {
		panic(err)
	}
	return key
}

// encoded signs transfers in turns of the accounts and returns them as they come over the wire, on all cores.
func (r *rig) encoded(n int) [][]byte {
	r.t.Helper()
	out := make([][]byte, n)
	var wait sync.WaitGroup
	for w := range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := w; i < n; i += runtime.GOMAXPROCS(0) {
				raw, err := r.dynamic(r.Keys[i%len(r.Keys)], uint64(i/len(r.Keys)), int64(1+i%1000), 1e10).MarshalBinary()
				if err != nil {
					r.t.Error(err)
				}
				out[i] = raw
			}
		})
	}
	wait.Wait()
	return out
}

func decode(tb testing.TB, raw []byte) *ethtypes.Transaction {
	tx := new(ethtypes.Transaction)
	if err := tx.UnmarshalBinary(raw); err != nil {
		tb.Fatal(err)
	}
	return tx
}

// fill submits transactions on all cores.
func (r *rig) fill(raw [][]byte) {
	r.t.Helper()
	var wait sync.WaitGroup
	var at atomic.Int64
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := at.Add(1) - 1; i < int64(len(raw)); i = at.Add(1) - 1 {
				if err := r.submit(decode(r.t, raw[i])); err != nil {
					r.t.Error(err)
					return
				}
			}
		})
	}
	wait.Wait()
}

// BenchmarkRecover decodes a transfer and recovers its sender: what BenchmarkAdmit is measured by.
func BenchmarkRecover(b *testing.B) {
	r := crowd(b, 16)
	raw := r.encoded(min(b.N, 4096))
	b.Run("one", func(b *testing.B) {
		for i := range b.N {
			if _, err := ethtypes.Sender(r.signer, decode(b, raw[i%len(raw)])); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("all", func(b *testing.B) {
		b.RunParallel(func(pb *testing.PB) {
			for i := 0; pb.Next(); i++ {
				if _, err := ethtypes.Sender(r.signer, decode(b, raw[i%len(raw)])); err != nil {
					b.Fatal(err)
				}
			}
		})
	})
}

// BenchmarkAdmit decodes a pre-signed transfer and submits it, with the sender's recovery and with the journal, into a
// pool that is empty at first: from one goroutine and from one on every core.
func BenchmarkAdmit(b *testing.B) {
	for _, accounts := range []int{1, 1000, 100_000} {
		for _, mode := range []string{"one", "all"} {
			b.Run(fmt.Sprintf("accounts=%d/%s", accounts, mode), func(b *testing.B) {
				r := crowd(b, accounts)
				if err := r.OpenJournal(filepath.Join(b.TempDir(), "pool.journal"), testkit.Log); err != nil {
					b.Fatal(err)
				}
				raw := r.encoded(b.N)
				b.ResetTimer()
				if mode == "all" {
					r.fill(raw)
				} else {
					for i := range b.N {
						if err := r.submit(decode(b, raw[i])); err != nil {
							b.Fatal(err)
						}
					}
				}
				b.StopTimer()
				if pending, queued := r.Count(); pending+queued != b.N {
					b.Fatalf("%d and %d of %d are in the pool", pending, queued, b.N)
				}
			})
		}
	}
}

// BenchmarkReset moves a pool to a block that includes 100 of its transactions. The block is made and written outside
// of the measurement. What it costs should depend on the block, not on what else waits.
func BenchmarkReset(b *testing.B) {
	const block = 100
	for _, c := range []struct {
		name              string
		accounts, waiting int
	}{{"waiting=1000", 1000, 1000}, {"waiting=100000/accounts=1", 1, 100_000}, {"waiting=100000/accounts=100000", 100_000, 100_000}} {
		b.Run(c.name, func(b *testing.B) {
			r := crowd(b, c.accounts)
			r.fill(r.encoded(c.waiting))
			spent := &resetTimer{b: b}
			r.BeforePublish(spent.wrap(pool.Reset(r.Pool)))
			b.StopTimer()
			b.ResetTimer()
			for range b.N {
				if pending, _ := r.Count(); pending < block {
					r.t.Fatalf("only %d wait: ask for fewer rounds with -benchtime", pending)
				}
				r.block(block)
			}
		})
	}
}

// resetTimer lets the benchmark's clock run during resets only.
type resetTimer struct{ b *testing.B }

func (t *resetTimer) wrap(f chain.Subscriber) chain.Subscriber {
	return func(old, next *chain.Block, changed map[common.Address]*ethtypes.StateAccount) error {
		t.b.StartTimer()
		defer t.b.StopTimer()
		return f(old, next, changed)
	}
}

// BenchmarkCandidates takes 100 transactions for a block out of many.
func BenchmarkCandidates(b *testing.B) {
	for _, accounts := range []int{1, 1000, 100_000} {
		b.Run(fmt.Sprintf("waiting=100000/accounts=%d", accounts), func(b *testing.B) {
			r := crowd(b, accounts)
			r.fill(r.encoded(100_000))
			base := big.NewInt(1e9)
			b.ResetTimer()
			for range b.N {
				from, _ := r.Candidates(base)
				for range 100 {
					if from.Peek() == nil {
						b.Fatal("nothing is handed out")
					}
					from.Next()
				}
			}
		})
	}
}

// BenchmarkContent copies and sorts all of 100,000 waiting transactions; held is how long submissions have to wait.
func BenchmarkContent(b *testing.B) {
	r := crowd(b, 10_000)
	r.fill(r.encoded(100_000))
	b.ResetTimer()
	for range b.N {
		if pending, _ := r.Content(); len(pending) != 100_000 {
			b.Fatal(len(pending))
		}
	}
}

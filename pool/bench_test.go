package pool_test

import (
	"crypto/ecdsa"
	"fmt"
	"math/big"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

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

// encoded signs the transfers with these numbers, in turns of the accounts, and returns them as they come over the wire, on all cores.
func (r *rig) encoded(from, to int) [][]byte {
	r.t.Helper()
	out := make([][]byte, to-from)
	var wait sync.WaitGroup
	for w := range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for i := from + w; i < to; i += runtime.GOMAXPROCS(0) {
				raw, err := r.dynamic(r.Keys[i%len(r.Keys)], uint64(i/len(r.Keys)), int64(1+i%1000), 1e10).MarshalBinary()
				if err != nil {
					r.t.Error(err)
				}
				out[i-from] = raw
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

// each calls do with each transaction, decoded, from as many goroutines.
func each(tb testing.TB, raw [][]byte, goroutines int, do func(*ethtypes.Transaction) error) {
	tb.Helper()
	var wait sync.WaitGroup
	var at atomic.Int64
	for range goroutines {
		wait.Go(func() {
			for i := at.Add(1) - 1; i < int64(len(raw)); i = at.Add(1) - 1 {
				if err := do(decode(tb, raw[i])); err != nil {
					tb.Error(err)
					return
				}
			}
		})
	}
	wait.Wait()
}

// fill submits transactions on all cores.
func (r *rig) fill(raw [][]byte) {
	r.t.Helper()
	each(r.t, raw, runtime.GOMAXPROCS(0), r.submit)
}

func (r *rig) recover(tx *ethtypes.Transaction) error {
	_, err := ethtypes.Sender(r.signer, tx)
	return err
}

// BenchmarkRecover decodes a transfer and recovers its sender: what BenchmarkAdmit is measured by.
func BenchmarkRecover(b *testing.B) {
	r := crowd(b, 16)
	raw := r.encoded(0, b.N)
	b.ResetTimer()
	each(b, raw, 1, r.recover)
}

// BenchmarkAdmit decodes a pre-signed transfer and submits it, which recovers its sender and writes the journal, into a
// pool that is empty at first: from one goroutine and from one on every core. The recovery alone is done in turns with it:
// x-recovery is the ratio of the processor time of the two, which other programs on the machine do not distort.
func BenchmarkAdmit(b *testing.B) {
	const turn = 256
	for _, accounts := range []int{1, 1000, 100_000} {
		for _, goroutines := range []int{1, runtime.GOMAXPROCS(0)} {
			b.Run(fmt.Sprintf("accounts=%d/goroutines=%d", accounts, goroutines), func(b *testing.B) {
				r := crowd(b, accounts)
				if err := r.OpenJournal(filepath.Join(b.TempDir(), "pool.journal"), testkit.Log); err != nil {
					b.Fatal(err)
				}
				raw := r.encoded(0, b.N)
				b.StopTimer()
				b.ResetTimer()
				var recovery, admission time.Duration
				for from := 0; from < len(raw); from += turn {
					part := raw[from:min(from+turn, len(raw))]
					started := processorTime(b)
					each(b, part, goroutines, r.recover)
					between := processorTime(b)
					b.StartTimer()
					each(b, part, goroutines, r.submit)
					b.StopTimer()
					recovery, admission = recovery+between-started, admission+processorTime(b)-between
				}
				if pending, queued := r.Count(); pending+queued != b.N {
					b.Fatalf("%d and %d of %d are in the pool", pending, queued, b.N)
				}
				b.ReportMetric(float64(admission)/float64(recovery), "x-recovery")
			})
		}
	}
}

// processorTime returns how much time on processors the process has used.
func processorTime(b *testing.B) time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		b.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

// BenchmarkReset moves a pool to a block that includes 100 of its transactions. The block is made and written outside
// of the measurement. What it costs should depend on the block, not on what else waits.
func BenchmarkReset(b *testing.B) {
	const block = 100
	for _, c := range []struct {
		name              string
		accounts, waiting int
	}{{"waiting=1000", 1000, 1000}, {"waiting=100000/accounts=1", 1, 100_000}, {"waiting=100000/accounts=100000", 100_000, 100_000}} {
		r := crowd(b, c.accounts)
		r.fill(r.encoded(0, c.waiting))
		sent := c.waiting
		b.Run(c.name, func(b *testing.B) {
			b.StopTimer()
			r.BeforePublish(func(old, next *chain.Block, changed map[common.Address]*ethtypes.StateAccount) error {
				b.StartTimer()
				defer b.StopTimer()
				return pool.Reset(r.Pool, old, next, changed)
			})
			b.ResetTimer()
			for range b.N {
				r.block(block)
				r.fill(r.encoded(sent, sent+block))
				sent += block
			}
		})
	}
}

// BenchmarkCandidates takes 100 transactions for a block out of many.
func BenchmarkCandidates(b *testing.B) {
	for _, accounts := range []int{1, 1000, 100_000} {
		r := crowd(b, accounts)
		r.fill(r.encoded(0, 100_000))
		base := big.NewInt(1e9)
		b.Run(fmt.Sprintf("waiting=100000/accounts=%d", accounts), func(b *testing.B) {
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
	r.fill(r.encoded(0, 100_000))
	b.ResetTimer()
	for range b.N {
		if pending, _ := r.Content(); len(pending) != 100_000 {
			b.Fatal(len(pending))
		}
	}
}

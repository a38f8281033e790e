package pool_test

import (
	"context"
	"math/big"
	"math/rand"
	"os"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// size is how large a test is made: the number in the environment variable, else the given one.
func size(t *testing.T, variable string, otherwise int) int {
	t.Helper()
	text := os.Getenv(variable)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestManyFromOneAndOneFromMany fills the pool from one account and from as many accounts as transactions, includes some
// and checks that the rest is as it should be. EXON_POOL_SIZE=100000 does it in full size.
func TestManyFromOneAndOneFromMany(t *testing.T) {
	n := size(t, "EXON_POOL_SIZE", 5_000)
	for name, accounts := range map[string]int{"one_account": 1, "many_accounts": n} {
		t.Run(name, func(t *testing.T) {
			r := crowd(t, accounts)
			raw := r.encoded(0, n)
			rand.Shuffle(n, func(i, j int) { raw[i], raw[j] = raw[j], raw[i] }) // gaps open and close all the time
			started := time.Now()
			r.fill(raw)
			t.Logf("admitted %d in %v", n, time.Since(started))
			r.counts(n, 0)
			started = time.Now()
			b := r.block(1000)
			t.Logf("a block of %d in %v", len(b.Transactions()), time.Since(started))
			r.counts(n-1000, 0)
			started = time.Now()
			pending, _ := r.Content()
			t.Logf("content in %v", time.Since(started))
			for i := 1; i < len(pending); i++ {
				if pending[i].From == pending[i-1].From && pending[i].Tx.Nonce() != pending[i-1].Tx.Nonce()+1 {
					t.Fatal("the content is not in order")
				}
			}
		})
	}
}

// TestJunk throws transactions at the pool that nobody wants, from all cores, while blocks are made and an honest sender
// goes on sending: the pool must stay within its limits and the honest sender's transactions must all be included.
// EXON_JUNK=1000000 does it in full size.
func TestJunk(t *testing.T) {
	junk := size(t, "EXON_JUNK", 6_000)
	r := newRig(t, 64, small(16, 2048, 64, 1024))
	before := heap()
	ctx, stop := context.WithCancel(context.Background())
	var sealer, senders, honest sync.WaitGroup
	sealer.Go(func() {
		for ctx.Err() == nil {
			r.block(1000)
			time.Sleep(10 * time.Millisecond)
		}
	})
	var thrown, taken atomic.Int64
	for w := range runtime.GOMAXPROCS(0) {
		senders.Go(func() {
			rnd := rand.New(rand.NewSource(int64(w)))
			for i := thrown.Add(1); i <= int64(junk); i = thrown.Add(1) {
				if r.submit(r.junk(rnd, int(i))) == nil {
					taken.Add(1)
				}
			}
		})
	}
	var latencies []time.Duration
	left := make(chan struct{})
	honest.Go(func() { latencies = r.honest(left) })
	started := time.Now()
	senders.Wait()
	took := time.Since(started)
	close(left)
	honest.Wait()
	stop()
	sealer.Wait()
	r.check()
	pending, queued := r.Count()
	slices.Sort(latencies)
	t.Logf("%d junk in %v (%.0f/s), %d taken for a while; %d pending and %d queued at the end; heap %d MiB more", junk, took,
		float64(junk)/took.Seconds(), taken.Load(), pending, queued, (heap()-before)>>20)
	t.Logf("%d honest transactions, all included: median %v, 99%% %v, slowest %v", len(latencies),
		latencies[len(latencies)/2], latencies[len(latencies)*99/100], latencies[len(latencies)-1])
}

// honest sends one transfer after the other from the first account, waiting for each to be included.
func (r *rig) honest(stop chan struct{}) (latencies []time.Duration) {
	for nonce := uint64(0); ; nonce++ {
		if nonce > 0 {
			select {
			case <-stop:
				return latencies
			default:
			}
		}
		started := time.Now()
		tx := r.transfer(r.Keys[0], nonce, 3e9)
		if err := r.submit(tx); err != nil {
			r.t.Errorf("honest nonce %d: %v", nonce, err)
			return latencies
		}
		for {
			if found, err := r.Lookup(tx.Hash()); err != nil || found == nil {
				r.t.Errorf("honest nonce %d is gone: %v", nonce, err)
				return latencies
			} else if found.Block != nil {
				break
			}
			if time.Since(started) > time.Minute {
				r.t.Errorf("honest nonce %d is in no block after a minute", nonce)
				return latencies
			}
			time.Sleep(time.Millisecond)
		}
		latencies = append(latencies, time.Since(started))
	}
}

// junk returns transaction number i of a kind that changes with i.
func (r *rig) junk(rnd *rand.Rand, i int) *ethtypes.Transaction {
	to := &common.Address{0xbb}
	legacy := &ethtypes.LegacyTx{Nonce: uint64(rnd.Intn(100)), GasPrice: big.NewInt(2e9), Gas: 21_000, To: to, Value: big.NewInt(rnd.Int63())}
	unsigned := func(chainID uint64, s *big.Int) *ethtypes.Transaction {
		legacy.V, legacy.R, legacy.S = new(big.Int).SetUint64(chainID*2+35), new(big.Int).Rand(rnd, secpHalf), s
		return ethtypes.NewTx(legacy)
	}
	valid := new(big.Int).Rand(rnd, secpHalf)
	switch i % 6 {
	case 0: // a signature that no key makes
		return unsigned(9000, new(big.Int).Lsh(common.Big1, 255))
	case 1: // of another chain
		return unsigned(1, valid)
	case 2: // of an account that has nothing
		return unsigned(9000, valid)
	case 3: // below the least price
		legacy.GasPrice = big.NewInt(rnd.Int63n(1e8))
		return unsigned(9000, valid)
	case 4: // too large
		legacy.Data = large
		return unsigned(9000, valid)
	default: // with a gap, from many accounts
		legacy.Nonce += 1_000_000
		legacy.GasPrice = big.NewInt(1e9 + rnd.Int63n(2e9)) // they push each other out
		return ethtypes.MustSignNewTx(r.Keys[1+rnd.Intn(len(r.Keys)-1)], r.signer, legacy)
	}
}

var (
	secpHalf, _ = new(big.Int).SetString("7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0", 16)
	large       = make([]byte, 140_000)
)

func heap() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// TestContentHoldsNobodyUp takes the content of a full pool over and over while transactions are submitted.
func TestContentHoldsNobodyUp(t *testing.T) {
	n := size(t, "EXON_POOL_SIZE", 5_000)
	r := crowd(t, 100)
	r.fill(r.encoded(0, n))
	stop := make(chan struct{})
	var reader sync.WaitGroup
	reads := 0
	reader.Go(func() {
		for {
			if pending, queued := r.Content(); len(pending)+len(queued) < n {
				t.Errorf("content has %d and %d", len(pending), len(queued))
			}
			reads++
			select {
			case <-stop:
				return
			default:
			}
		}
	})
	var slowest time.Duration
	for _, raw := range r.encoded(n, n+2000) {
		started := time.Now()
		r.must(decode(t, raw))
		slowest = max(slowest, time.Since(started))
	}
	close(stop)
	reader.Wait()
	t.Logf("%d in the pool, read %d times meanwhile: the slowest submission took %v", n, reads, slowest)
	r.counts(n+2000, 0)
}

package solo_test

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"math/big"
	"sync"
	"testing"
	"time"

	"exon/chain"
	"exon/engine/solo"
	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/txpool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// rig is a chain with pool and engine running.
type rig struct {
	*testkit.Chain
	pool   *pool.Pool
	engine *solo.Engine
	t      *testing.T
}

func start(t *testing.T, accounts int, cfg solo.Config) *rig {
	t.Helper()
	c := testkit.NewChain(t, accounts)
	p, err := pool.New(c.Chain, pool.Default())
	if err != nil {
		t.Fatal(err)
	}
	e := solo.New(c.Chain, p, cfg, testkit.Log)
	ctx, stop := context.WithCancel(context.Background())
	var parts sync.WaitGroup
	parts.Go(func() { _ = p.Run(ctx) })
	parts.Go(func() { _ = e.Run(ctx) })
	t.Cleanup(func() {
		stop()
		parts.Wait()
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	})
	return &rig{c, p, e, t}
}

// send admits a transaction and waits for its answer; a minute without one fails the test.
func (r *rig) send(tx *ethtypes.Transaction) error {
	sealed, err := r.engine.Admit(context.Background(), tx)
	if err != nil || sealed == nil {
		return err
	}
	select {
	case err := <-sealed:
		return err
	case <-time.After(time.Minute):
		return errors.New("no answer")
	}
}

func (r *rig) tx(key *ecdsa.PrivateKey, nonce uint64, price int64) *ethtypes.Transaction {
	return ethtypes.MustSignNewTx(key, r.Signer(), &ethtypes.LegacyTx{Nonce: nonce, GasPrice: big.NewInt(price), Gas: 21_000, To: &common.Address{1}, Value: common.Big1})
}

func (r *rig) included(tx *ethtypes.Transaction) bool {
	r.t.Helper()
	b, _, err := r.Transaction(tx.Hash())
	if err != nil {
		r.t.Fatal(err)
	}
	return b != nil
}

func TestSendIsAnsweredAfterItsBlock(t *testing.T) {
	r := start(t, 20, solo.Default())
	var wait sync.WaitGroup
	for _, key := range r.Keys {
		wait.Go(func() {
			for nonce := range uint64(20) {
				tx := r.tx(key, nonce, 1e9)
				if err := r.send(tx); err != nil {
					t.Errorf("nonce %d: %v", nonce, err)
					return
				}
				if !r.included(tx) {
					t.Errorf("nonce %d was answered before its block", nonce)
					return
				}
			}
		})
	}
	wait.Wait()
	if got := r.Head().Number(); got > 400 || got < 20 {
		t.Errorf("%d blocks for 400 transactions", got)
	}
}

func TestQueuedIsAnsweredAtOnceAndFollowsWhenTheGapCloses(t *testing.T) {
	r := start(t, 1, solo.Default())
	later, first := r.tx(r.Keys[0], 1, 1e9), r.tx(r.Keys[0], 0, 1e9)
	if err := r.send(later); err != nil {
		t.Fatal(err)
	}
	if r.included(later) || r.Head().Number() != 0 {
		t.Fatal("a transaction with a nonce gap was included")
	}
	if pending, queued := r.pool.Count(); pending != 0 || queued != 1 {
		t.Errorf("%d pending, %d queued", pending, queued)
	}
	if err := r.send(first); err != nil {
		t.Fatal(err)
	}
	if !r.included(first) {
		t.Error("the first is not included")
	}
	r.eventually(func() bool { return r.included(later) })
}

// eventually waits for something that follows by itself.
func (r *rig) eventually(cond func() bool) {
	r.t.Helper()
	for range 6000 {
		if cond() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	r.t.Fatal("did not happen within a minute")
}

func TestTwoWithOneNonceAreBothAnswered(t *testing.T) {
	r := start(t, 30, solo.Default())
	var wait sync.WaitGroup
	for _, key := range r.Keys {
		for _, price := range []int64{1e9, 2e9, 3e9} {
			wait.Go(func() {
				err := r.send(r.tx(key, 0, price))
				if err != nil && !errors.Is(err, txpool.ErrReplaceUnderpriced) && !errors.Is(err, core.ErrNonceTooLow) {
					t.Errorf("price %d: %v", price, err)
				}
			})
		}
	}
	wait.Wait()
}

func TestFeeBelowTheBaseFeeIsAnsweredAtOnce(t *testing.T) {
	keys := testkit.Accounts(t, 1)
	file := testkit.GenesisFile(t, keys)
	*(*big.Int)(file.BaseFee) = *big.NewInt(1e12)
	c, closeChain := testkit.OpenChain(t, t.TempDir(), testkit.Genesis(t, file))
	defer closeChain()
	p, err := pool.New(c, pool.Default())
	if err != nil {
		t.Fatal(err)
	}
	e := solo.New(c, p, solo.Default(), testkit.Log)
	ctx, stop := context.WithCancel(context.Background())
	var parts sync.WaitGroup
	parts.Go(func() { _ = p.Run(ctx) })
	parts.Go(func() { _ = e.Run(ctx) })
	defer func() { stop(); parts.Wait(); _ = p.Close() }()
	r := &rig{Chain: &testkit.Chain{Chain: c, Keys: keys}, pool: p, engine: e, t: t}
	if err := r.send(r.tx(keys[0], 0, 1e9)); err != nil {
		t.Fatal(err)
	}
	if c.Head().Number() != 0 {
		t.Error("a block was made")
	}
	if err := r.send(r.tx(keys[0], 0, 999)); !errors.Is(err, txpool.ErrUnderpriced) {
		t.Errorf("a fee below the floor: %v, want ErrUnderpriced", err)
	}
}

func TestBlockTimeMakesBlocksAndAnswersAtAdmission(t *testing.T) {
	r := start(t, 1, solo.Config{BlockTime: 20 * time.Millisecond, FeeRecipient: common.Address{7}})
	tx := r.tx(r.Keys[0], 0, 1e9)
	if sealed, err := r.engine.Admit(context.Background(), tx); err != nil || sealed != nil {
		t.Fatalf("channel %v, error %v", sealed, err)
	}
	r.eventually(func() bool { return r.included(tx) && r.Head().Number() >= 3 })
	if r.Head().Coinbase() != (common.Address{7}) {
		t.Errorf("fee recipient is %v", r.Head().Coinbase())
	}
}

// TestATransactionIsNeverNowhere looks transactions up all the time while they move from the pool into blocks.
func TestATransactionIsNeverNowhere(t *testing.T) {
	r := start(t, 8, solo.Default())
	admitted := make(chan *ethtypes.Transaction, 64)
	var senders, watchers sync.WaitGroup
	for range 2 {
		watchers.Go(func() {
			for tx := range admitted {
				for range 20 {
					found, err := r.pool.Lookup(tx.Hash())
					if err != nil || found == nil {
						t.Errorf("transaction %v: %v, %v", tx.Hash(), found, err)
						return
					}
					if found.Block != nil {
						break
					}
				}
			}
		})
	}
	for _, key := range r.Keys {
		senders.Go(func() {
			for nonce := range uint64(60) {
				tx := r.tx(key, nonce, 1e9)
				sealed, err := r.engine.Admit(context.Background(), tx)
				if err != nil {
					t.Error(err)
					return
				}
				admitted <- tx
				if got := r.pool.Nonce(crypto.PubkeyToAddress(key.PublicKey)); got != nonce+1 {
					t.Errorf("pending nonce is %d after %d was admitted", got, nonce)
				}
				<-sealed
			}
		})
	}
	senders.Wait()
	close(admitted)
	watchers.Wait()
}

// TestPendingIsOneConsistentView reads the pending block while blocks are made: it always sits on a block that was the
// head, and its state agrees with its transactions.
func TestPendingIsOneConsistentView(t *testing.T) {
	r := start(t, 4, solo.Default())
	stop := make(chan struct{})
	var wait sync.WaitGroup
	wait.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
			}
			p, err := r.pool.Pending(chain.Attrs{Time: testkit.Time})
			if err != nil {
				t.Error(err)
				return
			}
			if p.Block.ParentHash() != p.Parent.Hash() || p.Block.NumberU64() != p.Parent.Number()+1 {
				t.Errorf("pending block %d on %d", p.Block.NumberU64(), p.Parent.Number())
				return
			}
		}
	})
	for nonce := range uint64(100) {
		if err := r.send(r.tx(r.Keys[0], nonce, 1e9)); err != nil {
			t.Fatal(err)
		}
	}
	close(stop)
	wait.Wait()
}

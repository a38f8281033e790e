package keys

import (
	"bytes"
	"context"
	"errors"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/mclock"
	"github.com/ethereum/go-ethereum/crypto"
)

// lockable returns a ring with one key in a store, its address, and the clock that locks it.
func lockable(t testing.TB) (*Ring, common.Address, *mclock.Simulated) {
	t.Helper()
	s, _ := openStore(t, t.TempDir())
	e, _ := add(t, s, "pass", "alice")
	clock := new(mclock.Simulated)
	r := NewRing()
	r.SetClock(clock)
	r.Attach(s)
	return r, e.Address, clock
}

func wantState(t *testing.T, r *Ring, addr common.Address, unlocked bool) {
	t.Helper()
	_, err := r.SignHash(addr, make([]byte, 32))
	if unlocked && err != nil || !unlocked && !errors.Is(err, ErrLocked) {
		t.Errorf("unlocked %v: signing gives %v", unlocked, err)
	}
}

func unlock(t *testing.T, r *Ring, addr common.Address, d time.Duration) *held {
	t.Helper()
	if err := r.Unlock(ctx, addr, "pass", d); err != nil {
		t.Fatal(err)
	}
	return r.open[addr]
}

func TestLockStates(t *testing.T) {
	r, addr, clock := lockable(t)
	wantState(t, r, addr, false)
	if err := r.Unlock(ctx, addr, "wrong", 0); !errors.Is(err, ErrDecrypt) {
		t.Errorf("got %v", err)
	}
	wantState(t, r, addr, false)

	h := unlock(t, r, addr, time.Minute)
	clock.Run(time.Minute - 1)
	wantState(t, r, addr, true)
	clock.Run(1)
	wantState(t, r, addr, false)
	wantWiped(t, h)

	// A new timer replaces the old one, shorter or longer.
	first := unlock(t, r, addr, time.Minute)
	unlock(t, r, addr, time.Hour)
	wantWiped(t, first)
	clock.Run(30 * time.Minute)
	wantState(t, r, addr, true)
	unlock(t, r, addr, time.Second)
	clock.Run(time.Second)
	wantState(t, r, addr, false)

	// Unlocked until exit stays so.
	h = unlock(t, r, addr, 0)
	unlock(t, r, addr, time.Second)
	clock.Run(1000 * time.Hour)
	wantState(t, r, addr, true)
	if !r.Lock(addr) {
		t.Error("Lock of a held account is false")
	}
	wantState(t, r, addr, false)
	wantWiped(t, h)
	if !r.Lock(addr) || r.Lock(common.Address{1}) {
		t.Error("Lock is true for held accounts alone")
	}

	// A timer that ends at the very moment of a new unlock does not lock it.
	old := unlock(t, r, addr, time.Minute)
	unlock(t, r, addr, time.Hour)
	r.expire(addr, old)
	wantState(t, r, addr, true)
	r.Lock(addr)

	// A timer that was replaced by a lock does nothing later.
	unlock(t, r, addr, time.Minute)
	r.Lock(addr)
	unlock(t, r, addr, 0)
	clock.Run(time.Hour)
	wantState(t, r, addr, true)
}

func wantWiped(t *testing.T, h *held) {
	t.Helper()
	if !bytes.Equal(crypto.FromECDSA(h.key), make([]byte, 32)) {
		t.Fatal("the key is still in memory")
	}
}

func TestDevelopmentAccountsHaveTheEmptyPassphrase(t *testing.T) {
	r, _, _ := lockable(t)
	key := newKey(t)
	addr := r.AddUnlocked(key)
	wantState(t, r, addr, true)
	if r.Accounts()[0] != addr || len(r.Accounts()) != 2 {
		t.Errorf("got %v, want the development account first", r.Accounts())
	}
	r.Lock(addr)
	wantState(t, r, addr, false)
	if err := r.Unlock(ctx, addr, "x", 0); !errors.Is(err, ErrDecrypt) {
		t.Errorf("got %v", err)
	}
	if err := r.Unlock(ctx, addr, "", 0); err != nil {
		t.Error(err)
	}
	wantState(t, r, addr, true)
	if got, err := r.Add(ctx, key, "other"); err != nil || got != addr || len(r.Accounts()) != 2 {
		t.Errorf("adding it to the store: %v, %v, %v", got, err, r.Accounts())
	}
}

func TestADeletedKeyCannotSign(t *testing.T) {
	r, addr, _ := lockable(t)
	h := unlock(t, r, addr, 0)
	if err := r.store.Remove(addr); err != nil {
		t.Fatal(err)
	}
	if _, err := r.SignHash(addr, make([]byte, 32)); !errors.Is(err, ErrUnknownAccount) {
		t.Errorf("got %v", err)
	}
	wantWiped(t, h)
	if err := r.Unlock(ctx, addr, "pass", 0); !errors.Is(err, ErrNoMatch) {
		t.Errorf("got %v", err)
	}
}

// A signature that finds the key a moment before it is wiped comes too late.
func TestAKeyThatIsGoneSignsNothing(t *testing.T) {
	r, addr, _ := lockable(t)
	unlock(t, r, addr, 0).erase()
	wantState(t, r, addr, false)
}

// Signing races with locking: a signature is by the key or there is none, never by a key half wiped.
func TestLockingWhileSigning(t *testing.T) {
	r := NewRing()
	key := newKey(t)
	addr := r.AddUnlocked(key)
	stop := make(chan struct{})
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			for hash := make([]byte, 32); ; hash[0]++ {
				select {
				case <-stop:
					return
				default:
				}
				sig, err := r.SignHash(addr, hash)
				if errors.Is(err, ErrLocked) {
					continue
				}
				if err != nil {
					t.Error(err)
					return
				}
				if pub, err := crypto.SigToPub(hash, sig); err != nil || crypto.PubkeyToAddress(*pub) != addr {
					t.Error("signed by another key")
					return
				}
			}
		})
	}
	for range 200 {
		r.Lock(addr)
		if err := r.Unlock(ctx, addr, "", 0); err != nil {
			t.Error(err)
		}
	}
	close(stop)
	wg.Wait()
}

// However many passphrases wait, at most two are worked on.
func TestFewDerivationsAtOnce(t *testing.T) {
	s := newSlots()
	if cap(s) < 1 || cap(s) > maxDerivations {
		t.Fatalf("%d slots", cap(s))
	}
	var mu sync.Mutex
	running, most := 0, 0
	var wg sync.WaitGroup
	for range 50 {
		wg.Go(func() {
			s.run(ctx, func() result {
				mu.Lock()
				running++
				most = max(most, running)
				mu.Unlock()
				time.Sleep(time.Millisecond)
				mu.Lock()
				running--
				mu.Unlock()
				return result{}
			})
		})
	}
	wg.Wait()
	if most > cap(s) {
		t.Errorf("%d at once", most)
	}
}

// A caller that gives up gets its answer at once, and what it will never see is dropped.
func TestACallerThatGivesUp(t *testing.T) {
	s := make(slots, 1)
	inner, cancel := context.WithCancel(ctx)
	dropped := make(chan struct{})
	working, release := make(chan struct{}), make(chan struct{})
	answered := make(chan error)
	go func() {
		answered <- s.run(inner, func() result {
			close(working)
			<-release
			return result{drop: func() { close(dropped) }}
		}).err
	}()
	<-working
	waiting := make(chan error)
	go func() {
		waiting <- s.run(inner, func() result { t.Error("ran after its caller had gone"); return result{} }).err
	}()
	cancel()
	for _, answer := range []chan error{answered, waiting} {
		if err := <-answer; !errors.Is(err, context.Canceled) {
			t.Errorf("got %v", err)
		}
	}
	close(release)
	s.run(ctx, func() result { return result{} }) // the slot is free again
	<-dropped
}

// What eth_accounts costs when nothing has changed: one stat of the folder.
func BenchmarkAccounts(b *testing.B) {
	r, _, _ := lockable(b)
	old := time.Now().Add(-time.Hour)
	if err := os.Chtimes(r.store.dir, old, old); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		r.Accounts()
	}
}

package pool_test

import (
	"context"
	"errors"
	"testing"

	"exon/chain"
	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/core/state"
)

func TestPendingIsBuiltOncePerChange(t *testing.T) {
	r := newRig(t, 2, nil)
	pending := func() *pool.Pending {
		t.Helper()
		next, err := r.Pending(chain.Attrs{Time: testkit.Time})
		if err != nil {
			t.Fatal(err)
		}
		return next
	}
	changes := []struct {
		name string
		do   func()
	}{
		{"an executable transaction", func() { r.must(r.transfer(r.Keys[0], 0, 1e9)) }},
		{"a queued transaction", func() { r.must(r.transfer(r.Keys[1], 1, 1e9)) }},
		{"the end of a gap", func() { r.must(r.transfer(r.Keys[1], 0, 1e9)) }},
		{"a replacement", func() { r.must(r.transfer(r.Keys[0], 0, 2e9)) }},
		{"a block", func() { r.block(1) }},
	}
	last := pending()
	for _, c := range changes {
		if pending() != last {
			t.Errorf("before %s: built again without a change", c.name)
		}
		version := r.Version()
		c.do()
		if r.Version() == version || r.Version()%2 != 0 {
			t.Errorf("after %s: version %d, before %d", c.name, r.Version(), version)
		}
		next := pending()
		if next == last {
			t.Errorf("after %s: not built again", c.name)
		}
		if next.Parent != r.Head() {
			t.Errorf("after %s: not on the head", c.name)
		}
		if want, _ := r.Count(); len(next.Block.Transactions()) != want {
			t.Errorf("after %s: %d transactions, want %d", c.name, len(next.Block.Transactions()), want)
		}
		for _, key := range r.Keys {
			addr := testkit.Address(key)
			next.Read(func(s *state.StateDB) {
				if have, want := s.GetNonce(addr), r.Nonce(addr); have != want {
					t.Errorf("after %s: nonce %d in the state, %d in the pool", c.name, have, want)
				}
			})
		}
		last = next
	}
}

func TestClosedPoolRefuses(t *testing.T) {
	r := newRig(t, 1, nil)
	if err := r.Pool.Close(); err != nil {
		t.Fatal(err)
	}
	if err := r.submit(r.transfer(r.Keys[0], 0, 1e9)); !errors.Is(err, pool.ErrClosed) {
		t.Errorf("got %v", err)
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	r = newRig(t, 1, nil)
	if err := r.Receive(ctx, r.transfer(r.Keys[0], 0, 1e9)); !errors.Is(err, pool.ErrClosed) {
		t.Errorf("got %v", err)
	}
}

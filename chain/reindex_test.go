package chain_test

import (
	"context"
	"errors"
	"testing"

	"exon/chain"
	"exon/chain/logs"
	"exon/store"
	"exon/testkit"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// stale is an entry that no log explains: the address 0x01.. in block 2, with what would be its first log.
var stale = store.LogKey(nil, append([]byte{'a', 1}, make([]byte, 19)...), 2)

// putState writes the record of the log index.
func putState(t *testing.T, s *store.Store, state store.LogIndexState) {
	t.Helper()
	batch := s.BlockBatch(64)
	defer batch.Close()
	if err := batch.PutLogIndexState(state); err != nil {
		t.Fatal(err)
	}
	if err := batch.Write(); err != nil {
		t.Fatal(err)
	}
}

// refused opens the chain and wants it refused for its log index.
func (h *logHome) refused(t *testing.T, s *store.Store) {
	t.Helper()
	if _, err := chain.Open(s, h.genesis, chain.Default(), testkit.Log); !errors.Is(err, chain.ErrLogIndex) {
		t.Fatalf("open: %v, want %v", err, chain.ErrLogIndex)
	}
}

func TestHomeWithoutAUsableLogIndexIsRefusedUntilItIsRebuilt(t *testing.T) {
	rnd := randomness(t)
	h := newLogHome(t, rnd, 30)
	all := h.plainScan(t)
	for name, state := range map[string]store.LogIndexState{
		"none":              {},
		"another version":   {Version: logs.IndexVersion + 1},
		"partial":           {Version: logs.IndexVersion, Partial: true},
		"partial, too long": {Version: logs.IndexVersion, Partial: true, Next: 1 << 40},
		"partial, other":    {Version: logs.IndexVersion + 1, Partial: true, Next: 7},
	} {
		t.Run(name, func(t *testing.T) {
			h.withStore(t, func(s *store.Store) {
				if err := s.Put(stale, []byte{0}); err != nil {
					t.Fatal(err)
				}
				putState(t, s, state)
				h.refused(t, s)
				var done, total uint64
				if err := chain.ReindexLogs(context.Background(), s, func(d, n uint64) { done, total = d, n }); err != nil {
					t.Fatal(err)
				}
				if done != 32 || total != 32 {
					t.Errorf("progress ended at %d of %d, want 32 of 32", done, total)
				}
				if ok, err := s.Has(stale); ok || err != nil {
					t.Errorf("an entry of the old index is left: %v, %v", ok, err)
				}
			})
			h.checkSearch(t, all, rnd, 50)
		})
	}
}

// TestStoppedRebuildGoesOn stops a rebuild after every batch. The home must be refused in between, no batch may be done
// twice, and the index must be whole in the end.
func TestStoppedRebuildGoesOn(t *testing.T) {
	t.Cleanup(chain.SetReindexBatch(100))
	rnd := randomness(t)
	h := newLogHome(t, rnd, 40)
	all := h.plainScan(t)
	h.withStore(t, func(s *store.Store) {
		if err := s.Put(stale, []byte{0}); err != nil {
			t.Fatal(err)
		}
		var last uint64
		for runs := 1; ; runs++ {
			ctx, cancel := context.WithCancel(context.Background())
			err := chain.ReindexLogs(ctx, s, func(done, total uint64) {
				if done <= last && done < total {
					t.Fatalf("run %d goes back from block %d to %d", runs, last, done)
				}
				last = done
				cancel()
			})
			cancel()
			if err == nil {
				t.Logf("%d runs", runs)
				if runs < 5 {
					t.Errorf("only %d runs: the test has tested nothing", runs)
				}
				return
			}
			if !errors.Is(err, context.Canceled) {
				t.Fatal(err)
			}
			h.refused(t, s)
		}
	})
	h.checkSearch(t, all, rnd, 100)
}

// TestRemoveTakesABlockOutOfTheIndex removes the entries of the last blocks, as a revert does.
func TestRemoveTakesABlockOutOfTheIndex(t *testing.T) {
	rnd := randomness(t)
	h := newLogHome(t, rnd, 30)
	all := h.plainScan(t)
	const kept = 15
	removed := make(map[uint64]ethtypes.Receipts)
	for number := uint64(kept + 1); number <= h.Head().Number(); number++ {
		b, err := h.BlockByNumber(number)
		if err != nil {
			t.Fatal(err)
		}
		if removed[number], err = h.Receipts(b); err != nil {
			t.Fatal(err)
		}
	}
	h.withStore(t, func(s *store.Store) {
		batch := s.BlockBatch(1024)
		defer batch.Close()
		for number, receipts := range removed {
			if err := logs.Remove(batch, number, receipts); err != nil {
				t.Fatal(err)
			}
		}
		if err := batch.Write(); err != nil {
			t.Fatal(err)
		}
		it := s.NewIterator(nil, nil)
		defer it.Release()
		for it.Next() {
			if key := it.Key(); len(key) > 10 && string(key[:2]) == "xl" && key[len(key)-1] > kept {
				t.Errorf("entry %x is left", key)
			}
		}
	})
	h.checkSearch(t, wanted(all, new(logs.Filter), 0, kept), rnd, 100)
}

func TestReindexNeedsAChain(t *testing.T) {
	s, err := store.OpenEphemeral(store.Default())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := chain.ReindexLogs(context.Background(), s, func(_, _ uint64) {}); !errors.Is(err, chain.ErrNoChain) {
		t.Errorf("error is %v, want %v", err, chain.ErrNoChain)
	}
}

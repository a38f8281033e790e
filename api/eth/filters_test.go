package eth

import (
	"context"
	"testing"
	"time"

	"exon/api/wire"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// clocked returns filters whose clock the test moves.
func clocked(lifetime time.Duration, most int) (*filters, *time.Time) {
	s, now := newFilters(lifetime, most), time.Unix(1_700_000_000, 0)
	s.now = func() time.Time { return now }
	return s, &now
}

// TestFiltersExpire installs as many filters as a node may have and polls some: those live on, the others go when their time
// is over, and not before.
func TestFiltersExpire(t *testing.T) {
	const most = 10_000
	s, now := clocked(5*time.Minute, most)
	ids := make([]wire.ID, most)
	for i := range ids {
		f := &filter{kind: blockFilter}
		if err := s.install(f); err != nil {
			t.Fatal(err)
		}
		ids[i] = f.id
	}
	if err := s.install(&filter{}); err == nil {
		t.Error("one filter too many was installed")
	}
	*now = now.Add(5*time.Minute - 1)
	for i := 0; i < most; i += 10 {
		if s.find(ids[i]) == nil {
			t.Fatalf("filter %d has expired early", i)
		}
	}
	*now = now.Add(1)
	if err := s.install(&filter{}); err != nil {
		t.Errorf("no room though filters have expired: %v", err)
	}
	if got := len(s.byID); got != most/10+1 || s.order.Len() != got {
		t.Errorf("%d filters are left, %d in the list, want %d", got, s.order.Len(), most/10+1)
	}
	for i, id := range ids {
		if found := s.find(id) != nil; found != (i%10 == 0) {
			t.Errorf("filter %d: found %v", i, found)
		}
	}
	*now = now.Add(5 * time.Minute)
	if s.uninstall(ids[0]) {
		t.Error("an expired filter was uninstalled")
	}
	if len(s.byID) != 0 || s.order.Len() != 0 {
		t.Errorf("%d filters are left", len(s.byID))
	}
}

// TestSweeper: forgotten filters go even if nobody ever calls again.
func TestSweeper(t *testing.T) {
	s := newFilters(time.Millisecond, 10)
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() { s.run(ctx); close(done) }()
	for range 3 { // it must wake up again each time
		if err := s.install(&filter{}); err != nil {
			t.Fatal(err)
		}
		for began := time.Now(); ; time.Sleep(time.Millisecond) {
			s.mu.Lock()
			left := len(s.byID)
			s.mu.Unlock()
			if left == 0 {
				break
			}
			if time.Since(began) > time.Minute {
				t.Fatal("the filter is still there")
			}
		}
	}
	stop()
	<-done
}

// TestPendingLog: numbers go on past the size of the ring, and one who is too late gets what is left.
func TestPendingLog(t *testing.T) {
	l := newPendingLog(4)
	var all []common.Hash
	for i := range uint64(10) {
		tx := ethtypes.NewTx(&ethtypes.LegacyTx{Nonce: i})
		all = append(all, tx.Hash())
		l.add([]*ethtypes.Transaction{tx})
	}
	for _, c := range []struct {
		from, next uint64
		most       int
		want       []common.Hash
	}{{8, 10, 9, all[8:]}, {10, 10, 9, nil}, {6, 8, 2, all[6:8]}, {0, 10, 9, all[6:]}} {
		got, next := l.since(c.from, c.most, nil)
		if next != c.next || len(got) != len(c.want) {
			t.Errorf("since %d: %d hashes, next %d; want %d, %d", c.from, len(got), next, len(c.want), c.next)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("since %d: hash %d is another", c.from, i)
			}
		}
	}
	select {
	case <-l.wait(9):
	default:
		t.Error("waits for one that is there")
	}
	waiting := l.wait(10)
	select {
	case <-waiting:
		t.Error("does not wait")
	default:
	}
	l.add([]*ethtypes.Transaction{ethtypes.NewTx(&ethtypes.LegacyTx{})})
	<-waiting
}

// BenchmarkFilters measures installing, finding and removing one filter beside 10,000 others.
func BenchmarkFilters(b *testing.B) {
	s := newFilters(5*time.Minute, 1<<30)
	for range 10_000 {
		_ = s.install(&filter{})
	}
	b.ReportAllocs()
	for b.Loop() {
		f := &filter{}
		_ = s.install(f)
		if s.find(f.id) == nil || !s.uninstall(f.id) {
			b.Fatal("lost")
		}
	}
}

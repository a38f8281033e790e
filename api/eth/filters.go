package eth

import (
	"container/list"
	"context"
	"crypto/rand"
	"sync"
	"time"

	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain/logs"
)

// filterKind says what a filter tells about.
type filterKind uint8

const (
	blockFilter filterKind = iota
	pendingFilter
	logFilter
)

// filter is a question that is asked again and again. It keeps only how far its owner has read: a filter that nobody
// polls costs nothing when blocks come.
type filter struct {
	id   wire.ID
	kind filterKind
	ask  *wire.LogFilter // of a log filter
	logs *logs.Filter    // of a log filter

	mu   sync.Mutex // held by a poll: of two at once each gets its own part
	next uint64     // guarded by mu: block, or pending transaction, that the next poll begins with

	deadline time.Time     // guarded by filters.mu
	place    *list.Element // guarded by filters.mu
}

// filters are those that are installed. All have the same lifetime, so the list is in the order of their ends: installing,
// polling and expiring each touch one element.
type filters struct {
	lifetime time.Duration
	most     int
	now      func() time.Time

	mu    sync.Mutex
	byID  map[wire.ID]*filter // guarded by mu
	order *list.List          // guarded by mu; the one that expires first in front
	wake  chan struct{}       // capacity 1: the list is no longer empty
}

func newFilters(lifetime time.Duration, most int) *filters {
	return &filters{lifetime: lifetime, most: most, now: time.Now, byID: make(map[wire.ID]*filter), order: list.New(), wake: make(chan struct{}, 1)}
}

// newID returns 16 random bytes.
func newID() (id wire.ID) {
	_, _ = rand.Read(id[:]) // never fails
	return id
}

// install adds a filter and gives it its id.
func (s *filters) install(f *filter) error {
	now := s.now()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.expireLocked(now)
	if len(s.byID) >= s.most {
		return rpcerr.Limit("the node has as many filters as it may, %d (rpc.max_filters)", s.most)
	}
	f.id = newID()
	f.deadline = now.Add(s.lifetime)
	s.byID[f.id] = f
	f.place = s.order.PushBack(f)
	if s.order.Len() == 1 {
		select {
		case s.wake <- struct{}{}:
		default:
		}
	}
	return nil
}

// find returns a filter that is to be polled, and begins its lifetime anew; nil when there is none.
func (s *filters) find(id wire.ID) *filter {
	now := s.now()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.expireLocked(now)
	f := s.byID[id]
	if f != nil {
		f.deadline = now.Add(s.lifetime)
		s.order.MoveToBack(f.place)
	}
	return f
}

// uninstall removes a filter and reports whether there was one.
func (s *filters) uninstall(id wire.ID) bool {
	now := s.now()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.expireLocked(now)
	f := s.byID[id]
	if f == nil {
		return false
	}
	s.removeLocked(f)
	return true
}

func (s *filters) removeLocked(f *filter) {
	delete(s.byID, f.id)
	s.order.Remove(f.place)
}

// expireLocked removes the filters whose time is over and returns when the next one's is; zero when none is left.
func (s *filters) expireLocked(now time.Time) time.Time {
	for front := s.order.Front(); front != nil; front = s.order.Front() {
		f := front.Value.(*filter)
		if f.deadline.After(now) {
			return f.deadline
		}
		s.removeLocked(f)
	}
	return time.Time{}
}

// run gives the memory of forgotten filters back until ctx ends. It sleeps until the first can expire.
func (s *filters) run(ctx context.Context) {
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-timer.C:
		case <-s.wake:
		case <-ctx.Done():
			return
		}
		now := s.now()
		s.mu.Lock()
		next := s.expireLocked(now)
		s.mu.Unlock()
		if !next.IsZero() {
			timer.Reset(next.Sub(now))
		}
	}
}

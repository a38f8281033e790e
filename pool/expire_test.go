package pool_test

import (
	"testing"
	"time"
)

func TestQueuedExpireAndPendingDoNot(t *testing.T) {
	r := newRig(t, 2, nil)
	now := time.Unix(1_700_000_000, 0)
	r.Now = func() time.Time { return now }
	pending := r.transfer(r.Keys[0], 0, 1e9)
	early, late := r.transfer(r.Keys[0], 5, 1e9), r.transfer(r.Keys[0], 3, 1e9)
	r.must(pending, early)
	now = now.Add(2 * time.Hour)
	r.must(late)
	now = now.Add(time.Hour - time.Second)
	r.Expire()
	r.counts(1, 2)
	now = now.Add(time.Second)
	r.Expire()
	r.gone(early)
	r.there(pending, late)
	r.counts(1, 1)
	now = now.Add(3 * time.Hour)
	version := r.Version()
	r.Expire()
	r.gone(late)
	r.counts(1, 0)
	if r.Version() == version {
		t.Error("the version is the same after an expiry")
	}
}

// TestALifetimeBeginsWithTheGap: the time in which a transaction was executable does not count.
func TestALifetimeBeginsWithTheGap(t *testing.T) {
	r := newRig(t, 2, nil)
	now := time.Unix(1_700_000_000, 0)
	r.Now = func() time.Time { return now }
	queued := r.transfer(r.Keys[0], 1, 1e9)
	r.must(queued)
	now = now.Add(2 * time.Hour)
	r.must(r.transfer(r.Keys[0], 0, 1e9))
	r.counts(2, 0)
	now = now.Add(10 * time.Hour)
	r.Expire()
	r.counts(2, 0)
}

func TestManyExpireAtOnce(t *testing.T) {
	r := newRig(t, 4, small(16, 16, 2000, 8000))
	now := time.Unix(1_700_000_000, 0)
	r.Now = func() time.Time { return now }
	for nonce := range uint64(700) {
		for _, key := range r.Keys {
			r.must(r.transfer(key, 1+(nonce*333)%700, 1e9))
		}
	}
	r.counts(0, 2800)
	now = now.Add(4 * time.Hour)
	r.Expire()
	r.counts(0, 0)
}

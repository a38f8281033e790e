package pool

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"
)

// Check verifies that everything the pool keeps agrees.
func Check(t testing.TB, p *Pool) {
	t.Helper()
	p.mu.RLock()
	defer p.mu.RUnlock()
	auths := make(map[common.Address]int)
	var pending, queued, slots, waitSlots int
	var heads, flats, tails, over, gaps int
	for addr, a := range p.accounts {
		if a.addr != addr || a.empty() {
			t.Fatalf("account %v is kept as %v with nothing", a.addr, addr)
		}
		var spent uint256.Int
		for i, it := range a.pending {
			if it.nonce != a.state.nonce+uint64(i) || it.account != a || p.executable.items[it.place] != it || it.waits != nil {
				t.Fatalf("pending nonce %d at %d of an account at %d", it.nonce, i, a.state.nonce)
			}
			spent.Add(&spent, &it.cost)
			slots += it.slots
		}
		for i, it := range a.queued {
			if it.nonce <= a.next() || i > 0 && it.nonce <= a.queued[i-1].nonce || it.account != a || p.gapped.items[it.place] != it || it.waits.Value.(*waiting).item != it {
				t.Fatalf("queued nonce %d at %d after pending up to %d", it.nonce, i, a.next())
			}
			waitSlots += it.slots
		}
		for _, it := range append(slices.Clone(a.pending), a.queued...) {
			if p.all[it.hash] != it || it.from != addr || it.cost.Gt(&a.dearest) || it.gas > a.widest {
				t.Fatalf("transaction %v is not kept well", it.hash)
			}
			for _, authority := range it.auths {
				auths[authority]++
			}
		}
		if spent != a.spent {
			t.Fatalf("account %v spends %v, the pool says %v", addr, spent, a.spent)
		}
		pending, queued = pending+len(a.pending), queued+len(a.queued)
		if len(a.pending) > 0 {
			tails++
			if a.head != a.pending[0] || a.tail != a.pending[len(a.pending)-1] {
				t.Fatal("head or tail is not up to date")
			}
			if a.head.flat() {
				flats++
			} else {
				heads++
			}
		} else if a.head != nil || a.tail != nil {
			t.Fatal("head or tail of nothing")
		}
		if a.over != (uint64(len(a.pending)) > p.config.AccountSlots) {
			t.Fatal("the share is not up to date")
		} else if a.over {
			over++
		}
		if len(a.queued) > 0 {
			gaps++
			if a.last != a.queued[len(a.queued)-1] {
				t.Fatal("the last queued is not up to date")
			}
		}
		if uint64(len(a.queued)) > p.config.AccountQueue {
			t.Fatalf("account %v has %d queued", addr, len(a.queued))
		}
	}
	for _, c := range []struct {
		what       string
		have, want int
	}{
		{"known", len(p.all), pending + queued}, {"pending", len(p.executable.items), pending}, {"queued", len(p.gapped.items), queued},
		{"slots", p.executable.slots, slots}, {"queued slots", p.gapped.slots, waitSlots}, {"expiry", p.expiry.Len(), queued},
		{"flat heads", p.flatHeads.size, flats}, {"heads by tip", p.headsByTip.size, heads}, {"heads by cap", p.headsByCap.size, heads},
		{"tails", p.tails.size, tails}, {"tails over", p.overTails.size, over}, {"gap tails", p.gapTails.size, gaps},
		{"authorities", len(p.auths), len(auths)},
	} {
		if c.have != c.want {
			t.Fatalf("%s: %d, want %d", c.what, c.have, c.want)
		}
	}
	if uint64(slots) > p.config.GlobalSlots || uint64(waitSlots) > p.config.GlobalQueue {
		t.Fatalf("%d slots and %d queued slots are over the limits", slots, waitSlots)
	}
	for _, tr := range []*tree{&p.flatHeads, &p.headsByTip, &p.headsByCap, &p.tails, &p.overTails, &p.gapTails} {
		if all := tr.after(nil, nil, 1<<30); len(all) != tr.size {
			t.Fatalf("an ordered set of %d has %d", tr.size, len(all))
		}
	}
}

// Expire drops what has been queued for too long, as Run does from time to time.
func (p *Pool) Expire() { p.expire() }

// Met returns how many transactions the candidates have looked at so far.
func Met(c *candidates) int {
	return len(c.flat.buf) + len(c.byTip.buf) + len(c.byCap.buf) + len(c.seen) + len(c.open)
}

// RewriteJournal rewrites the journal, as Run does when it has grown.
func (p *Pool) RewriteJournal() { p.rewriteJournal() }

// Reset is what a commit calls.
var Reset = (*Pool).reset

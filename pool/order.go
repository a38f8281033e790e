package pool

import (
	"container/heap"
	"math/big"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// candidates hands out executable transactions by tip, then by arrival. It implements chain.Candidates.
//
// It takes from the pool's ordered sets as it goes along, so its cost is that of what is taken. The tip a block gets is
// what the fee cap leaves above the base fee, the tip cap at most. For flat prices that is the order of the fee caps. The
// others lie in two sets, by tip and by fee cap; both are walked in step, and whatever neither walk has met yet can be
// no better than where the lower of them stands.
type candidates struct {
	pool *Pool
	base uint64
	open opened // met and not handed out yet, best first

	flat, byTip, byCap cursor
	seen               map[*item]struct{} // met on the walks by tip and by fee cap
}

// Candidates returns the transactions that a block with that base fee could include, and whether there are any. They may
// be taken while the pool changes: what comes or goes meanwhile may or may not be among them.
func (p *Pool) Candidates(baseFee *big.Int) (*candidates, bool) {
	c := &candidates{pool: p, base: saturate(baseFee)}
	c.flat = cursor{pool: p, tree: &p.flatHeads, key: (*item).capKey}
	c.byTip = cursor{pool: p, tree: &p.headsByTip, key: (*item).tipKey}
	c.byCap = cursor{pool: p, tree: &p.headsByCap, key: (*item).capKey}
	return c, c.Peek() != nil
}

// Peek returns the best transaction left, or nil.
func (c *candidates) Peek() *ethtypes.Transaction {
	for c.advance() {
	}
	if len(c.open) == 0 {
		return nil
	}
	return c.open[0].item.tx
}

// advance takes a step on the walks if what they have not met could be better than the best that they have.
func (c *candidates) advance() bool {
	if it := c.flat.peek(); it != nil && it.feeCap >= c.base && c.couldBeat(it.feeCap-c.base, it.arrival) {
		c.flat.next()
		c.push(it)
		return true
	}
	tip, most := c.byTip.peek(), c.byCap.peek()
	if tip == nil || most == nil || most.feeCap < c.base {
		return false // all have been met that a block can include
	}
	if !c.couldBeat(tip.tip, tip.arrival) || !c.couldBeat(most.feeCap-c.base, most.arrival) {
		return false
	}
	c.byTip.next()
	c.byCap.next()
	c.meet(tip)
	c.meet(most)
	return true
}

// couldBeat reports whether a transaction with that tip and arrival would come before the best that is open.
func (c *candidates) couldBeat(tip, arrival uint64) bool {
	return len(c.open) == 0 || offer{tip: tip, arrival: arrival}.before(c.open[0])
}

// meet opens a transaction at the first of its two meetings.
func (c *candidates) meet(it *item) {
	if _, again := c.seen[it]; again {
		return
	}
	if c.seen == nil {
		c.seen = make(map[*item]struct{})
	}
	c.seen[it] = struct{}{}
	c.push(it)
}

// push opens a transaction if it can pay the base fee.
func (c *candidates) push(it *item) {
	if it.feeCap >= c.base {
		heap.Push(&c.open, offer{it, min(it.tip, it.feeCap-c.base), it.arrival})
	}
}

// Next drops the best and goes on with its sender's next.
func (c *candidates) Next() {
	done := heap.Pop(&c.open).(offer).item
	c.pool.mu.RLock()
	var it *item
	if a := c.pool.accounts[done.from]; a != nil {
		it = a.executable(done.nonce + 1)
	}
	c.pool.mu.RUnlock()
	if it != nil {
		c.push(it)
	}
}

// Skip drops the best and all of its sender's.
func (c *candidates) Skip() { heap.Pop(&c.open) }

// offer is a transaction and the tip it gives to a block.
type offer struct {
	item         *item
	tip, arrival uint64
}

func (o offer) before(x offer) bool {
	if o.tip != x.tip {
		return o.tip > x.tip
	}
	return o.arrival < x.arrival
}

type opened []offer

func (h opened) Len() int           { return len(h) }
func (h opened) Less(i, j int) bool { return h[i].before(h[j]) }
func (h opened) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *opened) Push(x any)        { *h = append(*h, x.(offer)) }
func (h *opened) Pop() any {
	last := len(*h) - 1
	x := (*h)[last]
	(*h)[last] = offer{}
	*h = (*h)[:last]
	return x
}

// cursor walks an ordered set of the pool a few items at a time, so that the lock is held briefly and rarely.
type cursor struct {
	pool *Pool
	tree *tree
	key  func(*item) key

	buf   []*item
	at    int
	ended bool
}

// The cursor fetches few items at first, since most often few are wanted.
const leastFetch, mostFetch = 4, 64

// peek returns the item the cursor stands before, nil at the end.
func (c *cursor) peek() *item {
	if c.at == len(c.buf) {
		if c.ended {
			return nil
		}
		c.fetch()
		if len(c.buf) == 0 {
			return nil
		}
	}
	return c.buf[c.at]
}

func (c *cursor) next() { c.at++ }

func (c *cursor) fetch() {
	var after *key
	n := leastFetch
	if len(c.buf) > 0 {
		k := c.key(c.buf[len(c.buf)-1])
		after, n = &k, min(4*len(c.buf), mostFetch)
	}
	c.pool.mu.RLock()
	c.buf = c.tree.after(c.buf[:0], after, n)
	c.pool.mu.RUnlock()
	c.at, c.ended = 0, len(c.buf) < n
}

package logs

import (
	"container/heap"
	"context"
	"slices"

	"exon/store"
)

// clause is one condition of a filter: any of its alternatives.
type clause struct {
	cursors cursors // those that have not ended, as a heap
	fresh   bool    // no cursor has been placed yet
}

// readAhead bounds what all cursors of a clause together read ahead.
const readAhead = 16 * mostAhead

func newClause(db *store.Store, terms []term, last uint64) *clause {
	c := &clause{cursors: make(cursors, len(terms)), fresh: true}
	for i := range terms {
		c.cursors[i] = newCursor(db, terms[i], last, max(1, min(mostAhead, readAhead/len(terms))))
	}
	return c
}

// seek moves to the first block at or after target that has one of the alternatives; ok is false when there is none.
func (c *clause) seek(ctx context.Context, target uint64) (block uint64, ok bool, err error) {
	if c.fresh {
		if err := c.place(ctx, target); err != nil {
			return 0, false, err
		}
	}
	for len(c.cursors) > 0 && c.cursors[0].block < target {
		if err := c.cursors[0].seek(target); err != nil {
			return 0, false, err
		}
		if c.cursors[0].ended {
			heap.Pop(&c.cursors)
		} else {
			heap.Fix(&c.cursors, 0)
		}
	}
	if len(c.cursors) == 0 {
		return 0, false, nil
	}
	return c.cursors[0].block, true, nil
}

// place moves every cursor to its first entry.
func (c *clause) place(ctx context.Context, target uint64) error {
	c.fresh = false
	for _, cur := range c.cursors {
		if err := ctx.Err(); err != nil { // there may be very many
			return err
		}
		if err := cur.seek(target); err != nil {
			return err
		}
	}
	c.cursors = slices.DeleteFunc(c.cursors, func(cur *cursor) bool { return cur.ended })
	heap.Init(&c.cursors)
	return nil
}

// indexes appends the logs of the block the clause stands at that have one of the alternatives and at least that many
// topics, in order.
func (c *clause) indexes(dst []uint32, topics int) ([]uint32, error) {
	dst, err := c.collect(dst[:0], 0, topics)
	if err != nil || len(c.cursors) == 1 {
		return dst, err
	}
	slices.Sort(dst) // nothing is there twice: a log has one address, and one topic at a position
	return dst, nil
}

// collect appends the lists of the cursors at or below place i of the heap that stand at the block of the first.
func (c *clause) collect(dst []uint32, i, topics int) (_ []uint32, err error) {
	if i >= len(c.cursors) || c.cursors[i].block != c.cursors[0].block {
		return dst, nil
	}
	if dst, err = unpack(dst, c.cursors[i].list(), topics); err != nil {
		return nil, err
	}
	if dst, err = c.collect(dst, 2*i+1, topics); err != nil {
		return nil, err
	}
	return c.collect(dst, 2*i+2, topics)
}

// cursors is a heap, the one that stands first on top.
type cursors []*cursor

func (h cursors) Len() int           { return len(h) }
func (h cursors) Less(i, j int) bool { return h[i].block < h[j].block }
func (h cursors) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *cursors) Push(x any)        { *h = append(*h, x.(*cursor)) }
func (h *cursors) Pop() any {
	old := *h
	last := old[len(old)-1]
	*h = old[:len(old)-1]
	return last
}

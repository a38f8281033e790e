package logs

import (
	"sort"

	"exon/store"
)

// How many entries a cursor reads at a time: few after a leap, more and more while it is read through.
const (
	leastAhead = 4
	mostAhead  = 512
	mostBytes  = 64 << 10 // of lists read ahead
)

// cursor walks the entries of one term. It reads ahead and keeps nothing of the database open in between, so that any
// number of cursors costs little and holds back no compaction.
type cursor struct {
	db    *store.Store
	term  []byte
	last  uint64 // block to stop at
	ahead int    // how many entries to read next
	most  int    // bound of ahead

	block uint64 // where it stands; valid unless ended
	ended bool

	blocks []uint64 // entries read ahead
	ends   []int    // where the list of each ends in lists
	lists  []byte
	at     int // index of block in blocks
}

func newCursor(db *store.Store, t term, last uint64, most int) *cursor {
	return &cursor{db: db, term: t.append(nil), last: last, ahead: min(leastAhead, most), most: most}
}

// seek moves to the first entry at or after a block, which is never before where the cursor stands.
func (c *cursor) seek(target uint64) error {
	if c.ended {
		return nil
	}
	if n := len(c.blocks); n == 0 || c.blocks[n-1] < target {
		return c.read(target)
	}
	rest := c.blocks[c.at:]
	step := 1 // gallop: the target is often near
	for step < len(rest) && rest[step] < target {
		step *= 2
	}
	low := step / 2
	rest = rest[low:min(step+1, len(rest))]
	c.at += low + sort.Search(len(rest), func(i int) bool { return rest[i] >= target })
	c.block = c.blocks[c.at]
	return nil
}

// read reads ahead from a block on.
func (c *cursor) read(target uint64) error {
	if n := len(c.blocks); n > 0 {
		if used := c.at + 1; 2*used >= n { // most of what was read was looked at
			c.ahead = min(4*c.ahead, c.most)
		} else {
			c.ahead = min(leastAhead, c.most)
		}
	}
	c.blocks, c.ends, c.lists, c.at = c.blocks[:0], c.ends[:0], c.lists[:0], 0
	postings := c.db.LogPostings(c.term, target)
	for len(c.blocks) < c.ahead && len(c.lists) < mostBytes && postings.Next() {
		number := postings.Number()
		if number > c.last {
			break
		}
		c.blocks = append(c.blocks, number)
		c.lists = append(c.lists, postings.List()...)
		c.ends = append(c.ends, len(c.lists))
	}
	if len(c.blocks) == 0 {
		c.ended = true
	} else {
		c.block = c.blocks[0]
	}
	return postings.Release()
}

// list returns the packed list of the entry the cursor stands at.
func (c *cursor) list() []byte {
	start := 0
	if c.at > 0 {
		start = c.ends[c.at-1]
	}
	return c.lists[start:c.ends[c.at]]
}

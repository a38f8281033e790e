package logs

import (
	"context"
	"slices"

	"exon/store"
)

// Position is the place of a log in the chain.
type Position struct {
	Block uint64
	Index uint32 // in its block
}

// Search calls visit for each block from the position on, up to block last, that has logs the filter matches, in order,
// with their indexes, which it may not keep. It ends when visit returns false, and with an error when ctx ends.
func Search(ctx context.Context, db *store.Store, f *Filter, from Position, last uint64, visit func(block uint64, indexes []uint32) (bool, error)) error {
	s := &search{clauses: f.clauses(db, last), topics: len(f.Topics)}
	for target := from.Block; target <= last; target++ {
		block, ok, err := s.next(ctx, target)
		if err != nil || !ok {
			return err
		}
		if err := s.match(); err != nil {
			return err
		}
		if block == from.Block {
			first, _ := slices.BinarySearch(s.found, from.Index)
			s.found = s.found[first:]
		}
		if len(s.found) > 0 {
			if more, err := visit(block, s.found); err != nil || !more {
				return err
			}
		}
		target = block
	}
	return nil
}

// clauses returns the conditions of the filter, at least one.
func (f *Filter) clauses(db *store.Store, last uint64) []*clause {
	var list []*clause
	if len(f.Addresses) > 0 {
		terms := make([]term, len(f.Addresses))
		for i, addr := range f.Addresses {
			terms[i] = addressTerm(addr)
		}
		list = append(list, newClause(db, distinct(terms), last))
	}
	for position, alternatives := range f.Topics {
		if len(alternatives) == 0 {
			continue
		}
		terms := make([]term, len(alternatives))
		for i, topic := range alternatives {
			terms[i] = topicTerm(position, topic)
		}
		list = append(list, newClause(db, distinct(terms), last))
	}
	if len(list) == 0 {
		list = append(list, newClause(db, []term{{kind: kindAny}}, last))
	}
	return list
}

func distinct(terms []term) []term {
	if len(terms) == 1 {
		return terms
	}
	slices.SortFunc(terms, func(a, b term) int { return a.compare(&b) })
	return slices.Compact(terms)
}

// search is the intersection of clauses.
type search struct {
	clauses []*clause
	topics  int      // least number of topics of a log
	found   []uint32 // logs of the block that all clauses have
	other   []uint32
	rounds  uint
}

// next moves all clauses to the first block at or after target that all of them have.
func (s *search) next(ctx context.Context, target uint64) (block uint64, ok bool, err error) {
	for agreed := 0; agreed < len(s.clauses); {
		if s.rounds++; s.rounds%64 == 1 {
			if err := ctx.Err(); err != nil {
				return 0, false, err
			}
		}
		// One that was seen to be there is asked again only after another has leapt.
		block, ok, err := s.clauses[agreed].seek(ctx, target)
		if err != nil || !ok {
			return 0, false, err
		}
		if block > target && agreed > 0 {
			agreed = 0
		} else {
			agreed++
		}
		target = block
	}
	return target, true, nil
}

// match finds the logs that all clauses have in the block they stand at.
func (s *search) match() (err error) {
	for i, c := range s.clauses {
		if i == 0 {
			s.found, err = c.indexes(s.found[:0], s.topics)
		} else if s.other, err = c.indexes(s.other[:0], s.topics); err == nil {
			s.found = intersect(s.found, s.other)
		}
		if err != nil || len(s.found) == 0 {
			return err
		}
	}
	return nil
}

// intersect keeps of a what b has too; both are sorted.
func intersect(a, b []uint32) []uint32 {
	kept := a[:0]
	for _, v := range a {
		for len(b) > 0 && b[0] < v {
			b = b[1:]
		}
		if len(b) == 0 {
			break
		}
		if b[0] == v {
			kept = append(kept, v)
		}
	}
	return kept
}

package logs

import (
	"context"

	"exon/store"

	"github.com/ethereum/go-ethereum/common"
)

// mostFew is how many logs are few: so many are read faster than another condition is looked up for each.
const mostFew = 32

// Few returns the places of all logs in a range that meet one condition of the filter, if they are few: what the filter
// matches is among them, and reading them is the quickest way to know. It tries the last topic, which is most often the
// rarest part, and says no when there is nothing to gain.
func Few(ctx context.Context, db *store.Store, f *Filter, from Position, last uint64) (places []Position, ok bool, err error) {
	rarest, conditions := 0, min(1, len(f.Addresses))
	for i, alternatives := range f.Topics {
		if len(alternatives) > 0 {
			rarest = i
			conditions++
		}
	}
	if rarest == 0 || conditions < 2 || len(f.Topics[rarest]) > mostFew {
		return nil, false, nil
	}
	one := Filter{Topics: append(make([][]common.Hash, rarest), f.Topics[rarest])}
	ok = true
	err = Search(ctx, db, &one, from, last, func(block uint64, indexes []uint32) (bool, error) {
		if ok = len(places)+len(indexes) <= mostFew; !ok {
			return false, nil
		}
		for _, index := range indexes {
			places = append(places, Position{Block: block, Index: index})
		}
		return true, nil
	})
	return places, ok, err
}

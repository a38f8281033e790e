package chain

import (
	"context"
	"errors"

	"exon/chain/logs"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// ErrTooManyLogs says that a search found more than it may return.
var ErrTooManyLogs = errors.New("too many logs")

// SearchLogs returns the logs of the blocks from first to last that match the filter, in chain order. It stops with
// ErrTooManyLogs at more than limit of them, and when ctx ends. The logs must not be changed.
func (c *Chain) SearchLogs(ctx context.Context, f *logs.Filter, first, last uint64, limit int) ([]*ethtypes.Log, error) {
	places, next, err := c.places(ctx, f, logs.Position{Block: first}, last, limit)
	if err != nil {
		return nil, err
	}
	if next != nil {
		return nil, ErrTooManyLogs
	}
	return c.logsAt(ctx, places)
}

// SearchLogsPage returns the first logs, at most limit, from a position on up to block last that match the filter, in
// chain order, and the position of the one that comes next, nil when there is none. The logs must not be changed.
func (c *Chain) SearchLogsPage(ctx context.Context, f *logs.Filter, from logs.Position, last uint64, limit int) ([]*ethtypes.Log, *logs.Position, error) {
	places, next, err := c.places(ctx, f, from, last, limit)
	if err != nil {
		return nil, nil, err
	}
	found, err := c.logsAt(ctx, places)
	return found, next, err
}

// places returns where the logs of a page lie. The index alone tells: nothing is read for logs that are not returned.
func (c *Chain) places(ctx context.Context, f *logs.Filter, from logs.Position, last uint64, limit int) (list []logs.Position, next *logs.Position, err error) {
	err = logs.Search(ctx, c.store, f, from, last, func(block uint64, indexes []uint32) (bool, error) {
		for _, index := range indexes {
			if len(list) == limit {
				next = &logs.Position{Block: block, Index: index}
				return false, nil
			}
			list = append(list, logs.Position{Block: block, Index: index})
		}
		return true, nil
	})
	return list, next, err
}

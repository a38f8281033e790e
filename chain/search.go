package chain

import (
	"context"
	"errors"
	"slices"

	"exon/chain/logs"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// ErrTooManyLogs says that a search found more than it may return.
var ErrTooManyLogs = errors.New("too many logs")

// SearchLogs returns the logs of the blocks from first to last that match the filter, in chain order. It stops with
// ErrTooManyLogs at more than limit of them, and when ctx ends. The logs must not be changed.
func (c *Chain) SearchLogs(ctx context.Context, f *logs.Filter, first, last uint64, limit int) ([]*ethtypes.Log, error) {
	from := logs.Position{Block: first}
	found, next, ok, err := c.fewLogs(ctx, f, from, last, limit)
	if err == nil && !ok {
		var places []logs.Position
		if places, next, err = c.places(ctx, f, from, last, limit); err == nil && next == nil {
			found, err = c.logsAt(ctx, places)
		}
	}
	switch {
	case err != nil:
		return nil, err
	case next != nil:
		return nil, ErrTooManyLogs
	}
	return found, nil
}

// SearchLogsPage returns the first logs, at most limit, from a position on up to block last that match the filter, in
// chain order, and the position of the one that comes next, nil when there is none. The logs must not be changed.
func (c *Chain) SearchLogsPage(ctx context.Context, f *logs.Filter, from logs.Position, last uint64, limit int) ([]*ethtypes.Log, *logs.Position, error) {
	found, next, ok, err := c.fewLogs(ctx, f, from, last, limit)
	if err != nil || ok {
		return found, next, err
	}
	places, next, err := c.places(ctx, f, from, last, limit)
	if err != nil {
		return nil, nil, err
	}
	found, err = c.logsAt(ctx, places)
	return found, next, err
}

// fewLogs answers a search whose rarest condition few logs meet, by looking at them; ok is false for any other.
func (c *Chain) fewLogs(ctx context.Context, f *logs.Filter, from logs.Position, last uint64, limit int) (found []*ethtypes.Log, next *logs.Position, ok bool, err error) {
	places, ok, err := logs.Few(ctx, c.store, f, from, last)
	if err != nil || !ok {
		return nil, nil, false, err
	}
	if found, err = c.logsAt(ctx, places); err != nil {
		return nil, nil, false, err
	}
	found = slices.DeleteFunc(found, func(l *ethtypes.Log) bool { return !f.Match(l) })
	if len(found) > limit {
		next = &logs.Position{Block: found[limit].BlockNumber, Index: uint32(found[limit].Index)}
		found = found[:limit]
	}
	return found, next, true, nil
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

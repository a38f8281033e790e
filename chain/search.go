package chain

import (
	"context"
	"errors"
	"fmt"

	"exon/chain/logs"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// ErrTooManyLogs says that a search found more than it may return.
var ErrTooManyLogs = errors.New("too many logs")

// SearchLogs returns the logs of the blocks from first to last that match the filter, in chain order. It stops with
// ErrTooManyLogs at more than limit of them, and when ctx ends.
func (c *Chain) SearchLogs(ctx context.Context, f *logs.Filter, first, last uint64, limit int) ([]*ethtypes.Log, error) {
	var found []*ethtypes.Log
	for number := first; number <= last; number++ {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		header := c.GetHeaderByNumber(number)
		if header == nil {
			return nil, fmt.Errorf("header %d is missing from the database", number)
		}
		if header.Bloom == (ethtypes.Bloom{}) || !f.MayMatch(header.Bloom) {
			continue
		}
		b, err := c.block(number)
		if err != nil {
			return nil, err
		}
		if found, err = c.matching(f, b, found); err != nil {
			return nil, err
		}
		if len(found) > limit {
			return nil, ErrTooManyLogs
		}
	}
	return found, nil
}

// matching appends the logs of b that match.
func (c *Chain) matching(f *logs.Filter, b *Block, found []*ethtypes.Log) ([]*ethtypes.Log, error) {
	receipts, err := c.Receipts(b)
	if err != nil {
		return nil, err
	}
	for _, receipt := range receipts {
		for _, l := range receipt.Logs {
			if f.Match(l) {
				found = append(found, l)
			}
		}
	}
	return found, nil
}

package eth

import (
	"context"
	"errors"

	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain"
	"exon/chain/logs"
)

// GetLogs answers eth_getLogs(filter). In the Ethereum shape a filter with a limit asks for a page.
func (api *API) GetLogs(r *wire.Request, dst []byte) ([]byte, error) {
	f, err := r.Args.LogFilter(0)
	if err != nil {
		return nil, err
	}
	if r.Shape == wire.Ethereum {
		if page, err := r.Args.LogPage(0); err != nil {
			return nil, err
		} else if page != nil {
			return api.logPage(r, f, page, dst)
		}
	}
	if head := api.chain.Head().Number(); r.Shape == wire.Ethereum && f.To != nil && f.To.Tag == wire.ByNumber && f.To.Number > head {
		if _, _, err := api.logRange(f); err != nil {
			return nil, err
		}
		return nil, rpcerr.ErrPastHead // the specification cuts the range, Ethereum refuses it
	}
	return api.appendLogs(r.Ctx, dst, f, &logs.Filter{Addresses: f.Addresses, Topics: f.Topics})
}

// appendLogs answers with the logs that match in the range a filter names now.
func (api *API) appendLogs(ctx context.Context, dst []byte, f *wire.LogFilter, match *logs.Filter) ([]byte, error) {
	first, last, err := api.logRange(f)
	if err != nil {
		return nil, err
	}
	if first > last { // a range that starts past the head
		return wire.AppendLogs(dst, nil), nil
	}
	if err := api.limitRange(first, last); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, api.config.LogTimeout)
	defer cancel()
	found, err := api.chain.SearchLogs(ctx, match, first, last, api.config.LogResults)
	if errors.Is(err, chain.ErrTooManyLogs) {
		return nil, rpcerr.Limit("query returned more than %d results (rpc.log_results)", api.config.LogResults)
	}
	if err != nil {
		return nil, err
	}
	return wire.AppendLogs(dst, found), nil
}

// limitRange refuses more blocks than the operator allows.
func (api *API) limitRange(first, last uint64) error {
	if most := api.config.LogRange; most > 0 && last-first >= most {
		return rpcerr.Limit("query covers more than %d blocks (rpc.log_range)", most)
	}
	return nil
}

// logRange turns the filter's blocks into numbers, once. first > last says that the range starts past the head.
func (api *API) logRange(f *wire.LogFilter) (first, last uint64, err error) {
	if f.BlockHash != nil {
		b, err := api.chain.BlockByHash(*f.BlockHash)
		if err != nil {
			return 0, 0, err
		}
		if b == nil {
			return 0, 0, rpcerr.ErrUnknownBlock
		}
		return b.Number(), b.Number(), nil
	}
	head := api.chain.Head().Number()
	first, last = number(f.From, head), number(f.To, head)
	if first > head && last == head && (f.To == nil || f.To.Tag != wire.ByNumber) {
		return 1, 0, nil // from the block after the head to whatever is latest: a client that polls
	}
	if first > last {
		return 0, 0, rpcerr.ErrBlockRange
	}
	if first > head {
		return 1, 0, nil
	}
	return first, min(last, head), nil
}

// number resolves a block of a filter: the head where it is left out, and for pending, whose logs are not known yet.
func number(ref *wire.BlockRef, head uint64) uint64 {
	switch {
	case ref == nil:
		return head
	case ref.Tag == wire.ByNumber:
		return ref.Number
	case ref.Tag == wire.Earliest:
		return 0
	}
	return head
}

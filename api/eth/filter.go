package eth

import (
	"context"
	"errors"
	"math"

	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain"
	"exon/chain/logs"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// NewFilter answers eth_newFilter(filter): a filter that tells the matching logs of the blocks to come.
func (api *API) NewFilter(r *wire.Request, dst []byte) ([]byte, error) {
	ask, err := r.Args.LogFilter(0)
	if err != nil {
		return nil, err
	}
	if err := api.checkFilter(ask); err != nil {
		return nil, err
	}
	return api.install(dst, &filter{
		kind: logFilter, ask: ask, logs: &logs.Filter{Addresses: ask.Addresses, Topics: ask.Topics},
		next: api.chain.Head().Number() + 1,
	})
}

// checkFilter refuses a filter that no log could ever pass, or that is too large to be kept. A range that only begins in
// the future is fine.
func (api *API) checkFilter(f *wire.LogFilter) error {
	if err := api.checkTerms(f); err != nil {
		return err
	}
	if f.BlockHash != nil {
		_, _, err := api.logRange(f)
		return err
	}
	first, last := bounds(f)
	if first > last {
		return rpcerr.ErrBlockRange
	}
	return nil
}

// checkTerms bounds the memory of filters and subscriptions, which are kept.
func (api *API) checkTerms(f *wire.LogFilter) error {
	terms := len(f.Addresses)
	for _, alternatives := range f.Topics {
		terms += len(alternatives)
	}
	if most := api.config.FilterTerms; terms > most {
		return rpcerr.Limit("the filter names more than %d addresses and topics (rpc.filter_terms)", most)
	}
	return nil
}

// bounds returns the blocks that a filter names by number. The tags stand for whatever the head is, so they bound nothing.
func bounds(f *wire.LogFilter) (first, last uint64) {
	last = math.MaxUint64
	if f.From != nil && f.From.Tag == wire.ByNumber {
		first = f.From.Number
	}
	if f.To != nil && f.To.Tag == wire.ByNumber {
		last = f.To.Number
	}
	if f.To != nil && f.To.Tag == wire.Earliest {
		last = 0
	}
	return first, last
}

// NewBlockFilter answers eth_newBlockFilter().
func (api *API) NewBlockFilter(_ *wire.Request, dst []byte) ([]byte, error) {
	return api.install(dst, &filter{kind: blockFilter, next: api.chain.Head().Number() + 1})
}

// NewPendingTransactionFilter answers eth_newPendingTransactionFilter().
func (api *API) NewPendingTransactionFilter(_ *wire.Request, dst []byte) ([]byte, error) {
	return api.install(dst, &filter{kind: pendingFilter, next: api.waiting.end()})
}

func (api *API) install(dst []byte, f *filter) ([]byte, error) {
	if err := api.filters.install(f); err != nil {
		return nil, err
	}
	return wire.AppendID(dst, f.id), nil
}

// UninstallFilter answers eth_uninstallFilter(id): false when there is no such filter.
func (api *API) UninstallFilter(r *wire.Request, dst []byte) ([]byte, error) {
	id, ok, err := r.Args.ID(0)
	if err != nil {
		return nil, err
	}
	return wire.AppendBool(dst, ok && api.filters.uninstall(id)), nil
}

// findFilter returns the filter named by argument 0.
func (api *API) findFilter(r *wire.Request) (*filter, error) {
	id, ok, err := r.Args.ID(0)
	if err != nil {
		return nil, err
	}
	if ok {
		if f := api.filters.find(id); f != nil {
			return f, nil
		}
	}
	return nil, rpcerr.ErrFilterNotFound
}

// GetFilterLogs answers eth_getFilterLogs(id): what eth_getLogs says to the filter now. The next poll is not affected.
func (api *API) GetFilterLogs(r *wire.Request, dst []byte) ([]byte, error) {
	f, err := api.findFilter(r)
	if err != nil {
		return nil, err
	}
	if f.kind != logFilter {
		return nil, rpcerr.ErrFilterNotFound
	}
	return api.appendLogs(r.Ctx, dst, f.ask, f.logs)
}

// GetFilterChanges answers eth_getFilterChanges(id): what is new since the last poll. One answer has about rpc.log_results
// entries at most; what is beyond comes with the next poll, so nothing is lost. Only a pending filter that is not polled
// while more than rpc.pending_history transactions arrive misses the oldest of them.
func (api *API) GetFilterChanges(r *wire.Request, dst []byte) ([]byte, error) {
	f, err := api.findFilter(r)
	if err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	switch f.kind {
	case blockFilter:
		return api.newBlocks(f, dst)
	case pendingFilter:
		var found []common.Hash
		found, f.next = api.waiting.since(f.next, api.config.LogResults, nil)
		return wire.AppendHashes(dst, found), nil
	}
	return api.newLogs(r.Ctx, f, dst)
}

func (api *API) newBlocks(f *filter, dst []byte) ([]byte, error) {
	head := api.chain.Head().Number()
	var found []common.Hash
	next := f.next
	for ; next <= head && len(found) < api.config.LogResults; next++ {
		hash, err := api.chain.BlockHash(next)
		if err != nil {
			return nil, err
		}
		found = append(found, hash)
	}
	f.next = next
	return wire.AppendHashes(dst, found), nil
}

func (api *API) newLogs(ctx context.Context, f *filter, dst []byte) ([]byte, error) {
	head := api.chain.Head().Number()
	first, last := bounds(f.ask)
	first, last = max(first, f.next), min(last, head)
	if f.ask.BlockHash != nil || first > last { // a block that has a hash is not to come any more
		f.next = head + 1
		return wire.AppendLogs(dst, nil), nil
	}
	ctx, cancel := context.WithTimeout(ctx, api.config.LogTimeout)
	defer cancel()
	found, next, err := api.logsFrom(ctx, f.logs, first, last)
	if err != nil {
		return nil, err
	}
	f.next = next
	return wire.AppendLogs(dst, found), nil
}

// logsFrom returns the matching logs of the blocks from first on, whole blocks, and the block to go on with: the one after
// last, or an earlier one when there are more logs than one answer may have. A single block is always whole.
func (api *API) logsFrom(ctx context.Context, f *logs.Filter, first, last uint64) (found []*ethtypes.Log, next uint64, err error) {
	for {
		limit := api.config.LogResults
		if first == last {
			limit = math.MaxInt
		}
		found, err := api.chain.SearchLogs(ctx, f, first, last, limit)
		if err == nil {
			return found, last + 1, nil
		}
		if !errors.Is(err, chain.ErrTooManyLogs) {
			return nil, 0, err
		}
		last = first + (last-first)/2
	}
}

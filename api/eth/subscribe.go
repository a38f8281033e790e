package eth

import (
	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain/logs"
)

// Subscribe answers eth_subscribe(name, options) on connections that can be told things: newHeads, logs,
// newPendingTransactions and syncing. The first two take fromBlock and then begin with the past.
func (api *API) Subscribe(r *wire.Request, dst []byte) ([]byte, error) {
	turn := jsonrpc.TurnOf(r.Ctx)
	if turn == nil {
		return nil, rpcerr.ErrNoNotifications
	}
	name, err := r.Args.Text(0)
	if err != nil {
		return nil, err
	}
	sub, err := api.newSubscription(r, name)
	if err != nil {
		return nil, err
	}
	one := api.hub.session(turn.Peer)
	if err := api.hub.add(one, sub); err != nil {
		return nil, err
	}
	turn.After(func() {
		switch sub.kind {
		case newHeads, fullBlocks, newLogs:
			api.hub.begin(one, sub)
		case pendingHashes, pendingObjects:
			api.hub.pending.add(one, sub)
		}
	})
	return wire.AppendID(dst, sub.id), nil
}

// newSubscription makes the subscription that a request asks for.
func (api *API) newSubscription(r *wire.Request, name string) (*subscription, error) {
	switch name {
	case "newHeads":
		return api.newHeadSubscription(r)
	case "logs":
		return api.newLogSubscription(r)
	case "newPendingTransactions":
		full := false
		if r.Args.Has(1) {
			var err error
			if full, err = r.Args.PendingOptions(1); err != nil {
				return nil, err
			}
		}
		sub := newSubscription(pendingHashes)
		if full {
			sub.kind = pendingObjects
		}
		sub.next = api.waiting.end()
		return sub, nil
	case "syncing": // tells of changes only, and a node that makes its own blocks never falls behind
		return newSubscription(syncing), nil
	}
	return nil, &rpcerr.UnknownSubscription{Name: name[:min(len(name), 64)]}
}

func (api *API) newHeadSubscription(r *wire.Request) (*subscription, error) {
	var o wire.HeadOptions
	if r.Args.Has(1) {
		var err error
		if o, err = r.Args.HeadOptions(1); err != nil {
			return nil, err
		}
	}
	sub := newSubscription(newHeads)
	if o.IncludeTransactions {
		sub.kind = fullBlocks
	}
	sub.next = api.start(o.From)
	return sub, nil
}

func (api *API) newLogSubscription(r *wire.Request) (*subscription, error) {
	f := new(wire.LogFilter)
	if r.Args.Has(1) {
		var err error
		if f, err = r.Args.LogFilter(1); err != nil {
			return nil, err
		}
	}
	if f.BlockHash != nil || f.To != nil && (f.To.Tag == wire.ByNumber || f.To.Tag == wire.Earliest) {
		return nil, jsonrpc.InvalidParams("a subscription has no end: toBlock and blockHash are not allowed")
	}
	if err := api.checkTerms(f); err != nil {
		return nil, err
	}
	sub := newSubscription(newLogs)
	sub.filter = &logs.Filter{Addresses: f.Addresses, Topics: f.Topics}
	sub.next = api.start(f.From)
	return sub, nil
}

// start returns the block a subscription begins with: the next one, unless it names one by number or as earliest. latest
// asks for no replay: clients that fill in a default say it when they mean from now on.
func (api *API) start(from *wire.BlockRef) uint64 {
	switch {
	case from != nil && from.Tag == wire.ByNumber:
		return from.Number
	case from != nil && from.Tag == wire.Earliest:
		return 0
	}
	return api.chain.Head().Number() + 1
}

// Unsubscribe answers eth_unsubscribe(id): false for an id that is not one of this connection's.
func (api *API) Unsubscribe(r *wire.Request, dst []byte) ([]byte, error) {
	turn := jsonrpc.TurnOf(r.Ctx)
	if turn == nil {
		return nil, rpcerr.ErrNoNotifications
	}
	id, ok, err := r.Args.ID(0)
	if err != nil {
		return nil, err
	}
	return wire.AppendBool(dst, ok && api.hub.remove(turn.Peer, id)), nil
}

package eth

import (
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain"
	"exon/pool"
)

// optionalBlock reads the block argument at position i, latest when the profile lets callers leave it out and they do.
func optionalBlock(r *wire.Request, i int) (wire.BlockRef, error) {
	if !r.Args.Has(i) {
		return wire.BlockRef{Tag: wire.Latest}, nil
	}
	return r.Args.Block(i)
}

// block returns the committed block that ref names, or nil when there is none. pending has no committed block: callers
// deal with it first.
func (api *API) block(ref wire.BlockRef) (*chain.Block, error) {
	switch ref.Tag {
	case wire.ByNumber:
		return api.chain.BlockByNumber(ref.Number)
	case wire.ByHash:
		return api.chain.BlockByHash(*ref.Hash)
	case wire.Earliest:
		return api.chain.BlockByNumber(0)
	default: // finality is instant: safe and finalized are the head
		return api.chain.Head(), nil
	}
}

// stateBlock returns the block whose state ref names; that there is none is an error.
func (api *API) stateBlock(ref wire.BlockRef) (*chain.Block, error) {
	b, err := api.block(ref)
	if err != nil || b != nil {
		return b, err
	}
	if ref.Tag == wire.ByHash {
		return nil, rpcerr.ErrResourceNotFound
	}
	return nil, rpcerr.ErrHeaderNotFound
}

// pending returns the pending block and its state.
func (api *API) pending() (*pool.Pending, error) { return api.pool.Pending(api.engine.Attrs()) }

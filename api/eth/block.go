package eth

import (
	"exon/api/wire"
	"exon/chain"
)

// BlockNumber answers eth_blockNumber().
func (api *API) BlockNumber(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendQuantity(dst, api.chain.Head().Number()), nil
}

// GetBlockByNumber answers eth_getBlockByNumber(block, full).
func (api *API) GetBlockByNumber(r *wire.Request, dst []byte) ([]byte, error) {
	ref, err := r.Args.Block(0)
	if err != nil {
		return nil, err
	}
	full, err := r.Args.Bool(1)
	if err != nil {
		return nil, err
	}
	if ref.Tag == wire.Pending {
		next, err := api.pending()
		if err != nil {
			return nil, err
		}
		return wire.AppendPendingBlock(dst, next.Block, next.Senders, full, api.shape(r.Shape)), nil
	}
	b, err := api.block(ref)
	return api.appendBlock(dst, b, full, r.Shape, err)
}

// GetBlockByHash answers eth_getBlockByHash(hash, full).
func (api *API) GetBlockByHash(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	full, err := r.Args.Bool(1)
	if err != nil {
		return nil, err
	}
	b, err := api.chain.BlockByHash(hash)
	return api.appendBlock(dst, b, full, r.Shape, err)
}

func (api *API) appendBlock(dst []byte, b *chain.Block, full bool, shape wire.Shape, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	if b == nil {
		return appendNull(dst), nil
	}
	return wire.AppendBlock(dst, b.Block, b.Senders, full, api.shape(shape)), nil
}

// GetBlockTransactionCountByNumber answers eth_getBlockTransactionCountByNumber(block).
func (api *API) GetBlockTransactionCountByNumber(r *wire.Request, dst []byte) ([]byte, error) {
	ref, err := r.Args.Block(0)
	if err != nil {
		return nil, err
	}
	if ref.Tag == wire.Pending {
		next, err := api.pending()
		if err != nil {
			return nil, err
		}
		return wire.AppendQuantity(dst, uint64(len(next.Senders))), nil
	}
	b, err := api.block(ref)
	return appendCount(dst, b, err)
}

// GetBlockTransactionCountByHash answers eth_getBlockTransactionCountByHash(hash).
func (api *API) GetBlockTransactionCountByHash(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	b, err := api.chain.BlockByHash(hash)
	return appendCount(dst, b, err)
}

func appendCount(dst []byte, b *chain.Block, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	if b == nil {
		return appendNull(dst), nil
	}
	return wire.AppendQuantity(dst, uint64(len(b.Transactions()))), nil
}

// shape returns how blocks of this chain are written in a profile.
func (api *API) shape(of wire.Shape) wire.Shape {
	if of == wire.Ethereum && api.chain.ReadOnly() {
		return wire.Imported
	}
	return of
}

// appendNull answers that there is no such object.
func appendNull(dst []byte) []byte { return append(dst, "null"...) }

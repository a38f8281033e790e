package eth

import (
	"exon/api/wire"
	"exon/chain"
)

// Coinbase answers eth_coinbase(): the account that receives the tips of blocks made now.
func (api *API) Coinbase(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendAddress(dst, api.engine.Attrs().FeeRecipient), nil
}

// Mining answers eth_mining(): blocks are made without work.
func (api *API) Mining(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendBool(dst, false), nil
}

// Hashrate answers eth_hashrate(): blocks are made without work.
func (api *API) Hashrate(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendQuantity(dst, 0), nil
}

// GetUncleCountByBlockNumber answers eth_getUncleCountByBlockNumber(block).
func (api *API) GetUncleCountByBlockNumber(r *wire.Request, dst []byte) ([]byte, error) {
	ref, err := r.Args.Block(0)
	if err != nil {
		return nil, err
	}
	b, err := api.block(ref)
	if err != nil {
		return nil, err
	}
	if b == nil {
		return appendNull(dst), nil
	}
	return wire.AppendQuantity(dst, uint64(len(b.Uncles()))), nil
}

// GetUncleCountByBlockHash answers eth_getUncleCountByBlockHash(hash).
func (api *API) GetUncleCountByBlockHash(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	b, err := api.chain.BlockByHash(hash)
	if err != nil {
		return nil, err
	}
	if b == nil {
		return appendNull(dst), nil
	}
	return wire.AppendQuantity(dst, uint64(len(b.Uncles()))), nil
}

// GetUncleByBlockNumberAndIndex answers eth_getUncleByBlockNumberAndIndex(block, index): only imported blocks have any.
func (api *API) GetUncleByBlockNumberAndIndex(r *wire.Request, dst []byte) ([]byte, error) {
	ref, err := r.Args.Block(0)
	if err != nil {
		return nil, err
	}
	b, err := api.block(ref)
	return appendUncle(r, dst, b, err)
}

// GetUncleByBlockHashAndIndex answers eth_getUncleByBlockHashAndIndex(hash, index): only imported blocks have any.
func (api *API) GetUncleByBlockHashAndIndex(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	b, err := api.chain.BlockByHash(hash)
	return appendUncle(r, dst, b, err)
}

// appendUncle appends the uncle of b that argument 1 names.
func appendUncle(r *wire.Request, dst []byte, b *chain.Block, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	index, err := r.Args.Quantity(1)
	if err != nil {
		return nil, err
	}
	if b == nil || index >= uint64(len(b.Uncles())) {
		return appendNull(dst), nil
	}
	return wire.AppendUncle(dst, b.Uncles()[index]), nil
}

package eth

import (
	"exon/api/wire"
	"exon/chain"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// GetTransactionByHash answers eth_getTransactionByHash(hash), for transactions in blocks and in the pool.
func (api *API) GetTransactionByHash(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	found, err := api.pool.Lookup(hash)
	switch {
	case err != nil:
		return nil, err
	case found == nil:
		return appendNull(dst), nil
	case found.Block == nil:
		return wire.AppendTransaction(dst, found.Tx, found.From, nil), nil
	}
	return wire.AppendTransaction(dst, found.Tx, found.From, position(found.Block, found.Index)), nil
}

// GetTransactionByBlockHashAndIndex answers eth_getTransactionByBlockHashAndIndex(hash, index).
func (api *API) GetTransactionByBlockHashAndIndex(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	index, err := r.Args.Quantity(1)
	if err != nil {
		return nil, err
	}
	b, err := api.chain.BlockByHash(hash)
	return appendIndexed(dst, b, index, err)
}

// GetTransactionByBlockNumberAndIndex answers eth_getTransactionByBlockNumberAndIndex(block, index).
func (api *API) GetTransactionByBlockNumberAndIndex(r *wire.Request, dst []byte) ([]byte, error) {
	ref, err := r.Args.Block(0)
	if err != nil {
		return nil, err
	}
	index, err := r.Args.Quantity(1)
	if err != nil {
		return nil, err
	}
	if ref.Tag == wire.Pending {
		next, err := api.pending()
		if err != nil {
			return nil, err
		}
		if index >= uint64(len(next.Senders)) {
			return appendNull(dst), nil
		}
		return wire.AppendTransaction(dst, next.Block.Transactions()[index], next.Senders[index], nil), nil
	}
	b, err := api.block(ref)
	return appendIndexed(dst, b, index, err)
}

func appendIndexed(dst []byte, b *chain.Block, index uint64, err error) ([]byte, error) {
	if err != nil {
		return nil, err
	}
	if b == nil || index >= uint64(len(b.Transactions())) {
		return appendNull(dst), nil
	}
	return wire.AppendTransaction(dst, b.Transactions()[index], b.Senders[index], position(b, int(index))), nil
}

func position(b *chain.Block, index int) *wire.Position {
	h := b.SharedHeader()
	return &wire.Position{BlockHash: b.Hash(), Number: b.Number(), Time: h.Time, Index: index, BaseFee: h.BaseFee}
}

// GetTransactionReceipt answers eth_getTransactionReceipt(hash): null while the transaction is in no block.
func (api *API) GetTransactionReceipt(r *wire.Request, dst []byte) ([]byte, error) {
	b, index, receipt, err := api.receipt(r)
	if err != nil {
		return nil, err
	}
	if receipt == nil {
		return appendNull(dst), nil
	}
	return wire.AppendReceipt(dst, receipt, b.Transactions()[index], b.Senders[index], r.Shape), nil
}

// GetTransactionLogs answers eth_getTransactionLogs(hash): null while the transaction is in no block.
func (api *API) GetTransactionLogs(r *wire.Request, dst []byte) ([]byte, error) {
	_, _, receipt, err := api.receipt(r)
	if err != nil {
		return nil, err
	}
	if receipt == nil {
		return appendNull(dst), nil
	}
	return wire.AppendLogs(dst, receipt.Logs), nil
}

// receipt returns the receipt of the transaction in argument 0, nil when no block includes it.
func (api *API) receipt(r *wire.Request) (*chain.Block, int, *ethtypes.Receipt, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, 0, nil, err
	}
	b, index, err := api.chain.Transaction(hash)
	if err != nil || b == nil {
		return nil, 0, nil, err
	}
	receipts, err := api.chain.Receipts(b)
	if err != nil {
		return nil, 0, nil, err
	}
	return b, index, receipts[index], nil
}

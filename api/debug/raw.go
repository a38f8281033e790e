package debug

import (
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain"

	"github.com/ethereum/go-ethereum/rlp"
)

// GetRawHeader answers debug_getRawHeader(block).
func (api *API) GetRawHeader(r *wire.Request, dst []byte) ([]byte, error) {
	b, err := api.block(r)
	if err != nil {
		return nil, err
	}
	return appendRLP(dst, b.SharedHeader())
}

// GetRawBlock answers debug_getRawBlock(block).
func (api *API) GetRawBlock(r *wire.Request, dst []byte) ([]byte, error) {
	b, err := api.block(r)
	if err != nil {
		return nil, err
	}
	return appendRLP(dst, b.Block)
}

// GetRawReceipts answers debug_getRawReceipts(block): one encoding per receipt.
func (api *API) GetRawReceipts(r *wire.Request, dst []byte) ([]byte, error) {
	b, err := api.block(r)
	if err != nil {
		return nil, err
	}
	receipts, err := api.chain.Receipts(b)
	if err != nil {
		return nil, err
	}
	dst = append(dst, '[')
	for i, receipt := range receipts {
		raw, err := receipt.MarshalBinary()
		if err != nil {
			return nil, err
		}
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = wire.AppendData(dst, raw)
	}
	return append(dst, ']'), nil
}

// GetRawTransaction answers debug_getRawTransaction(hash): 0x for an unknown one.
func (api *API) GetRawTransaction(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	b, index, err := api.chain.Transaction(hash)
	if err != nil {
		return nil, err
	}
	if b == nil {
		return wire.AppendData(dst, nil), nil
	}
	raw, err := b.Transactions()[index].MarshalBinary()
	if err != nil {
		return nil, err
	}
	return wire.AppendData(dst, raw), nil
}

// block returns the committed block that argument 0 names.
func (api *API) block(r *wire.Request) (*chain.Block, error) {
	ref, err := r.Args.Block(0)
	if err != nil {
		return nil, err
	}
	b, err := lookup(api.chain, ref)
	if err == nil && b == nil {
		err = rpcerr.ErrHeaderNotFound
	}
	return b, err
}

// lookup returns the committed block that ref names, or nil; what is pending counts as the head.
func lookup(c *chain.Chain, ref wire.BlockRef) (*chain.Block, error) {
	switch ref.Tag {
	case wire.ByNumber:
		return c.BlockByNumber(ref.Number)
	case wire.ByHash:
		return c.BlockByHash(*ref.Hash)
	case wire.Earliest:
		return c.BlockByNumber(0)
	}
	return c.Head(), nil
}

func appendRLP(dst []byte, v any) ([]byte, error) {
	raw, err := rlp.EncodeToBytes(v)
	if err != nil {
		return nil, err
	}
	return wire.AppendData(dst, raw), nil
}

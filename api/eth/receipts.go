package eth

import (
	"exon/api/wire"
)

// GetBlockReceipts answers eth_getBlockReceipts(block): null for an unknown block.
func (api *API) GetBlockReceipts(r *wire.Request, dst []byte) ([]byte, error) {
	ref, err := r.Args.Block(0)
	if err != nil {
		return nil, err
	}
	b, err := api.block(ref)
	if err != nil {
		return nil, err
	}
	if b == nil || ref.Tag == wire.Pending {
		return appendNull(dst), nil
	}
	receipts, err := api.chain.Receipts(b)
	if err != nil {
		return nil, err
	}
	dst = append(dst, '[')
	for i, receipt := range receipts {
		dst = wire.AppendReceipt(comma(dst, i), receipt, b.Transactions()[i], b.Senders[i], r.Shape)
	}
	return append(dst, ']'), nil
}

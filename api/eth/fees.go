package eth

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strconv"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain"
)

const (
	maxFeeBlocks      = 1024 // blocks one eth_feeHistory looks at
	maxPercentiles    = 100
	suggestionBlocks  = 20 // blocks that the tip suggestion is read off
	suggestionPercent = 60
)

// BaseFee answers eth_baseFee(): the base fee of the next block.
func (api *API) BaseFee(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendBig(dst, api.chain.NextBaseFee(api.chain.Head().SharedHeader())), nil
}

// BlobBaseFee answers eth_blobBaseFee(): what a unit of blob gas would cost. exon carries no blobs, so it never moves.
func (api *API) BlobBaseFee(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendBig(dst, api.chain.BlobBaseFee(api.chain.Head())), nil
}

// MaxPriorityFeePerGas answers eth_maxPriorityFeePerGas(): a tip like those that got into the last blocks, zero when
// nobody had to offer one.
func (api *API) MaxPriorityFeePerGas(_ *wire.Request, dst []byte) ([]byte, error) {
	head := api.chain.Head()
	if known := api.tip.Load(); known != nil && known.at == head {
		return wire.AppendBig(dst, known.wei), nil
	}
	suggested, err := api.suggestTip(head)
	if err != nil {
		return nil, err
	}
	api.tip.Store(&suggestion{at: head, wei: suggested})
	return wire.AppendBig(dst, suggested), nil
}

// suggestion is the tip that was suggested at a head.
type suggestion struct {
	at  *chain.Block
	wei *big.Int
}

// suggestTip reads the tip off the last blocks, which may have tens of thousands of transactions.
func (api *API) suggestTip(head *chain.Block) (*big.Int, error) {
	var tips []*big.Int
	for n := uint64(0); n < suggestionBlocks && n <= head.Number(); n++ {
		b, err := api.chain.BlockByNumber(head.Number() - n)
		if err != nil {
			return nil, err
		}
		for _, tx := range b.Transactions() {
			tips = append(tips, tip(b, tx.GasTipCap(), tx.GasFeeCap()))
		}
	}
	if len(tips) == 0 {
		return new(big.Int), nil
	}
	slices.SortFunc(tips, (*big.Int).Cmp)
	return tips[(len(tips)-1)*suggestionPercent/100], nil
}

// tip returns what a transaction pays above the base fee of its block.
func tip(b *chain.Block, tipCap, feeCap *big.Int) *big.Int {
	base := b.SharedHeader().BaseFee
	if base == nil {
		return tipCap
	}
	room := new(big.Int).Sub(feeCap, base)
	if room.Cmp(tipCap) < 0 {
		return room
	}
	return tipCap
}

// FeeHistory answers eth_feeHistory(count, newest, percentiles).
func (api *API) FeeHistory(r *wire.Request, dst []byte) ([]byte, error) {
	count, err := r.Args.Quantity(0)
	if err != nil {
		return nil, err
	}
	ref, err := r.Args.Block(1)
	if err != nil {
		return nil, err
	}
	percentiles, err := percentilesArg(r, 2)
	if err != nil {
		return nil, err
	}
	newest, err := api.block(ref) // the pending block has no fees yet: it counts as the head
	if err != nil {
		return nil, err
	}
	if newest == nil {
		return nil, rpcerr.Refused(fmt.Errorf("request beyond head block: requested %d, head %d", ref.Number, api.chain.Head().Number()))
	}
	count = min(count, maxFeeBlocks, newest.Number()+1)
	if count == 0 {
		return append(dst, `{"oldestBlock":"0x0","baseFeePerGas":[],"gasUsedRatio":[]}`...), nil
	}
	blocks := make([]*chain.Block, count)
	for i := range blocks {
		if blocks[i], err = api.chain.BlockByNumber(newest.Number() + 1 - count + uint64(i)); err != nil {
			return nil, err
		}
	}
	return api.appendFeeHistory(dst, blocks, percentiles)
}

func percentilesArg(r *wire.Request, i int) ([]float64, error) {
	if !r.Args.Has(i) {
		return nil, nil
	}
	list, err := r.Args.Floats(i)
	if err != nil {
		return nil, err
	}
	if len(list) > maxPercentiles {
		return nil, jsonrpc.InvalidParams("invalid reward percentile: over the query limit %d", maxPercentiles)
	}
	for n, p := range list {
		if p < 0 || p > 100 || (n > 0 && p <= list[n-1]) {
			return nil, jsonrpc.InvalidParams("invalid reward percentile: #%d:%v", n, p)
		}
	}
	return list, nil
}

func (api *API) appendFeeHistory(dst []byte, blocks []*chain.Block, percentiles []float64) ([]byte, error) {
	last := blocks[len(blocks)-1]
	dst = append(dst, `{"oldestBlock":`...)
	dst = wire.AppendQuantity(dst, blocks[0].Number())
	if len(percentiles) > 0 {
		dst = append(dst, `,"reward":[`...)
		for i, b := range blocks {
			dst = comma(dst, i)
			var err error
			if dst, err = api.appendRewards(dst, b, percentiles); err != nil {
				return nil, err
			}
		}
		dst = append(dst, ']')
	}
	dst = append(dst, `,"baseFeePerGas":[`...)
	for _, b := range blocks {
		dst = append(wire.AppendBig(dst, orZero(b.SharedHeader().BaseFee)), ',')
	}
	dst = wire.AppendBig(dst, api.chain.NextBaseFee(last.SharedHeader()))
	dst = append(dst, `],"gasUsedRatio":[`...)
	for i, b := range blocks {
		dst = strconv.AppendFloat(comma(dst, i), float64(b.GasUsed())/float64(b.GasLimit()), 'g', -1, 64)
	}
	dst = append(dst, `],"baseFeePerBlobGas":[`...)
	for _, b := range blocks {
		dst = append(wire.AppendBig(dst, api.chain.BlobBaseFee(b)), ',')
	}
	dst = wire.AppendBig(dst, api.chain.NextBlobBaseFee(last))
	dst = append(dst, `],"blobGasUsedRatio":[`...)
	for i, b := range blocks {
		dst = strconv.AppendFloat(comma(dst, i), api.chain.BlobGasRatio(b), 'g', -1, 64)
	}
	return append(dst, `]}`...), nil
}

// appendRewards appends the tips at the percentiles of a block's gas.
func (api *API) appendRewards(dst []byte, b *chain.Block, percentiles []float64) ([]byte, error) {
	type share struct {
		gas uint64
		tip *big.Int
	}
	receipts, err := api.chain.Receipts(b)
	if err != nil {
		return nil, err
	}
	shares := make([]share, len(receipts))
	for i, tx := range b.Transactions() {
		shares[i] = share{receipts[i].GasUsed, tip(b, tx.GasTipCap(), tx.GasFeeCap())}
	}
	slices.SortStableFunc(shares, func(x, y share) int { return cmp.Compare(x.tip.Cmp(y.tip), 0) })
	dst = append(dst, '[')
	at, sum := 0, uint64(0)
	if len(shares) > 0 {
		sum = shares[0].gas
	}
	for i, p := range percentiles {
		dst = comma(dst, i)
		if len(shares) == 0 {
			dst = wire.AppendQuantity(dst, 0)
			continue
		}
		for threshold := uint64(float64(b.GasUsed()) * p / 100); sum < threshold && at < len(shares)-1; {
			at++
			sum += shares[at].gas
		}
		dst = wire.AppendBig(dst, shares[at].tip)
	}
	return append(dst, ']'), nil
}

// comma separates the elements of a list.
func comma(dst []byte, i int) []byte {
	if i > 0 {
		return append(dst, ',')
	}
	return dst
}

func orZero(v *big.Int) *big.Int {
	if v == nil {
		return new(big.Int)
	}
	return v
}

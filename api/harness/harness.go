package harness

import (
	"encoding/json"
	"fmt"
	"math/big"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain"
	"exon/pool"

	"github.com/ethereum/go-ethereum/beacon/engine"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// gasLimit is what the gas limit of built blocks moves towards, the default of Ethereum's clients.
const gasLimit = 60_000_000

// API answers the testing_ methods.
type API struct {
	chain *chain.Chain
	pool  *pool.Pool
}

// New returns the namespace over a chain and its pool.
func New(c *chain.Chain, p *pool.Pool) *API { return &API{chain: c, pool: p} }

// BuildBlockV1 answers testing_buildBlockV1(parent, attributes, transactions, extra): the block of exactly these transactions,
// or of what waits in the pool when they are null, on top of the head. The chain does not change.
func (api *API) BuildBlockV1(r *wire.Request, dst []byte) ([]byte, error) {
	parent, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	attrs, err := attributes(r)
	if err != nil {
		return nil, err
	}
	if head := api.chain.Head(); parent != head.Hash() {
		return nil, rpcerr.Refused(fmt.Errorf("parent %v is not the head %v", parent, head.Hash()))
	}
	x, err := api.build(r, attrs)
	if err != nil {
		return nil, err
	}
	tips := new(big.Int)
	for i, tx := range x.Block.Transactions() {
		tip, err := tx.EffectiveGasTip(x.Block.BaseFee())
		if err != nil {
			return nil, err
		}
		tips.Add(tips, tip.Mul(tip, new(big.Int).SetUint64(x.Receipts[i].GasUsed)))
	}
	raw, err := json.Marshal(engine.BlockToExecutableData(x.Block, tips, nil, x.Requests))
	return append(dst, raw...), err
}

// build runs the block.
func (api *API) build(r *wire.Request, attrs chain.Attrs) (*chain.Executed, error) {
	if !r.Args.Has(2) {
		from, _ := api.pool.Candidates(api.chain.NextBaseFee(api.chain.Head().SharedHeader()))
		return api.chain.Build(attrs, from)
	}
	var list []hexutil.Bytes
	if err := json.Unmarshal(r.Args[2], &list); err != nil {
		return nil, jsonrpc.InvalidArgument(2, err)
	}
	txs := make(ethtypes.Transactions, len(list))
	for i, raw := range list {
		txs[i] = new(ethtypes.Transaction)
		if err := txs[i].UnmarshalBinary(raw); err != nil {
			return nil, jsonrpc.InvalidArgument(2, fmt.Errorf("index %d: %w", i, err))
		}
	}
	x, err := api.chain.BuildOf(attrs, txs)
	if err != nil {
		return nil, rpcerr.Refused(err)
	}
	return x, nil
}

// attributes reads the arguments 1 and 3.
func attributes(r *wire.Request) (attrs chain.Attrs, err error) {
	var given engine.PayloadAttributes
	if err := json.Unmarshal(r.Args[1], &given); err != nil {
		return attrs, jsonrpc.InvalidArgument(1, err)
	}
	attrs = chain.Attrs{
		Time: given.Timestamp, FeeRecipient: given.SuggestedFeeRecipient, Random: given.Random, BeaconRoot: given.BeaconRoot,
		GasLimit: gasLimit,
	}
	for _, w := range given.Withdrawals {
		attrs.Withdrawals = append(attrs.Withdrawals, w)
	}
	if r.Args.Has(3) {
		attrs.Extra, err = r.Args.Data(3)
	}
	return attrs, err
}

package chain

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus"
	"github.com/ethereum/go-ethereum/consensus/beacon"
	"github.com/ethereum/go-ethereum/consensus/ethash"
	"github.com/ethereum/go-ethereum/consensus/misc/eip1559"
	"github.com/ethereum/go-ethereum/consensus/misc/eip4844"
	"github.com/ethereum/go-ethereum/core"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
)

// ethereumRules are Ethereum's rules of each age, through go-ethereum's consensus engines: difficulty, uncles and rewards
// before the merge, withdrawals and blobs after it. The work itself is not checked, as whoever imports a chain vouches
// for it, and nobody makes new blocks under these rules.
type ethereumRules struct {
	chain     *Chain
	consensus consensus.Engine
}

func newEthereumRules(c *Chain) ethereumRules {
	return ethereumRules{c, beacon.New(ethash.NewFaker())}
}

func (r ethereumRules) engine() consensus.Engine { return r.consensus }

func (r ethereumRules) config() *params.ChainConfig { return r.chain.genesis.Config }

func (r ethereumRules) baseFee(parent *ethtypes.Header) *big.Int {
	if !r.config().IsLondon(new(big.Int).Add(parent.Number, common.Big1)) {
		return nil
	}
	return eip1559.CalcBaseFee(r.config(), parent)
}

func (r ethereumRules) excessBlobGas(parent *ethtypes.Header, time uint64) uint64 {
	return eip4844.CalcExcessBlobGas(r.config(), parent, time)
}

// next keeps the gas limit, except that London doubled it.
func (r ethereumRules) next(parent *ethtypes.Header, a Attrs) *ethtypes.Header {
	h := &ethtypes.Header{
		ParentHash: parent.Hash(),
		Number:     new(big.Int).Add(parent.Number, common.Big1),
		GasLimit:   parent.GasLimit,
		Time:       max(a.Time, parent.Time+1),
		Coinbase:   a.FeeRecipient,
		MixDigest:  a.Random,
		Extra:      a.Extra,
		BaseFee:    r.baseFee(parent),
	}
	if a.GasLimit != 0 {
		h.GasLimit = core.CalcGasLimit(parent.GasLimit, a.GasLimit)
	}
	if h.BaseFee != nil && !r.config().IsLondon(parent.Number) {
		h.GasLimit *= r.config().ElasticityMultiplier()
	}
	h.Difficulty = r.consensus.CalcDifficulty(r.chain, h.Time, parent)
	if r.config().IsCancun(h.Number, h.Time) {
		excess := r.excessBlobGas(parent, h.Time)
		h.BlobGasUsed, h.ExcessBlobGas, h.ParentBeaconRoot = new(uint64), &excess, new(common.Hash)
		if a.BeaconRoot != nil {
			h.ParentBeaconRoot = a.BeaconRoot
		}
	}
	return h
}

func (r ethereumRules) claim(_ *ethtypes.Header, b *ethtypes.Block) (*ethtypes.Header, error) {
	if err := r.consensus.VerifyHeader(r.chain, b.Header()); err != nil {
		return nil, fmt.Errorf("%w: header: %w", ErrInvalidBlock, err)
	}
	if err := r.consensus.VerifyUncles(r.chain, b); err != nil {
		return nil, fmt.Errorf("%w: uncles: %w", ErrInvalidBlock, err)
	}
	if err := r.checkBody(b); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrInvalidBlock, err)
	}
	return b.Header(), nil
}

// checkBody checks what neither the consensus engine nor a comparison of headers after the run finds.
func (r ethereumRules) checkBody(b *ethtypes.Block) error {
	h := b.Header()
	if r.config().IsAmsterdam(h.Number, h.Time) {
		return errors.New("the rules of Amsterdam are not supported")
	}
	if r.config().IsOsaka(h.Number, h.Time) && b.Size() > params.MaxBlockSize {
		return fmt.Errorf("%d bytes, want at most %d", b.Size(), params.MaxBlockSize)
	}
	if have, want := b.Withdrawals() != nil, h.WithdrawalsHash != nil; have != want {
		return fmt.Errorf("withdrawals in the body: %v, in the header: %v", have, want)
	}
	blobs := 0
	for i, tx := range b.Transactions() {
		blobs += len(tx.BlobHashes())
		if tx.BlobTxSidecar() != nil {
			return fmt.Errorf("transaction %d carries its blobs", i)
		}
	}
	used := uint64(0)
	if h.BlobGasUsed != nil {
		used = *h.BlobGasUsed
	}
	if want := uint64(blobs) * params.BlobTxBlobGasPerBlob; used != want {
		return fmt.Errorf("blob gas used is %d, want %d", used, want)
	}
	return nil
}

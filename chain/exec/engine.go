package exec

import (
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
)

// Engine is the consensus.Engine that go-ethereum's helpers ask a chain for. exon's rules for headers live in package
// chain, so this one only names a block's author.
type Engine struct{}

var errNoSealing = errors.New("exon seals blocks in its own engines")

// Author returns the fee address of the block.
func (Engine) Author(h *ethtypes.Header) (common.Address, error) { return h.Coinbase, nil }

// VerifyHeader accepts every header: package chain has built or checked it.
func (Engine) VerifyHeader(consensus.ChainHeaderReader, *ethtypes.Header) error { return nil }

// VerifyHeaders accepts every header.
func (Engine) VerifyHeaders(_ consensus.ChainHeaderReader, hs []*ethtypes.Header) (chan<- struct{}, <-chan error) {
	results := make(chan error, len(hs))
	for range hs {
		results <- nil
	}
	return make(chan struct{}), results
}

// VerifyUncles accepts every block: exon's have none.
func (Engine) VerifyUncles(consensus.ChainReader, *ethtypes.Block) error { return nil }

// Prepare sets the difficulty of a chain without work.
func (Engine) Prepare(_ consensus.ChainHeaderReader, h *ethtypes.Header) error {
	h.Difficulty = new(big.Int)
	return nil
}

// Finalize changes nothing: exon pays no block reward.
func (Engine) Finalize(consensus.ChainHeaderReader, *ethtypes.Header, vm.StateDB, *ethtypes.Body) {}

// Seal refuses.
func (Engine) Seal(consensus.ChainHeaderReader, *ethtypes.Block, chan<- *ethtypes.Block, <-chan struct{}) error {
	return errNoSealing
}

// SealHash returns the header's hash.
func (Engine) SealHash(h *ethtypes.Header) common.Hash { return h.Hash() }

// CalcDifficulty returns zero.
func (Engine) CalcDifficulty(consensus.ChainHeaderReader, uint64, *ethtypes.Header) *big.Int {
	return new(big.Int)
}

// Close does nothing.
func (Engine) Close() error { return nil }

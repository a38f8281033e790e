package chain

import (
	"fmt"
	"math/big"

	"exon/chain/exec"
	"exon/chain/genesis"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus"
	"github.com/ethereum/go-ethereum/consensus/misc/eip1559"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
)

// rules are how blocks of one kind of chain are made and checked, beyond what the EVM's chain config says about running
// them. A chain has one set for all its life; its genesis file says which.
type rules interface {
	// engine changes the state at the end of a block and names block authors.
	engine() consensus.Engine
	// baseFee returns the base fee of the block after parent, nil when it has none.
	baseFee(parent *ethtypes.Header) *big.Int
	// excessBlobGas returns the excess blob gas of a block after parent, in which blobs exist.
	excessBlobGas(parent *ethtypes.Header, time uint64) uint64
	// next returns the header of the block after parent, without what running the block decides.
	next(parent *ethtypes.Header, a Attrs) *ethtypes.Header
	// claim checks what can be checked before b, which claims to follow parent, has run, and returns the header to run it
	// with.
	claim(parent *ethtypes.Header, b *ethtypes.Block) (*ethtypes.Header, error)
}

// rulesOf returns the rules that the genesis asks for.
func rulesOf(c *Chain) rules {
	if c.genesis.Kind == genesis.Ethereum {
		return newEthereumRules(c)
	}
	return exonRules{c.genesis}
}

// exonRules are the rules of exon's own chains: no work, no rewards, no uncles, no blobs, a floor under the base fee, and
// every field of the header decided by the parent and the proposer's Attrs.
type exonRules struct{ genesis *genesis.Genesis }

func (exonRules) engine() consensus.Engine { return exec.Engine{} }

// baseFee is EIP-1559's, but not below the chain's floor.
func (r exonRules) baseFee(parent *ethtypes.Header) *big.Int {
	fee := eip1559.CalcBaseFee(r.genesis.Config, parent)
	if fee.Cmp(r.genesis.MinBaseFee) < 0 {
		return new(big.Int).Set(r.genesis.MinBaseFee)
	}
	return fee
}

func (exonRules) excessBlobGas(*ethtypes.Header, uint64) uint64 { return 0 }

// next: several blocks may share a second, the time only never goes back. The random value is derived from the parent, so
// that every node can check it; contracts must not stake money on it.
func (r exonRules) next(parent *ethtypes.Header, a Attrs) *ethtypes.Header {
	h := &ethtypes.Header{
		ParentHash: parent.Hash(),
		Number:     new(big.Int).Add(parent.Number, common.Big1),
		GasLimit:   parent.GasLimit,
		Time:       max(a.Time, parent.Time),
		Coinbase:   a.FeeRecipient,
		Difficulty: new(big.Int),
		BaseFee:    r.baseFee(parent),
	}
	h.MixDigest = crypto.Keccak256Hash([]byte("exon/random"), h.ParentHash[:])
	if r.genesis.Config.IsCancun(h.Number, h.Time) {
		h.BlobGasUsed, h.ExcessBlobGas, h.ParentBeaconRoot = new(uint64), new(uint64), new(common.Hash)
	}
	return h
}

func (r exonRules) claim(parent *ethtypes.Header, b *ethtypes.Block) (*ethtypes.Header, error) {
	if b.Time() < parent.Time {
		return nil, fmt.Errorf("%w: time %d is before the parent's %d", ErrInvalidBlock, b.Time(), parent.Time)
	}
	if b.Size() > params.MaxBlockSize {
		return nil, fmt.Errorf("%w: %d bytes, want at most %d", ErrInvalidBlock, b.Size(), params.MaxBlockSize)
	}
	return r.next(parent, Attrs{Time: b.Time(), FeeRecipient: b.Coinbase()}), nil
}

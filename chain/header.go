package chain

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus/misc/eip1559"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// Attrs are what the proposer of a block chooses.
type Attrs struct {
	Time         uint64         // seconds since 1970; not before the parent's
	FeeRecipient common.Address // gets the tips
}

// ErrInvalidBlock says that a block breaks a rule of the chain.
var ErrInvalidBlock = errors.New("invalid block")

// NextBaseFee returns the base fee of the block after parent: EIP-1559's, but not below the chain's floor.
func (c *Chain) NextBaseFee(parent *ethtypes.Header) *big.Int {
	fee := eip1559.CalcBaseFee(c.genesis.Config, parent)
	if fee.Cmp(c.genesis.MinBaseFee) < 0 {
		return new(big.Int).Set(c.genesis.MinBaseFee)
	}
	return fee
}

// nextHeader returns the header of the block after parent, without what running the block decides.
//
// Several blocks may share a second: the time only never goes back. The random value is derived from the parent, so
// that every node can check it; contracts must not stake money on it.
func (c *Chain) nextHeader(parent *ethtypes.Header, a Attrs) *ethtypes.Header {
	h := &ethtypes.Header{
		ParentHash: parent.Hash(),
		Number:     new(big.Int).Add(parent.Number, common.Big1),
		GasLimit:   parent.GasLimit,
		Time:       max(a.Time, parent.Time),
		Coinbase:   a.FeeRecipient,
		Difficulty: new(big.Int),
		BaseFee:    c.NextBaseFee(parent),
	}
	h.MixDigest = crypto.Keccak256Hash([]byte("exon/random"), h.ParentHash[:])
	if c.genesis.Config.IsCancun(h.Number, h.Time) {
		h.BlobGasUsed, h.ExcessBlobGas, h.ParentBeaconRoot = new(uint64), new(uint64), new(common.Hash)
	}
	return h
}

// checkHeader reports the first field in which a block that claims to be want differs from got, which was run here.
func checkHeader(want, got *ethtypes.Header) error {
	if want.Hash() == got.Hash() {
		return nil
	}
	for _, f := range []struct {
		name      string
		want, got any
	}{
		{"number", want.Number, got.Number},
		{"gas limit", want.GasLimit, got.GasLimit},
		{"gas used", want.GasUsed, got.GasUsed},
		{"base fee", want.BaseFee, got.BaseFee},
		{"state root", want.Root, got.Root},
		{"transactions root", want.TxHash, got.TxHash},
		{"receipts root", want.ReceiptHash, got.ReceiptHash},
		{"mix digest", want.MixDigest, got.MixDigest},
	} {
		if w, g := fmt.Sprint(f.want), fmt.Sprint(f.got); w != g {
			return fmt.Errorf("%w: %s is %s, want %s", ErrInvalidBlock, f.name, w, g)
		}
	}
	return fmt.Errorf("%w: hash is %v, want %v", ErrInvalidBlock, want.Hash(), got.Hash())
}

package chain

import (
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Attrs are what the proposer of a block chooses.
type Attrs struct {
	Time         uint64         // seconds since 1970; not before the parent's
	FeeRecipient common.Address // gets the tips

	// The rest is for blocks under Ethereum's rules; exon's own chains decide these fields themselves.
	Random      common.Hash
	BeaconRoot  *common.Hash
	Withdrawals ethtypes.Withdrawals
	Extra       []byte
	GasLimit    uint64 // to move towards; 0 to stay
}

// ErrInvalidBlock says that a block breaks a rule of the chain.
var ErrInvalidBlock = errors.New("invalid block")

// NextBaseFee returns the base fee of the block after parent, zero before there was one.
func (c *Chain) NextBaseFee(parent *ethtypes.Header) *big.Int {
	if fee := c.rules.baseFee(parent); fee != nil {
		return fee
	}
	return new(big.Int)
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
		{"logs bloom", common.Bytes2Hex(want.Bloom[:]), common.Bytes2Hex(got.Bloom[:])},
		{"uncles hash", want.UncleHash, got.UncleHash},
		{"withdrawals root", want.WithdrawalsHash, got.WithdrawalsHash},
		{"requests hash", want.RequestsHash, got.RequestsHash},
		{"mix digest", want.MixDigest, got.MixDigest},
	} {
		if w, g := fmt.Sprint(f.want), fmt.Sprint(f.got); w != g {
			return fmt.Errorf("%w: %s is %s, want %s", ErrInvalidBlock, f.name, w, g)
		}
	}
	return fmt.Errorf("%w: hash is %v, want %v", ErrInvalidBlock, want.Hash(), got.Hash())
}

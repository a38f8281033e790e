package chain

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus/misc/eip4844"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// BlobBaseFee returns what a unit of blob gas costs in b: zero before blobs, the minimum on a chain that carries none.
func (c *Chain) BlobBaseFee(b *Block) *big.Int {
	if b.header.ExcessBlobGas == nil {
		return new(big.Int)
	}
	return eip4844.CalcBlobFee(c.genesis.Config, b.header)
}

// NextBlobBaseFee returns what a unit of blob gas costs in the block after b.
func (c *Chain) NextBlobBaseFee(b *Block) *big.Int {
	next := &ethtypes.Header{Number: new(big.Int).Add(b.header.Number, common.Big1), Time: b.header.Time}
	if !c.genesis.Config.IsCancun(next.Number, next.Time) {
		return new(big.Int)
	}
	excess := c.rules.excessBlobGas(b.header, next.Time)
	next.ExcessBlobGas = &excess
	return eip4844.CalcBlobFee(c.genesis.Config, next)
}

// BlobGasRatio returns which part of its blob gas b uses.
func (c *Chain) BlobGasRatio(b *Block) float64 {
	if b.header.BlobGasUsed == nil {
		return 0
	}
	most := eip4844.MaxBlobGasPerBlock(c.genesis.Config, b.header.Time)
	if most == 0 {
		return 0
	}
	return float64(*b.header.BlobGasUsed) / float64(most)
}

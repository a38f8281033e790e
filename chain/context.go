package chain

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// The methods below are what go-ethereum's EVM and pool ask of a chain. They see blocks that are on disk, published or
// not, because they run inside commits.

// Engine returns the consensus engine of the chain's rules.
func (c *Chain) Engine() consensus.Engine { return c.rules.engine() }

// CurrentHeader returns the header of the head.
func (c *Chain) CurrentHeader() *ethtypes.Header { return c.Head().header }

// CurrentBlock returns the header of the head; the name is go-ethereum's.
func (c *Chain) CurrentBlock() *ethtypes.Header { return c.Head().header }

// GetHeader returns the header of a block, or nil.
func (c *Chain) GetHeader(hash common.Hash, number uint64) *ethtypes.Header {
	if b, ok := c.blocks.Get(number); ok && b.Hash() == hash {
		return b.header
	}
	return rawdb.ReadHeader(c.store, hash, number)
}

// GetHeaderByNumber returns the header with that number, or nil.
func (c *Chain) GetHeaderByNumber(number uint64) *ethtypes.Header {
	hash := rawdb.ReadCanonicalHash(c.store, number)
	if hash == (common.Hash{}) {
		return nil
	}
	return c.GetHeader(hash, number)
}

// GetHeaderByHash returns the header with that hash, or nil.
func (c *Chain) GetHeaderByHash(hash common.Hash) *ethtypes.Header {
	number, ok := rawdb.ReadHeaderNumber(c.store, hash)
	if !ok {
		return nil
	}
	return c.GetHeader(hash, number)
}

// GetBlock returns a block, or nil.
func (c *Chain) GetBlock(hash common.Hash, number uint64) *ethtypes.Block {
	if b, ok := c.blocks.Get(number); ok && b.Hash() == hash {
		return b.Block
	}
	return rawdb.ReadBlock(c.store, hash, number)
}

// StateAt returns the state with that root, of one of the last blocks.
func (c *Chain) StateAt(root common.Hash, _ *big.Int, _ uint64) (*state.StateDB, error) {
	return state.New(root, c.live)
}

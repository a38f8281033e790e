package debug

import (
	"context"
	"errors"

	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/eth/tracers"
	"github.com/ethereum/go-ethereum/ethdb"
	"github.com/ethereum/go-ethereum/params"
	gethrpc "github.com/ethereum/go-ethereum/rpc"
)

// backend shows our chain to go-ethereum's tracing API.
type backend struct {
	chain  *chain.Chain
	gasCap uint64
}

var errNoSuchBlock = errors.New("block not found")

// HeaderByHash returns the header of a committed block, or nil.
func (b *backend) HeaderByHash(_ context.Context, hash common.Hash) (*ethtypes.Header, error) {
	block, err := b.chain.BlockByHash(hash)
	if err != nil || block == nil {
		return nil, err
	}
	return block.Header(), nil
}

// HeaderByNumber returns the header of a committed block, or nil.
func (b *backend) HeaderByNumber(_ context.Context, number gethrpc.BlockNumber) (*ethtypes.Header, error) {
	block, err := b.byNumber(number)
	if err != nil || block == nil {
		return nil, err
	}
	return block.Header(), nil
}

// CurrentHeader returns the header of the head.
func (b *backend) CurrentHeader() *ethtypes.Header { return b.chain.Head().Header() }

// BlockByHash returns a committed block, or nil.
func (b *backend) BlockByHash(_ context.Context, hash common.Hash) (*ethtypes.Block, error) {
	block, err := b.chain.BlockByHash(hash)
	if err != nil || block == nil {
		return nil, err
	}
	return block.Block, nil
}

// BlockByNumber returns a committed block, or nil.
func (b *backend) BlockByNumber(_ context.Context, number gethrpc.BlockNumber) (*ethtypes.Block, error) {
	block, err := b.byNumber(number)
	if err != nil || block == nil {
		return nil, err
	}
	return block.Block, nil
}

func (b *backend) byNumber(number gethrpc.BlockNumber) (*chain.Block, error) {
	switch {
	case number >= 0:
		return b.chain.BlockByNumber(uint64(number))
	case number == gethrpc.EarliestBlockNumber:
		return b.chain.BlockByNumber(0)
	}
	return b.chain.Head(), nil
}

// GetCanonicalTransaction returns a transaction in a committed block and its place.
func (b *backend) GetCanonicalTransaction(hash common.Hash) (bool, *ethtypes.Transaction, common.Hash, uint64, uint64) {
	block, index, err := b.chain.Transaction(hash)
	if err != nil || block == nil {
		return false, nil, common.Hash{}, 0, 0
	}
	return true, block.Transactions()[index], block.Hash(), block.Number(), uint64(index)
}

// TxIndexDone reports that every transaction is indexed: the index is written with the block.
func (b *backend) TxIndexDone() bool { return true }

// RPCGasCap returns the most gas a traced call may use.
func (b *backend) RPCGasCap() uint64 { return b.gasCap }

// ChainConfig returns the fork rules.
func (b *backend) ChainConfig() *params.ChainConfig { return b.chain.Config() }

// Engine returns the engine that names block authors.
func (b *backend) Engine() consensus.Engine { return b.chain.Engine() }

// ChainDb is for methods that are not offered.
func (b *backend) ChainDb() ethdb.Database { return nil }

// StateAtBlock returns the state after a block, which is kept for all of them.
func (b *backend) StateAtBlock(_ context.Context, block *ethtypes.Block, _ *state.StateDB, _, _ bool) (*state.StateDB, tracers.StateReleaseFunc, error) {
	found, err := b.chain.BlockByHash(block.Hash())
	if err != nil {
		return nil, nil, err
	}
	if found == nil {
		return nil, nil, errNoSuchBlock
	}
	st, err := b.chain.State(found)
	return st, func() {}, err
}

// StateAtTransaction returns the state right before a transaction of a block.
func (b *backend) StateAtTransaction(_ context.Context, block *ethtypes.Block, index int) (*ethtypes.Transaction, vm.BlockContext, *state.StateDB, tracers.StateReleaseFunc, error) {
	found, err := b.chain.BlockByHash(block.Hash())
	if err != nil {
		return nil, vm.BlockContext{}, nil, nil, err
	}
	if found == nil {
		return nil, vm.BlockContext{}, nil, nil, errNoSuchBlock
	}
	st, blockContext, err := b.chain.StateBefore(found, index)
	if err != nil {
		return nil, vm.BlockContext{}, nil, nil, err
	}
	var tx *ethtypes.Transaction
	if index < len(block.Transactions()) {
		tx = block.Transactions()[index]
	}
	return tx, blockContext, st, func() {}, nil
}

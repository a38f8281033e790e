package chain

import (
	"context"

	"exon/chain/exec"
	"exon/chain/history"

	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// StateReader reads the accounts, storage and code after one block. It is safe for concurrent use.
type StateReader = state.Reader

// recent is how many blocks below the head are read from the tries' memory, well inside the 128 layers it holds.
const recent = 64

// Reader returns a reader of the state after b.
func (c *Chain) Reader(b *Block) (StateReader, error) {
	if b.reader != nil && c.Head().Number() < b.Number()+recent {
		return b.reader, nil
	}
	return c.past(b).Reader(b.Root())
}

// State returns the state after b as one that calls can change.
func (c *Chain) State(b *Block) (*state.StateDB, error) {
	if b.reader != nil && c.Head().Number() < b.Number()+recent {
		return state.NewWithReader(b.Root(), c.live, b.reader)
	}
	return state.New(b.Root(), c.past(b))
}

func (c *Chain) past(b *Block) *history.Database {
	return history.At(c.store, c.live, c.codes, b.Number())
}

// Call runs msg in the scene and returns what the code returned.
func (c *Chain) Call(ctx context.Context, scene exec.Scene, msg exec.Msg) ([]byte, error) {
	return exec.Call(ctx, c.env, scene, msg)
}

// Estimate returns the smallest gas limit with which msg succeeds in the scene, searching up to gasCap.
func (c *Chain) Estimate(ctx context.Context, scene exec.Scene, msg exec.Msg, gasCap uint64) (uint64, error) {
	return exec.Estimate(ctx, c.env, scene, msg, gasCap)
}

// Simulate runs blocks of calls on top of the scene's block.
func (c *Chain) Simulate(ctx context.Context, scene exec.Scene, s exec.Simulation) ([]exec.Simulated, error) {
	s.BaseFee, s.ExcessBlobGas = c.rules.baseFee, c.rules.excessBlobGas
	return exec.Simulate(ctx, c.env, scene, s)
}

// AccessList returns what msg touches in the scene, the gas it uses with that declared, and how its code failed, if it did.
func (c *Chain) AccessList(ctx context.Context, scene exec.Scene, msg exec.Msg) (list ethtypes.AccessList, gas uint64, failed, err error) {
	return exec.AccessList(ctx, c.env, scene, msg)
}

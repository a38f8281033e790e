package exec

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/trie"
)

const (
	maxSimulatedBlocks = 256
	simulatedSlot      = 12 // seconds between blocks whose time the caller leaves open
)

// What can be wrong with a simulation as a whole.
var (
	ErrSimulatedNumber = errors.New("block numbers must be in order")
	ErrSimulatedTime   = errors.New("block timestamps must be in order")
	ErrSimulatedGas    = errors.New("block gas limit reached")
	ErrSimulatedSize   = errors.New("too many blocks")
	ErrSimulatedWork   = errors.New("difficulty override is not allowed after the merge")
)

// InvalidCallError says that a simulated call could not be a transaction of its block.
type InvalidCallError struct{ Err error }

// Error returns the text of the cause.
func (e *InvalidCallError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e *InvalidCallError) Unwrap() error { return e.Err }

// BlockOverrides say what the header of a simulated block is to look like. Nil fields are filled in.
type BlockOverrides struct {
	Number, Difficulty   *big.Int
	Time, GasLimit       *uint64
	FeeRecipient         *common.Address
	Random, BeaconRoot   *common.Hash
	BaseFee, BlobBaseFee *big.Int
	Withdrawals          ethtypes.Withdrawals
}

// SimulatedBlock is a block to be simulated.
type SimulatedBlock struct {
	Block BlockOverrides
	State Overrides
	Calls []SimulatedCall
}

// SimulatedCall is a call in a simulated block; Gas and Nonce, when not nil, win over what would be filled in.
type SimulatedCall struct {
	Msg
	Gas, Nonce *uint64
}

// Simulation is blocks to be run on top of another one.
type Simulation struct {
	Blocks         []SimulatedBlock
	TraceTransfers bool   // note transfers of ether as logs
	Validation     bool   // hold calls to all rules of transactions, but for their signature
	GasCap         uint64 // for all calls together

	// The chain's rules for headers.
	BaseFee       func(parent *ethtypes.Header) *big.Int
	ExcessBlobGas func(parent *ethtypes.Header, time uint64) uint64
}

// Simulated is a block that was simulated.
type Simulated struct {
	Block   *ethtypes.Block
	Senders []common.Address
	Calls   []SimulatedResult
}

// SimulatedResult is what came of a call.
type SimulatedResult struct {
	Return              []byte
	Logs                []*ethtypes.Log
	GasUsed, MaxUsedGas uint64
	Failed              error // *RevertError or *CallError
}

// Simulate runs the blocks on the scene, whose header is their parent's, and returns them with the gaps between their numbers
// filled.
func Simulate(ctx context.Context, env *Env, scene Scene, s Simulation) ([]Simulated, error) {
	if scene.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, scene.Timeout)
		defer cancel()
	}
	blocks, err := s.lineUp(scene.Header)
	if err != nil {
		return nil, err
	}
	sim := &simulator{ctx: ctx, env: env, config: env.Chain.Config(), input: &s, state: scene.State, gas: s.GasCap}
	sim.chain = simulatedChain{ChainContext: env.Chain, headers: map[common.Hash]*ethtypes.Header{scene.Header.Hash(): scene.Header}}
	var results []Simulated
	parent := scene.Header
	for i := range blocks {
		header, err := sim.header(parent, &blocks[i].Block)
		if err != nil {
			return nil, err
		}
		result, err := sim.block(parent, header, &blocks[i])
		if err != nil {
			return nil, err
		}
		results = append(results, *result)
		parent = result.Block.Header()
		sim.chain.headers[result.Block.Hash()] = parent
	}
	return results, nil
}

// lineUp checks the order of the blocks, fills in numbers and times, and puts empty blocks where numbers are left out.
func (s *Simulation) lineUp(base *ethtypes.Header) ([]SimulatedBlock, error) {
	var list []SimulatedBlock
	number, time := base.Number.Uint64(), base.Time
	add := func(b SimulatedBlock) error {
		number++
		if number-base.Number.Uint64() > maxSimulatedBlocks {
			return ErrSimulatedSize
		}
		b.Block.Number = new(big.Int).SetUint64(number)
		if b.Block.Time == nil {
			next := time + simulatedSlot
			b.Block.Time = &next
		}
		if *b.Block.Time <= time {
			return fmt.Errorf("%w: %d <= %d", ErrSimulatedTime, *b.Block.Time, time)
		}
		time = *b.Block.Time
		list = append(list, b)
		return nil
	}
	for _, b := range s.Blocks {
		if want := b.Block.Number; want != nil {
			if want.Cmp(new(big.Int).SetUint64(number)) <= 0 {
				return nil, fmt.Errorf("%w: %v <= %d", ErrSimulatedNumber, want, number)
			}
			for want.Cmp(new(big.Int).SetUint64(number+1)) > 0 {
				if err := add(SimulatedBlock{}); err != nil {
					return nil, err
				}
			}
		}
		if err := add(b); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// simulatedChain shows simulated blocks to the EVM beside real ones.
type simulatedChain struct {
	core.ChainContext
	headers map[common.Hash]*ethtypes.Header
}

// GetHeader returns a header, or nil.
func (c simulatedChain) GetHeader(hash common.Hash, number uint64) *ethtypes.Header {
	if h, ok := c.headers[hash]; ok {
		return h
	}
	return c.ChainContext.GetHeader(hash, number)
}

// simulator is a simulation under way.
type simulator struct {
	ctx    context.Context
	env    *Env
	config *params.ChainConfig
	chain  simulatedChain
	input  *Simulation
	state  *state.StateDB
	gas    uint64 // left for all calls
}

// header returns the header of the next block, without what running it decides.
func (s *simulator) header(parent *ethtypes.Header, o *BlockOverrides) (*ethtypes.Header, error) {
	h := &ethtypes.Header{
		ParentHash: parent.Hash(), UncleHash: ethtypes.EmptyUncleHash, Number: o.Number, Time: *o.Time,
		Coinbase: parent.Coinbase, Difficulty: parent.Difficulty, GasLimit: parent.GasLimit,
	}
	if s.config.IsPostMerge(h.Number.Uint64(), h.Time) {
		h.Difficulty = new(big.Int)
	}
	if o.Difficulty != nil {
		if h.Difficulty.Sign() == 0 {
			return nil, fmt.Errorf("%w: block %v", ErrSimulatedWork, h.Number)
		}
		h.Difficulty = o.Difficulty
	}
	if o.GasLimit != nil {
		h.GasLimit = *o.GasLimit
	}
	if o.FeeRecipient != nil {
		h.Coinbase = *o.FeeRecipient
	}
	if o.Random != nil {
		h.MixDigest = *o.Random
	}
	h.BaseFee = o.BaseFee
	if h.BaseFee == nil && s.config.IsLondon(h.Number) {
		if h.BaseFee = new(big.Int); s.input.Validation { // without validation calls need not pay
			h.BaseFee = s.input.BaseFee(parent)
		}
	}
	if s.config.IsCancun(h.Number, h.Time) {
		h.ParentBeaconRoot, h.ExcessBlobGas = new(common.Hash), new(uint64)
		if o.BeaconRoot != nil {
			h.ParentBeaconRoot = o.BeaconRoot
		}
		if s.config.IsCancun(parent.Number, parent.Time) {
			*h.ExcessBlobGas = s.input.ExcessBlobGas(parent, h.Time)
		}
	}
	return h, nil
}

// block runs one block.
func (s *simulator) block(parent, header *ethtypes.Header, b *SimulatedBlock) (*Simulated, error) {
	rules := s.config.Rules(header.Number, header.Difficulty.Sign() == 0, header.Time)
	precompiles := vm.ActivePrecompiledContracts(rules)
	if err := b.State.apply(s.state, precompiles); err != nil {
		return nil, err
	}
	blockContext := core.NewEVMBlockContext(header, s.chain, &header.Coinbase)
	if b.Block.BlobBaseFee != nil {
		blockContext.BlobBaseFee = b.Block.BlobBaseFee
	}
	notes := &transferLog{transfers: s.input.TraceTransfers, number: header.Number.Uint64(), time: header.Time}
	hooks := notes.hooks()
	hooked := state.NewHookedState(s.state, hooks)
	evm := vm.NewEVM(blockContext, hooked, s.config, vm.Config{NoBaseFee: !s.input.Validation, Tracer: hooks})
	defer evm.Release()
	defer bound(s.ctx, evm, 0)()
	evm.SetPrecompiles(precompiles)
	open(evm, hooked, parent, header)
	run := &simulatedRun{simulator: s, header: header, evm: evm, hooked: hooked, notes: notes, gas: core.NewGasPool(header.GasLimit)}
	for i := range b.Calls {
		if err := run.call(&b.Calls[i]); err != nil {
			return nil, err
		}
	}
	return run.finish(rules, b.Block.Withdrawals)
}

// simulatedRun is a block being simulated.
type simulatedRun struct {
	*simulator
	header   *ethtypes.Header
	evm      *vm.EVM
	hooked   vm.StateDB
	notes    *transferLog
	gas      *core.GasPool // of the block
	txs      ethtypes.Transactions
	receipts ethtypes.Receipts
	logs     []*ethtypes.Log
	blobGas  uint64
	result   Simulated
}

// finish closes the block.
func (r *simulatedRun) finish(rules params.Rules, withdrawals ethtypes.Withdrawals) (*Simulated, error) {
	h := r.header
	h.GasUsed = r.gas.Used()
	if rules.IsCancun {
		h.BlobGasUsed = &r.blobGas
	}
	body := &ethtypes.Body{Transactions: r.txs}
	if rules.IsShanghai {
		if body.Withdrawals = withdrawals; withdrawals == nil {
			body.Withdrawals = ethtypes.Withdrawals{}
		}
	}
	requests, _, err := core.PostExecution(r.ctx, r.config, h.Number, h.Time, r.logs, body.Withdrawals, r.evm, uint32(len(r.txs)+1))
	if err != nil {
		return nil, &CallError{err}
	}
	if requests != nil {
		hash := ethtypes.CalcRequestsHash(requests)
		h.RequestsHash = &hash
	}
	r.simulator.chain.Engine().Finalize(r.simulator.chain, h, r.state, body)
	h.Root = r.state.IntermediateRoot(rules)
	if err := r.state.Error(); err != nil {
		return nil, err
	}
	r.result.Block = ethtypes.NewBlock(h, body, r.receipts, trie.NewStackTrie(nil))
	for _, c := range r.result.Calls {
		for _, l := range c.Logs {
			l.BlockHash = r.result.Block.Hash()
		}
	}
	return &r.result, nil
}

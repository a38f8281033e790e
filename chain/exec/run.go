package exec

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus/misc"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/trie"
)

// Env is what all blocks of a chain run in.
type Env struct {
	Chain       core.ChainContext
	JumpDests   vm.JumpDestCache
	Precompiles *vm.PrecompileCache
}

// NewEnv returns the environment of a chain with empty caches.
func NewEnv(chain core.ChainContext) *Env {
	return &Env{Chain: chain, JumpDests: core.NewJumpDestCache(), Precompiles: vm.NewPrecompileCache()}
}

// Result is a block that has been run: its post state is not yet committed.
type Result struct {
	Block    *ethtypes.Block
	Receipts ethtypes.Receipts
	Senders  []common.Address // of the transactions, in order
	Created  []common.Address // accounts that came into being, in order of creation
	State    *state.StateDB
	Requests [][]byte // from Prague on
}

// Run is a block being run. It is not safe for concurrent use.
type Run struct {
	chain    core.ChainContext
	config   *params.ChainConfig
	header   *ethtypes.Header
	state    *creations
	evm      *vm.EVM
	gas      *core.GasPool
	signer   ethtypes.Signer
	txs      ethtypes.Transactions
	receipts ethtypes.Receipts
	senders  []common.Address
	logs     []*ethtypes.Log
}

// Begin starts the block with the given header on the state of its parent and makes the system calls that open it.
// The header's roots, bloom and gas used are filled in by Finish.
func Begin(env *Env, parent, header *ethtypes.Header, st *state.StateDB) *Run {
	config := env.Chain.Config()
	st.StartPrefetcher("chain", nil)
	cs := &creations{StateDB: st}
	evm := vm.NewEVM(core.NewEVMBlockContext(header, env.Chain, &header.Coinbase), cs, config, vm.Config{})
	evm.SetJumpDestCache(env.JumpDests)
	evm.SetPrecompileCache(env.Precompiles)
	open(evm, cs, parent, header)
	cs.settle()
	return &Run{
		chain:  env.Chain,
		config: config,
		header: header,
		state:  cs,
		evm:    evm,
		gas:    core.NewGasPool(header.GasLimit),
		signer: ethtypes.MakeSigner(config, header.Number, header.Time),
	}
}

// open makes the changes that come before the first transaction of a block.
func open(evm *vm.EVM, st vm.StateDB, parent, header *ethtypes.Header) {
	config := evm.ChainConfig()
	if config.DAOForkSupport && config.DAOForkBlock != nil && config.DAOForkBlock.Cmp(header.Number) == 0 {
		misc.ApplyDAOHardFork(st)
	}
	core.PreExecution(context.Background(), header.ParentBeaconRoot, parent, config, evm, header.Number, header.Time)
}

// GasLeft returns the gas the block still has room for.
func (r *Run) GasLeft() uint64 { return r.gas.Available(false) }

// Apply runs one transaction. When it returns an error the transaction is not part of the block and the state is as it
// was; the block goes on.
func (r *Run) Apply(tx *ethtypes.Transaction) error {
	msg, err := core.TransactionToMessage(tx, r.signer, r.header.BaseFee)
	if err != nil {
		return err
	}
	snapshot, gas := r.state.Snapshot(), r.gas.Snapshot()
	r.state.SetTxContext(tx.Hash(), len(r.txs), uint32(len(r.txs)+1))
	// The block hash is not known yet: Finish writes it into receipts and logs.
	receipt, _, err := core.ApplyTransactionWithEVM(context.Background(), msg, r.gas, r.state.StateDB, r.header.Number, common.Hash{}, r.header.Time, tx, r.evm)
	if err != nil {
		r.state.RevertToSnapshot(snapshot)
		r.state.forget()
		r.gas.Set(gas)
		return err
	}
	r.state.settle()
	receipt.EffectiveGasPrice = msg.GasPrice.ToBig()
	r.txs = append(r.txs, tx)
	r.receipts = append(r.receipts, receipt)
	r.senders = append(r.senders, msg.From)
	r.logs = append(r.logs, receipt.Logs...)
	return nil
}

// Abort gives up the block.
func (r *Run) Abort() {
	r.state.StopPrefetcher()
	r.evm.Release()
}

// FinishWith makes the changes that close the block, computes its roots and returns it. uncles and withdrawals are those of
// the block's body; from Shanghai on no withdrawals are none.
func (r *Run) FinishWith(uncles []*ethtypes.Header, withdrawals ethtypes.Withdrawals) (*Result, error) {
	defer r.Abort()
	h := r.header
	body := &ethtypes.Body{Transactions: r.txs, Uncles: uncles, Withdrawals: withdrawals}
	if withdrawals == nil && r.config.IsShanghai(h.Number, h.Time) {
		body.Withdrawals = ethtypes.Withdrawals{}
	}
	requests, _, err := core.PostExecution(context.Background(), r.config, h.Number, h.Time, r.logs, body.Withdrawals, r.evm, uint32(len(r.txs)+1))
	if err != nil {
		return nil, fmt.Errorf("close block %d: %w", h.Number, err)
	}
	r.chain.Engine().Finalize(r.chain, h, r.state, body)
	r.state.settle()
	if requests != nil {
		hash := ethtypes.CalcRequestsHash(requests)
		h.RequestsHash = &hash
	}
	h.GasUsed = r.gas.Used()
	// Transaction and receipt roots do not depend on the state root: compute both at once.
	assembled := make(chan *ethtypes.Block, 1)
	go func() { assembled <- ethtypes.NewBlock(h, body, r.receipts, trie.NewStackTrie(nil)) }()
	root := r.state.IntermediateRoot(r.config.Rules(h.Number, h.Difficulty.Sign() == 0, h.Time))
	block := <-assembled
	if err := r.state.Error(); err != nil {
		return nil, fmt.Errorf("state of block %d: %w", h.Number, err)
	}
	sealed := block.Header()
	sealed.Root = root
	block = block.WithSeal(sealed)
	stamp(r.receipts, block.Hash())
	return &Result{Block: block, Receipts: r.receipts, Senders: r.senders, Created: r.state.created, State: r.state.StateDB, Requests: requests}, nil
}

// stamp writes the block hash into the receipts and logs of the block, and the log indexes, which count over the block.
func stamp(receipts ethtypes.Receipts, hash common.Hash) {
	for _, receipt := range receipts {
		receipt.BlockHash = hash
		for _, log := range receipt.Logs {
			log.BlockHash = hash
		}
	}
}

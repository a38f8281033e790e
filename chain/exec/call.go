package exec

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/holiman/uint256"
)

// Msg is a call that needs no signature. Zero values mean absent.
type Msg struct {
	From           common.Address
	To             *common.Address
	Gas            uint64
	GasPrice       *big.Int // legacy price; not with FeeCap or TipCap
	FeeCap, TipCap *big.Int
	Value          *big.Int
	Data           []byte
	AccessList     ethtypes.AccessList
	Authorizations []ethtypes.SetCodeAuthorization
	BlobHashes     []common.Hash
	BlobFeeCap     *big.Int
}

// Scene is the block a call runs in and the state it starts from, which it may change.
type Scene struct {
	Header    *ethtypes.Header
	State     *state.StateDB
	Overrides Overrides
	Timeout   time.Duration // bounds the time of the EVM; 0 for none
}

// RevertError says that the code called REVERT.
type RevertError struct {
	Data   []byte // what the code returned
	Reason string // decoded from Data, or ""
}

// Error returns "execution reverted", with the reason when there is one.
func (e *RevertError) Error() string {
	if e.Reason == "" {
		return vm.ErrExecutionReverted.Error()
	}
	return vm.ErrExecutionReverted.Error() + ": " + e.Reason
}

// CallError says that a call failed for a reason its caller can mend: no gas, no funds, bad code. Its text is meant for
// the caller.
type CallError struct{ Err error }

// Error returns the text of the cause.
func (e *CallError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e *CallError) Unwrap() error { return e.Err }

// Call runs msg in the scene and returns what it returned. Failures of the code are *RevertError or *CallError; a
// call that runs out of time returns context.DeadlineExceeded.
func Call(ctx context.Context, env *Env, scene Scene, msg Msg) ([]byte, error) {
	evm, m, err := stage(env, &scene, msg)
	if err != nil {
		return nil, err
	}
	defer evm.Release()
	defer bound(ctx, evm, scene.Timeout)()
	result, err := apply(ctx, evm, scene.State, m)
	if err != nil {
		return nil, err
	}
	if result.Err != nil {
		return nil, failure(result.Err, result.Revert())
	}
	return result.ReturnData, nil
}

// bound cancels the EVM when ctx ends or time is up; the returned function lifts that.
func bound(ctx context.Context, evm *vm.EVM, timeout time.Duration) func() {
	stop := context.AfterFunc(ctx, evm.Cancel)
	if timeout == 0 {
		return func() { stop() }
	}
	timer := time.AfterFunc(timeout, evm.Cancel)
	return func() {
		timer.Stop()
		stop()
	}
}

// apply runs a message. It returns an error when the message could not be run; what the code itself did is in the
// result.
func apply(ctx context.Context, evm *vm.EVM, st *state.StateDB, m *core.Message) (*core.ExecutionResult, error) {
	result, err := core.ApplyMessage(evm, m, nil)
	switch {
	case st.Error() != nil:
		return nil, st.Error()
	case evm.Cancelled() && ctx.Err() != nil:
		return nil, ctx.Err()
	case evm.Cancelled():
		return nil, context.DeadlineExceeded
	case err != nil:
		return nil, &CallError{err}
	}
	return result, nil
}

// stage sets up the EVM for a call.
func stage(env *Env, scene *Scene, msg Msg) (*vm.EVM, *core.Message, error) {
	return stageWith(env, scene, msg, vm.Config{NoBaseFee: true})
}

func stageWith(env *Env, scene *Scene, msg Msg, options vm.Config) (*vm.EVM, *core.Message, error) {
	config := env.Chain.Config()
	header := scene.Header
	blockContext := core.NewEVMBlockContext(header, env.Chain, &header.Coinbase)
	var precompiles vm.PrecompiledContracts
	if len(scene.Overrides) > 0 {
		precompiles = vm.ActivePrecompiledContracts(config.Rules(header.Number, true, header.Time))
		if err := scene.Overrides.apply(scene.State, precompiles); err != nil {
			return nil, nil, err
		}
	}
	m, err := message(header, msg)
	if err != nil {
		return nil, nil, err
	}
	if m.GasPrice.Sign() == 0 {
		blockContext.BaseFee = new(big.Int) // a call without a price pays none, and code sees none
	}
	if m.BlobGasFeeCap != nil && m.BlobGasFeeCap.IsZero() {
		blockContext.BlobBaseFee = new(big.Int)
	}
	evm := vm.NewEVM(blockContext, scene.State, config, options)
	evm.SetJumpDestCache(env.JumpDests)
	if precompiles != nil {
		evm.SetPrecompiles(precompiles)
	} else {
		evm.SetPrecompileCache(env.Precompiles)
	}
	return evm, m, nil
}

// message converts msg for a block with the given header.
func message(header *ethtypes.Header, msg Msg) (*core.Message, error) {
	m := &core.Message{
		From: msg.From, To: msg.To, GasLimit: msg.Gas, Data: msg.Data, AccessList: msg.AccessList,
		SetCodeAuthorizations: msg.Authorizations, BlobHashes: msg.BlobHashes,
	}
	m.SkipNonceCheck().SkipEOACheck().SkipGasLimitCapCheck()
	return m, price(m, header, msg)
}

// price sets what a message sends and pays.
func price(m *core.Message, header *ethtypes.Header, msg Msg) (err error) {
	if m.Value, err = amount("value", msg.Value); err != nil {
		return err
	}
	if msg.BlobHashes != nil {
		if m.BlobGasFeeCap, err = amount("maxFeePerBlobGas", msg.BlobFeeCap); err != nil {
			return err
		}
	}
	if msg.FeeCap == nil && msg.TipCap == nil {
		m.GasPrice, err = amount("gasPrice", msg.GasPrice)
		m.GasFeeCap, m.GasTipCap = m.GasPrice, m.GasPrice
		return err
	}
	if m.GasFeeCap, err = amount("maxFeePerGas", msg.FeeCap); err != nil {
		return err
	}
	if m.GasTipCap, err = amount("maxPriorityFeePerGas", msg.TipCap); err != nil {
		return err
	}
	m.GasPrice = new(uint256.Int)
	if !m.GasFeeCap.IsZero() || !m.GasTipCap.IsZero() {
		m.GasPrice = m.GasPrice.Add(m.GasTipCap, uint256.MustFromBig(orZero(header.BaseFee)))
		if m.GasPrice.Gt(m.GasFeeCap) {
			m.GasPrice = m.GasFeeCap
		}
	}
	return nil
}

func amount(name string, v *big.Int) (*uint256.Int, error) {
	if v == nil {
		return new(uint256.Int), nil
	}
	u, overflow := uint256.FromBig(v)
	if overflow {
		return nil, &CallError{fmt.Errorf("%s is over 256 bits", name)}
	}
	return u, nil
}

// failure turns an error of the EVM into one for the caller.
func failure(err error, revert []byte) error {
	if errors.Is(err, vm.ErrExecutionReverted) {
		reason, unpackErr := abi.UnpackRevert(revert)
		if unpackErr != nil {
			reason = ""
		}
		return &RevertError{Data: common.CopyBytes(revert), Reason: reason}
	}
	return &CallError{err}
}

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
	"github.com/ethereum/go-ethereum/eth/gasestimator"
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
	if scene.Timeout > 0 {
		timer := time.AfterFunc(scene.Timeout, evm.Cancel)
		defer timer.Stop()
	}
	stop := context.AfterFunc(ctx, evm.Cancel)
	defer stop()
	result, err := core.ApplyMessage(evm, m, core.NewGasPool(m.GasLimit))
	if dberr := scene.State.Error(); dberr != nil {
		return nil, dberr
	}
	if evm.Cancelled() {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return nil, context.DeadlineExceeded
	}
	if err != nil {
		return nil, &CallError{err}
	}
	if result.Err != nil {
		return nil, failure(result.Err, result.Revert())
	}
	return result.ReturnData, nil
}

// Estimate returns the smallest gas limit with which msg succeeds in the scene. msg.Gas, or the block's gas limit when
// it is 0, bounds the search, and so does gasCap.
func Estimate(ctx context.Context, env *Env, scene Scene, msg Msg, gasCap uint64) (uint64, error) {
	if err := scene.Overrides.apply(scene.State, nil); err != nil {
		return 0, err
	}
	m, err := message(scene.Header, msg)
	if err != nil {
		return 0, err
	}
	if scene.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, scene.Timeout)
		defer cancel()
	}
	opts := &gasestimator.Options{Config: env.Chain.Config(), Chain: env.Chain, Header: scene.Header, State: scene.State}
	gas, revert, err := gasestimator.Estimate(ctx, m, opts, gasCap)
	switch {
	case ctx.Err() != nil: // the estimator takes a cancelled run for a finished one
		return 0, ctx.Err()
	case scene.State.Error() != nil:
		return 0, scene.State.Error()
	case err != nil:
		return 0, failure(err, revert)
	}
	return gas, nil
}

// stage sets up the EVM for a call.
func stage(env *Env, scene *Scene, msg Msg) (*vm.EVM, *core.Message, error) {
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
	evm := vm.NewEVM(blockContext, scene.State, config, vm.Config{NoBaseFee: true})
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
		SetCodeAuthorizations: msg.Authorizations,
	}
	m.SkipNonceCheck().SkipEOACheck().SkipGasLimitCapCheck()
	var err error
	if m.Value, err = amount("value", msg.Value); err != nil {
		return nil, err
	}
	if msg.FeeCap == nil && msg.TipCap == nil {
		if m.GasPrice, err = amount("gasPrice", msg.GasPrice); err != nil {
			return nil, err
		}
		m.GasFeeCap, m.GasTipCap = m.GasPrice, m.GasPrice
		return m, nil
	}
	if m.GasFeeCap, err = amount("maxFeePerGas", msg.FeeCap); err != nil {
		return nil, err
	}
	if m.GasTipCap, err = amount("maxPriorityFeePerGas", msg.TipCap); err != nil {
		return nil, err
	}
	m.GasPrice = new(uint256.Int)
	if !m.GasFeeCap.IsZero() || !m.GasTipCap.IsZero() {
		m.GasPrice = m.GasPrice.Add(m.GasTipCap, uint256.MustFromBig(header.BaseFee))
		if m.GasPrice.Gt(m.GasFeeCap) {
			m.GasPrice = m.GasFeeCap
		}
	}
	return m, nil
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

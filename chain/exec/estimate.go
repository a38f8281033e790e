package exec

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/params"
	"github.com/holiman/uint256"
)

// Estimate returns the smallest gas limit with which msg succeeds in the scene. msg.Gas, or the block's gas limit when
// it is 0, bounds the search, and so do gasCap and what the sender can pay for.
//
// go-ethereum's estimator searches by bisection, about 17 runs. Nearly always the answer is the most gas a run had in use
// at one time, so that guess and the number below it are tried first: two runs prove it, and all runs share one state.
func Estimate(ctx context.Context, env *Env, scene Scene, msg Msg, gasCap uint64) (uint64, error) {
	evm, m, err := stage(env, &scene, msg)
	if err != nil {
		return 0, err
	}
	defer evm.Release()
	defer bound(ctx, evm, scene.Timeout)()
	e := &estimate{ctx: ctx, scene: &scene, evm: evm, msg: m}
	if e.hi, err = e.ceiling(env.Chain.Config(), gasCap); err != nil {
		return 0, err
	}
	return e.search()
}

// estimate is one search. lo is known to fail, hi to succeed or not tried.
type estimate struct {
	ctx    context.Context
	scene  *Scene
	evm    *vm.EVM
	msg    *core.Message
	lo, hi uint64
}

// ceiling returns the most gas the transaction could have.
func (e *estimate) ceiling(config *params.ChainConfig, gasCap uint64) (uint64, error) {
	header := e.scene.Header
	most := header.GasLimit
	if e.msg.GasLimit >= params.TxGas {
		most = e.msg.GasLimit
	}
	if config.IsOsaka(header.Number, header.Time) { // EIP-7825
		most = min(most, params.MaxTxGas)
	}
	if e.msg.GasFeeCap.IsZero() {
		return min(most, gasCap), nil
	}
	balance := e.scene.State.GetBalance(e.msg.From)
	if e.msg.Value.Cmp(balance) >= 0 && !e.msg.Value.IsZero() {
		return 0, &CallError{core.ErrInsufficientFundsForTransfer}
	}
	affordable := new(uint256.Int).Sub(balance, e.msg.Value)
	if affordable.Div(affordable, e.msg.GasFeeCap); affordable.IsUint64() {
		most = min(most, affordable.Uint64())
	}
	return min(most, gasCap), nil
}

// search narrows lo and hi until they are next to each other.
func (e *estimate) search() (uint64, error) {
	if e.msg.To != nil && len(e.msg.Data) == 0 && e.scene.State.GetCodeSize(*e.msg.To) == 0 {
		if ok, result, err := e.try(params.TxGas); err == nil && ok {
			return result.UsedGas, nil // a transfer runs no code: what it used is what it needs
		}
	}
	first := e.hi
	ok, result, err := e.try(first)
	if err != nil {
		return 0, err
	}
	if !ok {
		if result != nil && !errors.Is(result.Err, vm.ErrOutOfGas) {
			return 0, failure(result.Err, result.Revert())
		}
		return 0, &CallError{fmt.Errorf("gas required exceeds allowance (%d)", first)}
	}
	e.lo = result.UsedGas - 1
	// Calls inside may need a little more than they use, because a 64th stays behind.
	withReserve := (result.MaxUsedGas + params.CallStipend) * 64 / 63
	for _, guess := range []uint64{result.MaxUsedGas, result.MaxUsedGas - 1, withReserve} {
		if err := e.narrow(guess); err != nil {
			return 0, err
		}
	}
	for e.lo+1 < e.hi {
		// The answer is nearly always near the lower end.
		if err := e.narrow(min(e.lo+(e.hi-e.lo)/2, e.lo*2)); err != nil {
			return 0, err
		}
	}
	return e.hi, nil
}

// narrow tries a limit between lo and hi and moves one of them there.
func (e *estimate) narrow(gas uint64) error {
	if gas <= e.lo || gas >= e.hi {
		return nil
	}
	ok, _, err := e.try(gas)
	if err != nil {
		return err
	}
	if ok {
		e.hi = gas
	} else {
		e.lo = gas
	}
	return nil
}

// try runs the message with a gas limit and undoes it. It is not ok when more gas might help; the result is nil when the
// limit did not even cover the message's own bytes.
func (e *estimate) try(gas uint64) (ok bool, result *core.ExecutionResult, err error) {
	e.msg.GasLimit = gas
	before := e.scene.State.Snapshot()
	result, err = apply(e.ctx, e.evm, e.scene.State, e.msg)
	e.scene.State.RevertToSnapshot(before)
	if errors.Is(err, core.ErrIntrinsicGas) || errors.Is(err, core.ErrFloorDataGas) {
		return false, nil, nil
	}
	if err != nil {
		return false, nil, err
	}
	return !result.Failed(), result, nil
}

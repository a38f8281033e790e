package exec

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/eth/tracers/logger"
)

// AccessList returns the accounts and slots that msg touches and the gas it uses with that list declared. A failure of
// the code comes back as failed: the list is good up to there.
//
// Declaring a list changes what a transaction costs and so may change what it does: the search goes on until a run
// touches nothing new.
func AccessList(ctx context.Context, env *Env, scene Scene, msg Msg) (list ethtypes.AccessList, gas uint64, failed, err error) {
	config, header := env.Chain.Config(), scene.Header
	if scene.Timeout > 0 { // for all runs together
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, scene.Timeout)
		defer cancel()
		scene.Timeout = 0
	}
	if err := scene.Overrides.apply(scene.State, nil); err != nil {
		return nil, 0, nil, err
	}
	scene.Overrides = nil
	to := msg.To
	if to == nil {
		created := crypto.CreateAddress(msg.From, scene.State.GetNonce(msg.From))
		to = &created
	}
	known := map[common.Address]struct{}{msg.From: {}, *to: {}}
	for _, addr := range vm.ActivePrecompiles(config.Rules(header.Number, true, header.Time)) {
		known[addr] = struct{}{}
	}
	for _, auth := range msg.Authorizations {
		if authority, err := auth.Authority(); err == nil {
			known[authority] = struct{}{}
		}
	}
	last := logger.NewAccessListTracer(msg.AccessList, known)
	for {
		msg.AccessList = last.AccessList()
		tracer := logger.NewAccessListTracer(msg.AccessList, known)
		result, err := traced(ctx, env, scene, msg, vm.Config{Tracer: tracer.Hooks(), NoBaseFee: true})
		if err != nil {
			return nil, 0, nil, err
		}
		if tracer.Equal(last) {
			if result.Err != nil {
				failed = failure(result.Err, result.Revert())
			}
			return msg.AccessList, result.UsedGas, failed, nil
		}
		last = tracer
	}
}

// traced runs msg with a tracer and leaves the scene's state as it was.
func traced(ctx context.Context, env *Env, scene Scene, msg Msg, config vm.Config) (*core.ExecutionResult, error) {
	evm, m, err := stageWith(env, &scene, msg, config)
	if err != nil {
		return nil, err
	}
	defer evm.Release()
	defer bound(ctx, evm, scene.Timeout)()
	before := scene.State.Snapshot()
	defer scene.State.RevertToSnapshot(before)
	return apply(ctx, evm, scene.State, m)
}

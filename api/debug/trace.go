package debug

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"

	"github.com/ethereum/go-ethereum/eth/tracers"
	"github.com/ethereum/go-ethereum/eth/tracers/logger"
	_ "github.com/ethereum/go-ethereum/eth/tracers/native" // callTracer, prestateTracer and their kind
	gethrpc "github.com/ethereum/go-ethereum/rpc"
)

// maxTrace bounds the bytes of one struct log, the one trace whose size nothing else bounds.
const maxTrace = 64 << 20

// TraceTransaction answers debug_traceTransaction(hash, options).
func (api *API) TraceTransaction(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	options := new(tracers.TraceConfig)
	if err := readOptions(r, 1, options, options); err != nil {
		return nil, err
	}
	return api.run(r, dst, func(ctx context.Context) (any, error) { return api.tracer.TraceTransaction(ctx, hash, options) })
}

// TraceBlockByNumber answers debug_traceBlockByNumber(block, options).
func (api *API) TraceBlockByNumber(r *wire.Request, dst []byte) ([]byte, error) {
	b, err := api.block(r)
	if err != nil {
		return nil, err
	}
	options := new(tracers.TraceConfig)
	if err := readOptions(r, 1, options, options); err != nil {
		return nil, err
	}
	return api.run(r, dst, func(ctx context.Context) (any, error) { return api.tracer.TraceBlockByHash(ctx, b.Hash(), options) })
}

// TraceBlockByHash answers debug_traceBlockByHash(hash, options).
func (api *API) TraceBlockByHash(r *wire.Request, dst []byte) ([]byte, error) {
	hash, err := r.Args.Hash(0)
	if err != nil {
		return nil, err
	}
	options := new(tracers.TraceConfig)
	if err := readOptions(r, 1, options, options); err != nil {
		return nil, err
	}
	return api.run(r, dst, func(ctx context.Context) (any, error) { return api.tracer.TraceBlockByHash(ctx, hash, options) })
}

// TraceCall answers debug_traceCall(call, block, options).
func (api *API) TraceCall(r *wire.Request, dst []byte) ([]byte, error) {
	call, err := r.Args.Call(0)
	if err != nil {
		return nil, err
	}
	at := gethrpc.BlockNumberOrHashWithNumber(gethrpc.LatestBlockNumber)
	if r.Args.Has(1) {
		ref, err := r.Args.Block(1)
		if err != nil {
			return nil, err
		}
		if at, err = api.reference(ref); err != nil {
			return nil, err
		}
	}
	options := new(tracers.TraceCallConfig)
	if err := readOptions(r, 2, options, &options.TraceConfig); err != nil {
		return nil, err
	}
	return api.run(r, dst, func(ctx context.Context) (any, error) {
		return traceCall(ctx, api.tracer.TraceCall, call, &at, options)
	})
}

// traceCall calls f with the call in the type that go-ethereum keeps to itself.
func traceCall[A any](ctx context.Context, f func(context.Context, A, *gethrpc.BlockNumberOrHash, *tracers.TraceCallConfig) (any, error),
	call *wire.Call, at *gethrpc.BlockNumberOrHash, options *tracers.TraceCallConfig,
) (any, error) {
	var args A
	if err := json.Unmarshal(wire.AppendCall(nil, call), &args); err != nil {
		return nil, err
	}
	return f(ctx, args, at, options)
}

// reference turns a block argument into go-ethereum's.
func (api *API) reference(ref wire.BlockRef) (gethrpc.BlockNumberOrHash, error) {
	if ref.Tag == wire.Pending {
		return gethrpc.BlockNumberOrHashWithNumber(gethrpc.PendingBlockNumber), nil // go-ethereum says what it thinks of it
	}
	b, err := lookup(api.chain, ref)
	if err != nil {
		return gethrpc.BlockNumberOrHash{}, err
	}
	if b == nil {
		return gethrpc.BlockNumberOrHash{}, rpcerr.ErrHeaderNotFound
	}
	return gethrpc.BlockNumberOrHashWithHash(b.Hash(), true), nil
}

// readOptions reads the options of a trace, all of them and those that every trace has, and bounds a struct log.
func readOptions(r *wire.Request, i int, all any, common *tracers.TraceConfig) error {
	if r.Args.Has(i) {
		if err := json.Unmarshal(r.Args[i], all); err != nil {
			return jsonrpc.InvalidArgument(i, err)
		}
	}
	if common.Timeout != nil {
		if _, err := time.ParseDuration(*common.Timeout); err != nil {
			return jsonrpc.InvalidArgument(i, err)
		}
	}
	// go-ethereum would take an unknown name for JavaScript, and crash the process for want of an interpreter.
	if common.Tracer != nil && tracers.DefaultDirectory.IsJS(*common.Tracer) {
		return rpcerr.Refused(fmt.Errorf("tracer %q not found", *common.Tracer))
	}
	if common.Config == nil {
		common.Config = new(logger.Config)
	}
	if common.Limit <= 0 || common.Limit > maxTrace {
		common.Limit = maxTrace
	}
	return nil
}

// run makes a trace within the time limit and appends it.
func (api *API) run(r *wire.Request, dst []byte, trace func(context.Context) (any, error)) ([]byte, error) {
	ctx, cancel := context.WithTimeout(r.Ctx, api.timeout)
	defer cancel()
	result, err := trace(ctx)
	if ctx.Err() != nil {
		return nil, ctx.Err() // whatever else went wrong, went wrong for that
	}
	if err != nil {
		return nil, rpcerr.Refused(err)
	}
	raw, err := json.Marshal(result)
	if err != nil {
		return nil, rpcerr.Refused(err)
	}
	if len(raw) > maxTrace {
		return nil, rpcerr.Limit("the trace is over %d bytes: ask for a call tracer, or disable storage, memory and stack", maxTrace)
	}
	return append(dst, raw...), nil
}

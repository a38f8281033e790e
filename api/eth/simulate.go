package eth

import (
	"errors"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain/exec"
)

// Bounds of one eth_simulateV1, beside its gas and time.
const (
	maxSimulatedBlocks = 256
	maxSimulatedCalls  = 5000 // in one block
)

// SimulateV1 answers eth_simulateV1(simulation, block): blocks of calls on top of a block, none of which is kept.
func (api *API) SimulateV1(r *wire.Request, dst []byte) ([]byte, error) {
	in, err := r.Args.Simulation(0)
	if err != nil {
		return nil, err
	}
	switch {
	case len(in.Blocks) == 0:
		return nil, jsonrpc.InvalidParams("empty input")
	case len(in.Blocks) > maxSimulatedBlocks:
		return nil, exec.ErrSimulatedSize
	}
	s, err := api.simulation(in)
	if err != nil {
		return nil, err
	}
	ref, err := optionalBlock(r, 1)
	if err != nil {
		return nil, err
	}
	var scene exec.Scene
	if err := api.setScene(ref, &scene); err != nil {
		return nil, err
	}
	blocks, err := api.chain.Simulate(r.Ctx, scene, s)
	if err != nil {
		return nil, err
	}
	dst = append(dst, '[')
	for i := range blocks {
		dst = api.appendSimulated(comma(dst, i), &blocks[i], in.Full, r.Shape)
	}
	return append(dst, ']'), nil
}

// simulation converts the request.
func (api *API) simulation(in *wire.Simulation) (s exec.Simulation, err error) {
	s = exec.Simulation{TraceTransfers: in.TraceTransfers, Validation: in.Validation, GasCap: api.config.CallGas}
	for i := range in.Blocks {
		b := exec.SimulatedBlock{Block: exec.BlockOverrides(in.Blocks[i].Block), State: overrides(in.Blocks[i].State)}
		if len(in.Blocks[i].Calls) > maxSimulatedCalls {
			return s, rpcerr.Refused(errors.New("too many calls in one block"))
		}
		for _, call := range in.Blocks[i].Calls {
			msg, err := api.message(call)
			if err != nil {
				return s, err
			}
			if err := api.checkChainID(call); err != nil {
				return s, err
			}
			b.Calls = append(b.Calls, exec.SimulatedCall{Msg: msg, Gas: call.Gas, Nonce: call.Nonce})
		}
		s.Blocks = append(s.Blocks, b)
	}
	return s, nil
}

// appendSimulated appends a block with what came of its calls.
func (api *API) appendSimulated(dst []byte, b *exec.Simulated, full bool, shape wire.Shape) []byte {
	dst = wire.AppendBlock(dst, b.Block, b.Senders, full, api.shape(shape))
	dst = append(dst[:len(dst)-1], `,"calls":[`...)
	for i, c := range b.Calls {
		dst = wire.AppendData(append(comma(dst, i), `{"returnData":`...), c.Return)
		dst = wire.AppendLogs(append(dst, `,"logs":`...), c.Logs)
		dst = wire.AppendQuantity(append(dst, `,"gasUsed":`...), c.GasUsed)
		dst = wire.AppendQuantity(append(dst, `,"maxUsedGas":`...), c.MaxUsedGas)
		if c.Failed == nil {
			dst = append(dst, `,"status":"0x1"}`...)
			continue
		}
		dst = append(dst, `,"status":"0x0","error":{"message":`...)
		if revert, ok := errors.AsType[*exec.RevertError](c.Failed); ok {
			dst = wire.AppendText(dst, revert.Error())
			dst = wire.AppendSigned(append(dst, `,"code":`...), rpcerr.CodeReverted)
			dst = wire.AppendData(append(dst, `,"data":`...), revert.Data)
		} else {
			dst = wire.AppendText(dst, "vm execution error: "+c.Failed.Error())
			dst = wire.AppendSigned(append(dst, `,"code":`...), rpcerr.CodeFailed)
		}
		dst = append(dst, `}}`...)
	}
	return append(dst, `]}`...)
}

package eth

import (
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain/exec"
)

// Call answers eth_call(call, block, overrides).
func (api *API) Call(r *wire.Request, dst []byte) ([]byte, error) {
	call, err := r.Args.Call(0)
	if err != nil {
		return nil, err
	}
	scene, msg, err := api.scene(r, call, 1)
	if err != nil {
		return nil, err
	}
	if msg.Gas == 0 || msg.Gas > api.config.CallGas {
		msg.Gas = api.config.CallGas
	}
	out, err := api.chain.Call(r.Ctx, scene, msg)
	if err != nil {
		return nil, err
	}
	return wire.AppendData(dst, out), nil
}

// EstimateGas answers eth_estimateGas(call, block, overrides). The specification requires from, Ethereum does not.
func (api *API) EstimateGas(r *wire.Request, dst []byte) ([]byte, error) {
	call, err := r.Args.Call(0)
	if err != nil {
		return nil, err
	}
	if call.From == nil && r.Shape == wire.Spec {
		return nil, errNoFrom
	}
	scene, msg, err := api.scene(r, call, 1)
	if err != nil {
		return nil, err
	}
	gas, err := api.chain.Estimate(r.Ctx, scene, msg, api.config.CallGas)
	if err != nil {
		return nil, err
	}
	return wire.AppendQuantity(dst, gas), nil
}

// scene turns the call into a message and reads the arguments that calls and estimates share: block, overrides.
func (api *API) scene(r *wire.Request, call *wire.Call, block int) (scene exec.Scene, msg exec.Msg, err error) {
	if msg, err = api.message(call); err != nil {
		return scene, msg, err
	}
	ref, err := optionalBlock(r, block)
	if err != nil {
		return scene, msg, err
	}
	if r.Args.Has(block + 1) {
		set, err := r.Args.Overrides(block + 1)
		if err != nil {
			return scene, msg, err
		}
		scene.Overrides = overrides(set)
	}
	return scene, msg, api.setScene(ref, &scene)
}

// overrides converts a state override set.
func overrides(set wire.Overrides) exec.Overrides {
	out := make(exec.Overrides, len(set))
	for addr, o := range set {
		out[addr] = exec.Override(o)
	}
	return out
}

// setScene sets the block, the state and the time limit of a call.
func (api *API) setScene(ref wire.BlockRef, scene *exec.Scene) error {
	scene.Timeout = api.config.CallTimeout
	if ref.Tag == wire.Pending {
		next, err := api.pending()
		if err != nil {
			return err
		}
		scene.Header, scene.State = next.Block.Header(), next.State()
		return nil
	}
	b, err := api.stateBlock(ref)
	if err != nil {
		return err
	}
	scene.Header = b.SharedHeader()
	scene.State, err = api.chain.State(b)
	return err
}

// message converts a call object.
func (api *API) message(c *wire.Call) (exec.Msg, error) {
	if c.GasPrice != nil && (c.MaxFee != nil || c.MaxTip != nil) {
		return exec.Msg{}, rpcerr.ErrTwoPrices
	}
	if c.Blobs && !api.chain.CarriesBlobs() {
		return exec.Msg{}, rpcerr.ErrBlobs
	}
	msg := exec.Msg{
		To: c.To, GasPrice: c.GasPrice, FeeCap: c.MaxFee, TipCap: c.MaxTip, Value: c.Value, Data: c.Data,
		Authorizations: c.Authorizations, BlobHashes: c.BlobHashes, BlobFeeCap: c.MaxBlobFee,
	}
	if c.From != nil {
		msg.From = *c.From
	}
	if c.Gas != nil {
		msg.Gas = *c.Gas
	}
	if c.AccessList != nil {
		msg.AccessList = *c.AccessList
	}
	return msg, nil
}

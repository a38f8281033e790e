package eth

import "exon/api/wire"

// CreateAccessList answers eth_createAccessList(call, block, overrides). Code that fails is reported beside the list.
func (api *API) CreateAccessList(r *wire.Request, dst []byte) ([]byte, error) {
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
	list, gas, failed, err := api.chain.AccessList(r.Ctx, scene, msg)
	if err != nil {
		return nil, err
	}
	dst = append(dst, `{"accessList":`...)
	dst = wire.AppendAccessList(dst, list)
	if failed != nil {
		dst = append(dst, `,"error":`...)
		dst = wire.AppendText(dst, failed.Error())
	}
	dst = append(dst, `,"gasUsed":`...)
	dst = wire.AppendQuantity(dst, gas)
	return append(dst, '}'), nil
}

package eth

import "exon/api/wire"

// protocolVersion is the eth protocol version clients are told: eth/65.
const protocolVersion = 0x41

// ProtocolVersion answers eth_protocolVersion().
func (api *API) ProtocolVersion(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendQuantity(dst, protocolVersion), nil
}

// Syncing answers eth_syncing(): a node that makes its own blocks is never behind.
func (api *API) Syncing(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendBool(dst, false), nil
}

// ChainID answers eth_chainId().
func (api *API) ChainID(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendBig(dst, api.chain.ChainID()), nil
}

// GasPrice answers eth_gasPrice(): what a legacy transaction must offer to enter the next block.
func (api *API) GasPrice(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendBig(dst, api.chain.NextBaseFee(api.chain.Head().SharedHeader())), nil
}

// Accounts answers eth_accounts() and ex_accounts(): the accounts the node holds, in order of creation.
func (api *API) Accounts(_ *wire.Request, dst []byte) ([]byte, error) {
	dst = append(dst, '[')
	for i, addr := range api.ring.Accounts() {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = wire.AppendAddress(dst, addr)
	}
	return append(dst, ']'), nil
}

package eth

import (
	"encoding/json"
	"fmt"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"
)

// FillTransaction answers eth_fillTransaction(transaction): the transaction as eth_sendTransaction
// would send it, unsigned. The node need not hold the account.
func (api *API) FillTransaction(r *wire.Request, dst []byte) ([]byte, error) {
	call, err := r.Args.Call(0)
	if err != nil {
		return nil, err
	}
	if call.From == nil {
		return nil, errNoFrom
	}
	tx, err := api.fill(call)
	if err != nil {
		return nil, err
	}
	return appendRawAndTx(dst, tx, call)
}

// SignTransaction answers eth_signTransaction(transaction): signed by an unlocked account of this node, not sent.
func (api *API) SignTransaction(r *wire.Request, dst []byte) ([]byte, error) {
	call, err := r.Args.Call(0)
	if err != nil {
		return nil, err
	}
	if call.From == nil {
		return nil, errNoFrom
	}
	if !api.ring.Has(*call.From) {
		return nil, rpcerr.ErrUnknownAccount
	}
	switch { // nobody submits it for the caller: what it says must be the caller's word
	case call.Gas == nil:
		return nil, rpcerr.Refused(fmt.Errorf("gas not specified"))
	case call.GasPrice == nil && (call.MaxFee == nil || call.MaxTip == nil):
		return nil, rpcerr.Refused(fmt.Errorf("missing gasPrice or maxFeePerGas/maxPriorityFeePerGas"))
	case call.Nonce == nil:
		return nil, rpcerr.Refused(fmt.Errorf("nonce not specified"))
	}
	unsigned, err := api.fill(call)
	if err != nil {
		return nil, err
	}
	tx, err := api.ring.SignTx(*call.From, unsigned, api.chain.Signer())
	if err != nil {
		return nil, err
	}
	return appendRawAndTx(dst, tx, call)
}

// appendRawAndTx appends {"raw": bytes, "tx": object}.
func appendRawAndTx(dst []byte, tx *ethtypes.Transaction, call *wire.Call) ([]byte, error) {
	raw, err := tx.MarshalBinary()
	if err != nil {
		return nil, err
	}
	dst = append(dst, `{"raw":`...)
	dst = wire.AppendData(dst, raw)
	dst = append(dst, `,"tx":`...)
	dst = wire.AppendTransaction(dst, tx, *call.From, nil)
	return append(dst, '}'), nil
}

// SignTypedData answers eth_signTypedData_v4(address, data): EIP-712, signed by an unlocked account of this node.
func (api *API) SignTypedData(r *wire.Request, dst []byte) ([]byte, error) {
	addr, err := r.Args.Address(0)
	if err != nil {
		return nil, err
	}
	raw := r.Args[1]
	if len(raw) > 0 && raw[0] == '"' { // some wallets send the object as a string
		text, err := r.Args.Text(1)
		if err != nil {
			return nil, err
		}
		raw = []byte(text)
	}
	var data apitypes.TypedData
	if err := json.Unmarshal(raw, &data); err != nil {
		return nil, jsonrpc.InvalidArgument(1, err)
	}
	hash, _, err := apitypes.TypedDataAndHash(data)
	if err != nil {
		return nil, jsonrpc.InvalidArgument(1, err)
	}
	sig, err := api.ring.SignHash(addr, hash)
	if err != nil {
		return nil, err
	}
	sig[64] += 27
	return wire.AppendData(dst, sig), nil
}

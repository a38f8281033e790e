package eth

import (
	"context"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"

	"github.com/ethereum/go-ethereum/accounts"
	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// errNoFrom says that an object that needs a sender names none.
var errNoFrom = jsonrpc.InvalidParams(`missing required field "from"`)

// SendRawTransaction answers eth_sendRawTransaction(data).
func (api *API) SendRawTransaction(r *wire.Request, dst []byte) ([]byte, error) {
	raw, err := r.Args.Data(0)
	if err != nil {
		return nil, err
	}
	tx := new(ethtypes.Transaction)
	if err := tx.UnmarshalBinary(raw); err != nil {
		return nil, rpcerr.Refused(err)
	}
	sealed, err := api.engine.Admit(r.Ctx, tx)
	if err != nil {
		return nil, err
	}
	return answer(r.Ctx, dst, tx, sealed)
}

// SendTransaction answers eth_sendTransaction(transaction), signed by an unlocked account of this node.
func (api *API) SendTransaction(r *wire.Request, dst []byte) ([]byte, error) {
	call, err := r.Args.Call(0)
	if err != nil {
		return nil, err
	}
	if call.From == nil {
		return nil, errNoFrom
	}
	return api.Send(r.Ctx, dst, call, func(tx *ethtypes.Transaction, signer ethtypes.Signer) (*ethtypes.Transaction, error) {
		return api.ring.SignTx(*call.From, tx, signer)
	})
}

// SignFunc signs a transaction.
type SignFunc func(tx *ethtypes.Transaction, signer ethtypes.Signer) (*ethtypes.Transaction, error)

// Send makes a transaction of call, has it signed, sends it and appends its hash to dst. call.From must be set. Every
// transaction of a node-held account goes this way, so that two never take the same nonce.
func (api *API) Send(ctx context.Context, dst []byte, call *wire.Call, sign SignFunc) ([]byte, error) {
	tx, sealed, err := api.signAndAdmit(ctx, call, sign)
	if err != nil {
		return nil, err
	}
	return answer(ctx, dst, tx, sealed)
}

// signAndAdmit fills in what the caller left out, signs, and hands the transaction to the pool. The lock makes
// concurrent sends of one account take consecutive nonces; it is released before the block is made.
func (api *API) signAndAdmit(ctx context.Context, call *wire.Call, sign SignFunc) (*ethtypes.Transaction, <-chan error, error) {
	lock := &api.nonces[call.From[common.AddressLength-1]%uint8(len(api.nonces))]
	lock.Lock()
	defer lock.Unlock()
	if !api.ring.Has(*call.From) {
		return nil, nil, rpcerr.ErrUnknownAccount
	}
	unsigned, err := api.fill(call)
	if err != nil {
		return nil, nil, err
	}
	tx, err := sign(unsigned, api.chain.Signer())
	if err != nil {
		return nil, nil, err
	}
	sealed, err := api.engine.Admit(ctx, tx)
	return tx, sealed, err
}

// answer waits until there is nothing left to wait for and then gives the transaction's hash.
func answer(ctx context.Context, dst []byte, tx *ethtypes.Transaction, sealed <-chan error) ([]byte, error) {
	if sealed != nil {
		select {
		case err := <-sealed:
			if err != nil {
				return nil, err
			}
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return wire.AppendHash(dst, tx.Hash()), nil
}

// Sign answers eth_sign(address, data).
func (api *API) Sign(r *wire.Request, dst []byte) ([]byte, error) {
	addr, err := r.Args.Address(0)
	if err != nil {
		return nil, err
	}
	data, err := r.Args.Data(1)
	if err != nil {
		return nil, err
	}
	sig, err := api.ring.SignHash(addr, accounts.TextHash(data))
	if err != nil {
		return nil, err
	}
	sig[64] += 27
	return wire.AppendData(dst, sig), nil
}

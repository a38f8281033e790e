package personal

import (
	"errors"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/keys"

	"github.com/ethereum/go-ethereum/accounts"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// SendTransaction answers personal_sendTransaction(transaction, passphrase). The lock state stays as it is.
func (api *API) SendTransaction(r *wire.Request, dst []byte) ([]byte, error) {
	call, err := r.Args.Call(0)
	if err != nil {
		return nil, err
	}
	passphrase, err := r.Args.Text(1)
	if err != nil {
		return nil, err
	}
	if call.From == nil {
		return nil, jsonrpc.InvalidParams(`missing required field "from"`)
	}
	// The passphrase comes first: the order of nonces must not wait for it.
	key, err := api.keys.Decrypt(r.Ctx, *call.From, passphrase)
	if err != nil {
		return nil, err
	}
	defer keys.Wipe(key)
	return api.eth.Send(r.Ctx, dst, call, func(tx *ethtypes.Transaction, signer ethtypes.Signer) (*ethtypes.Transaction, error) {
		defer keys.Wipe(key) // the block may take its time
		return ethtypes.SignTx(tx, signer, key)
	})
}

// Sign answers personal_sign(data, address, passphrase). With a passphrase it works while the account is locked and
// leaves it so; without one the account must be unlocked.
func (api *API) Sign(r *wire.Request, dst []byte) ([]byte, error) {
	data, err := r.Args.Data(0)
	if err != nil {
		return nil, err
	}
	addr, err := r.Args.Address(1)
	if err != nil {
		return nil, err
	}
	hash := accounts.TextHash(data)
	var sig []byte
	if r.Args.Has(2) {
		passphrase, err := r.Args.Text(2)
		if err != nil {
			return nil, err
		}
		key, err := api.keys.Decrypt(r.Ctx, addr, passphrase)
		if err != nil {
			return nil, err
		}
		defer keys.Wipe(key)
		if sig, err = crypto.Sign(hash, key); err != nil {
			return nil, err
		}
	} else if sig, err = api.keys.SignHash(addr, hash); errors.Is(err, keys.ErrUnknownAccount) {
		return nil, keys.ErrNoMatch
	} else if err != nil {
		return nil, err
	}
	sig[crypto.RecoveryIDOffset] += 27
	return wire.AppendData(dst, sig), nil
}

// What a signature can be refused for. The texts are part of the interface.
var (
	errSignatureLength = errors.New("signature must be 65 bytes long")
	errSignatureV      = errors.New("invalid Ethereum signature (V is not 27 or 28)")
)

// EcRecover answers personal_ecRecover(data, signature): the account that signed the data.
func (api *API) EcRecover(r *wire.Request, dst []byte) ([]byte, error) {
	data, err := r.Args.Data(0)
	if err != nil {
		return nil, err
	}
	sig, err := r.Args.Data(1)
	if err != nil {
		return nil, err
	}
	if len(sig) != crypto.SignatureLength {
		return nil, rpcerr.Refused(errSignatureLength)
	}
	if v := sig[crypto.RecoveryIDOffset]; v != 27 && v != 28 {
		return nil, rpcerr.Refused(errSignatureV)
	}
	sig[crypto.RecoveryIDOffset] -= 27
	pub, err := crypto.SigToPub(accounts.TextHash(data), sig)
	if err != nil {
		return nil, rpcerr.Refused(err)
	}
	return wire.AppendAddress(dst, crypto.PubkeyToAddress(*pub)), nil
}

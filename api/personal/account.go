package personal

import (
	"errors"
	"math"
	"strconv"
	"time"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/keys"

	"github.com/ethereum/go-ethereum/crypto"
)

// NewAccount answers personal_newAccount(passphrase): the account is locked.
func (api *API) NewAccount(r *wire.Request, dst []byte) ([]byte, error) {
	passphrase, err := r.Args.Text(0)
	if err != nil {
		return nil, err
	}
	key, err := crypto.GenerateKey()
	if err != nil {
		return nil, err
	}
	defer keys.Wipe(key)
	addr, err := api.keys.Add(r.Ctx, key, passphrase)
	if err != nil {
		return nil, err
	}
	return wire.AppendAddress(dst, addr), nil
}

// ImportRawKey answers personal_importRawKey(key, passphrase): the account is locked. A key that is there already keeps
// its first passphrase and its lock state.
func (api *API) ImportRawKey(r *wire.Request, dst []byte) ([]byte, error) {
	text, err := r.Args.Text(0)
	if err != nil {
		return nil, err
	}
	passphrase, err := r.Args.Text(1)
	if err != nil {
		return nil, err
	}
	digits := text
	if len(text) >= 2 && text[0] == '0' && text[1]|0x20 == 'x' {
		digits = text[2:]
	}
	key, err := crypto.HexToECDSA(digits)
	if err != nil { // its text may repeat a part of the key
		return nil, jsonrpc.InvalidParams("invalid private key")
	}
	defer keys.Wipe(key)
	addr, err := api.keys.Add(r.Ctx, key, passphrase)
	if err != nil {
		return nil, err
	}
	return wire.AppendAddress(dst, addr), nil
}

// LockAccount answers personal_lockAccount(address): true for any account the node holds.
func (api *API) LockAccount(r *wire.Request, dst []byte) ([]byte, error) {
	addr, err := r.Args.Address(0)
	if err != nil {
		return nil, err
	}
	return wire.AppendBool(dst, api.keys.Lock(addr)), nil
}

// UnlockAccount answers personal_unlockAccount(address, passphrase, seconds).
func (api *API) UnlockAccount(r *wire.Request, dst []byte) ([]byte, error) {
	addr, err := r.Args.Address(0)
	if err != nil {
		return nil, err
	}
	passphrase, err := r.Args.Text(1)
	if err != nil {
		return nil, err
	}
	d, err := unlockDuration(r.Args)
	if err != nil {
		return nil, err
	}
	if err := api.keys.Unlock(r.Ctx, addr, passphrase, d); err != nil {
		return nil, err
	}
	return wire.AppendBool(dst, true), nil
}

// defaultUnlock is how long an account is unlocked when the caller does not say.
const defaultUnlock = 300 * time.Second

// maxUnlock is the most seconds that fit a time.Duration.
const maxUnlock = uint64(math.MaxInt64 / int64(time.Second))

var errUnlockTooLong = errors.New("unlock duration too large")

// unlockDuration reads the third argument: whole seconds as a number or a QUANTITY; 0 means until exit.
func unlockDuration(args wire.Args) (time.Duration, error) {
	const at = 2
	if !args.Has(at) {
		return defaultUnlock, nil
	}
	var seconds uint64
	var err error
	if args[at][0] == '"' {
		wide, bad := args.Big(at)
		if bad != nil {
			return 0, bad
		}
		if seconds = math.MaxUint64; wide.IsUint64() {
			seconds = wide.Uint64()
		}
	} else if seconds, err = strconv.ParseUint(string(args[at]), 10, 64); errors.Is(err, strconv.ErrRange) {
		seconds = math.MaxUint64
	} else if err != nil {
		return 0, jsonrpc.InvalidArgument(at, errors.New("want whole seconds of 0 or more, as a number or a hex string"))
	}
	if seconds > maxUnlock {
		return 0, rpcerr.Refused(errUnlockTooLong)
	}
	return time.Duration(seconds) * time.Second, nil
}

package personal

import (
	"context"
	"crypto/ecdsa"
	"time"

	"exon/api/eth"
	"exon/api/wire"

	"github.com/ethereum/go-ethereum/common"
)

// Accounts is what the namespace needs of package keys.
type Accounts interface {
	Add(ctx context.Context, key *ecdsa.PrivateKey, passphrase string) (common.Address, error)
	Unlock(ctx context.Context, addr common.Address, passphrase string, d time.Duration) error
	Lock(addr common.Address) bool
	Decrypt(ctx context.Context, addr common.Address, passphrase string) (*ecdsa.PrivateKey, error)
	SignHash(addr common.Address, hash []byte) ([]byte, error)
}

// Sender is what the namespace needs of package eth.
type Sender interface {
	Accounts(r *wire.Request, dst []byte) ([]byte, error)
	Send(ctx context.Context, dst []byte, call *wire.Call, sign eth.SignFunc) ([]byte, error)
}

// API answers the personal_ methods.
type API struct {
	keys Accounts
	eth  Sender
}

// New returns the namespace over the given accounts.
func New(keys Accounts, eth Sender) *API { return &API{keys: keys, eth: eth} }

// ListAccounts answers personal_listAccounts(), the same as eth_accounts.
func (api *API) ListAccounts(r *wire.Request, dst []byte) ([]byte, error) {
	return api.eth.Accounts(r, dst)
}

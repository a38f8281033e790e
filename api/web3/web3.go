// Package web3 is the web3_ namespace.
package web3

import (
	"exon/api/wire"

	"github.com/ethereum/go-ethereum/crypto"
)

// API answers the web3_ methods.
type API struct{ client string }

// New returns the namespace of a node that calls itself client: <client>/<version>/<os>/<runtime>.
func New(client string) *API { return &API{client: client} }

// ClientVersion answers web3_clientVersion().
func (api *API) ClientVersion(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendText(dst, api.client), nil
}

// Sha3 answers web3_sha3(data): the Keccak-256 of the decoded bytes.
func (api *API) Sha3(r *wire.Request, dst []byte) ([]byte, error) {
	data, err := r.Args.Data(0)
	if err != nil {
		return nil, err
	}
	return wire.AppendHash(dst, crypto.Keccak256Hash(data)), nil
}

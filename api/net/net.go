// Package net is the net_ namespace.
package net

import (
	"strconv"

	"exon/api/wire"
)

// API answers the net_ methods.
type API struct{ version []byte }

// New returns the namespace of the network with that id.
func New(networkID uint64) *API {
	return &API{version: strconv.AppendQuote(nil, strconv.FormatUint(networkID, 10))}
}

// Version answers net_version(): the network id in decimal digits.
func (api *API) Version(_ *wire.Request, dst []byte) ([]byte, error) {
	return append(dst, api.version...), nil
}

// Listening answers net_listening(): an embedded chain takes no peers.
func (api *API) Listening(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendBool(dst, false), nil
}

// PeerCount answers net_peerCount(): an embedded chain has no peers.
func (api *API) PeerCount(_ *wire.Request, dst []byte) ([]byte, error) {
	return wire.AppendQuantity(dst, 0), nil
}

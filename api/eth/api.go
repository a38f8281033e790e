package eth

import (
	"context"
	"sync"
	"sync/atomic"

	"exon/chain"
	"exon/keys"
	"exon/pool"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Engine is what moves the chain, as far as callers see it.
type Engine interface {
	// Admit hands a transaction to the pool. The channel, when not nil, delivers one value once there is nothing left
	// to wait for before the caller is answered.
	Admit(ctx context.Context, tx *ethtypes.Transaction) (<-chan error, error)
	// Attrs returns what a proposer would choose for a block made now.
	Attrs() chain.Attrs
}

// API answers the eth_ methods.
type API struct {
	chain  *chain.Chain
	pool   *pool.Pool
	engine Engine
	ring   *keys.Ring
	config Config
	tip    atomic.Pointer[suggestion]
	nonces [64]sync.Mutex // by address: held from choosing a nonce until the pool has it
}

// New returns the namespace over the given parts.
func New(c *chain.Chain, p *pool.Pool, e Engine, r *keys.Ring, cfg Config) *API {
	return &API{chain: c, pool: p, engine: e, ring: r, config: cfg}
}

package eth

import (
	"context"
	"log/slog"
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

	waiting *pendingLog
	filters *filters
	hub     *hub
}

// New returns the namespace over the given parts. It follows the pool's pending transactions, so a pool has one.
func New(c *chain.Chain, p *pool.Pool, e Engine, r *keys.Ring, cfg Config) *API {
	api := &API{chain: c, pool: p, engine: e, ring: r, config: cfg}
	api.waiting = newPendingLog(cfg.PendingHistory)
	api.filters = newFilters(cfg.FilterLifetime, cfg.MaxFilters)
	api.hub = newHub(c, p, api.waiting, api.logsFrom, cfg.MaxSubscriptions)
	p.OnPending(api.waiting.add)
	return api
}

// Run tells subscribers what happens and forgets filters that nobody polls, until ctx ends. Everything else works without.
func (api *API) Run(ctx context.Context) error {
	var parts sync.WaitGroup
	parts.Go(func() { api.filters.run(ctx) })
	parts.Go(func() { api.hub.run(ctx) })
	parts.Wait()
	return nil
}

// SetLog sets where failures that no caller sees are logged. It is called before Run.
func (api *API) SetLog(log *slog.Logger) { api.hub.log = log }

package debug

import (
	"time"

	"exon/chain"

	"github.com/ethereum/go-ethereum/eth/tracers"
)

// API answers the debug_ methods.
type API struct {
	chain   *chain.Chain
	tracer  *tracers.API
	timeout time.Duration
}

// New returns the namespace over a chain. A trace runs for at most timeout, whatever its caller asks for.
func New(c *chain.Chain, gasCap uint64, timeout time.Duration) *API {
	return &API{chain: c, tracer: tracers.NewAPI(&backend{chain: c, gasCap: gasCap}), timeout: timeout}
}

package eth

import (
	"errors"
	"time"
)

// Config bounds what one call may cost.
type Config struct {
	CallGas      uint64        `toml:"call_gas" comment:"Most gas one eth_call or eth_estimateGas may use, whatever its caller asks for."`
	CallTimeout  time.Duration `toml:"call_timeout" comment:"Most time one eth_call or eth_estimateGas may run."`
	TraceTimeout time.Duration `toml:"trace_timeout" comment:"Most time one debug_trace call may run, whatever its caller asks for."`
	LogResults   int           `toml:"log_results" comment:"Most logs one eth_getLogs may return."`
	LogRange     uint64        `toml:"log_range" comment:"Most blocks one eth_getLogs may look at. 0: no limit."`
	LogTimeout   time.Duration `toml:"log_timeout" comment:"Most time one eth_getLogs may run."`
	Testing      bool          `toml:"testing" comment:"Answer testing_ methods and let transactions wait on an imported chain. For conformance tests only."`

	FilterLifetime   time.Duration `toml:"filter_lifetime" comment:"How long a filter lives without being polled."`
	MaxFilters       int           `toml:"max_filters" comment:"Most filters that may be installed at once."`
	FilterTerms      int           `toml:"filter_terms" comment:"Most addresses and topics, together, that a filter or a subscription may name."`
	PendingHistory   int           `toml:"pending_history" comment:"Hashes of pending transactions that are remembered for filters. One that is polled too rarely misses those before."`
	MaxSubscriptions int           `toml:"max_subscriptions" comment:"Most subscriptions that one WebSocket connection may have."`
}

// Default returns the limits of a node that strangers may use.
func Default() Config {
	return Config{
		CallGas: 50_000_000, CallTimeout: 5 * time.Second, TraceTimeout: 30 * time.Second, LogResults: 10_000, LogTimeout: 10 * time.Second,
		FilterLifetime: 5 * time.Minute, MaxFilters: 10_000, FilterTerms: 1_000, PendingHistory: 65_536, MaxSubscriptions: 128,
	}
}

// Validate reports settings that cannot work.
func (c Config) Validate() error {
	var errs []error
	if c.CallGas < 21_000 {
		errs = append(errs, errors.New("call_gas must be at least 21000"))
	}
	if c.CallTimeout < time.Millisecond || c.TraceTimeout < time.Millisecond || c.LogTimeout < time.Millisecond {
		errs = append(errs, errors.New("call_timeout, trace_timeout and log_timeout must be at least 1ms"))
	}
	if c.LogResults < 1 {
		errs = append(errs, errors.New("log_results must be at least 1"))
	}
	if c.FilterLifetime < time.Millisecond {
		errs = append(errs, errors.New("filter_lifetime must be at least 1ms"))
	}
	if c.MaxFilters < 1 || c.FilterTerms < 1 || c.PendingHistory < 1 || c.MaxSubscriptions < 1 {
		errs = append(errs, errors.New("max_filters, filter_terms, pending_history and max_subscriptions must be at least 1"))
	}
	return errors.Join(errs...)
}

package chain

import (
	"math"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/forkid"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/params"
)

// ForkRules is what changes from fork to fork, as EIP-7910 describes it.
type ForkRules struct {
	Time            uint64 // 0 when in force since the first block
	Blobs           *params.BlobConfig
	ForkID          [4]byte // EIP-6122
	Precompiles     map[string]common.Address
	SystemContracts map[string]common.Address
}

// ForkSchedule returns the rules in force at the head, the next ones and the last ones known; nil where there are none.
func (c *Chain) ForkSchedule() (current, next, last *ForkRules) {
	config := c.genesis.Config
	now, end := config.LatestFork(c.Head().Time()), config.LatestFork(math.MaxUint64)
	current = c.forkRules(config.Timestamp(now))
	for f := now + 1; f <= end && next == nil; f++ {
		next = c.forkRules(config.Timestamp(f))
	}
	if next == nil {
		return current, nil, nil
	}
	return current, next, c.forkRules(config.Timestamp(end))
}

// forkRules returns the rules of the fork at that time, nil for a fork without one.
func (c *Chain) forkRules(time *uint64) *ForkRules {
	if time == nil {
		return nil
	}
	config, first := c.genesis.Config, c.genesis.Block()
	r := &ForkRules{
		Time:            *time,
		Blobs:           config.BlobConfig(config.LatestFork(*time)),
		ForkID:          forkid.NewID(config, first, math.MaxUint64, *time).Hash,
		Precompiles:     make(map[string]common.Address),
		SystemContracts: config.ActiveSystemContracts(*time),
	}
	if *time <= first.Time() {
		r.Time = 0
	}
	for addr, contract := range vm.ActivePrecompiledContracts(config.Rules(config.LondonBlock, true, *time)) {
		r.Precompiles[contract.Name()] = addr
	}
	return r
}

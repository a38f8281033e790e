package logs

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Filter says which logs are wanted.
type Filter struct {
	Addresses []common.Address // of the emitting contract; empty for any
	Topics    [][]common.Hash  // alternatives by position; an empty list for any
}

// Match reports whether the log is wanted.
func (f *Filter) Match(l *ethtypes.Log) bool {
	if len(f.Addresses) > 0 && !slices.Contains(f.Addresses, l.Address) {
		return false
	}
	if len(f.Topics) > len(l.Topics) {
		return false
	}
	for i, alternatives := range f.Topics {
		if len(alternatives) > 0 && !slices.Contains(alternatives, l.Topics[i]) {
			return false
		}
	}
	return true
}

// MayMatch reports whether a block with that bloom can hold a log that is wanted.
func (f *Filter) MayMatch(bloom ethtypes.Bloom) bool {
	if len(f.Addresses) > 0 && !slices.ContainsFunc(f.Addresses, func(a common.Address) bool { return bloom.Test(a[:]) }) {
		return false
	}
	for _, alternatives := range f.Topics {
		if len(alternatives) > 0 && !slices.ContainsFunc(alternatives, func(t common.Hash) bool { return bloom.Test(t[:]) }) {
			return false
		}
	}
	return true
}

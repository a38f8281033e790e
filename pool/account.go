package pool

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// account is the sender of waiting transactions. It is guarded by the pool's lock.
//
// pending has the nonces from the account's own on, without a gap; queued has those beyond a gap, in order. A transaction
// is in one of the two.
type account struct {
	addr    common.Address
	state   accountState
	pending []*item
	queued  []*item
	spent   uint256.Int // cost of all of pending
	dearest uint256.Int // no transaction costs more
	widest  uint64      // no transaction has a higher gas limit

	head, tail, last *item // what the ordered sets have of this account: first and last pending, last queued
	over             bool  // the tail is in the set of accounts over their share
}

// accountState is what the pool wants to know of the state of an account.
type accountState struct {
	nonce   uint64
	balance uint256.Int
	coded   bool // has code: a delegation, since it can send
}

// newState takes over the record of an account, nil for one that does not exist.
func newState(a *ethtypes.StateAccount) (s accountState) {
	if a != nil {
		s.nonce, s.balance = a.Nonce, *a.Balance
		s.coded = common.BytesToHash(a.CodeHash) != ethtypes.EmptyCodeHash
	}
	return s
}

// next returns the nonce that comes after the pending ones.
func (a *account) next() uint64 { return a.state.nonce + uint64(len(a.pending)) }

// executable returns the pending transaction with that nonce, or nil.
func (a *account) executable(nonce uint64) *item {
	if nonce < a.state.nonce || nonce >= a.next() {
		return nil
	}
	return a.pending[nonce-a.state.nonce]
}

// waiting returns the queued transaction with that nonce, or nil, and where it is or would be.
func (a *account) waiting(nonce uint64) (*item, int) {
	i, found := slices.BinarySearchFunc(a.queued, nonce, func(it *item, n uint64) int {
		switch {
		case it.nonce < n:
			return -1
		case it.nonce > n:
			return 1
		}
		return 0
	})
	if found {
		return a.queued[i], i
	}
	return nil, i
}

func (a *account) empty() bool { return len(a.pending)+len(a.queued) == 0 }

// note keeps the bounds that spare the pool from looking at every transaction of the account.
func (a *account) note(it *item) {
	if it.cost.Gt(&a.dearest) {
		a.dearest = it.cost
	}
	a.widest = max(a.widest, it.gas)
}

// shift removes the first of a list without moving the others.
func shift(list []*item) []*item {
	list[0] = nil
	if len(list) == 1 {
		return nil
	}
	return list[1:]
}

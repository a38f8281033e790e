package pool

import (
	"container/list"
	"math"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// slotSize is the size in bytes by which transactions count against the limits, as in go-ethereum.
const slotSize = 32 << 10

// item is a transaction in the pool. The first group of fields never changes once the item is in the pool; the second is
// guarded by the pool's lock.
type item struct {
	tx      *ethtypes.Transaction
	hash    common.Hash
	from    common.Address
	nonce   uint64
	cost    uint256.Int      // most it can take from its sender
	feeCap  uint64           // per gas in wei; what is over 64 bits counts as the largest
	tip     uint64           // likewise
	gas     uint64           // limit
	slots   int              // counted against the limits
	auths   []common.Address // accounts whose authorizations it carries (EIP-7702)
	arrival uint64           // counts admissions
	local   bool             // submitted through this node: kept in the journal

	account *account
	place   int           // in the set it is in
	waits   *list.Element // in the order of expiry, while it is queued
}

// newItem computes what the pool wants to know of a transaction. overflow says that its cost is over 256 bits.
func newItem(tx *ethtypes.Transaction, from common.Address, local bool) (it *item, overflow bool) {
	it = &item{
		tx: tx, hash: tx.Hash(), from: from, nonce: tx.Nonce(), feeCap: saturate(tx.GasFeeCap()), tip: saturate(tx.GasTipCap()),
		gas: tx.Gas(), slots: int((tx.Size() + slotSize - 1) / slotSize), local: local,
	}
	if tx.Type() == ethtypes.SetCodeTxType {
		it.auths = tx.SetCodeAuthorities()
	}
	return it, it.cost.SetFromBig(tx.Cost())
}

func saturate(v *big.Int) uint64 {
	if v.IsUint64() {
		return v.Uint64()
	}
	return math.MaxUint64
}

// cheaper reports whether it offers less than o. Eviction goes by what a transaction offers at most, then by its tip: an
// order that does not change with the base fee.
func (it *item) cheaper(o *item) bool {
	if it.feeCap != o.feeCap {
		return it.feeCap < o.feeCap
	}
	return it.tip < o.tip
}

// evictKey orders the cheapest first and, among equals, the latest.
func (it *item) evictKey() key { return key{it.feeCap, it.tip, ^it.arrival} }

// flat reports whether the tip is never cut short by the fee cap before all of it is: the price of a legacy transaction.
func (it *item) flat() bool { return it.tip == it.feeCap }

// capKey and tipKey order the highest first and, among equals, the earliest.
func (it *item) capKey() key { return key{^it.feeCap, 0, it.arrival} }
func (it *item) tipKey() key { return key{^it.tip, 0, it.arrival} }

// outbids reports whether a transaction may replace another of the same nonce: both its prices must be higher by the
// given percentage, and in any case higher.
func outbids(tx, old *ethtypes.Transaction, bump uint64) bool {
	if old.GasFeeCapCmp(tx) >= 0 || old.GasTipCapCmp(tx) >= 0 {
		return false
	}
	percent, hundred := new(big.Int).SetUint64(100+bump), big.NewInt(100)
	least := func(v *big.Int) *big.Int {
		v = new(big.Int).Mul(percent, v)
		return v.Div(v, hundred)
	}
	return tx.GasFeeCapIntCmp(least(old.GasFeeCap())) >= 0 && tx.GasTipCapIntCmp(least(old.GasTipCap())) >= 0
}

// set is items in no order, and the slots they take. It can be copied quickly.
type set struct {
	items []*item
	slots int
}

func (s *set) add(it *item) {
	it.place = len(s.items)
	s.items = append(s.items, it)
	s.slots += it.slots
}

func (s *set) remove(it *item) {
	last := len(s.items) - 1
	s.items[it.place] = s.items[last]
	s.items[it.place].place = it.place
	s.items[last] = nil
	s.items = s.items[:last]
	s.slots -= it.slots
}

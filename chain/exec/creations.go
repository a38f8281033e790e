package exec

import (
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/holiman/uint256"
)

// creations is a state that notes which accounts come into being, in order. Account numbers rest on that order, and a
// StateDB keeps its changes in maps.
type creations struct {
	*state.StateDB
	created []common.Address // exist since some settled transaction of this block
	touched []common.Address // did not exist when the running transaction first wrote to them
}

// CreateAccount notes the account.
func (c *creations) CreateAccount(addr common.Address) {
	c.touched = append(c.touched, addr)
	c.StateDB.CreateAccount(addr)
}

// AddBalance notes an account that a transfer brings into being.
func (c *creations) AddBalance(addr common.Address, amount *uint256.Int, reason tracing.BalanceChangeReason) uint256.Int {
	c.note(addr)
	return c.StateDB.AddBalance(addr, amount, reason)
}

// SetNonce notes an account that an EIP-7702 authorization brings into being.
func (c *creations) SetNonce(addr common.Address, nonce uint64, reason tracing.NonceChangeReason) {
	c.note(addr)
	c.StateDB.SetNonce(addr, nonce, reason)
}

func (c *creations) note(addr common.Address) {
	if !c.Exist(addr) {
		c.touched = append(c.touched, addr)
	}
}

// settle ends a transaction: what it touched and still exists has come into being.
func (c *creations) settle() {
	for i, addr := range c.touched {
		if c.Exist(addr) && !contains(c.touched[:i], addr) {
			c.created = append(c.created, addr)
		}
	}
	c.forget()
}

// forget drops the notes of a transaction that did not take place.
func (c *creations) forget() { c.touched = c.touched[:0] }

func contains(list []common.Address, addr common.Address) bool {
	for _, a := range list {
		if a == addr {
			return true
		}
	}
	return false
}

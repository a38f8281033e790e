package pool

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/legacypool"
	"github.com/holiman/uint256"
)

// The rules below are go-ethereum's txpool.ValidateTransactionWithState and the EIP-7702 rules of its legacy pool, with
// the same texts, on accounts instead of a state database: TestRulesAgreeWithGoEthereum keeps them together.

// checkState refuses a transaction that its sender's account does not allow.
func (p *Pool) checkState(a *account, it *item, overflow bool) error {
	if a.state.nonce > it.nonce {
		return fmt.Errorf("%w: next nonce %v, tx nonce %v", core.ErrNonceTooLow, a.state.nonce, it.nonce)
	}
	balance := &a.state.balance
	if overflow || it.cost.Gt(balance) {
		cost, have := it.tx.Cost(), balance.ToBig()
		return fmt.Errorf("%w: balance %v, tx cost %v, overshot %v", core.ErrInsufficientFunds, have, cost, new(big.Int).Sub(cost, have))
	}
	if err := checkSpending(a, it); err != nil {
		return err
	}
	return p.checkDelegations(a, it)
}

// checkSpending refuses a transaction that its sender could pay alone but not together with those before it.
func checkSpending(a *account, it *item) error {
	old := a.executable(it.nonce)
	rest := a.spent
	if old != nil {
		rest.Sub(&rest, &old.cost)
	}
	need, over := new(uint256.Int).AddOverflow(&rest, &it.cost)
	if !over && !need.Gt(&a.state.balance) {
		return nil
	}
	have, spent, cost := a.state.balance.ToBig(), a.spent.ToBig(), it.cost.ToBig()
	word := "cost"
	if old != nil {
		word = "bumped"
		cost.Sub(cost, old.cost.ToBig())
	}
	overshot := new(big.Int).Add(spent, cost)
	overshot.Sub(overshot, have)
	return fmt.Errorf("%w: balance %v, queued cost %v, tx %s %v, overshot %v", core.ErrInsufficientFunds, have, spent, word, cost, overshot)
}

// checkDelegations allows accounts whose balance code can take away, because they have a delegation or wait for one, a
// single executable transaction.
func (p *Pool) checkDelegations(a *account, it *item) error {
	if a.state.coded || p.auths[a.addr] > 0 {
		switch {
		case len(a.pending) == 0 && it.nonce != a.state.nonce:
			return legacypool.ErrOutOfOrderTxFromDelegated
		case len(a.pending) > 0 && a.executable(it.nonce) == nil:
			return txpool.ErrInflightTxLimitReached
		}
	}
	for _, authority := range it.auths {
		if other := p.accounts[authority]; other != nil && len(other.pending)+len(other.queued) > 1 {
			return legacypool.ErrAuthorityReserved
		}
	}
	return nil
}

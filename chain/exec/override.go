package exec

import (
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/params"
	"github.com/holiman/uint256"
)

// Override replaces parts of one account for one call. Nil fields leave the account as it is.
type Override struct {
	Nonce            *uint64
	Code             *[]byte
	Balance          *big.Int
	State            map[common.Hash]common.Hash // replaces all storage
	StateDiff        map[common.Hash]common.Hash // replaces the listed slots
	MovePrecompileTo *common.Address
}

// Overrides replaces parts of several accounts for one call.
type Overrides map[common.Address]Override

// apply writes the overrides into st and moves precompiles in the given table, which is nil where a call has none.
func (o Overrides) apply(st *state.StateDB, precompiles vm.PrecompiledContracts) error {
	if len(o) == 0 {
		return nil
	}
	moved := make(map[common.Address]bool)
	for _, addr := range slices.SortedFunc(maps.Keys(o), common.Address.Cmp) {
		account := o[addr]
		if moved[addr] {
			return &CallError{fmt.Errorf("account %s has already been overridden by a precompile", addr.Hex())}
		}
		if err := o.movePrecompile(addr, account.MovePrecompileTo, precompiles, moved); err != nil {
			return err
		}
		if err := account.apply(addr, st); err != nil {
			return err
		}
	}
	st.Finalise(params.Rules{}) // as if an earlier transaction had made the changes
	return nil
}

func (o Overrides) movePrecompile(addr common.Address, to *common.Address, precompiles vm.PrecompiledContracts, moved map[common.Address]bool) error {
	contract, ok := precompiles[addr]
	if to != nil {
		if !ok {
			return &CallError{fmt.Errorf("account %s is not a precompile", addr.Hex())}
		}
		if _, taken := o[*to]; taken {
			return &CallError{fmt.Errorf("account %s is already overridden", to.Hex())}
		}
		precompiles[*to] = contract
		moved[*to] = true
	}
	if ok {
		delete(precompiles, addr)
	}
	return nil
}

func (a Override) apply(addr common.Address, st *state.StateDB) error {
	if a.State != nil && a.StateDiff != nil {
		return &CallError{fmt.Errorf("account %s has both 'state' and 'stateDiff'", addr.Hex())}
	}
	if a.Nonce != nil {
		st.SetNonce(addr, *a.Nonce, tracing.NonceChangeUnspecified)
	}
	if a.Code != nil {
		st.SetCode(addr, *a.Code, tracing.CodeChangeUnspecified)
	}
	if a.Balance != nil {
		balance, overflow := uint256.FromBig(a.Balance)
		if overflow {
			return &CallError{fmt.Errorf("balance of account %s is over 256 bits", addr.Hex())}
		}
		st.SetBalance(addr, balance, tracing.BalanceChangeUnspecified)
	}
	if a.State != nil {
		st.SetStorage(addr, a.State)
	}
	for key, value := range a.StateDiff {
		st.SetState(addr, key, value)
	}
	return nil
}

package exec

import (
	"fmt"

	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
)

// Replay runs the opening of a block and the given first transactions of it on the state of its parent, for looking at
// what comes next. It returns what the block's transactions run in.
func Replay(env *Env, parent, header *ethtypes.Header, txs ethtypes.Transactions, st *state.StateDB) (vm.BlockContext, error) {
	config := env.Chain.Config()
	blockContext := core.NewEVMBlockContext(header, env.Chain, &header.Coinbase)
	evm := vm.NewEVM(blockContext, st, config, vm.Config{})
	defer evm.Release()
	open(evm, st, parent, header)
	signer := ethtypes.MakeSigner(config, header.Number, header.Time)
	for i, tx := range txs {
		msg, err := core.TransactionToMessage(tx, signer, header.BaseFee)
		if err != nil {
			return blockContext, err
		}
		st.SetTxContext(tx.Hash(), i, uint32(i+1))
		if _, err := core.ApplyMessage(evm, msg, nil); err != nil {
			return blockContext, fmt.Errorf("replay transaction %v: %w", tx.Hash(), err)
		}
		st.Finalise(evm.GetRules())
	}
	return blockContext, nil
}

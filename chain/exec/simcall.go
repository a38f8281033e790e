package exec

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/tracing"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/holiman/uint256"
)

// call runs one call as a transaction of the block.
func (r *simulatedRun) call(c *SimulatedCall) error {
	if err := r.fill(c); err != nil {
		return err
	}
	m, err := r.message(c)
	if err != nil {
		return err
	}
	tx, err := transaction(c, r.config.ChainID, r.header.BaseFee != nil)
	if err != nil {
		return err
	}
	index := len(r.txs)
	r.notes.begin(tx.Hash(), uint(index))
	r.state.SetTxContext(tx.Hash(), index, uint32(index+1))
	result, err := core.ApplyMessage(r.evm, m, r.gas)
	switch {
	case r.state.Error() != nil:
		return r.state.Error()
	case r.ctx.Err() != nil:
		return r.ctx.Err()
	case r.evm.Cancelled():
		return context.DeadlineExceeded
	case err != nil:
		return &InvalidCallError{fmt.Errorf("%w (supplied gas %d)", err, m.GasLimit)}
	}
	var root []byte
	if r.config.IsByzantium(r.header.Number) {
		r.hooked.Finalise(r.evm.GetRules())
	} else {
		root = r.state.IntermediateRoot(r.evm.GetRules()).Bytes()
	}
	receipt := core.MakeReceipt(r.evm, result, r.state, r.header.Number, common.Hash{}, r.header.Time, tx, r.gas.CumulativeUsed(), root)
	r.simulator.gas -= min(r.simulator.gas, result.UsedGas)
	r.blobGas += receipt.BlobGasUsed
	done := SimulatedResult{Return: result.Return(), Logs: r.notes.take(), GasUsed: result.UsedGas, MaxUsedGas: result.MaxUsedGas}
	if result.Err != nil {
		done.Failed = failure(result.Err, result.Revert())
	} else {
		r.logs = append(r.logs, done.Logs...)
	}
	r.txs, r.receipts = append(r.txs, tx), append(r.receipts, receipt)
	r.result.Senders, r.result.Calls = append(r.result.Senders, c.From), append(r.result.Calls, done)
	return nil
}

// fill sets the nonce and the gas that a call leaves open, and checks that the block has that much left.
func (r *simulatedRun) fill(c *SimulatedCall) error {
	if c.Nonce == nil {
		nonce := r.state.GetNonce(c.From)
		c.Nonce = &nonce
	}
	left := r.gas.Available(false)
	gas := left
	if c.Gas != nil {
		gas = *c.Gas
	}
	if gas > left {
		return fmt.Errorf("%w: remaining: %d, required: %d", ErrSimulatedGas, left, gas)
	}
	gas = min(gas, r.simulator.gas)
	c.Gas = &gas
	c.Msg.Gas = gas
	return nil
}

// message returns the call as the EVM takes it.
func (r *simulatedRun) message(c *SimulatedCall) (*core.Message, error) {
	header := r.header
	if header.BaseFee == nil {
		if c.FeeCap != nil || c.TipCap != nil {
			return nil, &CallError{fmt.Errorf("maxFeePerGas and maxPriorityFeePerGas are not valid before London is active")}
		}
	}
	m := &core.Message{
		From: c.From, To: c.To, Nonce: *c.Nonce, GasLimit: *c.Gas, Data: c.Data, AccessList: c.AccessList,
		SetCodeAuthorizations: c.Authorizations, BlobHashes: c.BlobHashes,
	}
	if err := price(m, header, c.Msg); err != nil {
		return nil, err
	}
	m.SkipEOACheck().SkipGasLimitCapCheck()
	if !r.input.Validation {
		m.SkipNonceCheck().SkipExecutionGasCapCheck()
	}
	return m, nil
}

// transaction returns the unsigned transaction that a call stands for, of the newest type its fields allow.
func transaction(c *SimulatedCall, chainID *big.Int, london bool) (*ethtypes.Transaction, error) {
	value, tip, most := orZero(c.Value), orZero(c.TipCap), orZero(c.FeeCap)
	switch {
	case c.GasPrice != nil && c.AccessList != nil:
		return ethtypes.NewTx(&ethtypes.AccessListTx{
			ChainID: chainID, Nonce: *c.Nonce, GasPrice: c.GasPrice, Gas: *c.Gas, To: c.To, Value: value, Data: c.Data, AccessList: c.AccessList,
		}), nil
	case c.GasPrice != nil || !london:
		return ethtypes.NewTx(&ethtypes.LegacyTx{Nonce: *c.Nonce, GasPrice: orZero(c.GasPrice), Gas: *c.Gas, To: c.To, Value: value, Data: c.Data}), nil
	case c.Authorizations == nil && c.BlobHashes == nil:
		return ethtypes.NewTx(&ethtypes.DynamicFeeTx{
			ChainID: chainID, Nonce: *c.Nonce, GasTipCap: tip, GasFeeCap: most, Gas: *c.Gas, To: c.To, Value: value, Data: c.Data,
			AccessList: c.AccessList,
		}), nil
	case c.To == nil && c.BlobHashes != nil:
		return nil, &CallError{core.ErrBlobTxCreate}
	case c.To == nil:
		return nil, &CallError{core.ErrSetCodeTxCreate}
	}
	words := make([]*uint256.Int, 0, 5)
	for _, v := range []*big.Int{chainID, tip, most, value, orZero(c.BlobFeeCap)} {
		word, err := amount("amount", v)
		if err != nil {
			return nil, err
		}
		words = append(words, word)
	}
	if c.Authorizations != nil {
		return ethtypes.NewTx(&ethtypes.SetCodeTx{
			ChainID: words[0], Nonce: *c.Nonce, GasTipCap: words[1], GasFeeCap: words[2], Gas: *c.Gas, To: *c.To, Value: words[3],
			Data: c.Data, AccessList: c.AccessList, AuthList: c.Authorizations,
		}), nil
	}
	return ethtypes.NewTx(&ethtypes.BlobTx{
		ChainID: words[0], Nonce: *c.Nonce, GasTipCap: words[1], GasFeeCap: words[2], Gas: *c.Gas, To: *c.To, Value: words[3],
		Data: c.Data, AccessList: c.AccessList, BlobFeeCap: words[4], BlobHashes: c.BlobHashes,
	}), nil
}

func orZero(v *big.Int) *big.Int {
	if v == nil {
		return new(big.Int)
	}
	return v
}

// Transfers of ether are noted as the log that an ERC-20 token at the address of ERC-7528 would make.
var (
	transferTopic   = common.HexToHash("0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef")
	transferAddress = common.HexToAddress("0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee")
)

// transferLog collects the logs of a call and, where asked for, its transfers of ether, in the order they happen. What a frame
// noted goes when the frame reverts.
type transferLog struct {
	transfers    bool
	number, time uint64
	tx           common.Hash
	index        uint
	count        int // logs of the block so far; those that reverted keep their index, as the execution API's tests have it
	logs         []*ethtypes.Log
	frames       []int // length of logs when each open frame began
}

func (t *transferLog) hooks() *tracing.Hooks {
	return &tracing.Hooks{OnEnter: t.enter, OnExit: t.exit, OnLog: func(l *ethtypes.Log) { t.note(l.Address, l.Topics, l.Data) }}
}

// begin starts a call.
func (t *transferLog) begin(tx common.Hash, index uint) {
	t.tx, t.index, t.logs, t.frames = tx, index, nil, t.frames[:0]
}

// take returns the logs of the call.
func (t *transferLog) take() []*ethtypes.Log {
	return t.logs
}

func (t *transferLog) enter(_ int, op byte, from, to common.Address, _ []byte, _ uint64, value *big.Int) {
	t.frames = append(t.frames, len(t.logs))
	if kind := vm.OpCode(op); !t.transfers || kind == vm.DELEGATECALL || kind == vm.CALLCODE || value == nil || value.Sign() == 0 {
		return
	}
	t.note(transferAddress, []common.Hash{transferTopic, common.BytesToHash(from[:]), common.BytesToHash(to[:])}, common.BigToHash(value).Bytes())
}

func (t *transferLog) exit(_ int, _ []byte, _ uint64, _ error, reverted bool) {
	if len(t.frames) == 0 {
		return
	}
	last := len(t.frames) - 1
	if reverted {
		t.logs = t.logs[:t.frames[last]]
	}
	t.frames = t.frames[:last]
}

func (t *transferLog) note(addr common.Address, topics []common.Hash, data []byte) {
	t.logs = append(t.logs, &ethtypes.Log{
		Address: addr, Topics: topics, Data: data, BlockNumber: t.number, BlockTimestamp: t.time, TxHash: t.tx, TxIndex: t.index,
		Index: uint(t.count),
	})
	t.count++
}

package api_test

import (
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/program"
	"github.com/ethereum/go-ethereum/crypto"
)

// contract is code of the scenario. The names are those of testdata/scenario.txt.
type contract struct {
	name string
	code []byte
}

// storedTopic is the first topic of what the store logs.
var storedTopic = crypto.Keccak256Hash([]byte("Stored(address,uint256)"))

// contracts lists the code of the scenario in order of its creation.
var contracts = []contract{
	{"store", storeCode()},
	{"logger", loggerCode()},
	{"reason", revertCode(errorString("not today"))},
	{"custom", revertCode(append(crypto.Keccak256([]byte("Denied(uint256)"))[:4], common.LeftPadBytes([]byte{0x2a}, 32)...))},
	{"empty", revertCode(nil)},
	{"fickle", program.New().Op(vm.PUSH0, vm.PUSH0, vm.LOG0).Append(revertCode(nil)).Bytes()},
	{"endless", program.New().Op(vm.JUMPDEST, vm.PUSH0, vm.JUMP).Bytes()},
	{"invalid", program.New().Op(vm.INVALID).Bytes()},
	{"burner", burnerCode()},
	{"context", contextCode()},
}

// storeCode returns slot 0 when called without data. With data it puts the first word into slot 0 and logs it with the
// topics Stored(address,uint256) and the caller.
func storeCode() []byte {
	const set = 12
	p := program.New().Op(vm.CALLDATASIZE).Push(set).Op(vm.JUMPI)
	p.Op(vm.PUSH0, vm.SLOAD, vm.PUSH0, vm.MSTORE).Push(32).Op(vm.PUSH0, vm.RETURN)
	if p.Size() != set {
		panic("store: the jump does not land")
	}
	p.Op(vm.JUMPDEST, vm.PUSH0, vm.CALLDATALOAD, vm.DUP1, vm.PUSH0, vm.SSTORE, vm.PUSH0, vm.MSTORE)
	return p.Op(vm.CALLER).Push(storedTopic.Bytes()).Push(32).Op(vm.PUSH0, vm.LOG2).Bytes()
}

// loggerCode logs its data five times, with no topic up to the topics 1, 2, 3 and 4.
func loggerCode() []byte {
	p := program.New().Op(vm.CALLDATASIZE, vm.PUSH0, vm.PUSH0, vm.CALLDATACOPY)
	for topics := range 5 {
		for topic := topics; topic > 0; topic-- {
			p.Push(topic)
		}
		p.Op(vm.CALLDATASIZE, vm.PUSH0, vm.LOG0+vm.OpCode(topics))
	}
	return p.Bytes()
}

// revertCode reverts with the data.
func revertCode(data []byte) []byte {
	return program.New().Mstore(data, 0).Push(len(data)).Op(vm.PUSH0, vm.REVERT).Bytes()
}

// errorString is what a Solidity contract returns for require(false, text).
func errorString(text string) []byte {
	data := append(crypto.Keccak256([]byte("Error(string)"))[:4], common.LeftPadBytes([]byte{32}, 32)...)
	data = append(data, common.LeftPadBytes([]byte{byte(len(text))}, 32)...)
	return append(data, common.RightPadBytes([]byte(text), 32)...)
}

// burnerCode runs until 4096 gas is left.
func burnerCode() []byte {
	return program.New().Op(vm.JUMPDEST, vm.GAS).Push(4096).Op(vm.LT, vm.PUSH0, vm.JUMPI).Bytes()
}

// contextWords are the words that the context contract returns, in order.
var contextWords = []vm.OpCode{
	vm.GAS, vm.CALLER, vm.ORIGIN, vm.CALLVALUE, vm.SELFBALANCE, vm.GASPRICE, vm.NUMBER, vm.TIMESTAMP, vm.CHAINID, vm.GASLIMIT,
	vm.BASEFEE, vm.COINBASE,
}

// contextCode returns contextWords and the hash of the block before.
func contextCode() []byte {
	p := program.New()
	for i, word := range contextWords {
		p.Op(word).Push(32 * i).Op(vm.MSTORE)
	}
	p.Push(1).Op(vm.NUMBER, vm.SUB, vm.BLOCKHASH).Push(32 * len(contextWords)).Op(vm.MSTORE)
	return p.Push(32*len(contextWords)+32).Op(vm.PUSH0, vm.RETURN).Bytes()
}

// creation returns the code that creates a contract with this code.
func creation(code []byte) []byte { return program.New().ReturnViaCodeCopy(code).Bytes() }

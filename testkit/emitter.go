package testkit

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

// The events of an ERC-20 token.
var (
	Transfer = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	Approval = crypto.Keccak256Hash([]byte("Approval(address,address,uint256)"))
)

// emitterCode is a contract that logs the first three words of its input as topics and the fourth as data, which is how a
// token logs a transfer or an approval. More input than that is logged as more such events.
//
//	for at := 0; at < calldatasize; at += 128 { log3(data(at+96), topics at, at+32, at+64) }
var emitterCode = initCode("6000" + // at
	"5b" + // loop:
	"80361115602a57" + // if !(calldatasize > at) goto end
	"602081606001600037" + // copy 32 bytes from at+96 to 0
	"806040013581602001358235" + // topics 2, 1 and 0
	"60206000a3" + // log them with the 32 bytes
	"608001600256" + // at += 128; goto loop
	"5b00") // end:

// blobCode is a contract that logs as many zero bytes as its input says.
var blobCode = initCode("6000356000a000")

// initCode returns the code that deploys a contract.
func initCode(runtime string) string {
	return fmt.Sprintf("0x60%02x80600b6000396000f3%s", len(runtime)/2, runtime)
}

// Event is one event of a token.
type Event struct {
	Kind     common.Hash // Transfer or Approval
	From, To common.Address
	Value    int64
}

// input returns the input that makes an emitter log these events.
func input(events ...Event) string {
	var b strings.Builder
	b.WriteString("0x")
	for _, e := range events {
		b.WriteString(hexutil.Encode(e.Kind[:])[2:])
		b.WriteString(common.BytesToHash(e.From[:]).Hex()[2:])
		b.WriteString(common.BytesToHash(e.To[:]).Hex()[2:])
		b.WriteString(common.BigToHash(big.NewInt(e.Value)).Hex()[2:])
	}
	return b.String()
}

// send sends a transaction of the node's first account and returns its hash.
func (n *Node) send(tx map[string]any) common.Hash {
	n.t.Helper()
	tx["from"] = Address(n.Keys[0])
	var hash common.Hash
	n.Must("/eth", &hash, "eth_sendTransaction", tx)
	return hash
}

// deploy deploys code in a block of its own and returns the contract. The node must seal at once.
func (n *Node) deploy(code string) common.Address {
	n.t.Helper()
	var receipt struct {
		ContractAddress common.Address `json:"contractAddress"`
		Status          string         `json:"status"`
	}
	hash := n.send(map[string]any{"data": code, "gas": "0x100000"})
	n.Must("/eth", &receipt, "eth_getTransactionReceipt", hash)
	if receipt.Status != "0x1" {
		n.t.Fatalf("deploying failed")
	}
	return receipt.ContractAddress
}

// DeployToken deploys a contract that logs the events of a token, and makes a block for it.
func (n *Node) DeployToken() common.Address { n.t.Helper(); return n.deploy(emitterCode) }

// DeployBlob deploys a contract that logs as many bytes as it is asked for, and makes a block for it.
func (n *Node) DeployBlob() common.Address { n.t.Helper(); return n.deploy(blobCode) }

// Emit makes a token log events, all in one transaction, and returns its hash.
func (n *Node) Emit(token common.Address, events ...Event) common.Hash {
	n.t.Helper()
	return n.send(map[string]any{"to": token, "data": input(events...), "gas": "0x200000"})
}

// EmitBlob makes a contract log size bytes.
func (n *Node) EmitBlob(blob common.Address, size int64) common.Hash {
	n.t.Helper()
	return n.send(map[string]any{"to": blob, "data": common.BigToHash(big.NewInt(size)).Hex(), "gas": "0xf00000"})
}

// Pay sends a little money, which makes a block where the node seals at once.
func (n *Node) Pay() common.Hash {
	n.t.Helper()
	return n.send(map[string]any{"to": common.Address{0xaa}, "value": "0x1", "gas": "0x5208"})
}

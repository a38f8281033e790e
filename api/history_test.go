package api_test

import (
	"math/big"
	"testing"

	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

// TestPastStates makes more blocks than any cache of states holds and reads each of them again.
func TestPastStates(t *testing.T) {
	const blocks = 140
	n := startChain(t, nil)
	store := crypto.CreateAddress(n.account(5), 0)
	n.send("store", 5, map[string]any{"gas": hexutil.Uint64(200_000), "data": hexutil.Bytes(creation(contracts[0].code))})
	for i := int64(2); i <= blocks; i++ {
		n.send("", 0, map[string]any{"to": store, "data": word(i)})
		if i%10 == 0 {
			n.send("", 1, map[string]any{"to": n.account(2), "value": "0x1"})
		}
	}
	head := int64(n.head())
	value, nonce, received := int64(0), int64(0), int64(0)
	for number := range head + 1 {
		at := hexutil.EncodeUint64(uint64(number))
		var b struct {
			Transactions []struct{ From common.Address }
		}
		n.Must("/b", &b, "eth_getBlockByNumber", at, true)
		for _, tx := range b.Transactions {
			switch tx.From {
			case n.account(0):
				nonce++
				value = nonce + 1
			case n.account(1):
				received++
			}
		}
		n.want("eth_getStorageAt", word(value).String(), store, "0x0", at)
		n.want("eth_getTransactionCount", hexutil.EncodeUint64(uint64(nonce)), n.account(0), at)
		balance := new(big.Int).Add(new(big.Int).Mul(testkit.Ether, big.NewInt(10_000)), big.NewInt(received))
		n.want("eth_getBalance", hexutil.EncodeBig(balance), n.account(2), at)
		call, code := word(value).String(), hexutil.Encode(contracts[0].code)
		if number == 0 {
			call, code = "0x", "0x"
		}
		n.want("eth_getCode", code, store, at)
		n.want("eth_call", call, map[string]any{"to": store}, at)
	}
	if value != blocks || received != blocks/10 {
		t.Errorf("the blocks hold %d values and %d transfers", value, received)
	}
}

// want calls a method and compares its result.
func (s *scenario) want(method, want string, args ...any) {
	s.t.Helper()
	var have string
	s.Must("/b", &have, method, args...)
	if have != want {
		s.t.Errorf("%s%v is %s, want %s", method, args, have, want)
	}
}

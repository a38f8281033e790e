package wire

import (
	"encoding/json"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/trie"
)

// bigBlock returns a block of n token transfers with the fields of a present-day header.
func bigBlock(n int) (*ethtypes.Block, []common.Address) {
	body := &ethtypes.Body{Withdrawals: []*ethtypes.Withdrawal{}}
	for i := range n {
		body.Transactions = append(body.Transactions, sign(&ethtypes.DynamicFeeTx{ChainID: sampleChain, Nonce: uint64(i), GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(3e9),
			Gas: 60000, To: &sampleTo, Value: big.NewInt(1e18), Data: sampleInput}, sampleSigner))
	}
	b := ethtypes.NewBlock(sampleHeader("osaka"), body, nil, trie.NewStackTrie(nil))
	return b, sendersOf(b)
}

func BenchmarkAppendBlock200(b *testing.B) {
	block, senders := bigBlock(200)
	b.Run("append", func(b *testing.B) {
		b.ReportAllocs()
		var dst []byte
		for b.Loop() {
			dst = AppendBlock(dst[:0], block, senders, true, Ethereum)
		}
		b.SetBytes(int64(len(dst)))
	})
	b.Run("append-new-buffer", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			AppendBlock(nil, block, senders, true, Ethereum)
		}
	})
	b.Run("hashes", func(b *testing.B) {
		b.ReportAllocs()
		var dst []byte
		for b.Loop() {
			dst = AppendBlock(dst[:0], block, nil, false, Ethereum)
		}
	})
	b.Run("encoding-json", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := json.Marshal(reflected(block)); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// reflected is the block as encoding/json would write it from the library's own types, for comparison.
func reflected(block *ethtypes.Block) any {
	type position struct {
		*ethtypes.Transaction
		BlockHash common.Hash
	}
	txs := make([]any, 0, len(block.Transactions()))
	for _, tx := range block.Transactions() {
		txs = append(txs, position{tx, block.Hash()})
	}
	return struct {
		Header       *ethtypes.Header
		Size         hexutil.Uint64
		Transactions []any
	}{block.Header(), hexutil.Uint64(block.Size()), txs}
}

func BenchmarkAppendTransaction(b *testing.B) {
	for _, name := range []string{"legacy", "dynamic", "setcode"} {
		tx := sampleTransactions()[name]
		at := samplePosition()
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			var dst []byte
			for b.Loop() {
				dst = AppendTransaction(dst[:0], tx, sampleFrom, at)
			}
		})
	}
}

func BenchmarkAppendReceipt(b *testing.B) {
	tx := sampleTransactions()["dynamic"]
	r := sampleReceipt(tx, 1, 2)
	b.Run("append", func(b *testing.B) {
		b.ReportAllocs()
		var dst []byte
		for b.Loop() {
			dst = AppendReceipt(dst[:0], r, tx, sampleFrom, Ethereum)
		}
	})
	b.Run("encoding-json", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := json.Marshal(r); err != nil {
				b.Fatal(err)
			}
		}
	})
}

package node_test

import (
	"bytes"
	"errors"
	"io"
	"math/big"
	"os"
	"strings"
	"testing"

	"exon/chain"
	"exon/config"
	"exon/node"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"
)

const data = "../e2e/testdata/execution-apis/"

// testChain returns the genesis file and the blocks of the execution API's tests.
func testChain(t *testing.T) ([]byte, []*ethtypes.Block) {
	t.Helper()
	genesis, err := os.ReadFile(data + "genesis.json")
	if err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(data + "chain.rlp")
	if err != nil {
		t.Fatal(err)
	}
	var blocks []*ethtypes.Block
	for s := rlp.NewStream(bytes.NewReader(raw), 0); ; {
		b := new(ethtypes.Block)
		if err := s.Decode(b); errors.Is(err, io.EOF) {
			return genesis, blocks
		} else if err != nil {
			t.Fatal(err)
		}
		blocks = append(blocks, b)
	}
}

func openImport(t *testing.T, genesis []byte) *node.Importer {
	t.Helper()
	i, err := node.OpenImport(t.TempDir(), genesis, config.Default(), testkit.Log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := i.Close(); err != nil {
			t.Error(err)
		}
	})
	return i
}

func read(t *testing.T, i *node.Importer, blocks ...*ethtypes.Block) (node.Imported, error) {
	t.Helper()
	var file bytes.Buffer
	for _, b := range blocks {
		if err := rlp.Encode(&file, b); err != nil {
			t.Fatal(err)
		}
	}
	return i.Read(t.Context(), &file, func(node.Imported) {})
}

// TestImportRefuses spoils one block at a time. What a block says of its body is made to fit where another rule is meant.
func TestImportRefuses(t *testing.T) {
	genesis, blocks := testChain(t)
	i := openImport(t, genesis)
	// The last block but one stands for all: it is of the newest rules and has transactions.
	last := len(blocks) - 1
	if _, err := read(t, i, blocks[:last]...); err != nil {
		t.Fatal(err)
	}
	good := blocks[last]
	header := func(change func(*ethtypes.Header)) *ethtypes.Block {
		h := good.Header()
		change(h)
		return good.WithSeal(h)
	}
	body := func(change func(*ethtypes.Body)) *ethtypes.Block {
		b := &ethtypes.Body{Transactions: append(ethtypes.Transactions(nil), good.Transactions()...), Withdrawals: good.Withdrawals()}
		change(b)
		h := good.Header()
		h.TxHash = ethtypes.DeriveSha(ethtypes.Transactions(b.Transactions), trie.NewStackTrie(nil))
		return ethtypes.NewBlockWithHeader(h).WithBody(*b)
	}
	for _, c := range []struct {
		name  string
		block *ethtypes.Block
		want  string
	}{
		{"state root", header(func(h *ethtypes.Header) { h.Root[0]++ }), "state root is"},
		{"receipts root", header(func(h *ethtypes.Header) { h.ReceiptHash[0]++ }), "receipts root is"},
		{"transactions root", header(func(h *ethtypes.Header) { h.TxHash[0]++ }), "transactions root is"},
		{"withdrawals root", header(func(h *ethtypes.Header) { h.WithdrawalsHash = new(common.Hash) }), "withdrawals root is"},
		{"requests hash", header(func(h *ethtypes.Header) { h.RequestsHash = new(common.Hash) }), "requests hash is"},
		{"logs bloom", header(func(h *ethtypes.Header) { h.Bloom[0]++ }), "logs bloom is"},
		{"gas used", header(func(h *ethtypes.Header) { h.GasUsed++ }), "gas used is"},
		{"gas limit", header(func(h *ethtypes.Header) { h.GasLimit *= 2 }), "invalid gas limit"},
		{"base fee", header(func(h *ethtypes.Header) { h.BaseFee.Add(h.BaseFee, common.Big1) }), "invalid baseFee"},
		{"time", header(func(h *ethtypes.Header) { h.Time = 1 }), "invalid timestamp"},
		{"number", header(func(h *ethtypes.Header) { h.Number = big.NewInt(99) }), "unknown ancestor"},
		{"work after the merge", header(func(h *ethtypes.Header) { h.Difficulty = common.Big1 }), "invalid terminal block"},
		{"blob gas", header(func(h *ethtypes.Header) { h.BlobGasUsed = new(uint64); *h.BlobGasUsed = 1 << 17 }), "blob gas used is 131072, want 0"},
		{"parent", header(func(h *ethtypes.Header) { h.ParentHash[0]++ }), "parent is"},
		{"order", blocks[0], ""},
		{"no withdrawals", body(func(b *ethtypes.Body) { b.Withdrawals = nil }), "withdrawals in the body: false"},
		{"transaction twice", body(func(b *ethtypes.Body) { b.Transactions = append(b.Transactions, b.Transactions[0]) }), "nonce too low"},
		{"transactions out of order", body(func(b *ethtypes.Body) {
			b.Transactions[0], b.Transactions[len(b.Transactions)-1] = b.Transactions[len(b.Transactions)-1], b.Transactions[0]
		}), "nonce too high"},
		{"signature", body(func(b *ethtypes.Body) { b.Transactions[0] = unsigned(b.Transactions[0]) }), "invalid transaction v, r, s values"},
	} {
		t.Run(c.name, func(t *testing.T) {
			done, err := read(t, i, c.block)
			if c.want == "" { // a block that is there already is no error
				if err != nil || done.Known != 1 {
					t.Errorf("%+v, %v", done, err)
				}
				return
			}
			if !errors.Is(err, chain.ErrInvalidBlock) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want an invalid block: %s", err, c.want)
			}
			if done.Blocks != 0 || done.Head != uint64(last) {
				t.Errorf("%+v after a refused block", done)
			}
		})
	}
	if done, err := read(t, i, good); err != nil || done.Blocks != 1 {
		t.Errorf("the good block: %+v, %v", done, err)
	}
}

// unsigned returns the transaction with a signature of zeros.
func unsigned(tx *ethtypes.Transaction) *ethtypes.Transaction {
	return ethtypes.NewTx(&ethtypes.LegacyTx{Nonce: tx.Nonce(), GasPrice: tx.GasFeeCap(), Gas: tx.Gas(), To: tx.To(), Value: tx.Value(), Data: tx.Data(), V: big.NewInt(27)})
}

// TestImportRefusesEarly: the rules of work hold for the blocks made under them, and blocks must follow each other.
func TestImportRefusesEarly(t *testing.T) {
	genesis, blocks := testChain(t)
	i := openImport(t, genesis)
	h := blocks[0].Header()
	h.Difficulty.Add(h.Difficulty, common.Big1)
	if _, err := read(t, i, blocks[0].WithSeal(h)); err == nil || !strings.Contains(err.Error(), "invalid difficulty") {
		t.Errorf("difficulty: %v", err)
	}
	if _, err := read(t, i, blocks[1]); !errors.Is(err, chain.ErrInvalidBlock) || !strings.Contains(err.Error(), "parent is") {
		t.Errorf("a gap: %v", err)
	}
	if _, err := i.Read(t.Context(), strings.NewReader("text"), nil); err == nil || !strings.Contains(err.Error(), "entry 0 of the file is not a block") {
		t.Errorf("text: %v", err)
	}
}

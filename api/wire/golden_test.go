package wire

import (
	"testing"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

var shapes = map[string]Shape{"spec": Spec, "ethereum": Ethereum}

func TestGoldenBlocks(t *testing.T) {
	b, senders := sampleBlock("osaka")
	for name, shape := range shapes {
		checkGolden(t, "block-full-"+name, AppendBlock(nil, b, senders, true, shape))
		checkGolden(t, "block-hashes-"+name, AppendBlock(nil, b, nil, false, shape))
		checkGolden(t, "block-pending-full-"+name, AppendPendingBlock(nil, b, senders, true, shape))
		checkGolden(t, "block-pending-hashes-"+name, AppendPendingBlock(nil, b, nil, false, shape))
	}
	checkGolden(t, "header", AppendHeader(nil, b.Header(), b.Hash()))
	old, _ := sampleBlock("frontier")
	checkGolden(t, "block-frontier-ethereum", AppendBlock(nil, old, nil, false, Ethereum))
	empty := ethtypes.NewBlockWithHeader(sampleHeader("osaka"))
	checkGolden(t, "block-empty-spec", AppendBlock(nil, empty, nil, true, Spec))
}

func TestGoldenTransactions(t *testing.T) {
	for name, tx := range sampleTransactions() {
		checkGolden(t, "tx-"+name+"-included", AppendTransaction(nil, tx, sampleFrom, samplePosition()))
		checkGolden(t, "tx-"+name+"-pending", AppendTransaction(nil, tx, sampleFrom, nil))
	}
}

func TestGoldenReceipts(t *testing.T) {
	txs := sampleTransactions()
	root := sampleReceipt(txs["legacy"], 0, 0)
	root.PostState = root.BlockHash[:]
	cases := map[string]struct {
		r  *ethtypes.Receipt
		tx *ethtypes.Transaction
	}{
		"success":         {sampleReceipt(txs["dynamic"], 1, 0), txs["dynamic"]},
		"failed":          {sampleReceipt(txs["legacy"], 0, 0), txs["legacy"]},
		"creation":        {sampleReceipt(txs["creation"], 1, 1), txs["creation"]},
		"creation-failed": {sampleReceipt(txs["creation"], 0, 0), txs["creation"]},
		"logs":            {sampleReceipt(txs["accesslist"], 1, 4), txs["accesslist"]},
		"root":            {root, txs["legacy"]},
		"blob":            {sampleReceipt(txs["blob"], 1, 0), txs["blob"]},
	}
	for name, c := range cases {
		for shapeName, shape := range shapes {
			checkGolden(t, "receipt-"+name+"-"+shapeName, AppendReceipt(nil, c.r, c.tx, sampleFrom, shape))
		}
	}
	checkGolden(t, "logs", AppendLogs(nil, cases["logs"].r.Logs))
}

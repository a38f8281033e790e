package api_test

import (
	"context"
	"encoding/json"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/trie"
)

// TestBlocksRecompute takes every block of the scenario as the eth profile shows it and computes its hash, its size, the
// roots of its transactions and receipts and its bloom again, with go-ethereum's types.
func TestBlocksRecompute(t *testing.T) {
	n := startScenario(t)
	var parent common.Hash
	for number := range uint64(n.head()) + 1 {
		var raw json.RawMessage
		n.Must("/eth", &raw, "eth_getBlockByNumber", hexutil.EncodeUint64(number), true)
		var header ethtypes.Header
		var rest struct {
			Hash         common.Hash
			Size         hexutil.Uint64
			Transactions []*ethtypes.Transaction
			Withdrawals  []*ethtypes.Withdrawal
		}
		decode(t, raw, &header)
		decode(t, raw, &rest)
		if have := header.Hash(); have != rest.Hash {
			t.Errorf("block %d: its header hashes to %v, it says %v", number, have, rest.Hash)
		}
		if header.ParentHash != parent {
			t.Errorf("block %d: parent %v, want %v", number, header.ParentHash, parent)
		}
		parent = rest.Hash
		receipts := n.receipts(t, rest.Transactions)
		if have := ethtypes.DeriveSha(ethtypes.Transactions(rest.Transactions), trie.NewStackTrie(nil)); have != header.TxHash {
			t.Errorf("block %d: transactions hash to %v, it says %v", number, have, header.TxHash)
		}
		if have := ethtypes.DeriveSha(receipts, trie.NewStackTrie(nil)); have != header.ReceiptHash {
			t.Errorf("block %d: receipts hash to %v, it says %v", number, have, header.ReceiptHash)
		}
		if have := ethtypes.MergeBloom(receipts); have != header.Bloom {
			t.Errorf("block %d: bloom of the receipts is not logsBloom", number)
		}
		body := ethtypes.Body{Transactions: rest.Transactions, Withdrawals: rest.Withdrawals}
		if have := ethtypes.NewBlockWithHeader(&header).WithBody(body).Size(); have != uint64(rest.Size) {
			t.Errorf("block %d: size %d, it says %d", number, have, rest.Size)
		}
		checkTotals(t, number, &header, receipts)
	}
}

// receipts reads the receipts of transactions and checks each against the transaction.
func (s *scenario) receipts(t *testing.T, txs []*ethtypes.Transaction) ethtypes.Receipts {
	t.Helper()
	var list ethtypes.Receipts
	for _, tx := range txs {
		var raw json.RawMessage
		s.Must("/eth", &raw, "eth_getTransactionReceipt", tx.Hash())
		r := new(ethtypes.Receipt)
		decode(t, raw, r)
		if have := ethtypes.CreateBloom(r); have != r.Bloom {
			t.Errorf("receipt %v: bloom of its logs is not logsBloom", tx.Hash())
		}
		var said struct {
			From            common.Address
			ContractAddress *common.Address
		}
		decode(t, raw, &said)
		from, err := ethtypes.Sender(signer, tx)
		if err != nil || from != said.From {
			t.Errorf("receipt %v: from %v, its signature says %v %v", tx.Hash(), said.From, from, err)
		}
		created := tx.To() == nil && r.Status == 1
		if created && (said.ContractAddress == nil || *said.ContractAddress != crypto.CreateAddress(from, tx.Nonce())) {
			t.Errorf("receipt %v: contractAddress %v", tx.Hash(), said.ContractAddress)
		}
		list = append(list, r)
	}
	return list
}

// checkTotals checks what counts over a block: gas, log indexes and effective prices.
func checkTotals(t *testing.T, number uint64, header *ethtypes.Header, receipts ethtypes.Receipts) {
	t.Helper()
	var gas uint64
	var logs uint
	for i, r := range receipts {
		gas += r.GasUsed
		if r.CumulativeGasUsed != gas {
			t.Errorf("block %d: cumulativeGasUsed of receipt %d is %d, want %d", number, i, r.CumulativeGasUsed, gas)
		}
		if r.EffectiveGasPrice.Cmp(header.BaseFee) < 0 {
			t.Errorf("block %d: effectiveGasPrice %v is below the base fee %v", number, r.EffectiveGasPrice, header.BaseFee)
		}
		if r.Status == 0 && len(r.Logs) > 0 {
			t.Errorf("block %d: receipt %d failed and has logs", number, i)
		}
		for _, l := range r.Logs {
			if l.Index != logs || l.TxIndex != uint(i) || l.BlockHash != header.Hash() || l.BlockNumber != number {
				t.Errorf("block %d: log %d says %+v", number, logs, l)
			}
			logs++
		}
	}
	if gas != header.GasUsed {
		t.Errorf("block %d: gasUsed %d, its receipts sum up to %d", number, header.GasUsed, gas)
	}
}

// TestEthclient reads the whole scenario with go-ethereum's own client.
func TestEthclient(t *testing.T) {
	n := startScenario(t)
	ctx := context.Background()
	client, err := ethclient.Dial(n.URL + "/eth")
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	head, err := client.BlockNumber(ctx)
	check(t, err)
	id, err := client.ChainID(ctx)
	check(t, err)
	if id.Cmp(chainID) != 0 {
		t.Errorf("chain id %v", id)
	}
	var logs []ethtypes.Log
	for number := range head + 1 {
		b, err := client.BlockByNumber(ctx, new(big.Int).SetUint64(number))
		check(t, err)
		byHash, err := client.BlockByHash(ctx, b.Hash())
		check(t, err)
		if byHash.Hash() != b.Hash() {
			t.Errorf("block %d: %v by number, %v by hash", number, b.Hash(), byHash.Hash())
		}
		for i, tx := range b.Transactions() {
			got, pending, err := client.TransactionByHash(ctx, tx.Hash())
			check(t, err)
			if pending || got.Hash() != tx.Hash() {
				t.Errorf("transaction %v: %v, pending %v", tx.Hash(), got.Hash(), pending)
			}
			r, err := client.TransactionReceipt(ctx, tx.Hash())
			check(t, err)
			if r.BlockHash != b.Hash() || r.TransactionIndex != uint(i) {
				t.Errorf("receipt %v: block %v index %d", tx.Hash(), r.BlockHash, r.TransactionIndex)
			}
			for _, l := range r.Logs {
				logs = append(logs, *l)
			}
		}
	}
	found, err := client.FilterLogs(ctx, ethereum.FilterQuery{FromBlock: new(big.Int), ToBlock: new(big.Int).SetUint64(head)})
	check(t, err)
	if len(found) != len(logs) || len(found) == 0 {
		t.Fatalf("eth_getLogs finds %d logs, the receipts have %d", len(found), len(logs))
	}
	for i := range found {
		have, want := jsonOf(t, found[i]), jsonOf(t, logs[i])
		if have != want {
			t.Errorf("log %d: eth_getLogs says %s, the receipt %s", i, have, want)
		}
	}
	if _, pending, err := client.TransactionByHash(ctx, common.HexToHash(n.value("queued"))); err != nil || !pending {
		t.Errorf("queued transaction: pending %v, %v", pending, err)
	}
	if _, err := client.HeaderByNumber(ctx, new(big.Int).SetUint64(head+1)); err != ethereum.NotFound {
		t.Errorf("a block above the head: %v", err)
	}
}

// TestSignaturesRecover checks that eth_sign signs the prefixed message with the key of the account.
func TestSignaturesRecover(t *testing.T) {
	n := startChain(t, nil)
	for i, message := range []string{"0x", "0xdeadbeaf", hexutil.Encode(make([]byte, 1000))} {
		var sig hexutil.Bytes
		n.Must("/b", &sig, "eth_sign", n.account(i), message)
		if len(sig) != 65 || (sig[64] != 27 && sig[64] != 28) {
			t.Fatalf("signature %v", sig)
		}
		sig[64] -= 27
		key, err := crypto.SigToPub(accounts.TextHash(hexutil.MustDecode(message)), sig)
		check(t, err)
		if have := crypto.PubkeyToAddress(*key); have != n.account(i) {
			t.Errorf("signed by %v, want %v", have, n.account(i))
		}
	}
}

// TestEstimateIsWhatIsUsed sends transactions with exactly the gas that was estimated for them, and with one less.
func TestEstimateIsWhatIsUsed(t *testing.T) {
	n := startScenario(t)
	for _, tx := range []map[string]any{
		{"to": n.account(8), "value": "0x1"},
		{"to": n.account(8), "data": "0x00ff"},
		{"to": n.contract("store"), "data": word(1)},
		{"to": n.contract("logger"), "data": "0x010203"},
		{"data": hexutil.Bytes(creation([]byte{0xfe}))},
	} {
		tx["from"] = n.account(7)
		var gas hexutil.Uint64
		n.Must("/b", &gas, "eth_estimateGas", tx)
		tx["gas"] = gas - 1
		var hash string
		if n.Call("/b", &hash, "eth_sendTransaction", tx) == nil && n.status(hash) != "0x0" {
			t.Errorf("%v: one gas less than the estimate %d is enough", tx, gas)
		}
		tx["gas"] = gas
		n.Must("/b", &hash, "eth_sendTransaction", tx)
		if have := n.status(hash); have != "0x1" {
			t.Errorf("%v: the estimate %d is not enough: status %s", tx, gas, have)
		}
	}
}

func (s *scenario) status(txHash string) string {
	var r struct{ Status string }
	s.Must("/b", &r, "eth_getTransactionReceipt", txHash)
	return r.Status
}

func decode(t testing.TB, raw []byte, out any) {
	t.Helper()
	check(t, json.Unmarshal(raw, out))
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func jsonOf(t testing.TB, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	check(t, err)
	return string(raw)
}

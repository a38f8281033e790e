package wire

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/json"
	"flag"
	"math/big"
	"os"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/trie"
	"github.com/holiman/uint256"
)

var update = flag.Bool("update", false, "rewrite the golden files")

var (
	sampleKey    = mustKey("4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318")
	sampleFrom   = crypto.PubkeyToAddress(sampleKey.PublicKey)
	sampleTo     = common.HexToAddress("0xBE2684Afc84daf3388E99FFB215FdD4116FE89EC")
	sampleChain  = big.NewInt(9000)
	sampleSigner = ethtypes.LatestSignerForChainID(sampleChain)
	sampleBase   = big.NewInt(100_000_000)
	sampleInput  = hexutil.MustDecode("0xa9059cbb000000000000000000000000be2684afc84daf3388e99ffb215fdd4116fe89ec0000000000000000000000000000000000000000000000000de0b6b3a7640000")
)

func mustKey(s string) *ecdsa.PrivateKey {
	k, err := crypto.HexToECDSA(s)
	if err != nil {
		panic(err)
	}
	return k
}

func sampleAccessList() ethtypes.AccessList {
	return ethtypes.AccessList{
		{Address: sampleTo, StorageKeys: []common.Hash{{31: 1}, crypto.Keccak256Hash([]byte("slot"))}},
		{Address: common.Address{19: 9}},
	}
}

func sign(data ethtypes.TxData, signer ethtypes.Signer) *ethtypes.Transaction {
	return ethtypes.MustSignNewTx(sampleKey, signer, data)
}

// sampleTransactions returns one transaction of each kind, by the name of its golden file.
func sampleTransactions() map[string]*ethtypes.Transaction {
	gwei := big.NewInt(1e9)
	auth, err := ethtypes.SignSetCode(sampleKey, ethtypes.SetCodeAuthorization{ChainID: *uint256.NewInt(9000), Address: sampleTo, Nonce: 4})
	if err != nil {
		panic(err)
	}
	return map[string]*ethtypes.Transaction{
		"legacy":      sign(&ethtypes.LegacyTx{Nonce: 0, GasPrice: gwei, Gas: 21000, To: &sampleTo, Value: big.NewInt(1e18)}, sampleSigner),
		"unprotected": sign(&ethtypes.LegacyTx{Nonce: 1, GasPrice: gwei, Gas: 21000, To: &sampleTo, Value: big.NewInt(1)}, ethtypes.HomesteadSigner{}),
		"creation":    sign(&ethtypes.LegacyTx{Nonce: 2, GasPrice: gwei, Gas: 90000, Value: new(big.Int), Data: []byte{0x60, 0x80, 0x60}}, sampleSigner),
		"accesslist":  sign(&ethtypes.AccessListTx{ChainID: sampleChain, Nonce: 3, GasPrice: gwei, Gas: 60000, To: &sampleTo, Value: new(big.Int), Data: sampleInput, AccessList: sampleAccessList()}, sampleSigner),
		"dynamic": sign(&ethtypes.DynamicFeeTx{ChainID: sampleChain, Nonce: 4, GasTipCap: big.NewInt(7), GasFeeCap: new(big.Int).Lsh(gwei, 40), Gas: 60000, To: &sampleTo,
			Value: new(big.Int).Exp(big.NewInt(10), big.NewInt(24), nil), Data: sampleInput}, sampleSigner),
		"setcode": sign(&ethtypes.SetCodeTx{ChainID: uint256.NewInt(9000), Nonce: 5, GasTipCap: uint256.NewInt(2e9), GasFeeCap: uint256.NewInt(1e9), Gas: 80000, To: sampleTo,
			Value: new(uint256.Int), AuthList: []ethtypes.SetCodeAuthorization{auth}}, sampleSigner),
		"blob": sign(&ethtypes.BlobTx{ChainID: uint256.NewInt(9000), Nonce: 6, GasTipCap: uint256.NewInt(1), GasFeeCap: uint256.NewInt(2e9), Gas: 21000, To: sampleTo,
			Value: new(uint256.Int), BlobFeeCap: uint256.NewInt(3), BlobHashes: []common.Hash{{0: 1, 31: 2}}}, sampleSigner),
	}
}

// sampleHeader returns a header of the given time: before London, London, Cancun or later.
func sampleHeader(fork string) *ethtypes.Header {
	h := &ethtypes.Header{ParentHash: crypto.Keccak256Hash([]byte("parent")), UncleHash: ethtypes.EmptyUncleHash, Coinbase: common.Address{0: 0xab, 19: 0xcd},
		Root: crypto.Keccak256Hash([]byte("state")), Bloom: ethtypes.BytesToBloom(bytes.Repeat([]byte{0, 0, 8, 1}, 64)), Difficulty: new(big.Int),
		Number: big.NewInt(0x1234), GasLimit: 60_000_000, GasUsed: 123_456, Time: 0x65f00000, Extra: []byte("exon"), MixDigest: crypto.Keccak256Hash([]byte("mix"))}
	zero, some := new(uint64), uint64(131072)
	switch fork {
	case "frontier":
		h.Difficulty, h.Nonce, h.Extra = big.NewInt(0x20400), ethtypes.EncodeNonce(0x1122334455667788), nil
		return h
	case "london":
		h.Difficulty, h.BaseFee = big.NewInt(0x20400), big.NewInt(1e9)
		return h
	}
	h.BaseFee, h.WithdrawalsHash, h.BlobGasUsed, h.ExcessBlobGas = sampleBase, &ethtypes.EmptyWithdrawalsHash, zero, &some
	h.ParentBeaconRoot = &common.Hash{31: 7}
	if fork == "cancun" {
		return h
	}
	h.RequestsHash = &ethtypes.EmptyRequestsHash
	if fork == "amsterdam" {
		h.BlockAccessListHash, h.SlotNumber = &common.Hash{5: 5}, &some
	}
	return h
}

// sampleBlock returns a block with every kind of transaction, and their senders.
func sampleBlock(fork string) (*ethtypes.Block, []common.Address) {
	txs := sampleTransactions()
	h := sampleHeader(fork)
	body := &ethtypes.Body{}
	for _, name := range []string{"legacy", "creation", "accesslist", "dynamic", "setcode"} {
		body.Transactions = append(body.Transactions, txs[name])
	}
	if h.WithdrawalsHash != nil {
		body.Withdrawals = []*ethtypes.Withdrawal{{Index: 3, Validator: 4, Address: sampleTo, Amount: 5}}
	}
	b := ethtypes.NewBlock(h, body, nil, trie.NewStackTrie(nil))
	return b, sendersOf(b)
}

func sendersOf(b *ethtypes.Block) []common.Address {
	senders := make([]common.Address, len(b.Transactions()))
	for i := range senders {
		senders[i] = sampleFrom
	}
	return senders
}

func samplePosition() *Position {
	return &Position{BlockHash: crypto.Keccak256Hash([]byte("block")), Number: 0x1234, Time: 0x65f00000, Index: 3, BaseFee: sampleBase}
}

func sampleReceipt(tx *ethtypes.Transaction, status uint64, logs int) *ethtypes.Receipt {
	at := samplePosition()
	r := &ethtypes.Receipt{Type: tx.Type(), Status: status, CumulativeGasUsed: 123456, GasUsed: 45678, EffectiveGasPrice: big.NewInt(1e9),
		TxHash: tx.Hash(), BlockHash: at.BlockHash, BlockNumber: big.NewInt(0x1234), TransactionIndex: 3}
	for i := range logs {
		topics := []common.Hash{crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)")), common.BytesToHash(sampleFrom[:]), common.BytesToHash(sampleTo[:])}
		r.Logs = append(r.Logs, &ethtypes.Log{Address: sampleTo, Topics: topics[:3-i%4], Data: common.BigToHash(big.NewInt(1e18)).Bytes(),
			BlockNumber: at.Number, BlockHash: at.BlockHash, BlockTimestamp: at.Time, TxHash: r.TxHash, TxIndex: 3, Index: uint(10 + i)})
	}
	if tx.To() == nil {
		r.ContractAddress = crypto.CreateAddress(sampleFrom, tx.Nonce())
	}
	if tx.Type() == ethtypes.BlobTxType {
		r.BlobGasUsed, r.BlobGasPrice = tx.BlobGas(), big.NewInt(1)
	}
	r.Bloom = ethtypes.CreateBloom(r)
	return r
}

// checkGolden compares got with testdata/name.json, indented so that a change reads line by line.
func checkGolden(t *testing.T, name string, got []byte) {
	t.Helper()
	var pretty bytes.Buffer
	if err := json.Indent(&pretty, got, "", "  "); err != nil {
		t.Fatalf("%s is not JSON: %v\n%s", name, err, got)
	}
	pretty.WriteByte('\n')
	path := filepath.Join("testdata", name+".json")
	if *update {
		if err := os.WriteFile(path, pretty.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(pretty.Bytes(), want) {
		t.Errorf("%s differs from its golden file (rewrite with -update and read the diff)\ngot:\n%s", name, pretty.Bytes())
	}
}

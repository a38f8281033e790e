package wire

import (
	"encoding/json"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

func TestQuantitiesAreMinimal(t *testing.T) {
	for _, v := range []uint64{0, 1, 9, 10, 15, 16, 255, 256, 0x5208, 1 << 31, 1<<32 - 1, 1 << 32, 1<<63 + 5, 1<<64 - 1} {
		want := `"` + hexutil.EncodeUint64(v) + `"`
		if got := string(AppendQuantity(nil, v)); got != want {
			t.Errorf("AppendQuantity(%d): got %s, want %s", v, got, want)
		}
	}
	if got := string(AppendBig(nil, nil)) + string(AppendUint256(nil, nil)); got != `"0x0""0x0"` {
		t.Errorf("nil: got %s", got)
	}
	for i := range 2000 {
		v := new(big.Int)
		for range i % 6 {
			v.Lsh(v, uint(rand.IntN(70))).Or(v, new(big.Int).SetUint64(rand.Uint64()>>rand.IntN(64)))
		}
		want := `"` + hexutil.EncodeBig(v) + `"`
		if got := string(AppendBig(nil, v)); got != want {
			t.Fatalf("AppendBig(%v): got %s, want %s", v, got, want)
		}
		if u, over := uint256.FromBig(v); !over {
			if got := string(AppendUint256(nil, u)); got != want {
				t.Fatalf("AppendUint256(%v): got %s, want %s", v, got, want)
			}
		}
	}
}

func TestData(t *testing.T) {
	for n := range 70 {
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(rand.Uint32())
		}
		want := `x"` + hexutil.Encode(b) + `"`
		if got := string(AppendData([]byte("x"), b)); got != want {
			t.Fatalf("AppendData: got %s, want %s", got, want)
		}
	}
	for c := range 256 {
		b := []byte{byte(c), byte(c), byte(c), byte(c), byte(c)}
		if got, want := string(AppendData(nil, b)), `"`+hexutil.Encode(b)+`"`; got != want {
			t.Fatalf("AppendData: got %s, want %s", got, want)
		}
	}
	h := common.HexToHash("0x0123456789abcdef00ff10a09f0123456789abcdef00ff10a09f0123456789ab")
	if got, want := string(AppendHash(nil, h)), `"`+h.Hex()+`"`; got != want {
		t.Errorf("AppendHash: got %s, want %s", got, want)
	}
	if got, want := string(AppendAddress(nil, sampleTo)), `"`+strings.ToLower(sampleTo.Hex())+`"`; got != want {
		t.Errorf("AppendAddress: got %s, want %s", got, want)
	}
}

func TestTextIsJSON(t *testing.T) {
	tests := map[string]string{
		"":                                 `""`,
		"plain":                            `"plain"`,
		`quote " and \ slash`:              `"quote \" and \\ slash"`,
		"new\nline\r\ttab\x00\x1f\x7f":     `"new\nline\r\ttab\u0000\u001f` + "\x7f" + `"`,
		"0x1: 0x2 wei + 0x3 gas × 0x4 wei": `"0x1: 0x2 wei + 0x3 gas × 0x4 wei"`,
		"bad \xff\xc3 utf8 \xe2\x82":       "\"bad \ufffd\ufffd utf8 \ufffd\ufffd\"",
		"\ufffd":                           "\"\ufffd\"",
	}
	for s, want := range tests {
		if got := string(AppendText(nil, s)); got != want || !json.Valid([]byte(got)) {
			t.Errorf("AppendText(%q): got %s, want %s", s, got, want)
		}
	}
}

func object(t *testing.T, b []byte) map[string]any {
	t.Helper()
	var m map[string]any
	if err := json.Unmarshal(b, &m); err != nil {
		t.Fatalf("%v\n%s", err, b)
	}
	return m
}

// isKind checks a value against a JSON kind of the interface document: quantity, data, dataN of N bytes, null, array,
// bool. A question mark allows null as well.
func isKind(v any, kind string) bool {
	kind, optional := strings.CutSuffix(kind, "?")
	if optional && v == nil {
		return true
	}
	s, isString := v.(string)
	switch kind {
	case "null":
		return v == nil
	case "array":
		_, ok := v.([]any)
		return ok
	case "bool":
		_, ok := v.(bool)
		return ok
	case "quantity":
		_, err := hexutil.DecodeBig(s)
		return isString && err == nil && s == strings.ToLower(s)
	}
	b, err := hexutil.Decode(s)
	if !isString || err != nil || s != strings.ToLower(s) {
		return false
	}
	sizes := map[string]int{"data8": 8, "data20": 20, "data32": 32, "data256": 256}
	return kind == "data" || len(b) == sizes[kind]
}

func checkKinds(t *testing.T, what string, m map[string]any, fields map[string]string) {
	t.Helper()
	for key, kind := range fields {
		v, ok := m[key]
		if !ok || !isKind(v, kind) {
			t.Errorf("%s: field %s is %v (present %v), want %s", what, key, v, ok, kind)
		}
	}
}

var (
	blockFields = map[string]string{"number": "quantity", "hash": "data32", "parentHash": "data32", "nonce": "null", "sha3Uncles": "null", "logsBloom": "data256",
		"transactionsRoot": "data32", "stateRoot": "data32", "miner": "data20", "difficulty": "null", "totalDifficulty": "null", "extraData": "data", "size": "quantity",
		"gasLimit": "quantity", "gasUsed": "quantity", "timestamp": "quantity", "transactions": "array", "uncles": "array",
		"mixHash": "data32", "receiptsRoot": "data32", "baseFeePerGas": "quantity", "withdrawalsRoot": "data32", "withdrawals": "array", "blobGasUsed": "quantity",
		"excessBlobGas": "quantity", "parentBeaconBlockRoot": "data32", "requestsHash": "data32"}
	proofFields       = map[string]string{"nonce": "data8", "sha3Uncles": "data32", "difficulty": "quantity", "totalDifficulty": "quantity"}
	transactionFields = map[string]string{"blockHash": "data32", "blockNumber": "quantity", "from": "data20", "to": "data20?", "gas": "quantity", "gasPrice": "quantity",
		"hash": "data32", "input": "data", "nonce": "quantity", "transactionIndex": "quantity", "value": "quantity", "v": "quantity", "r": "quantity", "s": "quantity",
		"type": "quantity", "blockTimestamp": "quantity"}
	receiptFields = map[string]string{"blockHash": "data32", "blockNumber": "quantity", "transactionHash": "data32", "transactionIndex": "quantity", "from": "data20", "to": "data20?",
		"contractAddress": "data20?", "cumulativeGasUsed": "quantity", "gasUsed": "quantity", "logs": "array", "logsBloom": "data256", "status": "quantity",
		"type": "quantity", "effectiveGasPrice": "quantity"}
	logFields = map[string]string{"address": "data20", "topics": "array", "data": "data", "blockNumber": "quantity", "blockHash": "data32", "transactionHash": "data32",
		"transactionIndex": "quantity", "logIndex": "quantity", "removed": "bool", "blockTimestamp": "quantity"}
)

func TestEveryFieldOfTheInterface(t *testing.T) {
	b, senders := sampleBlock("osaka")
	for name, shape := range shapes {
		want := make(map[string]string)
		for k, v := range blockFields {
			want[k] = v
			if p, ok := proofFields[k]; ok && shape == Ethereum {
				want[k] = p
			}
		}
		full := object(t, AppendBlock(nil, b, senders, true, shape))
		checkKinds(t, name+" block", full, want)
		for _, tx := range full["transactions"].([]any) {
			checkKinds(t, name+" transaction", tx.(map[string]any), transactionFields)
		}
		for _, h := range object(t, AppendBlock(nil, b, nil, false, shape))["transactions"].([]any) {
			if !isKind(h, "data32") {
				t.Errorf("%s block: %v where a hash is wanted", name, h)
			}
		}
		want["hash"], want["nonce"], want["miner"] = "null", "null", "null"
		pending := object(t, AppendPendingBlock(nil, b, senders, true, shape))
		checkKinds(t, name+" pending block", pending, want)
		for _, tx := range pending["transactions"].([]any) {
			for _, key := range []string{"blockHash", "blockNumber", "transactionIndex"} {
				if v, ok := tx.(map[string]any)[key]; !ok || v != nil {
					t.Errorf("%s pending transaction: %s is %v, want null", name, key, v)
				}
			}
		}
		for txName, tx := range sampleTransactions() {
			r := object(t, AppendReceipt(nil, sampleReceipt(tx, 1, 2), tx, sampleFrom, shape))
			checkKinds(t, name+" receipt "+txName, r, receiptFields)
			if created := r["contractAddress"]; (created == nil) != (shape == Ethereum && tx.To() != nil) {
				t.Errorf("%s receipt %s: contractAddress is %v", name, txName, created)
			}
			for _, l := range r["logs"].([]any) {
				checkKinds(t, name+" log", l.(map[string]any), logFields)
			}
		}
	}
}

func TestTransactionsReadBack(t *testing.T) {
	for name, tx := range sampleTransactions() {
		var back ethtypes.Transaction
		if err := json.Unmarshal(AppendTransaction(nil, tx, sampleFrom, nil), &back); err != nil {
			t.Errorf("%s: %v", name, err)
		} else if back.Hash() != tx.Hash() {
			t.Errorf("%s: reads back as another transaction", name)
		}
	}
}

func TestEffectivePrice(t *testing.T) {
	huge := new(big.Int).Lsh(big.NewInt(1), 70)
	tests := []struct {
		tip, most, base *big.Int
		want            string
	}{
		{big.NewInt(2), big.NewInt(100), big.NewInt(50), `"0x34"`},
		{big.NewInt(60), big.NewInt(100), big.NewInt(50), `"0x64"`},
		{new(big.Int).SetUint64(1<<64 - 1), new(big.Int).SetUint64(1<<64 - 2), big.NewInt(50), `"0xfffffffffffffffe"`},
		{huge, new(big.Int).Add(huge, huge), big.NewInt(1), `"0x400000000000000001"`},
		{huge, huge, big.NewInt(1), `"0x400000000000000000"`},
	}
	for _, tt := range tests {
		if got := string(appendEffectivePrice(nil, tt.tip, tt.most, tt.base)); got != tt.want {
			t.Errorf("tip %v cap %v base %v: got %s, want %s", tt.tip, tt.most, tt.base, got, tt.want)
		}
	}
}

func TestSendersAreRecoveredWhereMissing(t *testing.T) {
	b, senders := sampleBlock("osaka")
	if got, want := string(AppendBlock(nil, b, nil, true, Spec)), string(AppendBlock(nil, b, senders, true, Spec)); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	for name, tx := range sampleTransactions() {
		if got := senderOf(tx, 0, nil); got != sampleFrom {
			t.Errorf("%s: got sender %s, want %s", name, got, sampleFrom)
		}
	}
	if got := senderOf(ethtypes.NewTx(&ethtypes.LegacyTx{}), 0, nil); got != (common.Address{}) {
		t.Errorf("unsigned: got sender %s, want none", got)
	}
}

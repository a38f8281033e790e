package api_test

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"exon/api/profile"

	"github.com/ethereum/go-ethereum/common"
)

// kind is the form a field must have.
type kind string

const (
	quantity kind = "QUANTITY"
	hash     kind = "DATA of 32 bytes"
	account  kind = "DATA of 20 bytes"
	bloom    kind = "DATA of 256 bytes"
	eight    kind = "DATA of 8 bytes"
	data     kind = "DATA"
	null     kind = "null"
	array    kind = "array"
	boolean  kind = "boolean"
	maybe    kind = "DATA of 20 bytes or null"
)

var kinds = map[kind]*regexp.Regexp{
	quantity: regexp.MustCompile(`^"0x(0|[1-9a-f][0-9a-f]*)"$`),
	hash:     regexp.MustCompile(`^"0x[0-9a-f]{64}"$`),
	account:  regexp.MustCompile(`^"0x[0-9a-f]{40}"$`),
	bloom:    regexp.MustCompile(`^"0x[0-9a-f]{512}"$`),
	eight:    regexp.MustCompile(`^"0x[0-9a-f]{16}"$`),
	data:     regexp.MustCompile(`^"0x([0-9a-f]{2})*"$`),
	null:     regexp.MustCompile(`^null$`),
	array:    regexp.MustCompile(`^\[`),
	boolean:  regexp.MustCompile(`^(true|false)$`),
	maybe:    regexp.MustCompile(`^("0x[0-9a-f]{40}"|null)$`),
}

// The tables of sections 2.3 to 2.6, with the rows of decisions 4 over them.
var (
	blockFields = map[string]kind{
		"number": quantity, "hash": hash, "parentHash": hash, "nonce": null, "sha3Uncles": null, "logsBloom": bloom,
		"transactionsRoot": hash, "stateRoot": hash, "receiptsRoot": hash, "miner": account, "difficulty": null,
		"totalDifficulty": null, "extraData": data, "size": quantity, "gasLimit": quantity, "gasUsed": quantity,
		"timestamp": quantity, "transactions": array, "uncles": array,
	}
	ethBlockFields = map[string]kind{
		"nonce": eight, "sha3Uncles": hash, "difficulty": quantity, "totalDifficulty": quantity, "mixHash": hash,
		"baseFeePerGas": quantity, "withdrawalsRoot": hash, "parentBeaconBlockRoot": hash, "requestsHash": hash,
		"blobGasUsed": quantity, "excessBlobGas": quantity,
	}
	transactionFields = map[string]kind{
		"blockHash": hash, "blockNumber": quantity, "from": account, "to": maybe, "gas": quantity, "gasPrice": quantity,
		"hash": hash, "input": data, "nonce": quantity, "transactionIndex": quantity, "value": quantity, "v": quantity,
		"r": quantity, "s": quantity, "type": quantity, "chainId": quantity,
	}
	typedFields = map[string]map[string]kind{
		"0x0": {},
		"0x1": {"accessList": array, "yParity": quantity},
		"0x2": {"accessList": array, "yParity": quantity, "maxFeePerGas": quantity, "maxPriorityFeePerGas": quantity},
		"0x4": {
			"accessList": array, "yParity": quantity, "maxFeePerGas": quantity, "maxPriorityFeePerGas": quantity,
			"authorizationList": array,
		},
	}
	receiptFields = map[string]kind{
		"blockHash": hash, "blockNumber": quantity, "transactionHash": hash, "transactionIndex": quantity, "from": account,
		"to": maybe, "contractAddress": account, "cumulativeGasUsed": quantity, "gasUsed": quantity, "logs": array,
		"logsBloom": bloom, "status": quantity, "type": quantity, "effectiveGasPrice": quantity,
	}
	logFields = map[string]kind{
		"address": account, "topics": array, "data": data, "blockNumber": quantity, "blockHash": hash,
		"transactionHash": hash, "transactionIndex": quantity, "logIndex": quantity, "removed": boolean,
	}
)

type object map[string]json.RawMessage

// check reports fields that are missing or of another kind.
func (o object) check(t *testing.T, what string, fields map[string]kind) {
	t.Helper()
	for name, k := range fields {
		value, ok := o[name]
		if !ok {
			t.Errorf("%s: %s is missing", what, name)
		} else if !kinds[k].Match(value) {
			t.Errorf("%s: %s is %s, want %s", what, name, value, k)
		}
	}
}

func (o object) text(t *testing.T, name string) string {
	t.Helper()
	var s string
	if err := json.Unmarshal(o[name], &s); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return s
}

// objects decodes an array of objects.
func (o object) objects(t *testing.T, name string) (list []object) {
	t.Helper()
	if err := json.Unmarshal(o[name], &list); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return list
}

// TestFields looks at every field of every block, transaction, receipt and log of the scenario, in every profile.
func TestFields(t *testing.T) {
	n := startScenario(t)
	for _, p := range profile.Names {
		t.Run(p.Name, func(t *testing.T) {
			wantBlock := maps.Clone(blockFields)
			wantReceipt := maps.Clone(receiptFields)
			if p.Set == profile.Eth {
				maps.Copy(wantBlock, ethBlockFields)
				wantReceipt["contractAddress"] = maybe
			}
			for number := range int(n.head()) + 1 {
				var b object
				n.Must("/"+p.Name, &b, "eth_getBlockByNumber", "0x"+strconv.FormatInt(int64(number), 16), true)
				b.check(t, "block", wantBlock)
				if string(b["uncles"]) != "[]" {
					t.Errorf("uncles are %s", b["uncles"])
				}
				for _, tx := range b.objects(t, "transactions") {
					want := maps.Clone(transactionFields)
					maps.Copy(want, typedFields[tx.text(t, "type")])
					tx.check(t, "transaction", want)
					checkReceipt(t, n, "/"+p.Name, tx.text(t, "hash"), wantReceipt)
				}
			}
		})
	}
}

func checkReceipt(t *testing.T, n *scenario, path, txHash string, want map[string]kind) {
	t.Helper()
	var r object
	n.Must(path, &r, "eth_getTransactionReceipt", txHash)
	r.check(t, "receipt", want)
	created := string(r["to"]) == "null" && r.text(t, "status") == "0x1"
	zero := `"` + common.Address{}.Hex() + `"`
	switch value := string(r["contractAddress"]); {
	case created && (value == zero || value == "null"):
		t.Errorf("creation %s has contractAddress %s", txHash, value)
	case !created && path == "/eth" && value != "null", !created && path != "/eth" && value != zero:
		t.Errorf("%s: %s created nothing and has contractAddress %s", path, txHash, value)
	}
	for _, l := range r.objects(t, "logs") {
		l.check(t, "log", logFields)
	}
}

// TestProfilesAgree compares what a, b and eth say about the same block and the same receipt: they may differ in the
// fields decisions 4 names, and in no other.
func TestProfilesAgree(t *testing.T) {
	n := startScenario(t)
	differ := []string{"nonce", "sha3Uncles", "difficulty", "totalDifficulty", "contractAddress"}
	same := func(method string, args ...any) {
		t.Helper()
		var a, b, eth object
		n.Must("/a", &a, method, args...)
		n.Must("/b", &b, method, args...)
		n.Must("/eth", &eth, method, args...)
		if !maps.EqualFunc(a, b, equalJSON) {
			t.Errorf("%s%v: a and b differ", method, args)
		}
		for name := range b {
			if slices.Contains(differ, name) && (method == "eth_getBlockByNumber" || name == "contractAddress") {
				delete(b, name)
				delete(eth, name)
			}
		}
		if !maps.EqualFunc(b, eth, equalJSON) {
			t.Errorf("%s%v: b and eth differ in more than %v", method, args, differ)
		}
	}
	for number := range int(n.head()) + 1 {
		same("eth_getBlockByNumber", "0x"+strconv.FormatInt(int64(number), 16), true)
	}
	for _, name := range []string{"legacy", "accessList", "dynamic", "setCode", "create.store", "failedCreation", "logs.1", "failed"} {
		same("eth_getTransactionByHash", n.value(name))
		same("eth_getTransactionReceipt", n.value(name))
	}
}

func equalJSON(a, b json.RawMessage) bool { return string(a) == string(b) }

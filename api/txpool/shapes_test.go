package txpool_test

import (
	"encoding/json"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

func (r *rig) post(path, method, params string) string {
	r.t.Helper()
	_, body := r.Post(path, fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, method, params))
	return strings.TrimSuffix(body, "\n")
}

func TestEmptyPool(t *testing.T) {
	r := still(t, nil)
	for _, path := range []string{"/b", "/", "/eth"} {
		for method, want := range map[string]string{
			"txpool_status":  `{"pending":"0x0","queued":"0x0"}`,
			"txpool_content": `{"pending":{},"queued":{}}`,
			"txpool_inspect": `{"pending":{},"queued":{}}`,
		} {
			if have := r.post(path, method, "[]"); have != `{"jsonrpc":"2.0","id":1,"result":`+want+`}` {
				t.Errorf("%s %s: %s", path, method, have)
			}
		}
	}
	if have := r.post("/eth", "txpool_contentFrom", `["0x0000000000000000000000000000000000000001"]`); have != `{"jsonrpc":"2.0","id":1,"result":{"pending":{},"queued":{}}}` {
		t.Error(have)
	}
	for _, c := range []struct{ path, method, params, want string }{
		{"/a", "txpool_status", "[]", `{"code":-32601,"message":"the method txpool_status does not exist/is not available"}`},
		{"/a", "txpool_content", "[]", `{"code":-32601,"message":"the method txpool_content does not exist/is not available"}`},
		{"/a", "txpool_inspect", "[]", `{"code":-32601,"message":"the method txpool_inspect does not exist/is not available"}`},
		{"/a", "txpool_contentFrom", "[]", `{"code":-32601,"message":"the method txpool_contentFrom does not exist/is not available"}`},
		{"/b", "txpool_contentFrom", "[]", `{"code":-32601,"message":"the method txpool_contentFrom does not exist/is not available"}`},
		{"/eth", "txpool_contentFrom", "[]", `{"code":-32602,"message":"missing value for required argument 0"}`},
		{"/b", "txpool_status", "[1]", `{"code":-32602,"message":"too many arguments, want at most 0"}`},
	} {
		if have := r.post(c.path, c.method, c.params); have != `{"jsonrpc":"2.0","id":1,"error":`+c.want+`}` {
			t.Errorf("%s %s: %s", c.path, c.method, have)
		}
	}
}

// TestShapes compares the whole answers, byte for byte where the decisions fix every byte.
func TestShapes(t *testing.T) {
	r := still(t, nil)
	to := common.HexToAddress("0xBE2684Afc84daf3388E99FFB215FdD4116FE89EC")
	first, second := testkit.Address(r.Keys[0]), testkit.Address(r.Keys[1])
	plain := sign(t, r.Keys[0], &ethtypes.LegacyTx{GasPrice: big.NewInt(1e9), Gas: 21_000, To: &to, Value: big.NewInt(1e18)})
	creation := sign(t, r.Keys[0], &ethtypes.DynamicFeeTx{ChainID: big.NewInt(9000), Nonce: 1, GasTipCap: big.NewInt(1), GasFeeCap: big.NewInt(2e9), Gas: 100_000, Data: []byte{0}})
	gapped := sign(t, r.Keys[1], &ethtypes.LegacyTx{Nonce: 12, GasPrice: big.NewInt(3e9), Gas: 22_000, To: &to, Value: new(big.Int)})
	r.must(plain, creation, gapped)
	summaries := fmt.Sprintf(`{"pending":{"%s":{"0":"0xBE2684Afc84daf3388E99FFB215FdD4116FE89EC: 0xde0b6b3a7640000 wei + 0x5208 gas × 0x3b9aca00 wei",`+
		`"1":"contract creation: 0x0 wei + 0x186a0 gas × 0x77359400 wei"}},`+
		`"queued":{"%s":{"12":"0xBE2684Afc84daf3388E99FFB215FdD4116FE89EC: 0x0 wei + 0x55f0 gas × 0xb2d05e00 wei"}}}`, first.Hex(), second.Hex())
	for _, path := range []string{"/b", "/eth"} {
		if have := r.post(path, "txpool_status", "[]"); have != `{"jsonrpc":"2.0","id":1,"result":{"pending":"0x2","queued":"0x1"}}` {
			t.Errorf("status is %s", have)
		}
		if have := r.post(path, "txpool_inspect", "[]"); have != `{"jsonrpc":"2.0","id":1,"result":`+summaries+`}` {
			t.Errorf("inspection is %s\nwant %s", have, summaries)
		}
		type group = map[string]map[string]json.RawMessage
		var content struct{ Pending, Queued group }
		r.Must(path, &content, "txpool_content")
		if len(content.Pending) != 1 || len(content.Pending[first.Hex()]) != 2 || len(content.Queued) != 1 || len(content.Queued[second.Hex()]) != 1 {
			t.Fatalf("content is %v", content)
		}
		for _, c := range []struct {
			tx   *ethtypes.Transaction
			have json.RawMessage
		}{{plain, content.Pending[first.Hex()]["0"]}, {creation, content.Pending[first.Hex()]["1"]}, {gapped, content.Queued[second.Hex()]["12"]}} {
			var want json.RawMessage
			r.Must(path, &want, "eth_getTransactionByHash", c.tx.Hash())
			if string(c.have) != string(want) || !strings.Contains(string(want), `"blockHash":null`) {
				t.Errorf("%s in the pool, %s by hash", c.have, want)
			}
		}
	}
	var from struct {
		Pending, Queued map[string]struct{ Hash common.Hash }
	}
	r.Must("/eth", &from, "txpool_contentFrom", second)
	if len(from.Pending) != 0 || len(from.Queued) != 1 || from.Queued["12"].Hash != gapped.Hash() {
		t.Errorf("content of one account is %v", from)
	}
	r.Must("/eth", &from, "txpool_contentFrom", "ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme") // both address forms
}

package api_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"exon/address"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
)

// Both spellings of an address name one account in every argument, also inside objects; a wrong one is refused with the
// part that is wrong. ADDR stands for the address of an account, CODE for that of a contract.
var addressArguments = []struct{ method, params string }{
	{"eth_getBalance", `["ADDR","latest"]`},
	{"eth_getTransactionCount", `["ADDR","latest"]`},
	{"eth_getCode", `["CODE","latest"]`},
	{"eth_getStorageAt", `["CODE","0x0","latest"]`},
	{"eth_call", `[{"from":"ADDR","to":"CODE"},"latest"]`},
	{"eth_call", `[{"from":"ADDR","to":"CODE","accessList":[{"address":"CODE","storageKeys":[]}]},"latest"]`},
	{"eth_call", `[{"to":"CODE"},"latest",{"CODE":{"code":"0x60056000f3"}}]`},
	{"eth_estimateGas", `[{"from":"ADDR","to":"CODE","value":"0x0"}]`},
	{"eth_getLogs", `[{"fromBlock":"0x0","address":"CODE"}]`},
	{"eth_getLogs", `[{"fromBlock":"0x0","address":["0x0000000000000000000000000000000000000001","CODE"]}]`},
	{"eth_sign", `["ADDR","0x01"]`},
	{"personal_sign", `["0x01","ADDR",""]`},
	{"personal_unlockAccount", `["ADDR","",0]`},
	{"personal_lockAccount", `["CODE"]`},
}

func TestBothSpellingsEverywhere(t *testing.T) {
	n := testkit.StartNode(t)
	account := testkit.Address(n.Keys[0])
	// A contract that logs nothing in particular and returns five zero bytes.
	var hash string
	n.Must("/eth", &hash, "eth_sendTransaction", map[string]any{"from": address.Bech32(account), "data": "0x6960006000a060056000f3600052600a6016f3", "gas": "0x30d40"})
	var receipt struct{ ContractAddress common.Address }
	n.Must("/eth", &receipt, "eth_getTransactionReceipt", hash)
	contract := receipt.ContractAddress
	n.Must("/eth", nil, "eth_sendTransaction", map[string]any{"from": account, "to": address.Bech32(contract)})

	bech := address.Bech32(account)
	spellings := []func(common.Address) string{
		func(a common.Address) string { return a.Hex() },
		func(a common.Address) string { return strings.ToLower(a.Hex()) },
		address.Bech32,
		func(a common.Address) string { return strings.ToUpper(address.Bech32(a)) },
	}
	wrong := map[string]string{
		bech[:len(bech)-1] + other(bech[len(bech)-1]): "wrong bech32 checksum",
		address.Operator(account):                     `wrong bech32 prefix "exvaloper", want "ex"`,
		account.Hex()[:40]:                            "hex string has length 38, want 40 for an address",
		account.Hex()[2:]:                             "hex string without 0x prefix",
		"ex1qqqqqqqq":                                 "wrong bech32",
	}
	for _, path := range []string{"/a", "/b", "/eth"} {
		for _, c := range addressArguments {
			if path == "/a" && strings.Contains(c.params, `"code"`) {
				continue // variant A has no overrides
			}
			t.Run(path[1:]+"/"+c.method, func(t *testing.T) {
				var want string
				for i, spell := range spellings {
					params := strings.NewReplacer("ADDR", spell(account), "CODE", spell(contract)).Replace(c.params)
					_, got := n.Post(path, fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"%s","params":%s}`, c.method, params))
					if i == 0 {
						want = got
					}
					if got != want || !strings.Contains(got, `"result":`) || strings.Contains(got, `"result":[]`) {
						t.Errorf("%s: got %s, want %s", params, got, want)
					}
				}
				for text, part := range wrong {
					params := strings.NewReplacer("ADDR", text, "CODE", text).Replace(c.params)
					_, got := n.Post(path, fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"%s","params":%s}`, c.method, params))
					var reply struct{ Error testkit.RPCError }
					if err := json.Unmarshal([]byte(got), &reply); err != nil || reply.Error.Code != -32602 || !strings.Contains(reply.Error.Message, part) {
						t.Errorf("%s: got %s, want -32602 %s", params, got, part)
					}
				}
			})
		}
	}
}

func other(c byte) string {
	if c == 'q' {
		return "p"
	}
	return "q"
}

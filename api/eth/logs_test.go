package eth_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

// logsNode is a node with two tokens that have moved.
type logsNode struct {
	*testkit.Node
	accounts []common.Address
	tokens   [2]common.Address
	total    int // logs in all
}

type object = map[string]any

var (
	transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	approvalTopic = crypto.Keccak256Hash([]byte("Approval(address,address,uint256)"))
)

func (n *logsNode) account(i int) common.Hash { return common.BytesToHash(n.accounts[i][:]) }

func (n *logsNode) send(from int, to *common.Address, data []byte) (block uint64) {
	tx := object{"from": n.accounts[from], "gas": "0x2dc6c0", "data": hexutil.Encode(data)}
	if to != nil {
		tx["to"] = to
	}
	var hash common.Hash
	n.Must("/eth", &hash, "eth_sendTransaction", tx)
	var receipt struct {
		Status          hexutil.Uint64
		BlockNumber     hexutil.Uint64
		ContractAddress *common.Address
		Logs            []any
	}
	n.Must("/eth", &receipt, "eth_getTransactionReceipt", hash)
	if receipt.Status != 1 {
		panic(fmt.Sprintf("transaction %v failed", hash))
	}
	n.total += len(receipt.Logs)
	return uint64(receipt.BlockNumber)
}

// startLogsNode deploys two tokens as account 0 and makes these events, one in a block:
//
//	token 0: transfers nobody->0, 0->1, 0->2, 0->1, 1->2; approvals 0->1, 2->1
//	token 1: transfers nobody->0, 0->1, 0->3; approval 0->1
func startLogsNode(t *testing.T, o testkit.NodeOptions) *logsNode {
	t.Helper()
	n := &logsNode{Node: testkit.StartNodeWith(t, o)}
	for _, key := range n.Keys {
		n.accounts = append(n.accounts, testkit.Address(key))
	}
	code, err := os.ReadFile("../profile/testdata/token.hex")
	if err != nil {
		t.Fatal(err)
	}
	for i := range n.tokens {
		n.send(0, nil, common.FromHex(strings.TrimSpace(string(code))))
		n.tokens[i] = crypto.CreateAddress(n.accounts[0], uint64(i))
	}
	for _, op := range []struct {
		token, from, to int
		selector        string
	}{
		{0, 0, 1, "a9059cbb"}, {0, 0, 2, "a9059cbb"}, {1, 0, 1, "a9059cbb"}, {0, 0, 1, "095ea7b3"}, {0, 0, 1, "a9059cbb"},
		{0, 1, 2, "a9059cbb"}, {1, 0, 3, "a9059cbb"}, {1, 0, 1, "095ea7b3"}, {0, 2, 1, "095ea7b3"},
	} {
		who, amount := n.account(op.to), common.BigToHash(common.Big1)
		n.send(op.from, &n.tokens[op.token], append(append(common.FromHex(op.selector), who[:]...), amount[:]...))
	}
	if n.total != 11 {
		t.Fatalf("the scenario made %d logs, want 11", n.total)
	}
	return n
}

type gotLog struct {
	Address     common.Address
	Topics      []common.Hash
	BlockNumber hexutil.Uint64
	BlockHash   common.Hash
	LogIndex    hexutil.Uint64
}

func TestGetLogsOfTheERC20Scenario(t *testing.T) {
	n := startLogsNode(t, testkit.NodeOptions{})
	for _, path := range []string{"/a", "/b", "/eth"} {
		for _, q := range []struct {
			name   string
			filter object
			want   int
		}{
			{"none", object{}, 11},
			{"one address", object{"address": n.tokens[0]}, 7},
			{"one address in a list", object{"address": []any{n.tokens[1]}}, 4},
			{"two addresses", object{"address": n.tokens}, 11},
			{"an unknown address", object{"address": n.accounts[0]}, 0},
			{"no address", object{"address": nil}, 11},
			{"an empty list of addresses", object{"address": []any{}}, 11},
			{"address and topic 0", object{"address": n.tokens[0], "topics": []any{transferTopic}}, 5},
			{"topic 0", object{"topics": []any{approvalTopic}}, 3},
			{"and a later position", object{"address": n.tokens[0], "topics": []any{transferTopic, nil, n.account(2)}}, 2},
			{"a later position alone", object{"topics": []any{nil, nil, n.account(1)}}, 6},
			{"alternatives", object{"topics": []any{[]any{transferTopic, approvalTopic}, []any{n.account(1), n.account(2)}}}, 2},
			{"alternatives with null", object{"topics": []any{[]any{transferTopic, nil}, n.account(0)}}, 7},
			{"mixed", object{"address": n.tokens, "topics": []any{[]any{transferTopic, approvalTopic}, n.account(0), []any{n.account(1), n.account(3)}}}, 6},
			{"no topics", object{"topics": nil}, 11},
			{"an empty list of topics", object{"topics": []any{}}, 11},
			{"wildcards alone", object{"topics": []any{nil, []any{}, nil}}, 11},
			{"more positions than any log has", object{"topics": []any{nil, nil, nil, nil}}, 0},
			{"the wrong position", object{"topics": []any{nil, transferTopic}}, 0},
		} {
			q.filter["fromBlock"] = "earliest"
			var found []gotLog
			n.Must(path, &found, "eth_getLogs", q.filter)
			if found == nil || len(found) != q.want {
				t.Errorf("%s: %s: %d logs, want %d", path, q.name, len(found), q.want)
			}
			for i := 1; i < len(found); i++ {
				if found[i].BlockNumber < found[i-1].BlockNumber {
					t.Errorf("%s: %s: not in chain order", path, q.name)
				}
			}
		}
	}
}

// wantError calls eth_getLogs and wants it refused.
func (n *logsNode) wantError(t *testing.T, path string, filter any, code int, text string) {
	t.Helper()
	var refused *testkit.RPCError
	if err := n.Call(path, nil, "eth_getLogs", filter); !errors.As(err, &refused) || refused.Code != code || !strings.Contains(refused.Message, text) {
		t.Errorf("%s: %v: error is %v, want %d %q", path, filter, err, code, text)
	}
}

// pastHead is a block no test reaches.
const pastHead = "0xffffff"

func TestGetLogsRanges(t *testing.T) {
	n := startLogsNode(t, testkit.NodeOptions{})
	var all []gotLog
	n.Must("/eth", &all, "eth_getLogs", object{"fromBlock": "0x0"})
	middle := all[4]
	for _, path := range []string{"/a", "/b", "/eth"} {
		for _, q := range []struct {
			name   string
			filter object
			want   []gotLog
		}{
			{"no range is the head", object{}, all[10:]},
			{"from", object{"fromBlock": middle.BlockNumber}, all[4:]},
			{"to", object{"fromBlock": "earliest", "toBlock": middle.BlockNumber}, all[:5]},
			{"from and to", object{"fromBlock": all[2].BlockNumber, "toBlock": middle.BlockNumber}, all[2:5]},
			{"to past the head", object{"fromBlock": middle.BlockNumber, "toBlock": pastHead}, all[4:]},
			{"from past the head", object{"fromBlock": "0xfffff", "toBlock": pastHead}, []gotLog{}},
			{"tags", object{"fromBlock": "safe", "toBlock": "pending"}, all[10:]},
			{"blockhash", object{"blockhash": middle.BlockHash}, all[4:5]},
			{"blockHash", object{"blockHash": middle.BlockHash}, all[4:5]},
		} {
			if path == "/eth" && q.filter["toBlock"] == pastHead { // Ethereum refuses what the specification cuts
				n.wantError(t, path, q.filter, -32602, "block range extends beyond current head block")
				continue
			}
			found := []gotLog{{}}
			n.Must(path, &found, "eth_getLogs", q.filter)
			if !reflect.DeepEqual(found, q.want) {
				t.Errorf("%s: %s: %v, want %v", path, q.name, found, q.want)
			}
		}
		n.wantError(t, path, object{"fromBlock": "0x5", "toBlock": "0x4"}, -32602, "invalid block range params")
		n.wantError(t, path, object{"blockhash": middle.BlockHash, "fromBlock": "0x1"}, -32602, "cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other")
		n.wantError(t, path, object{"blockHash": middle.BlockHash, "toBlock": "latest"}, -32602, "cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other")
		n.wantError(t, path, object{"blockhash": common.Hash{1}}, -32000, "unknown block")
		n.wantError(t, path, object{"topics": []any{nil, nil, nil, nil, nil}}, -32602, "exceed max topics")
		n.wantError(t, path, object{"address": "0x12"}, -32602, "invalid argument 0: address")
		n.wantError(t, path, object{"topics": []any{"0x12"}}, -32602, "invalid argument 0: topics: invalid topic at index 0")
	}
}

func TestGetLogsLimits(t *testing.T) {
	n := startLogsNode(t, testkit.NodeOptions{Config: func(c *config.Config) { c.RPC.LogResults, c.RPC.LogRange = 7, 12 }})
	for _, path := range []string{"/a", "/b", "/eth"} {
		n.wantError(t, path, object{"fromBlock": "earliest"}, -32005, "query returned more than 7 results")
		var found []gotLog
		n.Must(path, &found, "eth_getLogs", object{"fromBlock": "earliest", "address": n.tokens[0]})
		if len(found) != 7 {
			t.Errorf("%s: %d logs, want 7", path, len(found))
		}
	}
	n.wantError(t, "/eth", object{"fromBlock": "earliest", "limit": "0x8"}, -32005, "limit is more than 7 results (rpc.log_results)")
	n.send(0, &n.accounts[1], nil)
	n.wantError(t, "/b", object{"fromBlock": "earliest"}, -32005, "query covers more than 12 blocks (rpc.log_range)")
	n.wantError(t, "/eth", object{"fromBlock": "earliest", "limit": "0x1"}, -32005, "query covers more than 12 blocks (rpc.log_range)")
}

type gotPage struct {
	Logs   []gotLog
	Cursor *string
}

func TestGetLogsInPages(t *testing.T) {
	n := startLogsNode(t, testkit.NodeOptions{})
	for _, filter := range []object{
		{"fromBlock": "earliest"},
		{"fromBlock": "earliest", "toBlock": "latest", "address": n.tokens[0]},
		{"fromBlock": "0x3", "toBlock": "0x8", "topics": []any{[]any{transferTopic, approvalTopic}, n.account(0)}},
		{"fromBlock": "0xffff"},
		{"topics": []any{common.Hash{1}}},
	} {
		for _, size := range []int{1, 2, 3, 11, 10_000} {
			var want []gotLog
			n.Must("/eth", &want, "eth_getLogs", filter)
			have := []gotLog{}
			asked := object{"limit": hexutil.Uint64(size)}
			for k, v := range filter {
				asked[k] = v
			}
			for calls := 1; ; calls++ {
				var page gotPage
				n.Must("/eth", &page, "eth_getLogs", asked)
				have = append(have, page.Logs...)
				if page.Cursor == nil {
					break
				}
				if len(page.Logs) != size || calls > len(want) {
					t.Fatalf("%v: page %d of %d has %d logs", filter, calls, size, len(page.Logs))
				}
				asked["cursor"] = *page.Cursor
				n.send(0, &n.tokens[0], transferData(n.account(1))) // what comes later is not part of the answer
			}
			if !reflect.DeepEqual(have, want) {
				t.Errorf("%v in pages of %d: %d logs, want the %d of one answer", filter, size, len(have), len(want))
			}
		}
	}
}

func transferData(to common.Hash) []byte {
	amount := common.BigToHash(common.Big1)
	return append(append(common.FromHex("a9059cbb"), to[:]...), amount[:]...)
}

func TestCursorsAreChecked(t *testing.T) {
	n := startLogsNode(t, testkit.NodeOptions{})
	var page gotPage
	first := object{"fromBlock": "earliest", "limit": "0x2"}
	n.Must("/eth", &page, "eth_getLogs", first)
	if page.Cursor == nil || len(page.Logs) != 2 {
		t.Fatalf("first page: %+v", page)
	}
	cursor := *page.Cursor
	with := func(key string, value any) object {
		f := object{"fromBlock": "earliest", "limit": "0x2", "cursor": cursor}
		f[key] = value
		return f
	}
	bad := []byte(cursor)
	if last := &bad[len(bad)-1]; *last == '0' { // a digit of the block hash
		*last = '1'
	} else {
		*last = '0'
	}
	n.wantError(t, "/eth", with("cursor", string(bad)), -32602, "invalid argument 0: cursor: its block is not part of the chain")
	n.wantError(t, "/eth", with("cursor", cursor[:len(cursor)-2]), -32602, "invalid argument 0: cursor: not one that eth_getLogs has given")
	n.wantError(t, "/eth", with("cursor", "0x"), -32602, "invalid argument 0: cursor: not one that eth_getLogs has given")
	n.wantError(t, "/eth", with("cursor", "next"), -32602, "invalid argument 0: cursor")
	n.wantError(t, "/eth", with("address", n.tokens[0]), -32602, "invalid argument 0: cursor: belongs to another filter")
	n.wantError(t, "/eth", with("fromBlock", "0x1"), -32602, "invalid argument 0: cursor: belongs to another filter")
	n.wantError(t, "/eth", with("topics", []any{nil}), -32602, "invalid argument 0: cursor: belongs to another filter")
	n.wantError(t, "/eth", with("limit", nil), -32602, `invalid argument 0: "cursor" needs a "limit" beside it`)
	n.wantError(t, "/eth", with("limit", "0x0"), -32602, "invalid argument 0: limit: want at least 0x1")
	n.wantError(t, "/eth", with("limit", 5), -32602, "invalid argument 0: limit")

	// A page may have another size than the one before.
	n.Must("/eth", &page, "eth_getLogs", with("limit", "0x64"))
	if len(page.Logs) != 9 || page.Cursor != nil {
		t.Errorf("last page: %d logs, cursor %v, want 9 and none", len(page.Logs), page.Cursor)
	}
	// The other profiles know neither key and ignore both, as any other.
	for _, path := range []string{"/a", "/b"} {
		var raw json.RawMessage
		n.Must(path, &raw, "eth_getLogs", object{"fromBlock": "earliest", "limit": 2, "cursor": true})
		var found []gotLog
		if err := json.Unmarshal(raw, &found); err != nil || len(found) != 11 {
			t.Errorf("%s: %d logs, %v, want 11", path, len(found), err)
		}
	}
}

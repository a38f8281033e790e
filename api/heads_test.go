package api

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

func TestSubscribeRefusals(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.RPC.MaxSubscriptions = 2 }})
	for _, path := range profiles {
		wantError(t, n.Call(path, nil, "eth_subscribe", "newHeads"), -32601, "notifications not supported")
		wantError(t, n.Call(path, nil, "eth_unsubscribe", "0x1"), -32601, "notifications not supported")
		s := n.DialSocket(path)
		fail := func(code int, message, method string, params ...any) {
			t.Helper()
			wantError(t, s.Call(nil, method, params...), code, message)
		}
		fail(-32601, `no "x" subscription in eth namespace`, "eth_subscribe", "x")
		fail(-32601, `no "" subscription in eth namespace`, "eth_subscribe", "")
		fail(-32602, "missing value for required argument 0", "eth_subscribe")
		fail(-32602, "invalid argument 0: got a number, want a string", "eth_subscribe", 1)
		fail(-32602, "too many arguments, want at most 2", "eth_subscribe", "newHeads", nil, nil)
		fail(-32602, "invalid argument 1: got a string, want an object", "eth_subscribe", "newHeads", "all")
		fail(-32602, "invalid argument 1: includeTransactions: got a number, want a boolean", "eth_subscribe", "newHeads", map[string]any{"includeTransactions": 1})
		fail(-32602, "invalid argument 1: got a string, want a boolean or an object", "eth_subscribe", "newPendingTransactions", "all")
		fail(-32602, "a subscription has no end: toBlock and blockHash are not allowed", "eth_subscribe", "logs", map[string]any{"toBlock": "0x5"})
		fail(-32602, "a subscription has no end: toBlock and blockHash are not allowed", "eth_subscribe", "logs", map[string]any{"blockHash": common.Hash{}})

		first, second := s.Subscribe("newHeads"), s.Subscribe("syncing")
		fail(-32005, "the connection has as many subscriptions as it may, 2 (rpc.max_subscriptions)", "eth_subscribe", "logs", map[string]any{})
		if first == second || !idForm.MatchString(first) {
			t.Errorf("ids are %s and %s", first, second)
		}
		other := n.DialSocket(path)
		for _, c := range []struct {
			s    *testkit.Socket
			id   string
			want bool
		}{{other, first, false}, {s, "0x1", false}, {s, "nonsense", false}, {s, first, true}, {s, first, false}, {s, second, true}} {
			var done bool
			c.s.Must(&done, "eth_unsubscribe", c.id)
			if done != c.want {
				t.Errorf("eth_unsubscribe(%s) says %v, want %v", c.id, done, c.want)
			}
		}
		s.Subscribe("newHeads") // there is room again
	}
}

func TestNewHeads(t *testing.T) {
	n := testkit.StartNode(t)
	var sockets []*testkit.Socket
	var ids, full []string
	for _, path := range profiles {
		s := n.DialSocket(path)
		sockets = append(sockets, s)
		ids = append(ids, s.Subscribe("newHeads"))
		full = append(full, s.Subscribe("newHeads", map[string]any{"includeTransactions": true}))
	}
	const blocks = 20
	for range blocks {
		n.Pay()
	}
	for i, s := range sockets {
		heads, whole := s.Notes(ids[i], blocks), s.Notes(full[i], blocks)
		s.Settle()
		if len(s.Notes(ids[i], 0)) != blocks || len(s.Notes(full[i], 0)) != blocks {
			t.Fatalf("%s: got more than %d heads", profiles[i], blocks)
		}
		for j := range blocks {
			checkHead(t, n, heads[j], whole[j], uint64(j+1))
		}
	}
}

// checkHead compares a notification with the block as the eth profile shows it.
func checkHead(t *testing.T, n *testkit.Node, head, whole json.RawMessage, number uint64) {
	t.Helper()
	var want json.RawMessage
	n.Must("/eth", &want, "eth_getBlockByNumber", fmt.Sprintf("0x%x", number), true)
	if string(whole) != string(want) {
		t.Errorf("block %d:\ngot  %s\nwant %s", number, whole, want)
	}
	h := new(ethtypes.Header)
	if err := json.Unmarshal(head, h); err != nil {
		t.Fatal(err)
	}
	var named struct{ Hash common.Hash }
	must(t, json.Unmarshal(head, &named))
	if h.Number.Uint64() != number || h.Hash() != named.Hash || strings.Contains(string(head), `"transactions"`) {
		t.Errorf("head %d: %s", number, head)
	}
}

// TestAnswerComesFirst: no notification before the answer with the id, though blocks come all the time.
func TestAnswerComesFirst(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.Solo.BlockTime = time.Millisecond }})
	s := n.DialSocket("/")
	for i := range 50 {
		id := s.Subscribe("newHeads", map[string]any{"fromBlock": "0x0"})
		s.Notes(id, 2)
		var done bool
		s.Must(&done, "eth_unsubscribe", id)
		s.Settle()
		count := len(s.Notes(id, 0))
		reply := fmt.Sprintf("reply %d", 3*i+1)
		order := s.Order()
		if first := slices.Index(order, "note "+id); first < slices.Index(order, reply) {
			t.Fatalf("the first notification is message %d, the answer %d", first, slices.Index(order, reply))
		}
		s.Settle()
		if more := len(s.Notes(id, 0)); more != count {
			t.Fatalf("%d notifications came after eth_unsubscribe was answered", more-count)
		}
		s.Must(nil, "net_version") // keeps the ids in step
		_ = done
	}
}

// TestSubscribeInBatch: the ids come in the answer to the batch, and that comes before the notifications.
func TestSubscribeInBatch(t *testing.T) {
	n := testkit.StartNode(t)
	n.Pay()
	s := n.DialSocket("/eth")
	s.Send(`[{"id":1,"method":"eth_subscribe","params":["newHeads",{"fromBlock":"earliest"}]},{"id":2,"method":"eth_subscribe","params":["logs"]}]`)
	var replies []struct{ Result string }
	must(t, json.Unmarshal([]byte(s.Reply("batch")), &replies))
	s.Notes(replies[0].Result, 2)
	if order := s.Order(); order[0] != "reply batch" || len(order) != 3 {
		t.Errorf("got %v", order)
	}
}

func TestPendingSubscriptions(t *testing.T) {
	n := testkit.StartNode(t)
	for _, path := range profiles {
		s := n.DialSocket(path)
		hashes := s.Subscribe("newPendingTransactions")
		alsoHashes := s.Subscribe("newPendingTransactions", false)
		objects := s.Subscribe("newPendingTransactions", true)
		alsoObjects := s.Subscribe("newPendingTransactions", map[string]any{"includeTransactions": true})
		want := []common.Hash{n.Pay(), n.Pay(), n.Pay()}
		for i, hash := range want {
			for _, id := range []string{hashes, alsoHashes} {
				if got := string(s.Notes(id, 3)[i]); got != `"`+hash.Hex()+`"` {
					t.Errorf("%s: transaction %d is %s, want %v", path, i, got, hash)
				}
			}
			for _, id := range []string{objects, alsoObjects} {
				var tx struct {
					Hash      common.Hash
					From      common.Address
					BlockHash *common.Hash
				}
				must(t, json.Unmarshal(s.Notes(id, 3)[i], &tx))
				if tx.Hash != hash || tx.From != testkit.Address(n.Keys[0]) || tx.BlockHash != nil {
					t.Errorf("%s: transaction %d is %s", path, i, s.Notes(id, 3)[i])
				}
			}
		}
		s.Settle()
		if got := len(s.Notes(hashes, 0)) + len(s.Notes(objects, 0)); got != 6 {
			t.Errorf("%s: %d notifications, want 6", path, got)
		}
	}
}

// TestSyncingTellsChangesOnly: a node that is never behind has nothing to tell.
func TestSyncingTellsChangesOnly(t *testing.T) {
	n := testkit.StartNode(t)
	s := n.DialSocket("/")
	id, heads := s.Subscribe("syncing"), s.Subscribe("newHeads")
	n.Pay()
	s.Notes(heads, 1)
	s.Settle()
	if got := s.Notes(id, 0); len(got) != 0 {
		t.Errorf("got %s", got)
	}
}

// TestEthclient subscribes as Go programs do.
func TestEthclient(t *testing.T) {
	n := testkit.StartNode(t)
	token := n.DeployToken()
	raw, err := rpc.Dial(wsURL(n) + "/eth")
	must(t, err)
	client := ethclient.NewClient(raw)
	defer client.Close()
	heads, logs := make(chan *ethtypes.Header, 16), make(chan ethtypes.Log, 16)
	headSub, err := client.SubscribeNewHead(context.Background(), heads)
	must(t, err)
	defer headSub.Unsubscribe()
	logSub, err := raw.EthSubscribe(context.Background(), logs, "logs", map[string]any{"address": token})
	must(t, err)
	defer logSub.Unsubscribe()
	for i := range uint64(3) {
		n.Emit(token, testkit.Event{Kind: testkit.Transfer, Value: int64(i)})
		if h := <-heads; h.Number.Uint64() != i+2 {
			t.Errorf("head %d, want %d", h.Number, i+2)
		}
		if l := <-logs; l.BlockNumber != i+2 || l.Address != token {
			t.Errorf("log of block %d, want %d", l.BlockNumber, i+2)
		}
	}
}

package api

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
)

// caller calls a method on the path of a profile, over one of the transports.
type caller struct {
	name string
	call func(path string, out any, method string, params ...any) error
}

// callers returns a caller for each transport: what both can do, both must do alike.
func callers(n *testkit.Node) []caller {
	sockets := make(map[string]*testkit.Socket)
	return []caller{
		{"http", n.Call},
		{"websocket", func(path string, out any, method string, params ...any) error {
			if sockets[path] == nil {
				sockets[path] = n.DialSocket(path)
			}
			return sockets[path].Call(out, method, params...)
		}},
	}
}

var profiles = []string{"/", "/a", "/b", "/eth"}

// overAll runs a test over every transport in every profile, each on a node of its own.
func overAll(t *testing.T, change func(*config.Config), test func(t *testing.T, n *testkit.Node, call func(out any, method string, params ...any) error)) {
	for _, path := range profiles {
		for i, name := range []string{"http", "websocket"} {
			t.Run(name+path, func(t *testing.T) {
				n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: change})
				c := callers(n)[i]
				test(t, n, func(out any, method string, params ...any) error {
					t.Helper()
					return c.call(path, out, method, params...)
				})
			})
		}
	}
}

func wantError(t *testing.T, err error, code int, message string) {
	t.Helper()
	failure, ok := err.(*testkit.RPCError)
	if !ok || failure.Code != code || failure.Message != message {
		t.Errorf("got %v, want %d %s", err, code, message)
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

var idForm = regexp.MustCompile(`^0x[1-9a-f][0-9a-f]{0,31}$`)

func TestBlockFilter(t *testing.T) {
	overAll(t, nil, func(t *testing.T, n *testkit.Node, call func(any, string, ...any) error) {
		n.Pay() // before: not to be told
		var id string
		must(t, call(&id, "eth_newBlockFilter"))
		if !idForm.MatchString(id) {
			t.Errorf("the id is %s", id)
		}
		var changes []common.Hash
		must(t, call(&changes, "eth_getFilterChanges", id))
		if changes == nil || len(changes) != 0 {
			t.Errorf("before any block: %v, want []", changes)
		}
		var want []common.Hash
		for range 3 {
			n.Pay()
			var b struct{ Hash common.Hash }
			n.Must("/", &b, "eth_getBlockByNumber", "latest", false)
			want = append(want, b.Hash)
		}
		must(t, call(&changes, "eth_getFilterChanges", id))
		if fmt.Sprint(changes) != fmt.Sprint(want) {
			t.Errorf("got %v, want %v", changes, want)
		}
		must(t, call(&changes, "eth_getFilterChanges", id))
		if len(changes) != 0 {
			t.Errorf("polled again: %v, want []", changes)
		}
	})
}

// announcements returns a function that waits until a transaction has been told of to filters.
func announcements(t *testing.T, n *testkit.Node) func(common.Hash) {
	var probe string
	n.Must("/", &probe, "eth_newPendingTransactionFilter")
	return func(hash common.Hash) {
		t.Helper()
		for began := time.Now(); time.Since(began) < time.Minute; time.Sleep(time.Millisecond) {
			var seen []common.Hash
			n.Must("/", &seen, "eth_getFilterChanges", probe)
			if slices.Contains(seen, hash) {
				return
			}
		}
		t.Fatalf("%v has not been told of", hash)
	}
}

func TestPendingFilter(t *testing.T) {
	overAll(t, nil, func(t *testing.T, n *testkit.Node, call func(any, string, ...any) error) {
		announced := announcements(t, n)
		announced(n.Pay())
		var id string
		must(t, call(&id, "eth_newPendingTransactionFilter"))
		want := []common.Hash{n.Pay(), n.Pay()}
		announced(want[1])
		var changes []common.Hash
		must(t, call(&changes, "eth_getFilterChanges", id))
		if fmt.Sprint(changes) != fmt.Sprint(want) {
			t.Errorf("got %v, want %v", changes, want)
		}
		must(t, call(&changes, "eth_getFilterChanges", id))
		if changes == nil || len(changes) != 0 {
			t.Errorf("polled again: %v, want []", changes)
		}
	})
}

// TestPendingFilterGap checks that a transaction with a nonce gap is told of when the gap closes, after the one that closes it.
func TestPendingFilterGap(t *testing.T) {
	n := testkit.StartNode(t)
	announced := announcements(t, n)
	var id string
	n.Must("/", &id, "eth_newPendingTransactionFilter")
	from := testkit.Address(n.Keys[1])
	send := func(nonce string) (hash common.Hash) {
		n.Must("/", &hash, "eth_sendTransaction", map[string]any{"from": from, "to": from, "nonce": nonce})
		return hash
	}
	second := send("0x1")
	var changes []common.Hash
	n.Must("/", &changes, "eth_getFilterChanges", id)
	if len(changes) != 0 {
		t.Errorf("while the gap is open: %v", changes)
	}
	first := send("0x0")
	announced(second)
	n.Must("/", &changes, "eth_getFilterChanges", id)
	if fmt.Sprint(changes) != fmt.Sprint([]common.Hash{first, second}) {
		t.Errorf("got %v, want %v then %v", changes, first, second)
	}
}

// TestPendingFilterOverflow checks what a filter gets that is polled too rarely: the newest.
func TestPendingFilterOverflow(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.RPC.PendingHistory = 2 }})
	announced := announcements(t, n)
	var id string
	n.Must("/", &id, "eth_newPendingTransactionFilter")
	n.Pay()
	want := []common.Hash{n.Pay(), n.Pay()}
	announced(want[1])
	var changes []common.Hash
	n.Must("/", &changes, "eth_getFilterChanges", id)
	if fmt.Sprint(changes) != fmt.Sprint(want) {
		t.Errorf("got %v, want %v", changes, want)
	}
}

type gotLog struct {
	Address          common.Address
	Topics           []common.Hash
	Data             string
	BlockNumber      string
	TransactionHash  common.Hash
	LogIndex         string
	Removed          bool
	BlockHash        common.Hash
	TransactionIndex string
}

func TestLogFilter(t *testing.T) {
	overAll(t, nil, func(t *testing.T, n *testkit.Node, call func(any, string, ...any) error) {
		token := n.DeployToken()
		alice, bob := common.Address{1}, common.Address{2}
		n.Emit(token, testkit.Event{Kind: testkit.Transfer, From: alice, To: bob, Value: 1}) // block 2
		var id string
		must(t, call(&id, "eth_newFilter", map[string]any{"fromBlock": "0x0", "address": token, "topics": []any{testkit.Transfer}}))
		tx := n.Emit(token, testkit.Event{Kind: testkit.Transfer, From: alice, To: bob, Value: 2},
			testkit.Event{Kind: testkit.Approval, From: alice, To: bob, Value: 3}, testkit.Event{Kind: testkit.Transfer, From: bob, To: alice, Value: 4})
		n.Pay()
		var changes []gotLog
		must(t, call(&changes, "eth_getFilterChanges", id))
		if len(changes) != 2 || changes[0].LogIndex != "0x0" || changes[1].LogIndex != "0x2" || changes[0].TransactionHash != tx || changes[0].BlockNumber != "0x3" {
			t.Errorf("changes: %+v", changes)
		}
		must(t, call(&changes, "eth_getFilterChanges", id))
		if changes == nil || len(changes) != 0 {
			t.Errorf("polled again: %v, want []", changes)
		}
	})
}

// TestGetFilterLogs: the whole query again, and nothing is drained. Variant a does not have the method.
func TestGetFilterLogs(t *testing.T) {
	n := testkit.StartNode(t)
	token := n.DeployToken()
	for _, c := range callers(n) {
		n.Emit(token, testkit.Event{Kind: testkit.Transfer, Value: 1})
		var id, blocks string
		must(t, c.call("/b", &id, "eth_newFilter", map[string]any{"fromBlock": "earliest", "address": token}))
		must(t, c.call("/b", &blocks, "eth_newBlockFilter"))
		n.Emit(token, testkit.Event{Kind: testkit.Transfer, Value: 2})
		var all, direct, changes []gotLog
		for range 2 {
			must(t, c.call("/eth", &all, "eth_getFilterLogs", id))
			must(t, c.call("/eth", &direct, "eth_getLogs", map[string]any{"fromBlock": "earliest", "address": token}))
			if len(all) < 2 || fmt.Sprint(all) != fmt.Sprint(direct) {
				t.Errorf("%s: got %v, want %v", c.name, all, direct)
			}
		}
		must(t, c.call("/b", &changes, "eth_getFilterChanges", id))
		if len(changes) != 1 {
			t.Errorf("%s: %d changes, want 1", c.name, len(changes))
		}
		wantError(t, c.call("/b", nil, "eth_getFilterLogs", blocks), -32000, "filter not found")
		wantError(t, c.call("/b", nil, "eth_getFilterLogs", "0x1"), -32000, "filter not found")
		wantError(t, c.call("/a", nil, "eth_getFilterLogs", id), -32601, "the method eth_getFilterLogs does not exist/is not available")
	}
}

func TestFilterRange(t *testing.T) {
	n := testkit.StartNode(t)
	token := n.DeployToken() // block 1
	var tooEarly, later, byHash string
	n.Must("/", &tooEarly, "eth_newFilter", map[string]any{"toBlock": "0x1"})
	n.Must("/", &later, "eth_newFilter", map[string]any{"fromBlock": "0x3", "toBlock": "0x3"})
	var head struct{ Hash common.Hash }
	n.Must("/", &head, "eth_getBlockByNumber", "latest", false)
	n.Must("/", &byHash, "eth_newFilter", map[string]any{"blockhash": head.Hash})
	for range 3 { // blocks 2 to 4
		n.Emit(token, testkit.Event{Kind: testkit.Transfer})
	}
	for id, want := range map[string]string{tooEarly: "", later: "0x3", byHash: ""} {
		var changes []gotLog
		n.Must("/", &changes, "eth_getFilterChanges", id)
		got := ""
		for _, l := range changes {
			got += l.BlockNumber
		}
		if got != want {
			t.Errorf("filter got the blocks %q, want %q", got, want)
		}
	}
}

func TestFilterRefusals(t *testing.T) {
	n := testkit.StartNode(t)
	five := []any{nil, nil, nil, nil, nil}
	for _, c := range callers(n) {
		for _, path := range profiles {
			fail := func(code int, message, method string, params ...any) {
				t.Helper()
				wantError(t, c.call(path, nil, method, params...), code, message)
			}
			fail(-32000, "filter not found", "eth_getFilterChanges", "0xdeadbeef")
			fail(-32000, "filter not found", "eth_getFilterChanges", "nonsense")
			fail(-32602, "invalid argument 0: got a number, want a string", "eth_getFilterChanges", 7)
			fail(-32602, "missing value for required argument 0", "eth_getFilterChanges")
			fail(-32602, "too many arguments, want at most 1", "eth_getFilterChanges", "0x1", "0x2")
			fail(-32602, "too many arguments, want at most 0", "eth_newBlockFilter", "0x1")
			fail(-32602, "missing value for required argument 0", "eth_newFilter")
			fail(-32602, "invalid block range params", "eth_newFilter", map[string]any{"fromBlock": "0x2", "toBlock": "0x1"})
			fail(-32602, "cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other", "eth_newFilter",
				map[string]any{"blockHash": common.Hash{}, "fromBlock": "0x1"})
			fail(-32000, "unknown block", "eth_newFilter", map[string]any{"blockhash": common.Hash{1}})
			fail(-32602, "invalid argument 0: topics: exceed max topics", "eth_newFilter", map[string]any{"topics": five})

			var id string
			var done bool
			must(t, c.call(path, &id, "eth_newFilter", map[string]any{}))
			must(t, c.call(path, &done, "eth_uninstallFilter", id))
			if !done {
				t.Errorf("%s %s: an installed filter was not uninstalled", c.name, path)
			}
			fail(-32000, "filter not found", "eth_getFilterChanges", id)
			for _, unknown := range []string{id, "0x1", "nonsense"} {
				must(t, c.call(path, &done, "eth_uninstallFilter", unknown))
				if done {
					t.Errorf("%s %s: %s was uninstalled", c.name, path, unknown)
				}
			}
		}
	}
}

func TestFilterTerms(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.RPC.FilterTerms = 3 }})
	s := n.DialSocket("/")
	fits := map[string]any{"address": []any{common.Address{1}, common.Address{2}}, "topics": []any{common.Hash{1}}}
	tooMany := map[string]any{"address": []any{common.Address{1}, common.Address{2}}, "topics": []any{[]any{common.Hash{1}, common.Hash{2}}}}
	n.Must("/", nil, "eth_newFilter", fits)
	s.Subscribe("logs", fits)
	const message = "the filter names more than 3 addresses and topics (rpc.filter_terms)"
	wantError(t, n.Call("/", nil, "eth_newFilter", tooMany), -32005, message)
	wantError(t, s.Call(nil, "eth_subscribe", "logs", tooMany), -32005, message)
}

func TestFilterLimit(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.RPC.MaxFilters = 2 }})
	var first string
	n.Must("/", &first, "eth_newBlockFilter")
	n.Must("/", nil, "eth_newPendingTransactionFilter")
	wantError(t, n.Call("/", nil, "eth_newFilter", map[string]any{}), -32005, "the node has as many filters as it may, 2 (rpc.max_filters)")
	n.Must("/", nil, "eth_uninstallFilter", first)
	n.Must("/", nil, "eth_newFilter", map[string]any{})
}

// TestFilterExpiry lets time pass in a way that no slow machine can break: filters are given no time at all.
func TestFilterExpiry(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.RPC.FilterLifetime, c.RPC.MaxFilters = time.Millisecond, 1 }})
	var id string
	n.Must("/", &id, "eth_newBlockFilter")
	time.Sleep(2 * time.Millisecond) // at least
	wantError(t, n.Call("/", nil, "eth_getFilterChanges", id), -32000, "filter not found")
	n.Must("/", nil, "eth_newBlockFilter") // the place is free again
}

// TestFilterPages: a poll that would find more than one answer may have gets whole blocks, and the next poll the rest.
func TestFilterPages(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.RPC.LogResults = 3 }})
	announced := announcements(t, n)
	token := n.DeployToken()
	announced(n.Pay())
	var logs, blocks, waiting string
	n.Must("/", &logs, "eth_newFilter", map[string]any{})
	n.Must("/", &blocks, "eth_newBlockFilter")
	n.Must("/", &waiting, "eth_newPendingTransactionFilter")
	var last common.Hash
	for i := range 5 { // 2 logs a block, but 5 in the last
		events := make([]testkit.Event, 2)
		if i == 4 {
			events = make([]testkit.Event, 5)
		}
		last = n.Emit(token, events...)
	}
	announced(last)
	for id, want := range map[string][]int{logs: {2, 2, 2, 2, 5, 0}, blocks: {3, 2, 0}, waiting: {3, 2, 0}} {
		for _, most := range want {
			var changes []json.RawMessage
			n.Must("/", &changes, "eth_getFilterChanges", id)
			if len(changes) != most {
				t.Errorf("a poll got %d entries, want %d of %v", len(changes), most, want)
			}
		}
	}
}

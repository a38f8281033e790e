package api_test

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common/hexutil"
)

const oneCall = `{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}`

func TestLargestBody(t *testing.T) {
	n := startChain(t, nil)
	for _, c := range []struct {
		size, status int
		body         string
	}{
		{5 << 20, 200, `{"jsonrpc":"2.0","id":1,"result":"0x0"}`},
		{5<<20 + 1, 413, "the request body is larger than the setting server.max_body allows\n"},
	} {
		status, body := n.Post("/b", oneCall+strings.Repeat(" ", c.size-len(oneCall)))
		if status != c.status || body != c.body {
			t.Errorf("%d bytes: status %d, %s", c.size, status, body)
		}
	}
}

func TestLongestBatch(t *testing.T) {
	n := startChain(t, nil)
	batch := func(items int) string { return "[" + strings.Repeat(oneCall+",", items-1) + oneCall + "]" }
	status, body := n.Post("/b", batch(1000))
	if have := strings.Count(body, `"result":"0x0"`); status != 200 || have != 1000 {
		t.Errorf("1000 calls: status %d, %d results", status, have)
	}
	status, body = n.Post("/b", batch(1001))
	if want := `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}`; status != 200 || body != want {
		t.Errorf("1001 calls: status %d, %.200s", status, body)
	}
}

// TestLargestAnswer asks for more than 25 MB in a batch: the calls that come too late are refused one by one.
func TestLargestAnswer(t *testing.T) {
	n := startChain(t, nil)
	const megabyte = 1 << 20 // of memory, two of hex digits
	call := func(id int) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"eth_call","params":[{"to":"%s"},"latest",{"%s":{"code":"0x62%06x5ff3"}}]}`,
			id, n.account(1), n.account(1), megabyte)
	}
	var calls []string
	for id := range 20 {
		calls = append(calls, call(id))
	}
	_, body := n.Post("/b", "["+strings.Join(calls, ",")+"]")
	var replies []struct {
		ID     int
		Result string
		Error  *testkit.RPCError
	}
	decode(t, []byte(body), &replies)
	if len(replies) != 20 {
		t.Fatalf("%d replies", len(replies))
	}
	for i, r := range replies {
		switch fits := i < 12; { // 12 answers are over 25 MB
		case r.ID != i:
			t.Errorf("reply %d has id %d", i, r.ID)
		case fits && r.Error != nil:
			t.Errorf("reply %d: %v", i, r.Error)
		case !fits && (r.Error == nil || r.Error.Code != -32003 || r.Error.Message != "response too large"):
			t.Errorf("reply %d is not refused: %v", i, r.Error)
		}
	}
}

// TestEndlessCalls runs calls that never end by themselves, with all the gas there is, and asks small things meanwhile.
func TestEndlessCalls(t *testing.T) {
	n := startChain(t, nil)
	endless := `{"jsonrpc":"2.0","id":1,"method":"%s","params":[{"from":"` + n.account(0).Hex() +
		`","to":"0x00000000000000000000000000000000deadbeef","gas":"0xffffffffffffffff"},"latest",` +
		`{"0x00000000000000000000000000000000deadbeef":{"code":"0x5b5f56"}}]}`
	var (
		running sync.WaitGroup
		ended   atomic.Int32
	)
	for range 4 {
		for method, want := range map[string]string{"eth_call": "out of gas", "eth_estimateGas": "gas required exceeds allowance (16777216)"} {
			running.Go(func() {
				defer ended.Add(1)
				_, body := n.Post("/eth", fmt.Sprintf(endless, method))
				if want := `{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"` + want + `"}}`; body != want {
					t.Errorf("%s: %s", method, body)
				}
			})
		}
	}
	n.want("eth_blockNumber", "0x0")
	if ended.Load() == 8 {
		t.Error("a small request was answered only after all endless ones")
	}
	running.Wait()
}

// TestCallTimeout gives calls more gas than they can use in the time they have.
func TestCallTimeout(t *testing.T) {
	n := startChain(t, func(c *config.Config) {
		c.RPC.CallGas, c.RPC.CallTimeout = 1<<50, time.Millisecond
	})
	code := map[string]any{n.account(1).Hex(): map[string]any{"code": "0x5b5f56"}}
	call := map[string]any{"from": n.account(0), "to": n.account(1), "gas": "0xffffffffffffffff"}
	for _, method := range []string{"eth_call", "eth_estimateGas"} {
		err := n.Call("/b", nil, method, call, "latest", code) // the gas alone would last for years
		if err == nil || err.Error() != "-32002 request timed out" {
			t.Errorf("%s: %v", method, err)
		}
	}
}

// TestLogLimits sets small limits: the errors name the limit and its setting.
func TestLogLimits(t *testing.T) {
	n := startChain(t, func(c *config.Config) { c.RPC.LogResults, c.RPC.LogRange = 4, 3 })
	logger := hexutil.Bytes(creation(contracts[1].code))
	n.send("logger", 0, map[string]any{"gas": hexutil.Uint64(200_000), "data": logger})
	var r struct{ ContractAddress string }
	n.Must("/b", &r, "eth_getTransactionReceipt", n.value("logger"))
	n.send("logs", 0, map[string]any{"to": r.ContractAddress})
	n.send("more", 0, map[string]any{"to": n.account(1)})
	filter := func(from, to string, topics ...any) map[string]any {
		return map[string]any{"fromBlock": from, "toBlock": to, "topics": topics}
	}
	for _, c := range []struct {
		filter map[string]any
		want   string
	}{
		{filter("0x2", "0x2"), "-32005 query returned more than 4 results (rpc.log_results)"},
		{filter("0x0", "0x3"), "-32005 query covers more than 3 blocks (rpc.log_range)"},
		{filter("0x0", "0xffff"), "-32005 query covers more than 3 blocks (rpc.log_range)"},
		{filter("0x1", "0x3", word(1)), ""},
		{filter("0x2", "0x2", word(1)), ""},
	} {
		var logs []any
		switch err := n.Call("/b", &logs, "eth_getLogs", c.filter); {
		case c.want == "" && (err != nil || len(logs) != 4):
			t.Errorf("%v: %d logs, %v", c.filter, len(logs), err)
		case c.want != "" && (err == nil || err.Error() != c.want):
			t.Errorf("%v: %v, want %s", c.filter, err, c.want)
		}
	}
}

// TestPaths asks on paths with and without a profile.
func TestPaths(t *testing.T) {
	n := startChain(t, func(c *config.Config) { c.Profile = "a" })
	for path, want := range map[string]int{"/": 200, "/a": 200, "/b/": 200, "/eth": 200, "/c": 404, "/eth/x": 404, "/A": 404} {
		if status, body := n.Post(path, oneCall); status != want {
			t.Errorf("%s: status %d, want %d: %s", path, status, want, body)
		}
	}
	// The setting chose a for /, and a has no eth_chainId.
	if err := n.Call("/", nil, "eth_chainId"); err == nil {
		t.Error("/ is not profile a")
	}
	resp, err := http.Post(n.URL+"/b", "", strings.NewReader(oneCall))
	check(t, err)
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusUnsupportedMediaType {
		t.Errorf("no content type: status %d", resp.StatusCode)
	}
}

// TestConcurrentSends sends from one account without a nonce, all at once: none collides.
func TestConcurrentSends(t *testing.T) {
	n := startChain(t, nil)
	const sends = 40
	var running sync.WaitGroup
	var mu sync.Mutex
	hashes := make(map[string]bool)
	for range sends {
		running.Go(func() {
			var hash string
			if err := n.Call("/b", &hash, "eth_sendTransaction", map[string]any{"from": n.account(0), "to": n.account(1), "value": "0x1"}); err != nil {
				t.Error(err)
			}
			mu.Lock()
			defer mu.Unlock()
			hashes[hash] = true
		})
	}
	running.Wait()
	if len(hashes) != sends {
		t.Errorf("%d transactions of %d sends", len(hashes), sends)
	}
	n.want("eth_getTransactionCount", hexutil.EncodeUint64(sends), n.account(0), "latest")
	for hash := range hashes {
		if n.status(hash) != "0x1" {
			t.Errorf("%s has no receipt of success", hash)
		}
	}
}

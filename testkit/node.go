package testkit

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"sync"
	"testing"
	"time"

	"exon/config"
	"exon/keys"
	"exon/node"

	"github.com/ethereum/go-ethereum/common/mclock"
)

// Node is a running node that answers on a loopback port. It stops when the test ends.
type Node struct {
	URL  string   // without a path
	URLs []string // of all listeners
	Keys []*ecdsa.PrivateKey
	t    testing.TB
	stop func()
}

// NodeOptions change a node from the default.
type NodeOptions struct {
	Home     string // "" for an ephemeral one
	Accounts int    // funded and unlocked; 0 for 10
	Config   func(*config.Config)
	Genesis  []byte           // "" for the default one with the funded accounts
	Clock    func() time.Time // time of new blocks; nil for time.Now
	KeyClock mclock.Clock     // time until accounts are locked; nil for the system's
}

// StartNode starts a node with 10 funded and unlocked accounts.
func StartNode(t testing.TB) *Node { return StartNodeWith(t, NodeOptions{}) }

// StartNodeWith starts a node that differs from the default.
func StartNodeWith(t testing.TB, o NodeOptions) *Node {
	t.Helper()
	if o.Accounts == 0 {
		o.Accounts = 10
	}
	list := Accounts(t, o.Accounts)
	ring := keys.NewRing()
	for _, key := range list {
		ring.AddUnlocked(key)
	}
	if o.KeyClock != nil {
		ring.SetClock(o.KeyClock)
	}
	if o.Genesis == nil {
		o.Genesis = Genesis(t, GenesisFile(t, list)).Raw
	}
	cfg := config.Default()
	cfg.Listen = []string{"127.0.0.1:0"}
	cfg.Chain.Sync = o.Home != ""
	if o.Config != nil {
		o.Config(&cfg)
	}
	n, err := node.New(node.Options{Home: o.Home, Genesis: o.Genesis, Config: cfg, Ring: ring, Log: Log, Clock: o.Clock, WeakKeys: true})
	if err != nil {
		t.Fatal(err)
	}
	running := &Node{URL: "http://" + n.Addrs()[0].String(), Keys: list, t: t, stop: Run(t, n)}
	for _, addr := range n.Addrs() {
		running.URLs = append(running.URLs, "http://"+addr.String())
	}
	return running
}

// Run runs a node until stop is called or the test ends.
func Run(t testing.TB, n *node.Node) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- n.Run(ctx) }()
	stop = sync.OnceFunc(func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(stop)
	return stop
}

// Stop stops the node and returns when it has ended.
func (n *Node) Stop() { n.stop() }

// Post sends a body to a path and returns the status and the body of the answer.
func (n *Node) Post(path, body string) (int, string) {
	n.t.Helper()
	resp, err := http.Post(n.URL+path, "application/json", bytes.NewReader([]byte(body)))
	if err != nil {
		n.t.Fatal(err)
	}
	defer resp.Body.Close()
	out, err := io.ReadAll(resp.Body)
	if err != nil {
		n.t.Fatal(err)
	}
	return resp.StatusCode, string(out)
}

// RPCError is an error object of an answer.
type RPCError struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
}

// Error returns code and message.
func (e *RPCError) Error() string { return fmt.Sprintf("%d %s", e.Code, e.Message) }

// Call calls a method on the path of a profile and decodes the result, unless out is nil.
func (n *Node) Call(path string, out any, method string, params ...any) error {
	n.t.Helper()
	if params == nil {
		params = []any{}
	}
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
	if err != nil {
		n.t.Fatal(err)
	}
	_, answer := n.Post(path, string(body))
	var reply struct {
		Result json.RawMessage `json:"result"`
		Error  *RPCError       `json:"error"`
	}
	if err := json.Unmarshal([]byte(answer), &reply); err != nil {
		n.t.Fatalf("%s: %v in %s", method, err, answer)
	}
	if reply.Error != nil {
		return reply.Error
	}
	if out == nil {
		return nil
	}
	if err := json.Unmarshal(reply.Result, out); err != nil {
		n.t.Fatalf("%s: %v in %s", method, err, answer)
	}
	return nil
}

// Must is Call for calls that have to succeed.
func (n *Node) Must(path string, out any, method string, params ...any) {
	n.t.Helper()
	if err := n.Call(path, out, method, params...); err != nil {
		n.t.Fatalf("%s: %v", method, err)
	}
}

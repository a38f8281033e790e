package eth_test

import (
	"context"
	"encoding/json"
	"sync"
	"testing"

	"exon/api/eth"
	"exon/api/jsonrpc"
	"exon/api/wire"
	"exon/engine/solo"
	"exon/keys"
	"exon/pool"
	"exon/testkit"
)

// recorder is a peer that takes everything.
type recorder struct {
	mu    sync.Mutex
	more  *sync.Cond
	texts []string
}

func newRecorder() *recorder {
	r := new(recorder)
	r.more = sync.NewCond(&r.mu)
	return r
}

func (r *recorder) Push(head, rest []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.texts = append(r.texts, string(head)+string(rest))
	r.more.Broadcast()
}

func (r *recorder) PushPaced(head, rest []byte) { r.Push(head, rest) }
func (r *recorder) Room() bool                  { return true }
func (r *recorder) Flush()                      {}
func (r *recorder) OnClose(func())              {}

// wait returns what has come once there are n messages.
func (r *recorder) wait(n int) []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	for len(r.texts) < n {
		r.more.Wait()
	}
	return append([]string(nil), r.texts...)
}

// TestNothingBeforeTheAnswer: a subscription is told nothing until its answer is queued, whatever happens meanwhile, and
// then all of it.
func TestNothingBeforeTheAnswer(t *testing.T) {
	c := testkit.NewChain(t, 1)
	p, err := pool.New(c.Chain, pool.Default())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	api := eth.New(c.Chain, p, solo.New(c.Chain, p, solo.Default(), testkit.Log), keys.NewRing(), eth.Default())
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- api.Run(ctx) }()
	t.Cleanup(func() { stop(); <-done })

	subscribe := func(peer jsonrpc.Peer, params ...string) (*jsonrpc.Turn, string) {
		t.Helper()
		turn := &jsonrpc.Turn{Peer: peer}
		var args wire.Args
		for _, p := range params {
			args = append(args, []byte(p))
		}
		out, err := api.Subscribe(&wire.Request{Ctx: jsonrpc.WithTurn(ctx, turn), Args: args}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var id string
		if err := json.Unmarshal(out, &id); err != nil {
			t.Fatal(err)
		}
		return turn, id
	}
	c.Commit()
	early := newRecorder()
	var turns []*jsonrpc.Turn
	for range 8 {
		replay, _ := subscribe(early, `"newHeads"`, `{"fromBlock":"0x0"}`)
		live, _ := subscribe(early, `"newHeads"`)
		turns = append(turns, replay, live)
	}
	for range 3 { // blocks 2 to 4
		c.Commit()
	}
	for range 8 { // on every shard: all of them have passed these blocks then
		late := newRecorder()
		turn, _ := subscribe(late, `"newHeads"`, `{"fromBlock":"0x0"}`)
		turn.Done()
		late.wait(5)
	}
	if got := early.wait(0); len(got) != 0 {
		t.Fatalf("%d notifications came before the answer: %s", len(got), got[0])
	}
	for _, turn := range turns {
		turn.Done()
	}
	c.Commit() // block 5
	want := 8*6 + 8*4
	if got := early.wait(want); len(got) != want {
		t.Errorf("%d notifications, want %d", len(got), want)
	}
}

package api

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

// word returns an address as a topic.
func word(a common.Address) common.Hash { return common.BytesToHash(a[:]) }

// TestLogSubscriptionShapes counts what the seven shapes of filters of an ERC-20 scenario are told.
func TestLogSubscriptionShapes(t *testing.T) {
	n := testkit.StartNode(t)
	gold, silver, copper := n.DeployToken(), n.DeployToken(), n.DeployToken()
	alice, bob, carol := common.Address{0xa1}, common.Address{0xb0}, common.Address{0xca}
	shapes := []struct {
		name   string
		filter map[string]any
		want   int
	}{
		{"none", map[string]any{}, 12},
		{"one address", map[string]any{"address": gold}, 5},
		{"two addresses", map[string]any{"address": []any{gold, silver}}, 9},
		{"topic 0", map[string]any{"address": []any{gold, silver}, "topics": []any{testkit.Transfer}}, 7},
		{"a later position", map[string]any{"topics": []any{nil, nil, word(bob)}}, 7},
		{"nested alternatives", map[string]any{"topics": []any{[]any{testkit.Transfer, testkit.Approval}, []any{word(alice), word(carol)}}}, 10},
		{"mixed", map[string]any{"address": []any{gold, copper}, "topics": []any{testkit.Transfer, nil, []any{word(alice), word(bob)}}}, 4},
		{"more positions than a log has", map[string]any{"topics": []any{nil, nil, nil, nil}}, 0},
		{"null among alternatives", map[string]any{"topics": []any{[]any{testkit.Approval, nil}}}, 12},
		{"no topics, no addresses", map[string]any{"address": []any{}, "topics": []any{}}, 12},
	}
	type listener struct {
		s    *testkit.Socket
		subs []string
	}
	var listeners []listener
	var filters []string
	for _, path := range profiles {
		l := listener{s: n.DialSocket(path)}
		for _, shape := range shapes {
			l.subs = append(l.subs, l.s.Subscribe("logs", shape.filter))
		}
		listeners = append(listeners, l)
	}
	for _, shape := range shapes {
		var id string
		n.Must("/", &id, "eth_newFilter", shape.filter)
		filters = append(filters, id)
	}
	tr := func(from, to common.Address) testkit.Event {
		return testkit.Event{Kind: testkit.Transfer, From: from, To: to, Value: 1}
	}
	ap := func(from, to common.Address) testkit.Event {
		return testkit.Event{Kind: testkit.Approval, From: from, To: to, Value: 1}
	}
	n.Emit(gold, tr(alice, bob), ap(alice, bob), tr(bob, alice))
	n.Emit(silver, tr(alice, carol), tr(carol, bob))
	n.Pay()
	n.Emit(copper, tr(alice, bob), ap(carol, bob), tr(bob, carol))
	n.Emit(gold, tr(carol, bob), tr(alice, carol))
	n.Emit(silver, tr(alice, alice), ap(carol, bob))

	var all []json.RawMessage
	n.Must("/", &all, "eth_getLogs", map[string]any{"fromBlock": "0x4"})
	if len(all) != 12 {
		t.Fatalf("%d logs, want 12", len(all))
	}
	for i, shape := range shapes {
		var want []json.RawMessage
		query := map[string]any{"fromBlock": "0x4"}
		for k, v := range shape.filter {
			query[k] = v
		}
		n.Must("/", &want, "eth_getLogs", query)
		if len(want) != shape.want {
			t.Errorf("%s: eth_getLogs finds %d, want %d", shape.name, len(want), shape.want)
		}
		var polled []json.RawMessage
		n.Must("/", &polled, "eth_getFilterChanges", filters[i])
		if fmt.Sprintf("%s", polled) != fmt.Sprintf("%s", want) {
			t.Errorf("%s: the filter got %d, want %d", shape.name, len(polled), shape.want)
		}
		for j, l := range listeners {
			l.s.Notes(l.subs[0], 12) // the last block has come
			l.s.Notes(l.subs[i], shape.want)
			l.s.Settle()
			got := l.s.Notes(l.subs[i], shape.want)
			if len(got) != shape.want || fmt.Sprintf("%s", got) != fmt.Sprintf("%s", want) {
				t.Errorf("%s %s: told of %d, want %d:\n%s\n%s", shape.name, profiles[j], len(got), shape.want, got, want)
			}
		}
	}
}

// TestResume: a subscription with fromBlock gives the past and then the present, each event exactly once, while blocks are
// made all the time.
func TestResume(t *testing.T) {
	n := testkit.StartNode(t)
	token := n.DeployToken() // block 1
	emit := func() { n.Emit(token, testkit.Event{Kind: testkit.Transfer}, testkit.Event{Kind: testkit.Approval}) }
	for range 40 {
		emit()
	}
	stop := make(chan struct{})
	var busy sync.WaitGroup
	busy.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
				emit()
			}
		}
	})
	type resumed struct {
		s           *testkit.Socket
		heads, full string
		logs, one   string
		from        int
	}
	var list []resumed
	for i := range 12 {
		s := n.DialSocket(profiles[i%len(profiles)])
		r := resumed{s: s, from: 3 * i}
		from := fmt.Sprintf("0x%x", r.from)
		if i == 0 {
			from = "earliest"
		}
		r.heads = s.Subscribe("newHeads", map[string]any{"fromBlock": from})
		r.full = s.Subscribe("newHeads", map[string]any{"fromBlock": from, "includeTransactions": true})
		r.logs = s.Subscribe("logs", map[string]any{"fromBlock": from})
		r.one = s.Subscribe("logs", map[string]any{"fromBlock": from, "topics": []any{testkit.Approval}})
		list = append(list, r)
	}
	close(stop)
	busy.Wait()
	var number hexutil.Uint64
	n.Must("/", &number, "eth_blockNumber")
	head := int(number)
	for _, r := range list {
		blocks := head - r.from + 1
		logged := head - max(r.from, 2) + 1 // blocks with logs
		for _, c := range []struct {
			id   string
			want int
			per  int // notifications of one block
			from int
			key  string
		}{{r.heads, blocks, 1, r.from, "number"}, {r.full, blocks, 1, r.from, "number"}, {r.logs, 2 * logged, 2, max(r.from, 2), "blockNumber"}, {r.one, logged, 1, max(r.from, 2), "blockNumber"}} {
			r.s.Notes(c.id, c.want)
			r.s.Settle()
			got := r.s.Notes(c.id, c.want)
			if len(got) != c.want {
				t.Errorf("from %d: %d notifications, want %d", r.from, len(got), c.want)
				continue
			}
			for i, note := range got {
				var fields map[string]any
				must(t, json.Unmarshal(note, &fields))
				if want := fmt.Sprintf("0x%x", c.from+i/c.per); fields[c.key] != want {
					t.Fatalf("from %d: notification %d is of block %v, want %s", r.from, i, fields[c.key], want)
				}
			}
		}
	}
}

// TestResumeLater: latest asks for nothing past, and a block in the future is waited for.
func TestResumeLater(t *testing.T) {
	n := testkit.StartNode(t)
	n.Pay()
	n.Pay()
	s := n.DialSocket("/")
	latest := s.Subscribe("newHeads", map[string]any{"fromBlock": "latest"})
	future := s.Subscribe("newHeads", map[string]any{"fromBlock": "0x5"})
	for range 4 { // blocks 3 to 6
		n.Pay()
	}
	s.Notes(latest, 4)
	s.Settle()
	for id, want := range map[string]string{latest: "0x3 0x4 0x5 0x6", future: "0x5 0x6"} {
		var got []string
		for _, note := range s.Notes(id, 2) {
			var h struct{ Number string }
			must(t, json.Unmarshal(note, &h))
			got = append(got, h.Number)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("got %v, want %s", got, want)
		}
	}
}

// TestReplayAtThePaceOfTheReader: a replay that is much larger than the queue does not cut off one who reads late.
func TestReplayAtThePaceOfTheReader(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.Server.WSQueue = 64 << 10 }})
	blob := n.DeployBlob()
	const blocks = 40
	for range blocks { // 200 KiB of JSON each
		n.EmitBlob(blob, 100<<10)
	}
	conn := dialUnread(t, n)
	must(t, conn.WriteMessage(1, []byte(`{"id":1,"method":"eth_subscribe","params":["logs",{"fromBlock":"0x0"}]}`)))
	must(t, conn.WriteMessage(1, []byte(`{"id":2,"method":"net_version"}`)))
	n.Pay() // something happens meanwhile
	s := testkit.NewSocket(t, conn)
	go s.Read()
	var id struct{ Result string }
	must(t, json.Unmarshal([]byte(s.Reply("1")), &id))
	if got := s.Notes(id.Result, blocks); len(got) != blocks {
		t.Errorf("%d notifications, want %d", len(got), blocks)
	}
}

// TestUnsubscribeEndsReplay: after eth_unsubscribe is answered nothing comes, though most of the past is still to tell.
func TestUnsubscribeEndsReplay(t *testing.T) {
	n := testkit.StartNode(t)
	blob := n.DeployBlob()
	const blocks = 80
	for range blocks { // 400 KiB of JSON each: more than the buffers of the network take
		n.EmitBlob(blob, 200<<10)
	}
	conn := dialUnread(t, n)
	must(t, conn.WriteMessage(1, []byte(`{"id":1,"method":"eth_subscribe","params":["logs",{"fromBlock":"0x0"}]}`)))
	_, text, err := conn.ReadMessage()
	must(t, err)
	var id struct{ Result string }
	must(t, json.Unmarshal(text, &id))
	must(t, conn.WriteMessage(1, []byte(`{"id":2,"method":"eth_unsubscribe","params":["`+id.Result+`"]}`)))
	s := testkit.NewSocket(t, conn)
	go s.Read()
	if got := s.Reply("2"); got != `{"jsonrpc":"2.0","id":2,"result":true}` {
		t.Fatalf("got %s", got)
	}
	told := len(s.Notes(id.Result, 0))
	s.Settle()
	n.Pay()
	s.Settle()
	if more := len(s.Notes(id.Result, 0)); more != told {
		t.Errorf("%d notifications came after the answer to eth_unsubscribe", more-told)
	}
}

// TestSlowSubscriber: one who does not read is cut off with a reason, and the others are told everything.
func TestSlowSubscriber(t *testing.T) {
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) {
		c.Server.WSQueue = 64 << 10
		c.Server.WriteTimeout = 10 * time.Minute
	}})
	blob := n.DeployBlob()
	conn := dialUnread(t, n)
	const subs = 100
	for i := range subs {
		must(t, conn.WriteMessage(1, []byte(fmt.Sprintf(`{"id":%d,"method":"eth_subscribe","params":["logs"]}`, i))))
	}
	healthy := n.DialSocket("/")
	heads := healthy.Subscribe("newHeads")
	// Wait until all are subscribed: the answers are small enough to lie in the network's buffers.
	slow := testkit.NewSocket(t, conn)
	slowReads := make(chan struct{})
	go func() {
		for range subs {
			if _, _, err := conn.ReadMessage(); err != nil {
				t.Error(err)
			}
		}
		close(slowReads)
	}()
	<-slowReads
	const blocks = 5
	for range blocks { // 100 times 400 KiB of JSON each: more than any buffer of the network takes
		n.EmitBlob(blob, 200<<10)
	}
	if got := healthy.Notes(heads, blocks); len(got) != blocks {
		t.Errorf("the healthy one was told of %d blocks, want %d", len(got), blocks)
	}
	go slow.Read()
	code, reason := slow.End()
	if code != 1008 || reason != "notifications are not read fast enough" {
		t.Errorf("the slow one was closed with %d %s", code, reason)
	}
	if got := len(slow.Order()); got >= subs*blocks {
		t.Errorf("the slow one got all %d notifications", got)
	}
}

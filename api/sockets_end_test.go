package api

import (
	"fmt"
	"net"
	"runtime"
	"sync"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/gorilla/websocket"
)

// TestNothingLeftBehind connects, subscribes and drops, again and again, and looks what remains.
func TestNothingLeftBehind(t *testing.T) {
	cycles := 10_000
	if testing.Short() {
		cycles = 1_000
	}
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) { c.Chain.BlockCache = 16 }})
	for range 64 { // fills the caches of the chain
		n.Pay()
	}
	round(t, n, 500)
	goroutines, heap := settled(t, 0)
	round(t, n, cycles)
	moreGoroutines, moreHeap := settled(t, goroutines)
	if moreGoroutines > goroutines {
		t.Errorf("%d goroutines before and %d after", goroutines, moreGoroutines)
	}
	// A connection and its subscriptions take several KiB: a tenth of a KiB for each would tell.
	if grown := int64(moreHeap) - int64(heap); grown > 1<<20+int64(cycles)*100 {
		t.Errorf("the heap has grown by %d bytes in %d cycles", grown, cycles)
	}
}

// round has 4 clients connect, subscribe and drop, in different ways, as often as cycles says in all.
func round(t *testing.T, n *testkit.Node, cycles int) {
	var clients sync.WaitGroup
	for client := range 4 {
		clients.Go(func() {
			for i := range cycles / 4 {
				if err := cycle(n, i); err != nil {
					t.Errorf("client %d: %v", client, err)
					return
				}
			}
		})
	}
	for range cycles / 100 { // what there is to tell
		n.Pay()
	}
	clients.Wait()
}

// cycle is the life of one connection.
func cycle(n *testkit.Node, i int) error {
	conn, _, err := websocket.DefaultDialer.Dial(wsURL(n)+profiles[i%len(profiles)], nil)
	if err != nil {
		return err
	}
	defer conn.Close()
	first := `"newHeads",{"fromBlock":"0x40"}`
	if i%20 > 3 {
		first = `"newHeads",{"fromBlock":"latest"}`
	}
	for j, params := range []string{first, `"logs",{"fromBlock":"earliest"}`, `"newPendingTransactions",true`, `"newHeads"`} {
		if err := conn.WriteMessage(websocket.TextMessage, []byte(fmt.Sprintf(`{"id":%d,"method":"eth_subscribe","params":[%s]}`, j, params))); err != nil {
			return err
		}
	}
	switch i % 4 {
	case 0: // politely, having read something
		if _, _, err := conn.ReadMessage(); err != nil {
			return err
		}
		return conn.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(1000, ""), time.Now().Add(time.Minute))
	case 1: // at once, with whatever is unread
		return nil
	case 2: // as if the machine had crashed
		return conn.NetConn().(*net.TCPConn).SetLinger(0)
	}
	for range 4 { // after the answers
		if _, _, err := conn.ReadMessage(); err != nil {
			return err
		}
	}
	return nil
}

// settled waits until there are no more goroutines than wanted, or until no more end, and returns what is in use.
func settled(t *testing.T, wanted int) (goroutines int, heap uint64) {
	t.Helper()
	least, since := runtime.NumGoroutine(), time.Now()
	for began := time.Now(); time.Since(began) < time.Minute; time.Sleep(20 * time.Millisecond) {
		if now := runtime.NumGoroutine(); now < least {
			least, since = now, time.Now()
		}
		if least <= wanted || wanted == 0 && time.Since(since) > 5*time.Second {
			break
		}
	}
	var m runtime.MemStats
	runtime.GC()
	runtime.GC() // pools are emptied in two steps
	runtime.ReadMemStats(&m)
	return least, m.HeapAlloc
}

// TestStopClosesSockets: when the node stops, each of many connections is told.
func TestStopClosesSockets(t *testing.T) {
	n := testkit.StartNode(t)
	sockets := make([]*testkit.Socket, 300)
	for i := range sockets {
		sockets[i] = n.DialSocket(profiles[i%len(profiles)])
		sockets[i].Subscribe("newHeads")
		sockets[i].Subscribe("logs")
	}
	n.Pay()
	began := time.Now()
	n.Stop()
	took := time.Since(began)
	t.Logf("%d sockets were closed in %v", len(sockets), took)
	if took > 10*time.Second {
		t.Errorf("stopping took %v", took)
	}
	for _, s := range sockets {
		if code, reason := s.End(); code != 1001 || reason != "the node is stopping" {
			t.Fatalf("closed with %d %s", code, reason)
		}
	}
}

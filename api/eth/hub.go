package eth

import (
	"context"
	"log/slog"
	"runtime"
	"sync"
	"sync/atomic"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain"
	"exon/chain/logs"
	"exon/pool"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// hub tells subscribers what happens. Connections are divided among shards, each with a goroutine that goes through the
// blocks in order and, block by block, through its connections. A subscription keeps the number of the block it wants
// next: the shard tells it of a block only when that is the one, so none is told twice; and a subscription joins its
// shard only once it has been told, by a goroutine of its own, of all blocks the shard has passed, so none is lost.
// Replaying the past (replay.go) is the same with an earlier start.
type hub struct {
	chain   *chain.Chain
	pool    *pool.Pool
	waiting *pendingLog
	find    logFinder
	events  events
	most    int // subscriptions of one connection
	log     *slog.Logger

	shards []*shard
	turn   atomic.Uint32 // deals connections to shards

	mu       sync.Mutex
	sessions map[jsonrpc.Peer]*session // guarded by mu
	ctx      context.Context           // of replays; guarded by mu; set by run
	stopped  bool                      // no replay begins any more; guarded by mu
	replays  sync.WaitGroup

	pending pendingSubscribers
}

// logFinder returns the matching logs of the blocks from first to last, or of the first of them, whole blocks, and the
// block to go on with.
type logFinder func(ctx context.Context, f *logs.Filter, first, last uint64) (found []*ethtypes.Log, next uint64, err error)

// shard is a part of the connections.
type shard struct {
	mu   sync.Mutex
	next uint64                // guarded by mu: the block it tells about next
	live map[*session]struct{} // guarded by mu
}

// session is the subscriptions of one connection.
type session struct {
	peer  jsonrpc.Peer
	shard *shard

	mu   sync.Mutex      // held while the connection is told of a block: after an unsubscribe nothing follows
	subs []*subscription // guarded by mu; in the order of creation
	gone bool            // guarded by mu
}

func newHub(c *chain.Chain, p *pool.Pool, waiting *pendingLog, find logFinder, most int) *hub {
	h := &hub{
		chain: c, pool: p, waiting: waiting, find: find, most: most, log: slog.Default(), events: events{chain: c},
		sessions: make(map[jsonrpc.Peer]*session), ctx: context.Background(),
		pending: pendingSubscribers{set: make(map[*subscription]*session), from: nobody, wake: make(chan struct{}, 1)},
	}
	for range runtime.GOMAXPROCS(0) {
		h.shards = append(h.shards, &shard{next: c.Head().Number() + 1, live: make(map[*session]struct{})})
	}
	return h
}

// run tells subscribers of events until ctx ends.
func (h *hub) run(ctx context.Context) {
	h.mu.Lock()
	h.ctx = ctx
	h.mu.Unlock()
	var parts sync.WaitGroup
	for _, s := range h.shards {
		parts.Go(func() { h.follow(ctx, s) })
	}
	parts.Go(func() { h.followPending(ctx) })
	parts.Wait()
	h.mu.Lock()
	h.stopped = true
	h.mu.Unlock()
	h.replays.Wait() // they read from the chain
}

// follow goes through the blocks, in order and without a gap.
func (h *hub) follow(ctx context.Context, s *shard) {
	var sessions []*session
	for {
		head, err := h.chain.Await(ctx, s.next)
		if err != nil {
			return
		}
		for number := s.next; number <= head.Number(); number++ {
			s.mu.Lock()
			s.next = number + 1 // whoever joins from now on has been told of this block already
			sessions = sessions[:0]
			for one := range s.live {
				sessions = append(sessions, one)
			}
			s.mu.Unlock()
			if len(sessions) > 0 {
				h.tell(sessions, number)
			}
		}
		clear(sessions[:cap(sessions)])
	}
}

// tell tells connections of one block.
func (h *hub) tell(sessions []*session, number uint64) {
	ev, err := h.events.at(number)
	if err != nil {
		h.log.Error("subscribers miss a block", "number", number, "err", err)
		return
	}
	for _, one := range sessions {
		one.mu.Lock()
		for _, sub := range one.subs {
			if sub.live && sub.next <= number {
				sub.next = number + 1
				if err := sub.tell(one.peer, ev); err != nil {
					h.log.Error("subscribers miss the logs of a block", "number", number, "err", err)
				}
			}
		}
		one.mu.Unlock()
		one.peer.Flush()
	}
}

// session returns the session of a connection, and makes it if need be.
func (h *hub) session(peer jsonrpc.Peer) *session {
	h.mu.Lock()
	one := h.sessions[peer]
	if one == nil {
		one = &session{peer: peer, shard: h.shards[int(h.turn.Add(1))%len(h.shards)]}
		h.sessions[peer] = one
		h.mu.Unlock()
		peer.OnClose(func() { h.drop(one) })
		return one
	}
	h.mu.Unlock()
	return one
}

// drop forgets a connection that has ended.
func (h *hub) drop(one *session) {
	h.mu.Lock()
	delete(h.sessions, one.peer)
	h.mu.Unlock()
	one.shard.mu.Lock()
	delete(one.shard.live, one)
	one.shard.mu.Unlock()
	one.mu.Lock()
	subs := one.subs
	one.subs, one.gone = nil, true
	one.mu.Unlock()
	for _, sub := range subs {
		h.end(sub)
	}
}

// add registers a subscription. It is told nothing before begin.
func (h *hub) add(one *session, sub *subscription) error {
	one.mu.Lock()
	defer one.mu.Unlock()
	if len(one.subs) >= h.most {
		return rpcerr.Limit("the connection has as many subscriptions as it may, %d (rpc.max_subscriptions)", h.most)
	}
	if one.gone { // the connection ended while it asked
		sub.ended.Store(true)
		return nil
	}
	one.subs = append(one.subs, sub)
	return nil
}

// remove ends a subscription of the connection and reports whether there was one.
func (h *hub) remove(peer jsonrpc.Peer, id wire.ID) bool {
	h.mu.Lock()
	one := h.sessions[peer]
	h.mu.Unlock()
	if one == nil {
		return false
	}
	one.mu.Lock()
	for i, sub := range one.subs {
		if sub.id == id {
			one.subs = append(one.subs[:i], one.subs[i+1:]...)
			one.mu.Unlock()
			h.end(sub)
			return true
		}
	}
	one.mu.Unlock()
	return false
}

// end stops what works for a subscription.
func (h *hub) end(sub *subscription) {
	sub.ended.Store(true)
	if sub.kind == pendingHashes || sub.kind == pendingObjects {
		h.pending.remove(sub)
	}
}

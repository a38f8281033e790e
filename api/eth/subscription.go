package eth

import (
	"sync/atomic"

	"exon/api/jsonrpc"
	"exon/api/wire"
	"exon/chain/logs"
)

// subscriptionKind says what a subscription tells about.
type subscriptionKind uint8

const (
	newHeads subscriptionKind = iota
	fullBlocks
	newLogs
	pendingHashes
	pendingObjects
	syncing
)

// subscription is one subscription of a connection.
type subscription struct {
	id     wire.ID
	kind   subscriptionKind
	filter *logs.Filter // of logs
	prefix []byte       // of its notifications: everything before the result
	ended  atomic.Bool  // it was ended by its owner, or the connection has gone

	next uint64 // the block it is told about next; guarded by the session's mu
	live bool   // its shard tells it; guarded by the session's mu
}

func newSubscription(kind subscriptionKind) *subscription {
	s := &subscription{id: newID(), kind: kind}
	s.prefix = append(make([]byte, 0, 112), `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":`...)
	s.prefix = append(wire.AppendID(s.prefix, s.id), `,"result":`...)
	return s
}

// tell queues what a block that has just come has for the subscription.
func (s *subscription) tell(peer jsonrpc.Peer, ev *event) error {
	switch s.kind {
	case newHeads, fullBlocks:
		peer.Push(s.prefix, s.block(ev))
	case newLogs:
		if !s.filter.MayMatch(ev.block.SharedHeader().Bloom) {
			return nil
		}
		list, err := ev.logs()
		if err != nil {
			return err
		}
		for i := range list {
			if s.filter.Match(list[i].Log) {
				peer.Push(s.prefix, list[i].json())
			}
		}
	}
	return nil
}

// block returns a block as the subscription wants it.
func (s *subscription) block(ev *event) []byte {
	if s.kind == fullBlocks {
		return ev.full()
	}
	return ev.head()
}

package eth

import (
	"context"
	"math"
	"sync"

	"exon/api/wire"

	"github.com/ethereum/go-ethereum/common"
)

// nobody is no number of a transaction.
const nobody = math.MaxUint64

// pendingSubscribers are the subscriptions to pending transactions.
type pendingSubscribers struct {
	mu   sync.Mutex
	set  map[*subscription]*session // guarded by mu
	from uint64                     // guarded by mu: first transaction that one who came lately wants; nobody for none
	wake chan struct{}              // capacity 1: there is somebody to tell
}

func (p *pendingSubscribers) add(one *session, sub *subscription) {
	p.mu.Lock()
	if !sub.ended.Load() {
		p.set[sub] = one
		p.from = min(p.from, sub.next) // nobody else has the subscription yet
	}
	p.mu.Unlock()
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

func (p *pendingSubscribers) remove(sub *subscription) {
	p.mu.Lock()
	delete(p.set, sub)
	p.mu.Unlock()
}

// snapshot appends who is to be told, and says from where on if somebody is new.
func (p *pendingSubscribers) snapshot(list []pendingSubscriber) ([]pendingSubscriber, uint64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for sub, one := range p.set {
		list = append(list, pendingSubscriber{one, sub})
	}
	from := p.from
	p.from = nobody
	return list, from
}

type pendingSubscriber struct {
	*session
	sub *subscription
}

// pendingStep is how many transactions are told of together.
const pendingStep = 256

// followPending tells of transactions that become executable. While nobody subscribes it only sleeps.
func (h *hub) followPending(ctx context.Context) {
	var (
		hashes []common.Hash
		list   []pendingSubscriber
		from   uint64
	)
	next := uint64(nobody)
	for {
		clear(list) // keeps nobody who has gone
		list, from = h.pending.snapshot(list[:0])
		next = min(next, from)
		if len(list) == 0 {
			next = nobody
			select {
			case <-h.pending.wake:
				continue
			case <-ctx.Done():
				return
			}
		}
		if hashes, next = h.waiting.since(next, pendingStep, hashes[:0]); len(hashes) > 0 {
			h.tellPending(list, hashes, next-uint64(len(hashes)))
			continue
		}
		select {
		case <-h.waiting.wait(next):
		case <-h.pending.wake:
		case <-ctx.Done():
			return
		}
	}
}

// tellPending tells subscribers of transactions, the first of which has the number first.
func (h *hub) tellPending(list []pendingSubscriber, hashes []common.Hash, first uint64) {
	short, long := make([][]byte, len(hashes)), make([][]byte, len(hashes))
	for _, one := range list {
		one.mu.Lock()
		for i := range hashes {
			if one.sub.ended.Load() {
				break
			}
			number := first + uint64(i)
			if number < one.sub.next {
				continue
			}
			one.sub.next = number + 1
			text := h.pendingText(one.sub.kind, hashes[i], &short[i], &long[i])
			if len(text) > 0 {
				one.peer.Push(one.sub.prefix, text)
			}
		}
		one.mu.Unlock()
		one.peer.Flush()
	}
}

// pendingText returns a transaction as a subscriber is told about it; it is encoded once. It is empty for an object that
// has left the pool without entering a block: there is nothing left to show.
func (h *hub) pendingText(kind subscriptionKind, hash common.Hash, short, long *[]byte) []byte {
	if kind == pendingHashes {
		if *short == nil {
			*short = append(wire.AppendHash(nil, hash), closing...)
		}
		return *short
	}
	if *long == nil {
		*long = []byte{}
		if found, err := h.pool.Lookup(hash); err == nil && found != nil {
			*long = append(wire.AppendTransaction(nil, found.Tx, found.From, nil), closing...)
		}
	}
	return *long
}

package eth

import (
	"sync"

	"exon/api/wire"
	"exon/chain"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// event is a block as subscribers are told about it. Each form is encoded when the first one wants it, once for all.
// The forms end with what closes a notification.
type event struct {
	number uint64
	block  *chain.Block

	head func() []byte              // the header
	full func() []byte              // the block with its transactions
	logs func() ([]eventLog, error) // all logs of the block
}

// eventLog is a log and its encoding.
type eventLog struct {
	*ethtypes.Log
	json func() []byte
}

// closing ends a notification whose result precedes it.
const closing = "}}"

func newEvent(c *chain.Chain, b *chain.Block) *event {
	return &event{
		number: b.Number(),
		block:  b,
		head: sync.OnceValue(func() []byte {
			return append(wire.AppendHeader(nil, b.SharedHeader(), b.Hash()), closing...)
		}),
		full: sync.OnceValue(func() []byte {
			return append(wire.AppendBlock(nil, b.Block, b.Senders, true, wire.Ethereum), closing...)
		}),
		logs: sync.OnceValues(func() ([]eventLog, error) {
			if b.SharedHeader().Bloom == (ethtypes.Bloom{}) {
				return nil, nil
			}
			receipts, err := c.Receipts(b)
			var list []eventLog
			for _, receipt := range receipts {
				for _, l := range receipt.Logs {
					list = append(list, eventLog{l, sync.OnceValue(func() []byte { return append(wire.AppendLog(nil, l), closing...) })})
				}
			}
			return list, err
		}),
	}
}

// eventsKept is for how many blocks the encodings are kept, so that the shards, which may be a few blocks apart, share
// them.
const eventsKept = 16

// events finds the events of recent blocks.
type events struct {
	chain *chain.Chain

	mu   sync.Mutex
	ring [eventsKept]*event // guarded by mu; block n at n % eventsKept
}

// at returns the event of a block that is part of the chain.
func (e *events) at(number uint64) (*event, error) {
	if ev := e.kept(number, nil); ev != nil {
		return ev, nil
	}
	b, err := e.chain.BlockByNumber(number)
	if err != nil {
		return nil, err
	}
	return e.kept(number, newEvent(e.chain, b)), nil
}

// kept returns the event that is kept for a block. If there is none, fresh is, unless that is nil or the past of one who
// replays, which must not push out the present.
func (e *events) kept(number uint64, fresh *event) *event {
	e.mu.Lock()
	defer e.mu.Unlock()
	slot := &e.ring[number%eventsKept]
	if *slot != nil && (*slot).number == number {
		return *slot
	}
	if fresh != nil && (*slot == nil || (*slot).number < number) {
		*slot = fresh
	}
	return fresh
}

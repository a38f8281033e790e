package eth

import (
	"context"
	"errors"

	"exon/api/wire"
)

// replayStep is how many blocks of logs are looked at together.
const replayStep = 4096

// begin starts a subscription to blocks or logs, once the answer with its id is queued. If it begins in the past, or
// blocks have come since it was made, a goroutine tells it of those first, at the pace of the connection.
func (h *hub) begin(one *session, sub *subscription) {
	if h.join(one, sub) {
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.stopped {
		ctx := h.ctx
		h.replays.Go(func() { h.replay(ctx, one, sub) })
	}
}

// join hands a subscription over to its shard, if it wants no block that the shard has passed. It reports true when
// there is nothing left to replay, also because the subscription has ended.
func (h *hub) join(one *session, sub *subscription) bool {
	one.mu.Lock()
	defer one.mu.Unlock()
	if one.gone || sub.ended.Load() {
		return true
	}
	// The shard's lock is taken inside the session's, never the other way round.
	one.shard.mu.Lock()
	defer one.shard.mu.Unlock()
	if sub.next < one.shard.next {
		return false
	}
	sub.live = true
	one.shard.live[one] = struct{}{}
	return true
}

// replay tells a subscription of the blocks that its shard has passed, until it can join.
func (h *hub) replay(ctx context.Context, one *session, sub *subscription) {
	step := h.replayHead
	if sub.kind == newLogs {
		step = h.replayLogs
	}
	for !h.join(one, sub) {
		if ctx.Err() != nil {
			return
		}
		if err := step(ctx, one, sub); err != nil {
			if !errors.Is(err, context.Canceled) {
				h.log.Error("a replay was given up", "from", sub.next, "err", err)
			}
			return
		}
		one.peer.Flush()
	}
}

// replayHead tells of one block.
func (h *hub) replayHead(_ context.Context, one *session, sub *subscription) error {
	ev, err := h.events.at(sub.next) // only this goroutine changes next until the subscription is live
	if err != nil {
		return err
	}
	if !h.pushPaced(one, sub, sub.block(ev)) {
		return context.Canceled
	}
	one.mu.Lock()
	sub.next++
	one.mu.Unlock()
	return nil
}

// replayLogs tells of the logs of the next blocks.
func (h *hub) replayLogs(ctx context.Context, one *session, sub *subscription) error {
	last := min(sub.next+replayStep-1, h.chain.Head().Number())
	found, next, err := h.find(ctx, sub.filter, sub.next, last)
	if err != nil {
		return err
	}
	var text []byte
	for _, l := range found {
		text = append(wire.AppendLog(text[:0], l), closing...)
		if !h.pushPaced(one, sub, text) {
			return context.Canceled
		}
	}
	one.mu.Lock()
	sub.next = next
	one.mu.Unlock()
	return nil
}

// pushPaced queues a notification of the past as soon as there is room. It reports false when nobody wants it any more.
func (h *hub) pushPaced(one *session, sub *subscription, text []byte) bool {
	if !one.peer.Room() {
		return false
	}
	one.mu.Lock()
	defer one.mu.Unlock()
	if sub.ended.Load() {
		return false
	}
	one.peer.PushPaced(sub.prefix, text)
	return true
}

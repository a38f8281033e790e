package jsonrpc

import "context"

// Peer is a connection over which the node can speak unasked. Its methods are safe for concurrent use, and none of them
// but Room waits for the other side.
type Peer interface {
	// Push queues the message that consists of these two parts, which are copied. A peer that has let too much pile up
	// unread is cut off instead.
	Push(head, rest []byte)
	// PushPaced queues a message that is no news, of one who has much to say and waits for Room before each: it goes at the
	// pace of the peer and does not count as piled up.
	PushPaced(head, rest []byte)
	// Room waits until little is queued by PushPaced. It reports false once the connection has ended.
	Room() bool
	// Flush sends what is queued.
	Flush()
	// OnClose sets what runs when the connection has ended; at once if it has already. f must not wait for the peer.
	OnClose(f func())
}

// Turn is one message of a peer and what follows from it. A transport that has peers makes one for each message.
type Turn struct {
	Peer  Peer
	after []func()
}

// After lets f run once the reply to the message is queued. Handlers of one message run one after the other, so it needs
// no lock.
func (t *Turn) After(f func()) { t.after = append(t.after, f) }

// Done runs what waited for the reply.
func (t *Turn) Done() {
	for _, f := range t.after {
		f()
	}
	t.after = nil
}

type turnKey struct{}

// WithTurn returns a context that carries the turn to the handlers.
func WithTurn(ctx context.Context, t *Turn) context.Context {
	return context.WithValue(ctx, turnKey{}, t)
}

// TurnOf returns the turn that a call belongs to, or nil when it came over a transport without peers.
func TurnOf(ctx context.Context) *Turn {
	t, _ := ctx.Value(turnKey{}).(*Turn)
	return t
}

// Package socket serves JSON-RPC over WebSocket connections.
//
// It begins where package server has answered the handshake: Group.Serve takes the connection over. One goroutine reads
// each connection; messages are answered concurrently by workers that all connections share, and sent as they finish.
// Nothing writes permanently: whoever has something to send hands it to the network without waiting, and only when the
// other side does not keep up does a goroutine of the connection's own finish the job.
//
//	Serve -> read -> (message -> worker -> reply)* -> close frame -> end
//
// Invariants: a frame is written whole or the connection ends; replies and notifications are sent in the order in which
// they were queued; the reply to a message is queued before anything that waits for it (jsonrpc.Turn.After); memory for
// one connection is bounded by the largest message, the requests that may be under way and the notifications that may
// wait; a connection that goes over the last bound is closed with a reason, and no other connection notices.
//
// Choices: text and binary messages are both requests. Compression is not offered: its windows cost more memory than all
// the rest. Start at group.go, then read.go and write.go.
package socket

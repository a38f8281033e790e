// Package pool keeps the transactions that wait for a block.
//
// A submission is checked in its caller's goroutine, where the sender is recovered (submit.go), and then taken in under
// one short lock: the rules of go-ethereum's legacy pool (rules.go), replacement, pending or queued (admit.go), limits
// (room.go). A block makes the pool look at the accounts the block changed (reset.go). Blocks are made of what order.go
// hands out, at a cost that depends on what is taken. A lookup never misses a transaction that is on its way from the
// pool into a visible block (lookup.go), and the state as it would be with all executable ones included is built when
// somebody asks for it (pending.go). What users of this node submitted is kept in a file (journal.go).
//
// Invariants: for each sender the pending nonces begin at the account's own and have no gap; nothing that was admitted
// leaves except into a block, for a replacement, for want of funds or room, or because its time is over; what leaves for
// want of room is the last of its sender's.
//
// Start at submit.go.
package pool

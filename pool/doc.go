// Package pool keeps the transactions that wait for a block.
//
// It is go-ethereum's legacy pool with a door of our own: transactions that arrive together are admitted together
// (submit.go), a lookup never misses a transaction that is on its way from the pool into a visible block (lookup.go), and
// the state as it would be with all executable ones included is built when somebody asks for it (pending.go).
// Invariant: for each sender the executable nonces have no gap.
// Start at submit.go.
package pool

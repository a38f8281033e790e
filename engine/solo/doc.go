// Package solo is the embedded engine: one process that makes every block of its chain itself.
//
// With no block time it seals a block as soon as a transaction waits, and a submission is answered once its block is
// committed; with one it seals at that interval and answers at admission. Blocks are built, committed and published by
// the one goroutine in Run (seal.go); submissions wait for them in submit.go.
package solo

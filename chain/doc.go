// Package chain is what the chain is: its head, its blocks, its state at every block, and the three verbs that move it.
//
//	Build    run waiting transactions into a new block on top of the head
//	Execute  run a block that came from elsewhere and check every field of its header
//	Commit   make a block that was run durable, then make it the head
//
// Engines decide who calls them and when; one goroutine at a time may. Reads are safe from any goroutine and never wait
// for a commit: they look at the published head, which is immutable. A block is visible to readers only after all that
// belongs to it (receipts, transaction and account index, state history) is on disk in one atomic write.
//
// The package reads no clock and no settings of the machine: the same blocks give the same bytes everywhere.
// Start at chain.go, then build.go and commit.go.
package chain

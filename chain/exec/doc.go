// Package exec runs transactions and blocks on go-ethereum's EVM.
//
// It is a pure function from parent state, header and transactions to receipts, roots and post state. It reads no clock
// and no settings, starts no goroutine that outlives a call, and stores nothing. A block is run in three steps: Begin,
// Apply for each transaction, FinishWith (run.go); read-only calls and gas estimates share their set-up (call.go).
package exec

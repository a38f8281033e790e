// Package eth is the eth_ namespace: blocks, transactions, receipts, logs, state, calls and sending.
//
// Handlers are methods of API named like their wire names. Each resolves its block argument once, at the top
// (blockref.go), reads from that one block, and appends its answer with package wire. What differs between profiles is
// a Shape passed in by the caller; nothing here knows a profile's name.
package eth

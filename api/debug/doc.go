// Package debug is the debug_ namespace: raw encodings of blocks, transactions and receipts, and traces.
//
// Traces are go-ethereum's own: its tracing API runs on our chain through an adapter (backend.go), so that options, tracers
// and shapes are exactly the ones tools know (trace.go). Only tracers written in Go exist; there is no JavaScript. A trace
// is bounded in time, gas and size whatever its caller asks for.
package debug

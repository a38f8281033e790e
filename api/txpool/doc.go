// Package txpool is the txpool_ namespace: what waits in the pool, as counts, as objects and as one-line summaries.
//
// The pool is held only while it copies its lists of pointers; sorting and encoding happen afterwards, in the goroutine of
// the request, so that a large pool does not keep submissions waiting.
package txpool

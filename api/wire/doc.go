// Package wire holds the JSON shapes of the interface: how blocks, transactions, receipts and logs are written, and how
// arguments are read.
//
// Encoders append to a buffer and return it: no reflection, no maps, no intermediate objects, because they are most of
// the cost of a read. Two shapes exist (Shape): Spec, which profiles a and b serve, and Ethereum, which profile eth
// serves and from which a client can recompute the block hash. Empty lists are [] and never null.
//
// Decoders read positional arguments in place from validated JSON text (Args). Every error they return is a
// *jsonrpc.Error ready for the client. They check form only: whether a block exists or a field is required for a method
// is the handler's business.
//
// Start at block.go for the encoders and at args.go for the decoders.
package wire

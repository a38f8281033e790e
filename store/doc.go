// Package store is the node's one database: Pebble behind go-ethereum's interfaces, the key schema of what exon adds to
// go-ethereum's own, and typed reads and writes for it.
//
// Blocks, receipts, code and tries lie where go-ethereum's rawdb puts them. exon's own records start with the byte 'x'
// (schema.go), a prefix rawdb does not use. Whatever belongs to one block is written through one Batch and so becomes
// visible and durable together. The package knows encodings and nothing about what they mean.
// Start at schema.go.
package store

// Package logs decides which logs a filter matches and finds them through an index.
//
// A filter is a set of addresses and, for each topic position, a set of topics; an empty set matches anything. Match is
// exact; MayMatch asks a bloom filter and may say yes where Match finds nothing, never the other way round.
//
// The index (index.go) has an entry for each term and block that has it. A term is the address that emitted a log, a topic
// at its position, or the mere being of a log; an entry lists the logs of the block that have the term. Entries are
// written with their block and hold whole terms, so what Search finds is exact. Search (search.go) intersects the terms a
// filter asks for by leaping from one to the other, so a query costs what its rarest part has, not what its range covers.
package logs

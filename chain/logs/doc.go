// Package logs decides which logs a filter matches.
//
// A filter is a set of addresses and, for each topic position, a set of topics; an empty set matches anything. Match is
// exact; MayMatch asks a bloom filter and may say yes where Match finds nothing, never the other way round.
package logs

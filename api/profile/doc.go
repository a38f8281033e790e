// Package profile says which methods exist, in which profile, with which arguments.
//
// The table in table.go is the only list of methods; docs/json-rpc.md is made from it. A profile is the rows that name it
// and a choice of shape for the answers; handlers are shared. Profiles a and b are the two variants of the
// specification, eth is what Ethereum tools expect.
package profile

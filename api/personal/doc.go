// Package personal is the personal_ namespace: accounts that the node keeps encrypted.
//
// Handlers are methods of API named like their wire names. They read arguments and choose errors; keys, lock states and
// passphrases are package keys' business, and sending goes through package eth, so that all transactions of an account
// share one order of nonces. A passphrase costs what its key file says; the request waits for it, nothing else does.
//
// The namespace is only for listeners on loopback: the table in package profile says so, and package node obeys.
package personal

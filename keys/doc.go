// Package keys holds the private keys the node signs with.
//
// A Store is a folder of encrypted key files (Web3 Secret Storage version 3), which other wallets read and write too. A
// Ring is the accounts of a node: development accounts in memory and those of a store, locked or unlocked; it signs for
// the unlocked ones. A Wallet derives keys from a mnemonic. Whether a caller may use an account, and what is signed, is
// decided elsewhere.
//
// Invariants: a private key, a passphrase or a mnemonic never appears in an error, in formatted output or in a log; a key
// that is locked has been overwritten in memory; no file in the folder, whatever is in it, stops the others from being
// used; no file costs more to open than a fixed limit; at most two passphrases are worked on at once, in goroutines of
// their own; everything is safe for concurrent use; signatures are deterministic (RFC 6979).
//
// Start at ring.go, then lock.go for the lock states; store.go, scan.go and file.go have the folder, wallet.go the
// derivation.
package keys

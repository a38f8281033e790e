// Package keys holds the private keys the node signs with.
//
// A Ring keeps accounts in order of creation and signs for them; a Wallet derives keys from a mnemonic. The ring holds
// its keys in memory, for development accounts. Whether a caller may use an account, and what is signed, is decided
// elsewhere.
//
// Invariants: a private key or a mnemonic never appears in an error, in formatted output or in a log; everything is safe
// for concurrent use; signatures are deterministic (RFC 6979).
// Start at ring.go; wallet.go has the derivation.
package keys

// Package address converts between the two spellings of an account, hex and Bech32, and writes public keys in Bech32.
//
// One account has one 20-byte address. It is spelled as hex (0x...) or as Bech32 with the prefix ex; both name the same
// account everywhere. Operators and consensus nodes have prefixes of their own and are never mixed up with accounts.
// Bech32 is that of BIP-173; Bech32m is refused. Every error says which part is wrong: prefix, checksum, length or
// character. Nothing here knows about keys at rest or about JSON.
// Start at address.go; pubkey.go has the public keys.
package address

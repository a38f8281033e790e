// Package genesis reads the file a chain starts from and turns it into the chain's fixed settings and first block.
//
// The file is JSON (file.go). Everything in it is part of the chain's identity: what the Ethereum header has no field for
// is hashed into the genesis block's extra data, so two files that differ in anything give two different chains.
// An Ethereum genesis file, in go-ethereum's form, is read as well (ethereum.go): it makes a chain under Ethereum's rules.
// The package writes nothing; package chain stores the block.
package genesis

// Package history serves the state as it stood after any past block.
//
// Each block's commit records every account, storage slot and trie node it changed, under the block's number, in the same
// atomic write as the block (Record). Reading the state of a block is then one seek per account or slot, and a proof one
// seek per node on its path (Database), with no index to build and nothing that lags behind the head.
package history

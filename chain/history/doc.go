// Package history serves the state as it stood after any past block.
//
// Each block's commit records every account and storage slot it changed, under the block's number, in the same atomic
// write as the block (Record). Reading the state of a block is then one seek per account or slot (Database), with no
// index to build and nothing that lags behind the head. The tries themselves are not kept: a past state can be read and
// executed on, not proven.
package history

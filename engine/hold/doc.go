// Package hold is the engine of a chain that is served as it was imported: it makes no blocks.
//
// Sends are refused with a sentence that says so. For conformance tests of the Ethereum execution API transactions may be
// let into the pool, where they wait for a block that never comes.
package hold

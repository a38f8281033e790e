// Package harness is the testing_ namespace of the Ethereum execution API: it lets conformance tests build blocks that are
// not kept. It exists only on a node whose operator turns rpc.testing on.
package harness

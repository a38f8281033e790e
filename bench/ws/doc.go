// Command ws measures what WebSocket subscribers cost a node.
//
// It starts a development node of its own on a loopback port, opens many connections that each subscribe to newHeads and
// logs, looks at the node's memory, makes blocks with one log each at a steady pace, checks that every connection is told
// of every block and every log exactly once and in order, and stops the node with all connections open.
// docs/performance.md says how to read the result.
package main

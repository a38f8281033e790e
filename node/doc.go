// Package node puts the parts together: store, chain, pool, engine, namespaces, listeners. It decides the order in which
// they start and stop, and nothing else.
package node

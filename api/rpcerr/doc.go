// Package rpcerr is the one table that says which error a client gets for which condition.
//
// Packages below the edge return their own errors; From finds the first row of the table (table.go) that an error
// matches and gives its code and text. An error that no row matches is a fault of this node: the client reads "internal
// error", the text stays in the log. docs/errors.md is made from the same table.
package rpcerr

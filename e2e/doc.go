// Package e2e tests exon from outside: the program itself, started as a user starts it, seen through its sockets.
package e2e

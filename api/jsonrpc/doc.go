// Package jsonrpc reads JSON-RPC 2.0 requests, runs their methods and writes the replies.
//
// Dispatcher.Serve takes the bytes of one message, a call or a batch, and appends the bytes of its reply. It knows
// nothing of sockets, so HTTP, WebSocket and IPC share it. The body is validated once; id, method and params are slices
// of it, and results are appended to the caller's buffer, so a call costs no allocation of its own.
//
// Left to others: the methods and their arguments (a Resolver names them, a Handler decodes its params), the limit on
// the size of a message, and which error of the chain has which code (package rpcerr).
//
// Invariants: the reply is valid JSON or empty; a call with an id gets exactly one reply, and its id comes back token for
// token; nothing of a message runs unless all of it is valid JSON; a handler that crashes takes only its own call down;
// the text of an unexpected error reaches the log and never the caller.
//
// Choices where JSON-RPC 2.0 leaves room: an id is a number, a string or null, else the request is invalid. A message
// nested deeper than Limits.Depth is a parse error. Params that are neither an array nor null are bad params. Member
// names count exactly as written, and of members with the same name the last one counts.
//
// Start at dispatcher.go.
package jsonrpc

package jsonrpc

import "fmt"

// The error codes that JSON-RPC 2.0 itself defines.
const (
	CodeParse          = -32700
	CodeInvalidRequest = -32600
	CodeMethodNotFound = -32601
	CodeInvalidParams  = -32602
	CodeInternal       = -32603
)

// The error codes that this package answers beyond those of JSON-RPC 2.0.
const (
	CodeTimeout          = -32002
	CodeResponseTooLarge = -32003
)

// Error is the error object of a reply. A handler that returns one decides code, message and data; any other error it
// returns is answered as an internal error whose text stays in the log.
type Error struct {
	Code    int
	Message string
	Data    []byte // raw JSON, nil for none
}

// Error returns the message as the client reads it.
func (e *Error) Error() string { return e.Message }

// InvalidParams returns an error with the code of bad parameters.
func InvalidParams(format string, args ...any) *Error {
	return &Error{Code: CodeInvalidParams, Message: fmt.Sprintf(format, args...)}
}

// InvalidArgument says that argument index, counted from 0, is of the wrong kind, and why.
func InvalidArgument(index int, err error) *Error {
	return InvalidParams("invalid argument %d: %v", index, err)
}

package jsonrpc

import (
	"strconv"

	"exon/api/rawjson"
)

// The errors of the envelope itself.
var (
	errParse            = &Error{Code: CodeParse, Message: "parse error"}
	errInvalidRequest   = &Error{Code: CodeInvalidRequest, Message: "invalid request"}
	errEmptyBatch       = &Error{Code: CodeInvalidRequest, Message: "empty batch"}
	errBatchTooLarge    = &Error{Code: CodeInvalidRequest, Message: "batch too large"}
	errNonArrayArgs     = &Error{Code: CodeInvalidParams, Message: "non-array args"}
	errTimeout          = &Error{Code: CodeTimeout, Message: "request timed out"}
	errResponseTooLarge = &Error{Code: CodeResponseTooLarge, Message: "response too large"}
	errCrashed          = &Error{Code: CodeInternal, Message: "method handler crashed"}
	errInternal         = &Error{Code: CodeInternal, Message: "internal error"}
)

// errNoMethod says that there is no method of this name.
func errNoMethod(name []byte) *Error {
	return &Error{
		Code:    CodeMethodNotFound,
		Message: "the method " + shownName(name) + " does not exist/is not available",
	}
}

// appendID opens a reply: everything up to result or error.
func appendID(dst, id []byte) []byte {
	dst = append(dst, `{"jsonrpc":"2.0","id":`...)
	return append(dst, id...)
}

// appendError closes a reply that appendID opened with an error.
func appendError(dst []byte, e *Error) []byte {
	dst = append(dst, `,"error":{"code":`...)
	dst = strconv.AppendInt(dst, int64(e.Code), 10)
	dst = append(dst, `,"message":`...)
	dst = rawjson.AppendString(dst, e.Message)
	if len(e.Data) > 0 {
		dst = append(dst, `,"data":`...)
		dst = append(dst, e.Data...)
	}
	return append(dst, "}}"...)
}

// appendFailure appends a whole reply with an error.
func appendFailure(dst, id []byte, e *Error) []byte {
	return appendError(appendID(dst, id), e)
}

package rpcerr

import (
	"errors"
	"fmt"

	"exon/api/jsonrpc"
	"exon/chain/exec"

	"github.com/ethereum/go-ethereum/common/hexutil"
)

// From returns the error the client gets for err. Errors that are for the client already, and those the table does not
// know, come back as they are; package jsonrpc hides the latter.
func From(err error) error {
	if err == nil || isA[*jsonrpc.Error](err) {
		return err
	}
	for _, r := range table {
		if r.match(err) {
			return r.reply(err)
		}
	}
	return err
}

func (r row) reply(err error) *jsonrpc.Error {
	e := &jsonrpc.Error{Code: r.code, Message: r.message}
	if e.Message == "" {
		e.Message = err.Error()
	}
	if revert, ok := errors.AsType[*exec.RevertError](err); ok {
		e.Data = []byte(`"` + hexutil.Encode(revert.Data) + `"`)
	}
	return e
}

// refused is an error whose text is for the client.
type refused struct{ error }

func (e *refused) Unwrap() error { return e.error }

// Refused marks err as one whose text the client should read.
func Refused(err error) error { return &refused{err} }

// limit is a limit that was gone over.
type limit struct{ error }

// Limit says which limit was gone over. The text should name the setting.
func Limit(format string, args ...any) error { return &limit{fmt.Errorf(format, args...)} }

// UnknownSubscription says that there is nothing of that name to subscribe to.
type UnknownSubscription struct{ Name string }

// Error returns the text that clients know from go-ethereum.
func (e *UnknownSubscription) Error() string {
	return fmt.Sprintf("no %q subscription in eth namespace", e.Name)
}

package rpcerr

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"exon/api/jsonrpc"
	"exon/chain/exec"
	"exon/keys"
	"exon/pool"

	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/txpool"
)

func TestFrom(t *testing.T) {
	for _, c := range []struct {
		name    string
		err     error
		code    int
		message string
		data    string
	}{
		{"revert", &exec.RevertError{Data: []byte{1, 2}, Reason: "no"}, 3, "execution reverted: no", `"0x0102"`},
		{"empty_revert", &exec.RevertError{}, 3, "execution reverted", `"0x"`},
		{"call", &exec.CallError{Err: errors.New("out of gas")}, -32000, "out of gas", ""},
		{"wrapped_refusal", fmt.Errorf("%w: next nonce 2, tx nonce 1", core.ErrNonceTooLow), -32000, "nonce too low: next nonce 2, tx nonce 1", ""},
		{"tip_below_minimum", fmt.Errorf("%w: gas tip cap 0", txpool.ErrTxGasPriceTooLow), -32000, "transaction underpriced", ""},
		{"unprotected", pool.ErrUnprotected, -32000, "only replay-protected (EIP-155) transactions allowed over RPC", ""},
		{"unknown_account", keys.ErrUnknownAccount, -32000, "unknown account", ""},
		{"locked", keys.ErrLocked, -32000, "authentication needed: password or unlock", ""},
		{"limit", Limit("query returned more than %d results", 7), -32005, "query returned more than 7 results", ""},
		{"resource", ErrResourceNotFound, -32001, "resource not found", ""},
		{"header", ErrHeaderNotFound, -32000, "header not found", ""},
		{"range", ErrBlockRange, -32602, "invalid block range params", ""},
		{"timeout", context.DeadlineExceeded, -32002, "request timed out", ""},
		{"stopping", context.Canceled, -32000, "the node is stopping", ""},
		{"ready", jsonrpc.InvalidParams("x"), -32602, "x", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, ok := errors.AsType[*jsonrpc.Error](From(c.err))
			if !ok || e.Code != c.code || e.Message != c.message || string(e.Data) != c.data {
				t.Errorf("got %+v, want %d %q %s", e, c.code, c.message, c.data)
			}
		})
	}
}

// TestUnknownErrorsStayHidden: what the table does not know is not turned into something the client reads.
func TestUnknownErrorsStayHidden(t *testing.T) {
	err := errors.New("disk on fire")
	if From(err) != err {
		t.Error("an unknown error was changed")
	}
	if From(nil) != nil {
		t.Error("no error became one")
	}
}

package rpcerr

import (
	"context"
	"errors"

	"exon/chain"
	"exon/chain/exec"
	"exon/keys"
	"exon/pool"

	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/legacypool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm"
)

// The codes beside those of JSON-RPC itself.
const (
	CodeReverted = 3      // the code called REVERT; data holds what it returned
	CodeRefused  = -32000 // a transaction or call that cannot be done
	CodeNotFound = -32001 // a block that a caller named by hash
	CodeTimeout  = -32002
	CodeTooLarge = -32003 // an answer over its limit
	CodeLimit    = -32005 // a limit the operator set
)

// What handlers find wrong themselves.
var (
	ErrHeaderNotFound   = errors.New("header not found")
	ErrResourceNotFound = errors.New("resource not found")
	ErrUnknownBlock     = errors.New("unknown block")
	ErrBlockRange       = errors.New("invalid block range params")
	ErrPastHead         = errors.New("block range extends beyond current head block")
	ErrTwoPrices        = errors.New("both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified")
	ErrBlobs            = pool.ErrTypeNotSupported
	ErrEmptyCreation    = errors.New("contract creation without any data provided")
	ErrUnknownAccount   = keys.ErrUnknownAccount
)

// row says which code an error gets. The client reads the error's own text, or message when that is set.
type row struct {
	when    string // for the documentation
	match   func(error) bool
	code    int
	message string
}

// table is searched from the top.
var table = []row{
	{"code called REVERT in `eth_call` or `eth_estimateGas`; `data` is what it returned", isA[*exec.RevertError], CodeReverted, ""},
	{"a call ran out of gas, funds or valid code", isA[*exec.CallError], CodeRefused, ""},
	{"a transaction or call that the node will not take as it is", isA[*refused], CodeRefused, ""},
	{"a limit; the text names it and its setting", isA[*limit], CodeLimit, ""},
	{"the tip a transaction offers is below the pool's minimum", is(txpool.ErrTxGasPriceTooLow), CodeRefused, "transaction underpriced"},
	{"a transaction refused by the pool, in go-ethereum's words", is(refusals...), CodeRefused, ""},
	{"an account the node does not hold, or holds locked", is(keys.ErrUnknownAccount, keys.ErrLocked), CodeRefused, ""},
	{"a transaction sent to a chain that is served read-only", is(chain.ErrReadOnly), CodeRefused, ""},
	{"state at a number above the head", is(ErrHeaderNotFound), CodeRefused, ""},
	{"state at a hash no block has", is(ErrResourceNotFound), CodeNotFound, ""},
	{"logs of a hash no block has", is(ErrUnknownBlock), CodeRefused, ""},
	{"a log range that ends before it starts or, in `eth`, past the head", is(ErrBlockRange, ErrPastHead), -32602, ""},
	{"a send object that contradicts itself", is(ErrTwoPrices, ErrEmptyCreation), CodeRefused, ""},
	{"the node is stopping", is(pool.ErrClosed, context.Canceled), CodeRefused, pool.ErrClosed.Error()},
	{"the time limit of a call", is(context.DeadlineExceeded), CodeTimeout, "request timed out"},
}

// refusals are the reasons for which the pool refuses a transaction.
var refusals = []error{
	core.ErrNonceTooLow, core.ErrNonceTooHigh, core.ErrNonceMax, core.ErrInsufficientFunds, core.ErrIntrinsicGas,
	core.ErrFloorDataGas, core.ErrGasLimitTooHigh, core.ErrTipAboveFeeCap, core.ErrTipVeryHigh, core.ErrFeeCapVeryHigh,
	core.ErrGasUintOverflow, core.ErrTxTypeNotSupported, core.ErrSetCodeTxCreate, core.ErrEmptyAuthList, core.ErrSenderNoEOA,
	vm.ErrMaxInitCodeSizeExceeded,
	ethtypes.ErrInvalidChainId, ethtypes.ErrTxTypeNotSupported, ethtypes.ErrInvalidSig,
	txpool.ErrAlreadyKnown, txpool.ErrInvalidSender, txpool.ErrUnderpriced, txpool.ErrReplaceUnderpriced,
	txpool.ErrAccountLimitExceeded, txpool.ErrGasLimit, txpool.ErrNegativeValue, txpool.ErrOversizedData,
	txpool.ErrInflightTxLimitReached, txpool.ErrOutOfCapacity, txpool.ErrAlreadyReserved,
	legacypool.ErrTxPoolOverflow, legacypool.ErrOutOfOrderTxFromDelegated, legacypool.ErrAuthorityReserved,
	legacypool.ErrFutureReplacePending,
	pool.ErrUnprotected,
}

func isA[T error](err error) bool {
	_, ok := errors.AsType[T](err)
	return ok
}

func is(targets ...error) func(error) bool {
	return func(err error) bool {
		for _, t := range targets {
			if errors.Is(err, t) {
				return true
			}
		}
		return false
	}
}

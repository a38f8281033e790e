package rpcerr

import (
	"context"
	"errors"
	"slices"

	"exon/api/jsonrpc"
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
	CodeFailed   = -32015 // code failed in a simulated call, inside its result
	CodeTooLarge = -32003 // an answer over its limit
	CodeLimit    = -32005 // a limit the operator set
)

// What handlers find wrong themselves.
var (
	ErrHeaderNotFound   = errors.New("header not found")
	ErrResourceNotFound = errors.New("resource not found")
	ErrUnknownBlock     = errors.New("unknown block")
	ErrBlockRange       = errors.New("invalid block range params")
	ErrFilterNotFound   = errors.New("filter not found")
	ErrNoNotifications  = errors.New("notifications not supported")
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
	{"`eth_simulateV1`: the nonce of a call is below the account's", simulated(core.ErrNonceTooLow), -38010, ""},
	{"`eth_simulateV1`: the nonce of a call is above the account's", simulated(core.ErrNonceTooHigh), -38011, ""},
	{"`eth_simulateV1`: a call offers less than the base fee", simulated(core.ErrFeeCapTooLow), -38012, ""},
	{"`eth_simulateV1`: too little gas for the bytes of a call", simulated(core.ErrIntrinsicGas), -38013, ""},
	{"`eth_simulateV1`: the sender of a call cannot pay", simulated(core.ErrInsufficientFunds, core.ErrInsufficientFundsForTransfer), -38014, ""},
	{"`eth_simulateV1`: the calls of a block need more gas than it has", is(exec.ErrSimulatedGas), -38015, ""},
	{"`eth_simulateV1`: the numbers of blocks do not grow", is(exec.ErrSimulatedNumber), -38020, ""},
	{"`eth_simulateV1`: the times of blocks do not grow", is(exec.ErrSimulatedTime), -38021, ""},
	{"`eth_simulateV1`: the sender of a call is a contract", simulated(core.ErrSenderNoEOA), -38024, ""},
	{"`eth_simulateV1`: the code of a creation is too long", simulated(vm.ErrMaxInitCodeSizeExceeded), -38025, ""},
	{"`eth_simulateV1`: more blocks than one call may simulate", is(exec.ErrSimulatedSize), -38026, ""},
	{"`eth_simulateV1`: fees that contradict each other", simulated(core.ErrFeeCapVeryHigh, core.ErrTipVeryHigh, core.ErrTipAboveFeeCap), -32602, ""},
	{"`eth_simulateV1`: work after the merge", is(exec.ErrSimulatedWork), -32602, ""},
	{"`eth_simulateV1`: any other rule that a call breaks", isA[*exec.InvalidCallError], -32603, ""},
	{"code called REVERT in `eth_call` or `eth_estimateGas`; `data` is what it returned", isA[*exec.RevertError], CodeReverted, ""},
	{"a call ran out of gas, funds or valid code", isA[*exec.CallError], CodeRefused, ""},
	{"a transaction or call that the node will not take as it is", isA[*refused], CodeRefused, ""},
	{"a limit; the text names it and its setting", isA[*limit], CodeLimit, ""},
	{"the tip a transaction offers is below the pool's minimum", is(txpool.ErrTxGasPriceTooLow), CodeRefused, "transaction underpriced"},
	{"a transaction refused by the pool, in go-ethereum's words", is(refusals...), CodeRefused, ""},
	{"an account the node does not hold, or holds locked", is(keys.ErrUnknownAccount, keys.ErrLocked, keys.ErrNoMatch), CodeRefused, ""},
	{"a passphrase that is not the account's", is(keys.ErrDecrypt), CodeRefused, ""},
	{"a transaction sent to a chain that is served read-only", is(chain.ErrReadOnly), CodeRefused, ""},
	{"state at a number above the head", is(ErrHeaderNotFound), CodeRefused, ""},
	{"state at a hash no block has", is(ErrResourceNotFound), CodeNotFound, ""},
	{"logs of a hash no block has", is(ErrUnknownBlock), CodeRefused, ""},
	{"a filter that is unknown, expired, or of a kind the method does not take", is(ErrFilterNotFound), CodeRefused, ""},
	{"a subscription over HTTP, or one of an unknown name", isAny(is(ErrNoNotifications), isA[*UnknownSubscription]), jsonrpc.CodeMethodNotFound, ""},
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

func isAny(matches ...func(error) bool) func(error) bool {
	return func(err error) bool {
		return slices.ContainsFunc(matches, func(match func(error) bool) bool { return match(err) })
	}
}

// simulated matches calls of a simulation that break one of these rules.
func simulated(targets ...error) func(error) bool {
	matches := is(targets...)
	return func(err error) bool { return isA[*exec.InvalidCallError](err) && matches(err) }
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

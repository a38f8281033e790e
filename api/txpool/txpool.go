package txpool

import (
	"strconv"

	"exon/api/wire"
	"exon/pool"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Pool is what the namespace reads.
type Pool interface {
	Count() (pending, queued int)
	Content() (pending, queued []pool.Waiting)
	ContentFrom(addr common.Address) (pending, queued []pool.Waiting)
}

// API answers the txpool_ methods.
type API struct{ pool Pool }

// New returns the namespace over a pool.
func New(p Pool) *API { return &API{p} }

// Status answers txpool_status(): how many transactions are executable and how many wait for a nonce gap to close.
func (api *API) Status(_ *wire.Request, dst []byte) ([]byte, error) {
	pending, queued := api.pool.Count()
	dst = append(dst, `{"pending":`...)
	dst = wire.AppendQuantity(dst, uint64(pending))
	dst = append(dst, `,"queued":`...)
	dst = wire.AppendQuantity(dst, uint64(queued))
	return append(dst, '}'), nil
}

// Content answers txpool_content(): the transactions by sender and nonce.
func (api *API) Content(_ *wire.Request, dst []byte) ([]byte, error) {
	pending, queued := api.pool.Content()
	return appendBoth(dst, pending, queued, bySender, appendObject), nil
}

// Inspect answers txpool_inspect(): a summary of each transaction by sender and nonce.
func (api *API) Inspect(_ *wire.Request, dst []byte) ([]byte, error) {
	pending, queued := api.pool.Content()
	return appendBoth(dst, pending, queued, bySender, appendSummary), nil
}

// ContentFrom answers txpool_contentFrom(address): the transactions of one account by nonce.
func (api *API) ContentFrom(r *wire.Request, dst []byte) ([]byte, error) {
	addr, err := r.Args.Address(0)
	if err != nil {
		return nil, err
	}
	pending, queued := api.pool.ContentFrom(addr)
	return appendBoth(dst, pending, queued, byNonce, appendObject), nil
}

// value appends what stands for one transaction.
type value func(dst []byte, w pool.Waiting) []byte

// group appends an object of transactions that are sorted by sender and nonce.
type group func(dst []byte, list []pool.Waiting, each value) []byte

func appendBoth(dst []byte, pending, queued []pool.Waiting, by group, each value) []byte {
	dst = append(dst, `{"pending":`...)
	dst = by(dst, pending, each)
	dst = append(dst, `,"queued":`...)
	dst = by(dst, queued, each)
	return append(dst, '}')
}

// bySender nests the transactions under their senders, whose addresses are in checksum case.
func bySender(dst []byte, list []pool.Waiting, each value) []byte {
	dst = append(dst, '{')
	for first := 0; first < len(list); {
		from := list[first].From
		end := first
		for end < len(list) && list[end].From == from {
			end++
		}
		if first > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, '"')
		dst = append(dst, from.Hex()...)
		dst = append(dst, `":`...)
		dst = byNonce(dst, list[first:end], each)
		first = end
	}
	return append(dst, '}')
}

// byNonce keys the transactions of one sender by their nonces, in decimal.
func byNonce(dst []byte, list []pool.Waiting, each value) []byte {
	dst = append(dst, '{')
	for i, w := range list {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, '"')
		dst = strconv.AppendUint(dst, w.Tx.Nonce(), 10)
		dst = append(dst, `":`...)
		dst = each(dst, w)
	}
	return append(dst, '}')
}

func appendObject(dst []byte, w pool.Waiting) []byte {
	return wire.AppendTransaction(dst, w.Tx, w.From, nil)
}

// appendSummary appends "TO: VALUE wei + GAS gas × PRICE wei" with amounts in hex. The price is the most the sender pays.
func appendSummary(dst []byte, w pool.Waiting) []byte {
	dst = append(dst, '"')
	dst = appendRecipient(dst, w.Tx)
	dst = append(dst, ": "...)
	dst = unquoted(wire.AppendBig(dst, w.Tx.Value()), len(dst))
	dst = append(dst, " wei + "...)
	dst = unquoted(wire.AppendQuantity(dst, w.Tx.Gas()), len(dst))
	dst = append(dst, " gas × "...)
	dst = unquoted(wire.AppendBig(dst, w.Tx.GasPrice()), len(dst))
	return append(dst, ` wei"`...)
}

func appendRecipient(dst []byte, tx *ethtypes.Transaction) []byte {
	if to := tx.To(); to != nil {
		return append(dst, to.Hex()...)
	}
	return append(dst, "contract creation"...)
}

// unquoted takes the quotes from the string that begins at from and ends dst.
func unquoted(dst []byte, from int) []byte {
	n := copy(dst[from:], dst[from+1:len(dst)-1])
	return dst[:from+n]
}

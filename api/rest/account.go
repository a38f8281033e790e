package rest

import (
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"strconv"

	"exon/address"
	"exon/api/wire"
	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/valyala/fasthttp"
)

// Prefix is where the paths of accounts begin.
const Prefix = "/auth/accounts/"

// Keys knows the public keys of accounts the node holds.
type Keys interface {
	PublicKey(addr common.Address) ([]byte, error)
}

// API answers requests about accounts.
type API struct {
	chain *chain.Chain
	keys  Keys
	denom string
	log   *slog.Logger
}

// New returns the paths over a chain and the keys of the node.
func New(c *chain.Chain, k Keys, log *slog.Logger) *API {
	return &API{chain: c, keys: k, denom: c.Genesis().Denom, log: log}
}

// failure is an answer other than 200.
type failure struct {
	status int
	text   string
}

func (f *failure) Error() string { return f.text }

func fail(status int, format string, args ...any) error {
	return &failure{status, fmt.Sprintf(format, args...)}
}

// Serve answers one request.
func (api *API) Serve(ctx *fasthttp.RequestCtx) {
	ctx.Response.Header.SetContentType("application/json")
	body, err := api.account(ctx)
	if err == nil {
		ctx.Response.SetBodyRaw(body)
		return
	}
	var f *failure
	if !errors.As(err, &f) {
		api.log.Error("account request failed", "err", err)
		f = &failure{fasthttp.StatusInternalServerError, "internal error"}
	}
	if f.status == fasthttp.StatusMethodNotAllowed {
		ctx.Response.Header.Set(fasthttp.HeaderAllow, "GET, HEAD")
	}
	ctx.SetStatusCode(f.status)
	ctx.Response.SetBodyRaw(append(wire.AppendText([]byte(`{"error":`), f.text), '}'))
}

// account returns the account that a request asks for.
func (api *API) account(ctx *fasthttp.RequestCtx) ([]byte, error) {
	if !ctx.IsGet() && !ctx.IsHead() {
		return nil, fail(fasthttp.StatusMethodNotAllowed, "accounts are read with GET")
	}
	text := string(ctx.Path())[len(Prefix):]
	addr, err := address.Parse(text)
	if err != nil {
		return nil, fail(fasthttp.StatusBadRequest, "address: %v", err)
	}
	b, past, err := api.block(ctx.QueryArgs())
	if err != nil {
		return nil, err
	}
	reader, err := api.chain.Reader(b)
	if err != nil {
		return nil, err
	}
	state, err := reader.Account(addr)
	if err != nil {
		return nil, err
	}
	record, known, err := api.chain.Account(addr, b.Number())
	if err != nil {
		return nil, err
	}
	if state == nil || !known {
		return nil, fail(fasthttp.StatusNotFound, "account %s does not exist", address.Bech32(addr))
	}
	if record.PublicKey == nil && !past {
		// An account the node does not hold has no key here, either.
		record.PublicKey, _ = api.keys.PublicKey(addr)
	}
	return api.append(addr, state, record), nil
}

// block returns the block whose state is asked for, and whether the request names it.
func (api *API) block(query *fasthttp.Args) (b *chain.Block, named bool, err error) {
	if !query.Has("height") {
		return api.chain.Head(), false, nil
	}
	text := string(query.Peek("height"))
	height, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return nil, false, fail(fasthttp.StatusBadRequest, "height: want the number of a block in decimal digits")
	}
	if b, err = api.chain.BlockByNumber(height); err != nil {
		return nil, false, err
	}
	if b == nil {
		return nil, false, fail(fasthttp.StatusNotFound, "block %d does not exist: the head is block %d", height, api.chain.Head().Number())
	}
	return b, true, nil
}

// append writes the seven fields in the order of the specification.
func (api *API) append(addr common.Address, state *ethtypes.StateAccount, record chain.Account) []byte {
	dst := make([]byte, 0, 512)
	dst = wire.AppendText(append(dst, `{"address":`...), address.Bech32(addr))
	dst = wire.AppendText(append(dst, `,"eth_address":`...), addr.Hex())
	dst = append(dst, `,"coins":[`...)
	if !state.Balance.IsZero() {
		dst = wire.AppendText(append(dst, `{"denom":`...), api.denom)
		dst = wire.AppendText(append(dst, `,"amount":`...), state.Balance.Dec())
		dst = append(dst, '}')
	}
	key, err := address.AccountKey(record.PublicKey)
	if err != nil {
		key = ""
	}
	dst = wire.AppendText(append(dst, `],"public_key":`...), key)
	dst = strconv.AppendUint(append(dst, `,"account_number":`...), record.Number, 10)
	dst = strconv.AppendUint(append(dst, `,"sequence":`...), state.Nonce, 10)
	dst = wire.AppendText(append(dst, `,"code_hash":`...), hex.EncodeToString(state.CodeHash))
	return append(dst, '}')
}

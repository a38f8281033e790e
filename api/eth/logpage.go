package eth

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
	"exon/chain/logs"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// logPage answers eth_getLogs for a filter with a limit: {"logs": [...], "cursor": next or null}. All pages together are
// what the filter matched when the first was asked for.
func (api *API) logPage(r *wire.Request, f *wire.LogFilter, page *wire.LogPage, dst []byte) ([]byte, error) {
	if page.Limit > uint64(api.config.LogResults) {
		return nil, rpcerr.Limit("limit is more than %d results (rpc.log_results)", api.config.LogResults)
	}
	at, err := api.pageStart(f, page)
	if err != nil {
		return nil, err
	}
	dst = append(dst, `{"logs":`...)
	if at.Block > at.last {
		return append(wire.AppendLogs(dst, nil), `,"cursor":null}`...), nil
	}
	if err := api.limitRange(at.Block, at.last); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(r.Ctx, api.config.LogTimeout)
	defer cancel()
	found, next, err := api.chain.SearchLogsPage(ctx, &logs.Filter{Addresses: f.Addresses, Topics: f.Topics}, at.Position, at.last, int(page.Limit))
	if err != nil {
		return nil, err
	}
	dst = wire.AppendLogs(dst, found)
	dst = append(dst, `,"cursor":`...)
	if next == nil {
		return append(dst, `null}`...), nil
	}
	b, err := api.chain.BlockByNumber(next.Block)
	if err != nil {
		return nil, err
	}
	place := logPlace{filter: at.filter, last: at.last, Position: *next, hash: b.Hash()}
	return append(wire.AppendData(dst, place.cursor()), '}'), nil
}

// pageStart returns where a page begins: at the beginning of the range, or where its cursor says.
func (api *API) pageStart(f *wire.LogFilter, page *wire.LogPage) (at logPlace, err error) {
	if page.Cursor == nil {
		at.filter = fingerprint(f)
		at.Block, at.last, err = api.logRange(f)
		return at, err
	}
	if at, err = parseCursor(page.Cursor); err != nil {
		return at, jsonrpc.InvalidArgument(0, err)
	}
	if at.filter != fingerprint(f) {
		return at, jsonrpc.InvalidArgument(0, errOtherFilter)
	}
	b, err := api.chain.BlockByNumber(at.Block)
	if err != nil {
		return at, err
	}
	if b == nil || b.Hash() != at.hash {
		return at, jsonrpc.InvalidArgument(0, errCursorBlock)
	}
	at.last = min(at.last, api.chain.Head().Number())
	return at, nil
}

var (
	errCursor      = errors.New("cursor: not one that eth_getLogs has given")
	errOtherFilter = errors.New("cursor: belongs to another filter")
	errCursorBlock = errors.New("cursor: its block is not part of the chain: start again without a cursor")
)

// logPlace is what a cursor says.
type logPlace struct {
	logs.Position             // of the log the page starts with
	hash          common.Hash // of its block
	last          uint64      // block that ends the range, as it was resolved for the first page
	filter        [8]byte     // fingerprint of the filter
}

const (
	cursorVersion = 1
	cursorLen     = 1 + 8 + 8 + 8 + 4 + common.HashLength
)

func (p *logPlace) cursor() []byte {
	c := append(make([]byte, 0, cursorLen), cursorVersion)
	c = append(c, p.filter[:]...)
	c = binary.BigEndian.AppendUint64(c, p.last)
	c = binary.BigEndian.AppendUint64(c, p.Block)
	c = binary.BigEndian.AppendUint32(c, p.Index)
	return append(c, p.hash[:]...)
}

func parseCursor(c []byte) (p logPlace, err error) {
	if len(c) != cursorLen || c[0] != cursorVersion {
		return p, errCursor
	}
	c = c[1:]
	copy(p.filter[:], c)
	p.last = binary.BigEndian.Uint64(c[8:])
	p.Block = binary.BigEndian.Uint64(c[16:])
	p.Index = binary.BigEndian.Uint32(c[24:])
	p.hash = common.BytesToHash(c[28:])
	return p, nil
}

// fingerprint tells filters apart. A tag counts as the tag, whatever block it names by now.
func fingerprint(f *wire.LogFilter) (sum [8]byte) {
	var text bytes.Buffer
	for _, ref := range []*wire.BlockRef{f.From, f.To} {
		if ref != nil {
			text.WriteByte(1 + byte(ref.Tag))
			_ = binary.Write(&text, binary.BigEndian, ref.Number)
		}
		text.WriteByte(0)
	}
	if f.BlockHash != nil {
		text.Write(f.BlockHash[:])
	}
	for _, addr := range f.Addresses {
		text.Write(addr[:])
	}
	for i, position := range f.Topics {
		text.WriteByte(byte(i))
		for _, topic := range position {
			text.Write(topic[:])
		}
	}
	copy(sum[:], crypto.Keccak256(text.Bytes()))
	return sum
}

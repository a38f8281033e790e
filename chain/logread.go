package chain

import (
	"context"
	"errors"
	"fmt"

	"exon/chain/logs"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
)

// Logs that were read one by one are kept, if they are small: at most 16 MiB of data in all.
const (
	logCacheSize = 16 << 10
	logCacheData = 1 << 10
)

// logsAt returns the logs at the given places, which are in order.
func (c *Chain) logsAt(ctx context.Context, places []logs.Position) (found []*ethtypes.Log, err error) {
	found = make([]*ethtypes.Log, 0, len(places))
	for len(places) > 0 {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		same := 1
		for same < len(places) && places[same].Block == places[0].Block {
			same++
		}
		if found, err = c.logsOf(found, places[:same]); err != nil {
			return nil, err
		}
		places = places[same:]
	}
	return found, nil
}

// logsOf appends the logs at the given places, which are in one block.
func (c *Chain) logsOf(found []*ethtypes.Log, places []logs.Position) ([]*ethtypes.Log, error) {
	if receipts, ok := c.receipts.Get(places[0].Block); ok {
		return pickLogs(found, receipts, places)
	}
	have := len(found)
	for i := range places {
		l, ok := c.logs.Get(places[i])
		if !ok {
			return c.decodeLogs(found[:have], places)
		}
		found = append(found, l)
	}
	return found, nil
}

// pickLogs appends the logs at the given places of a block whose receipts are at hand.
func pickLogs(found []*ethtypes.Log, receipts ethtypes.Receipts, places []logs.Position) ([]*ethtypes.Log, error) {
	before := 0 // logs of the receipts passed by
	for _, receipt := range receipts {
		for len(places) > 0 && int(places[0].Index) < before+len(receipt.Logs) {
			found = append(found, receipt.Logs[int(places[0].Index)-before])
			places = places[1:]
		}
		if len(places) == 0 {
			return found, nil
		}
		before += len(receipt.Logs)
	}
	return nil, missingLog(places[0])
}

func missingLog(at logs.Position) error {
	return fmt.Errorf("block %d has no log %d, which the log index names", at.Block, at.Index)
}

// decodeLogs reads the logs at the given places from the block's stored receipts. Only what is asked for is decoded: of
// the other receipts and transactions it sees no more than their lengths.
func (c *Chain) decodeLogs(found []*ethtypes.Log, places []logs.Position) ([]*ethtypes.Log, error) {
	number := places[0].Block
	hash := rawdb.ReadCanonicalHash(c.store, number)
	header := c.GetHeader(hash, number)
	if header == nil {
		return nil, fmt.Errorf("block %d is missing from the database", number)
	}
	r := logReader{
		receipts: rawdb.ReadReceiptsRLP(c.store, hash, number),
		body:     rawdb.ReadBodyRLP(c.store, hash, number),
		log:      ethtypes.Log{BlockNumber: number, BlockHash: hash, BlockTimestamp: header.Time},
	}
	if err := r.open(); err != nil {
		return nil, fmt.Errorf("receipts of block %d: %w", number, err)
	}
	for _, at := range places {
		l, err := r.read(uint(at.Index))
		if err != nil {
			return nil, fmt.Errorf("log %d of block %d: %w", at.Index, number, err)
		}
		if len(l.Data) <= logCacheData {
			c.logs.Add(at, l)
		}
		found = append(found, l)
	}
	return found, nil
}

// logReader walks the stored receipts of a block beside its transactions. go-ethereum stores a receipt as the list
// (status, cumulative gas, logs).
type logReader struct {
	receipts []byte // those after the current one
	body     []byte // transactions from the current one on
	hashed   bool   // log has the current transaction's hash
	logs     []byte // of the current receipt, those not yet passed by
	next     uint   // index of the first of them in the block
	log      ethtypes.Log
}

var errNoLog = errors.New("there is none, but the log index names it")

// open moves to the first receipt.
func (r *logReader) open() (err error) {
	if r.receipts, _, err = rlp.SplitList(r.receipts); err != nil {
		return err
	}
	if r.body, _, err = rlp.SplitList(r.body); err != nil {
		return err
	}
	if r.body, _, err = rlp.SplitList(r.body); err != nil { // the transactions come first
		return err
	}
	return r.openReceipt()
}

// openReceipt reads the head of the next receipt.
func (r *logReader) openReceipt() error {
	if len(r.receipts) == 0 {
		return errNoLog
	}
	receipt, rest, err := rlp.SplitList(r.receipts)
	if err != nil {
		return err
	}
	r.receipts = rest
	for range 2 { // status, cumulative gas
		if _, _, receipt, err = rlp.Split(receipt); err != nil {
			return err
		}
	}
	r.logs, _, err = rlp.SplitList(receipt)
	return err
}

// read returns a log by its index in the block. Indexes must come in order.
func (r *logReader) read(index uint) (*ethtypes.Log, error) {
	for {
		for len(r.logs) > 0 {
			fields, rest, err := rlp.SplitList(r.logs)
			if err != nil {
				return nil, err
			}
			r.logs = rest
			if r.next++; r.next > index {
				return r.decode(fields, index)
			}
		}
		if err := r.nextReceipt(); err != nil {
			return nil, err
		}
	}
}

func (r *logReader) nextReceipt() (err error) {
	if _, _, r.body, err = rlp.Split(r.body); err != nil {
		return err
	}
	r.log.TxIndex++
	r.hashed = false
	return r.openReceipt()
}

// decode makes a log of its stored fields: address, topics, data.
func (r *logReader) decode(fields []byte, index uint) (*ethtypes.Log, error) {
	if err := r.hash(); err != nil {
		return nil, err
	}
	l := r.log
	l.Index = index
	address, fields, err := rlp.SplitString(fields)
	if err != nil {
		return nil, err
	}
	l.Address = common.BytesToAddress(address)
	topics, fields, err := rlp.SplitList(fields)
	if err != nil {
		return nil, err
	}
	l.Topics = make([]common.Hash, 0, len(topics)/(common.HashLength+1))
	for len(topics) > 0 {
		var topic []byte
		if topic, topics, err = rlp.SplitString(topics); err != nil {
			return nil, err
		}
		l.Topics = append(l.Topics, common.BytesToHash(topic))
	}
	data, _, err := rlp.SplitString(fields)
	if err != nil {
		return nil, err
	}
	l.Data = append(make([]byte, 0, len(data)), data...)
	return &l, nil
}

// hash computes the hash of the current transaction: of its bytes as they lie in the body, which for a typed one are
// wrapped in a string.
func (r *logReader) hash() error {
	if r.hashed {
		return nil
	}
	kind, content, rest, err := rlp.Split(r.body)
	if err != nil {
		return err
	}
	if kind == rlp.List {
		content = r.body[:len(r.body)-len(rest)]
	}
	r.log.TxHash, r.hashed = crypto.Keccak256Hash(content), true
	return nil
}

package wire

import (
	"errors"
	"fmt"

	"exon/api/jsonrpc"
	"exon/api/rawjson"

	"github.com/ethereum/go-ethereum/common"
)

// maxTopics is how many topics a log can have.
const maxTopics = 4

// LogFilter says which logs are wanted. A nil BlockHash, From or To was not given.
type LogFilter struct {
	BlockHash *common.Hash
	From, To  *BlockRef // number or tag
	Addresses []common.Address
	Topics    [][]common.Hash // by position; nil inside means any
}

var (
	errTooManyTopics = errors.New("exceed max topics")
	errTwoHashes     = errors.New(`both "blockHash" and "blockhash" are set and not equal`)
)

// LogFilter reads a filter object. Unknown keys are ignored.
func (a Args) LogFilter(i int) (*LogFilter, error) { return read(a, i, parseLogFilter) }

func parseLogFilter(raw []byte) (*LogFilter, error) {
	f := new(LogFilter)
	if err := members(raw, f.set); err != nil {
		return nil, err
	}
	if f.BlockHash != nil && (f.From != nil || f.To != nil) {
		return nil, jsonrpc.InvalidParams("cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other")
	}
	return f, nil
}

func (f *LogFilter) set(key, val []byte) (err error) {
	switch string(key) {
	case "fromBlock":
		f.From = new(BlockRef)
		*f.From, err = parseBlockNumber(val)
	case "toBlock":
		f.To = new(BlockRef)
		*f.To, err = parseBlockNumber(val)
	case "blockHash", "blockhash":
		h, err := parseHash(val)
		if err != nil {
			return err
		}
		if f.BlockHash != nil && *f.BlockHash != h {
			return errTwoHashes
		}
		f.BlockHash = &h
	case "address":
		f.Addresses, err = parseAddresses(val)
	case "topics":
		f.Topics, err = parseTopics(val)
	}
	return err
}

// parseAddresses reads one address or an array of them.
func parseAddresses(raw []byte) ([]common.Address, error) {
	if rawjson.KindOf(raw) == rawjson.KindString {
		addr, err := parseAddress(raw)
		if err != nil {
			return nil, err
		}
		return []common.Address{addr}, nil
	}
	if rawjson.KindOf(raw) != rawjson.KindArray {
		return nil, wrongKind(raw, "a string or an array")
	}
	var list []common.Address
	err := rawjson.Array(raw, func(i int, elem []byte) error {
		addr, err := parseAddress(elem)
		if err != nil {
			return fmt.Errorf("invalid address at index %d: %w", i, err)
		}
		list = append(list, addr)
		return nil
	})
	return list, err
}

// parseTopics reads the positions: a topic, null for any, or an array of alternatives.
func parseTopics(raw []byte) ([][]common.Hash, error) {
	var topics [][]common.Hash
	err := elements(raw, func(i int, elem []byte) error {
		if i >= maxTopics {
			return errTooManyTopics
		}
		position, err := parsePosition(elem)
		if err != nil {
			return fmt.Errorf("invalid topic at index %d: %w", i, err)
		}
		topics = append(topics, position)
		return nil
	})
	return topics, err
}

// parsePosition returns nil for any: null, no alternatives, or null among them.
func parsePosition(raw []byte) ([]common.Hash, error) {
	switch rawjson.KindOf(raw) {
	case rawjson.KindNull:
		return nil, nil
	case rawjson.KindString:
		h, err := parseHash(raw)
		if err != nil {
			return nil, err
		}
		return []common.Hash{h}, nil
	case rawjson.KindArray:
	default:
		return nil, wrongKind(raw, "a topic, null or an array")
	}
	var (
		list []common.Hash
		open bool // null is among the alternatives
	)
	err := rawjson.Array(raw, func(_ int, elem []byte) error {
		if isNull(elem) {
			open = true
			return nil
		}
		h, err := parseHash(elem)
		if err != nil {
			return err
		}
		list = append(list, h)
		return nil
	})
	if err != nil || open {
		return nil, err
	}
	return list, nil
}

package wire

import (
	"errors"
	"math"

	"exon/api/rawjson"

	"github.com/ethereum/go-ethereum/common"
)

// Tag says how a BlockRef names its block.
type Tag uint8

// The ways to name a block.
const (
	ByNumber Tag = iota
	Latest
	Pending
	Earliest
	Safe
	Finalized
	ByHash
)

// BlockRef is a block argument as the client gave it; the handler resolves it, once.
type BlockRef struct {
	Tag              Tag
	Number           uint64       // for ByNumber; fits an int64
	Hash             *common.Hash // for ByHash
	RequireCanonical bool         // for ByHash
}

// Block reads a block argument: a QUANTITY, a tag, a hash, or an EIP-1898 object.
func (a Args) Block(i int) (BlockRef, error) { return read(a, i, parseBlock) }

var (
	errNumberTooLarge = errors.New("block number larger than int64")
	errHashAndNumber  = errors.New("cannot specify both BlockHash and BlockNumber, choose one or the other")
	errNoBlock        = errors.New("must specify either BlockHash or BlockNumber")
)

func parseBlock(raw []byte) (BlockRef, error) {
	if rawjson.KindOf(raw) == rawjson.KindObject {
		return parseBlockObject(raw)
	}
	s, err := parseString(raw)
	if err != nil {
		return BlockRef{}, err
	}
	if len(s) == 2+2*common.HashLength {
		h, err := parseHash(raw)
		if err != nil {
			return BlockRef{}, err
		}
		return BlockRef{Tag: ByHash, Hash: &h}, nil
	}
	return parseBlockNumber(raw)
}

// parseBlockNumber reads a QUANTITY or a tag.
func parseBlockNumber(raw []byte) (BlockRef, error) {
	s, err := parseString(raw)
	if err != nil {
		return BlockRef{}, err
	}
	switch string(s) {
	case "latest":
		return BlockRef{Tag: Latest}, nil
	case "pending":
		return BlockRef{Tag: Pending}, nil
	case "earliest":
		return BlockRef{Tag: Earliest}, nil
	case "safe":
		return BlockRef{Tag: Safe}, nil
	case "finalized":
		return BlockRef{Tag: Finalized}, nil
	}
	n, err := parseQuantity(raw)
	if err != nil {
		return BlockRef{}, err
	}
	if n > math.MaxInt64 {
		return BlockRef{}, errNumberTooLarge
	}
	return BlockRef{Number: n}, nil
}

// parseBlockObject reads the object of EIP-1898.
func parseBlockObject(raw []byte) (BlockRef, error) {
	var (
		ref    BlockRef
		number *BlockRef
	)
	err := rawjson.Object(raw, func(key, val []byte) error {
		if isNull(val) {
			return nil
		}
		switch string(key) {
		case "blockNumber":
			n, err := parseBlockNumber(val)
			if err != nil {
				return inField(key, err)
			}
			number = &n
		case "blockHash":
			h, err := parseHash(val)
			if err != nil {
				return inField(key, err)
			}
			ref.Tag, ref.Hash = ByHash, &h
		case "requireCanonical":
			v, err := parseBool(val)
			if err != nil {
				return inField(key, err)
			}
			ref.RequireCanonical = v
		}
		return nil
	})
	switch {
	case err != nil:
		return BlockRef{}, err
	case ref.Hash != nil && number != nil:
		return BlockRef{}, errHashAndNumber
	case ref.Hash != nil:
		return ref, nil
	case number != nil:
		return *number, nil
	}
	return BlockRef{}, errNoBlock
}

func isNull(raw []byte) bool { return rawjson.KindOf(raw) == rawjson.KindNull }

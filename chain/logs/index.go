package logs

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"slices"

	"exon/store"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// IndexVersion is the version of the entries this package writes and reads.
const IndexVersion = 1

// The kinds of terms: the first byte of each.
const (
	kindAny     = 'l' // every log
	kindAddress = 'a' // the address that emitted it
	kindTopic   = '0' // the first topic; the later ones follow
)

// term is what a filter can ask of a log. Shorter values stand at the beginning of value.
type term struct {
	kind  byte
	value common.Hash
}

func addressTerm(addr common.Address) term {
	t := term{kind: kindAddress}
	copy(t.value[:], addr[:])
	return t
}

func topicTerm(position int, topic common.Hash) term {
	return term{kind: kindTopic + byte(position), value: topic}
}

// append appends the bytes the store knows the term by.
func (t *term) append(buf []byte) []byte {
	switch t.kind {
	case kindAny:
		return append(buf, t.kind)
	case kindAddress:
		return append(append(buf, t.kind), t.value[:common.AddressLength]...)
	}
	return append(append(buf, t.kind), t.value[:]...)
}

func (t *term) compare(u *term) int {
	if c := cmp.Compare(t.kind, u.kind); c != 0 {
		return c
	}
	return bytes.Compare(t.value[:], u.value[:])
}

// entry says that a log has a term.
type entry struct {
	term   term
	index  uint32 // of the log in its block
	topics uint8  // how many the log has
}

// entries returns what the index says of a block, sorted by term and index.
func entries(receipts ethtypes.Receipts) []entry {
	var (
		list  []entry
		index uint32
	)
	for _, receipt := range receipts {
		for _, l := range receipt.Logs {
			e := entry{index: index, topics: uint8(len(l.Topics))}
			e.term = term{kind: kindAny}
			list = append(list, e)
			e.term = addressTerm(l.Address)
			list = append(list, e)
			for i, topic := range l.Topics {
				e.term = topicTerm(i, topic)
				list = append(list, e)
			}
			index++
		}
	}
	slices.SortFunc(list, func(a, b entry) int {
		if c := a.term.compare(&b.term); c != 0 {
			return c
		}
		return cmp.Compare(a.index, b.index)
	})
	return list
}

// Record adds the logs of a block to the index.
func Record(batch store.Batch, number uint64, receipts ethtypes.Receipts) error {
	return eachTerm(number, receipts, batch.Put)
}

// Remove takes the logs of a block out of the index.
func Remove(batch store.Batch, number uint64, receipts ethtypes.Receipts) error {
	return eachTerm(number, receipts, func(key, _ []byte) error { return batch.Delete(key) })
}

// eachTerm calls put with the key and the list of each term a block has. put must not keep them.
func eachTerm(number uint64, receipts ethtypes.Receipts, put func(key, list []byte) error) error {
	list := entries(receipts)
	var id, key, packed []byte
	for len(list) > 0 {
		same := 1
		for same < len(list) && list[same].term == list[0].term {
			same++
		}
		id = list[0].term.append(id[:0])
		key = store.LogKey(key[:0], id, number)
		packed = pack(packed[:0], list[:same])
		if err := put(key, packed); err != nil {
			return err
		}
		list = list[same:]
	}
	return nil
}

// topicBits is how many low bits of a packed entry count the log's topics; the others are the distance to the entry
// before.
const topicBits = 3

// pack appends the entries of one term, a varint each.
func pack(buf []byte, list []entry) []byte {
	next := uint32(0)
	for i := range list {
		buf = binary.AppendUvarint(buf, uint64(list[i].index-next)<<topicBits|uint64(list[i].topics))
		next = list[i].index + 1
	}
	return buf
}

var errDamaged = errors.New("the log index is damaged: rebuild it with exon reindex logs")

// unpack appends the indexes of the logs in a packed list that have at least that many topics.
func unpack(dst []uint32, packed []byte, topics int) ([]uint32, error) {
	next := uint64(0)
	for len(packed) > 0 {
		v, n := binary.Uvarint(packed)
		if n <= 0 {
			return nil, errDamaged
		}
		index := next + v>>topicBits
		if int(v&(1<<topicBits-1)) >= topics {
			dst = append(dst, uint32(index))
		}
		next, packed = index+1, packed[n:]
	}
	return dst, nil
}

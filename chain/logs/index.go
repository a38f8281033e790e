package logs

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"

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

// group is the logs of a block that have a term.
type group struct {
	term term
	list []byte // packed
	next uint32 // index after the last in list
}

// add appends a log to the list.
func (g *group) add(index uint32, topics int) {
	g.list = binary.AppendUvarint(g.list, uint64(index-g.next)<<topicBits|uint64(topics))
	g.next = index + 1
}

// groups returns what the index says of a block, in the order in which the terms appear.
func groups(receipts ethtypes.Receipts) []group {
	var (
		list  []group
		at    map[term]int
		index uint32
	)
	add := func(t term, topics int) {
		i, ok := at[t]
		if !ok {
			i = len(list)
			at[t] = i
			list = append(list, group{term: t})
		}
		list[i].add(index, topics)
	}
	for _, receipt := range receipts {
		for _, l := range receipt.Logs {
			if list == nil {
				at, list = make(map[term]int), []group{{term: term{kind: kindAny}}}
			}
			list[0].add(index, len(l.Topics))
			add(addressTerm(l.Address), len(l.Topics))
			for i, topic := range l.Topics {
				add(topicTerm(i, topic), len(l.Topics))
			}
			index++
		}
	}
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
	var id, key []byte
	for _, g := range groups(receipts) {
		id = g.term.append(id[:0])
		key = store.LogKey(key[:0], id, number)
		if err := put(key, g.list); err != nil {
			return err
		}
	}
	return nil
}

// topicBits is how many low bits of a packed log count its topics; the others are its distance from the one before.
const topicBits = 3

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

package store

import (
	"encoding/binary"
	"fmt"

	"github.com/ethereum/go-ethereum/ethdb"
)

// LogIndexState says what a home has of the log index.
type LogIndexState struct {
	Version uint64 // of the entries; 0 when there is no index
	Next    uint64 // first block whose entries are missing, while the index is being rebuilt
	Partial bool   // a rebuild has not finished
}

// LogIndexState returns what the home has of the log index.
func (s *Store) LogIndexState() (LogIndexState, error) {
	blob, err := s.get(keyLogIndex)
	switch {
	case err != nil || blob == nil:
		return LogIndexState{}, err
	case len(blob) == 8:
		return LogIndexState{Version: binary.BigEndian.Uint64(blob)}, nil
	case len(blob) == 16:
		return LogIndexState{Version: binary.BigEndian.Uint64(blob), Next: binary.BigEndian.Uint64(blob[8:]), Partial: true}, nil
	}
	return LogIndexState{}, fmt.Errorf("record of the log index: %d bytes", len(blob))
}

// PutLogIndexState records what the home has of the log index.
func (b Batch) PutLogIndexState(state LogIndexState) error {
	blob := binary.BigEndian.AppendUint64(nil, state.Version)
	if state.Partial {
		blob = binary.BigEndian.AppendUint64(blob, state.Next)
	}
	return b.Put(keyLogIndex, blob)
}

// LogPostings are the entries of one term of the log index: numbers of blocks, in order, each with a list.
type LogPostings struct {
	prefix []byte
	it     ethdb.Iterator
}

// LogKey appends to buf the key of a term's entry for a block.
func LogKey(buf, term []byte, number uint64) []byte {
	buf = append(append(buf, prefixLogs...), term...)
	return binary.BigEndian.AppendUint64(buf, number)
}

// LogPostings returns the entries of a term from block number on. They must be released. No term may be the beginning
// of another.
func (s *Store) LogPostings(term []byte, number uint64) *LogPostings {
	key := LogKey(make([]byte, 0, len(prefixLogs)+len(term)+8), term, number)
	split := len(key) - 8
	return &LogPostings{prefix: key[:split], it: s.NewIterator(key[:split:split], key[split:])}
}

// Next moves on and reports whether there is an entry.
func (p *LogPostings) Next() bool { return p.it.Next() }

// Number returns the block of the entry.
func (p *LogPostings) Number() uint64 { return binary.BigEndian.Uint64(p.it.Key()[len(p.prefix):]) }

// List returns the list of the entry, valid until Next.
func (p *LogPostings) List() []byte { return p.it.Value() }

// Release ends the walk and reports what went wrong in it.
func (p *LogPostings) Release() error {
	err := p.it.Error()
	p.it.Release()
	return err
}

// DropLogIndex removes all entries of the log index.
func (s *Store) DropLogIndex() error {
	end := append([]byte{}, prefixLogs...)
	end[len(end)-1]++
	return s.DeleteRange(prefixLogs, end)
}

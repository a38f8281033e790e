package store

import (
	"encoding/binary"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/ethdb"
)

// Facts are what was computed while a block ran and cannot be read off its bytes cheaply.
type Facts struct {
	Senders  []common.Address // of its transactions, in order
	Accounts uint64           // accounts that exist after it, in the whole chain
}

// TxPlace says where a transaction was included.
type TxPlace struct {
	Number uint64
	Index  uint32
}

// Batch collects the writes of one block. Nothing is visible before Write.
type Batch struct {
	ethdb.Batch
}

// BlockBatch returns an empty batch with room for size bytes.
func (s *Store) BlockBatch(size int) Batch { return Batch{s.NewBatchWithSize(size)} }

// PutFacts records the facts of a block.
func (b Batch) PutFacts(number uint64, f Facts) error {
	blob := make([]byte, 8, 8+len(f.Senders)*common.AddressLength)
	binary.BigEndian.PutUint64(blob, f.Accounts)
	for i := range f.Senders {
		blob = append(blob, f.Senders[i][:]...)
	}
	return b.Put(numberKey(prefixFacts, number), blob)
}

// Facts returns the facts of the block with that number, which must exist.
func (s *Store) Facts(number uint64) (Facts, error) {
	blob, err := s.Get(numberKey(prefixFacts, number))
	if err != nil {
		return Facts{}, fmt.Errorf("facts of block %d: %w", number, err)
	}
	if len(blob) < 8 || (len(blob)-8)%common.AddressLength != 0 {
		return Facts{}, fmt.Errorf("facts of block %d: %d bytes", number, len(blob))
	}
	f := Facts{Accounts: binary.BigEndian.Uint64(blob)}
	f.Senders = make([]common.Address, 0, (len(blob)-8)/common.AddressLength)
	for p := blob[8:]; len(p) > 0; p = p[common.AddressLength:] {
		f.Senders = append(f.Senders, common.BytesToAddress(p[:common.AddressLength]))
	}
	return f, nil
}

// PutTxPlace records where a transaction was included.
func (b Batch) PutTxPlace(hash common.Hash, at TxPlace) error {
	var blob [12]byte
	binary.BigEndian.PutUint64(blob[:8], at.Number)
	binary.BigEndian.PutUint32(blob[8:], at.Index)
	return b.Put(hashKey(prefixTx, hash[:]), blob[:])
}

// TxPlace returns where a transaction was included; ok is false when no block has it.
func (s *Store) TxPlace(hash common.Hash) (at TxPlace, ok bool, err error) {
	blob, err := s.get(hashKey(prefixTx, hash[:]))
	if err != nil || blob == nil {
		return TxPlace{}, false, err
	}
	if len(blob) != 12 {
		return TxPlace{}, false, fmt.Errorf("place of transaction %v: %d bytes", hash, len(blob))
	}
	return TxPlace{Number: binary.BigEndian.Uint64(blob[:8]), Index: binary.BigEndian.Uint32(blob[8:])}, true, nil
}

// PutGenesis records the genesis file.
func (b Batch) PutGenesis(file []byte) error { return b.Put(keyGenesis, file) }

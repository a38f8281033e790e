package store

import (
	"github.com/ethereum/go-ethereum/common"
)

// PutState records an account as block number left it: slim RLP, empty when it no longer exists.
func (b Batch) PutState(acct common.Hash, number uint64, slim []byte) error {
	return b.Put(stateKey(acct, number), slim)
}

// PutStorage records a storage slot as block number left it, without leading zeros.
func (b Batch) PutStorage(acct, slot common.Hash, number uint64, value []byte) error {
	return b.Put(storageKey(acct, slot, number), value)
}

// PutNode records a trie node as block number left it, empty when it no longer exists. The owner of the account trie is
// zero, that of a storage trie the account's hash.
func (b Batch) PutNode(owner common.Hash, path []byte, number uint64, blob []byte) error {
	return b.Put(nodeKey(owner, path, number), blob)
}

// Node returns the trie node as it stood after block number: nil when there was none.
func (s *Store) Node(owner common.Hash, path []byte, number uint64) ([]byte, error) {
	return s.version(nodeKey(owner, path, number))
}

// State returns the account as it stood after block number: nil when it did not exist.
func (s *Store) State(acct common.Hash, number uint64) ([]byte, error) {
	return s.version(stateKey(acct, number))
}

// Storage returns the slot as it stood after block number: nil when it was zero.
func (s *Store) Storage(acct, slot common.Hash, number uint64) ([]byte, error) {
	return s.version(storageKey(acct, slot, number))
}

// version returns the value of the first key at or after key that differs from it in the last 8 bytes only: the
// newest version not younger than the number in key.
func (s *Store) version(key []byte) ([]byte, error) {
	split := len(key) - 8
	it := s.NewIterator(key[:split], key[split:])
	defer it.Release()
	if !it.Next() {
		return nil, it.Error()
	}
	if len(it.Value()) == 0 {
		return nil, nil
	}
	return common.CopyBytes(it.Value()), nil
}

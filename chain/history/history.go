package history

import (
	"errors"
	"fmt"

	"exon/store"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/trie"
	"github.com/ethereum/go-ethereum/triedb/database"
)

// ErrReadOnly says that nothing can be committed on top of a past state.
var ErrReadOnly = errors.New("a past state can only be read")

// Record writes what the block with that number changed.
func Record(b store.Batch, number uint64, update *state.StateUpdate) error {
	for acct, data := range update.Accounts {
		var slim []byte
		if data != nil {
			slim = ethtypes.SlimAccountRLP(*data)
		}
		if err := b.PutState(acct, number, slim); err != nil {
			return err
		}
	}
	for acct, slots := range update.Storages {
		for slot, value := range slots {
			if err := b.PutStorage(acct, slot, number, common.TrimLeftZeroes(value[:])); err != nil {
				return err
			}
		}
	}
	return recordNodes(b, number, update)
}

// recordNodes writes the trie nodes a block changed, which proofs at that block are made of.
func recordNodes(b store.Batch, number uint64, update *state.StateUpdate) error {
	if update.Nodes == nil {
		return nil
	}
	for owner, set := range update.Nodes.Sets {
		for path, node := range set.Nodes {
			if err := b.PutNode(owner, []byte(path), number, node.Blob); err != nil {
				return err
			}
		}
	}
	return nil
}

// Database is the state after one past block, for reading and for calls.
type Database struct {
	*state.MPTDatabase
	store  *store.Store
	codes  *state.CodeDB
	number uint64
}

// At returns the state after the block with that number.
func At(s *store.Store, live *state.MPTDatabase, codes *state.CodeDB, number uint64) *Database {
	return &Database{MPTDatabase: live, store: s, codes: codes, number: number}
}

// Reader returns a reader of the state; the root is not consulted, because the number names the state.
func (d *Database) Reader(common.Hash) (state.Reader, error) {
	return &reader{CodeReader: d.codes.Reader(), store: d.store, number: d.number}, nil
}

// OpenTrie opens the account trie of the state.
func (d *Database) OpenTrie(root common.Hash) (state.Trie, error) {
	return trie.NewStateTrie(trie.StateTrieID(root), nodes{d.store, d.number})
}

// OpenStorageTrie opens the storage trie of an account.
func (d *Database) OpenStorageTrie(stateRoot common.Hash, addr common.Address, root common.Hash, _ state.Trie) (state.Trie, error) {
	id := trie.StorageTrieID(stateRoot, crypto.Keccak256Hash(addr[:]), root)
	return trie.NewStateTrie(id, nodes{d.store, d.number})
}

// Commit refuses.
func (d *Database) Commit(*state.StateUpdate) error { return ErrReadOnly }

// reader reads accounts and slots by number. It is safe for concurrent use.
type reader struct {
	*state.CodeReader
	store  *store.Store
	number uint64
}

// Account returns the account, or nil when it did not exist.
func (r *reader) Account(addr common.Address) (*ethtypes.StateAccount, error) {
	slim, err := r.store.State(crypto.Keccak256Hash(addr[:]), r.number)
	if err != nil || slim == nil {
		return nil, err
	}
	account, err := ethtypes.FullAccount(slim)
	if err != nil {
		return nil, fmt.Errorf("account %v at block %d: %w", addr, r.number, err)
	}
	return account, nil
}

// Storage returns the slot, zero when it was never set.
func (r *reader) Storage(addr common.Address, slot common.Hash) (common.Hash, error) {
	value, err := r.store.Storage(crypto.Keccak256Hash(addr[:]), crypto.Keccak256Hash(slot[:]), r.number)
	if err != nil {
		return common.Hash{}, err
	}
	return common.BytesToHash(value), nil
}

// nodes reads trie nodes by number.
type nodes struct {
	store  *store.Store
	number uint64
}

// NodeReader returns the reader of the tries; the number names them.
func (n nodes) NodeReader(common.Hash) (database.NodeReader, error) { return n, nil }

// Node returns a node of a trie. A node with another hash than asked for means that the records are damaged.
func (n nodes) Node(owner common.Hash, path []byte, hash common.Hash) ([]byte, error) {
	blob, err := n.store.Node(owner, path, n.number)
	if err != nil {
		return nil, err
	}
	if crypto.Keccak256Hash(blob) != hash {
		return nil, fmt.Errorf("node %x of trie %v at block %d is damaged", path, owner, n.number)
	}
	return blob, nil
}

package history

import (
	"errors"
	"fmt"

	"exon/store"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// ErrReadOnly says that a past state cannot be committed on top of or proven.
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

// OpenTrie returns a trie that holds nothing: calls read through the Reader, and no root is computed on a past state.
func (d *Database) OpenTrie(common.Hash) (state.Trie, error) { return nil, ErrReadOnly }

// OpenStorageTrie refuses like OpenTrie.
func (d *Database) OpenStorageTrie(common.Hash, common.Address, common.Hash, state.Trie) (state.Trie, error) {
	return nil, ErrReadOnly
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

package chain

import (
	"exon/chain/history"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// Proof shows an account and some of its slots as they stand in the state of a block, with the trie nodes that prove it
// against the block's state root.
type Proof struct {
	Account ethtypes.StateAccount // the empty account when there is none
	Nodes   [][]byte              // from the root down
	Slots   []SlotProof
}

// SlotProof shows one storage slot.
type SlotProof struct {
	Value common.Hash
	Nodes [][]byte
}

// Prove returns the proof of an account and slots after b, for any block of the chain.
func (c *Chain) Prove(b *Block, addr common.Address, slots []common.Hash) (*Proof, error) {
	// The records hold the nodes of every block, the head's too: one path for all.
	past := history.At(c.store, c.live, c.codes, b.Number())
	reader, err := past.Reader(b.Root())
	if err != nil {
		return nil, err
	}
	account, err := reader.Account(addr)
	if err != nil {
		return nil, err
	}
	p := &Proof{Account: *ethtypes.NewEmptyStateAccount()}
	if account != nil {
		p.Account = *account
	}
	accounts, err := past.OpenTrie(b.Root())
	if err != nil {
		return nil, err
	}
	if p.Nodes, err = prove(accounts, addr[:]); err != nil {
		return nil, err
	}
	var storage state.Trie
	if len(slots) > 0 && p.Account.Root != ethtypes.EmptyRootHash {
		if storage, err = past.OpenStorageTrie(b.Root(), addr, p.Account.Root, accounts); err != nil {
			return nil, err
		}
	}
	for _, slot := range slots {
		var s SlotProof
		if storage != nil {
			if s.Value, err = reader.Storage(addr, slot); err != nil {
				return nil, err
			}
			if s.Nodes, err = prove(storage, slot[:]); err != nil {
				return nil, err
			}
		}
		p.Slots = append(p.Slots, s)
	}
	return p, nil
}

func prove(t state.Trie, key []byte) ([][]byte, error) {
	var nodes nodeList
	err := t.Prove(crypto.Keccak256(key), &nodes)
	return nodes, err
}

// nodeList collects the nodes of a proof in order.
type nodeList [][]byte

// Put appends a node; its hash is not needed.
func (l *nodeList) Put(_, node []byte) error {
	*l = append(*l, node)
	return nil
}

// Delete is part of the interface and never called.
func (l *nodeList) Delete([]byte) error { panic("a proof only grows") }

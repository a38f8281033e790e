package chain_test

import (
	"bytes"
	"testing"

	"exon/chain"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethdb/memorydb"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"
)

// TestProofsVerifyAtEveryBlock proves accounts and slots, present and absent, at every block of a chain longer than the
// tries keep in memory, and checks each proof against the header's state root.
func TestProofsVerifyAtEveryBlock(t *testing.T) {
	c := testkit.NewChain(t, 3)
	contract := crypto.CreateAddress(testkit.Address(c.Keys[0]), 0)
	c.Commit(c.Sign(c.Keys[0], nil, nil, 300_000, deploy(counterCode)))
	for i := range 150 {
		value := byte(i % 3) // sometimes zero, which deletes the slot
		to := common.Address{0x55, byte(i)}
		c.Commit(c.Sign(c.Keys[1], &contract, nil, 100_000, common.LeftPadBytes([]byte{value}, 32)), c.Sign(c.Keys[2], &to, common.Big1, 21_000, nil))
	}
	slots := []common.Hash{{}, {31: 1}}
	for number := range c.Head().Number() + 1 {
		b, err := c.BlockByNumber(number)
		if err != nil {
			t.Fatal(err)
		}
		for _, addr := range []common.Address{testkit.Address(c.Keys[2]), contract, {0x55, 100}, {0xaa}} {
			p, err := c.Prove(b, addr, slots)
			if err != nil {
				t.Fatalf("block %d, %v: %v", number, addr, err)
			}
			checkProof(t, b, addr, slots, p)
		}
	}
}

func checkProof(t *testing.T, b *chain.Block, addr common.Address, slots []common.Hash, p *chain.Proof) {
	t.Helper()
	blob := verify(t, b.Root(), addr[:], p.Nodes)
	account := ethtypes.NewEmptyStateAccount()
	if blob != nil {
		if err := rlp.DecodeBytes(blob, account); err != nil {
			t.Fatal(err)
		}
	}
	if account.Nonce != p.Account.Nonce || !account.Balance.Eq(p.Account.Balance) || account.Root != p.Account.Root || !bytes.Equal(account.CodeHash, p.Account.CodeHash) {
		t.Fatalf("block %d, %v: proven %+v, told %+v", b.Number(), addr, account, p.Account)
	}
	for i, slot := range slots {
		var value common.Hash
		if account.Root != ethtypes.EmptyRootHash {
			if blob := verify(t, account.Root, slot[:], p.Slots[i].Nodes); blob != nil {
				_, content, _, err := rlp.Split(blob)
				if err != nil {
					t.Fatal(err)
				}
				value = common.BytesToHash(content)
			}
		}
		if value != p.Slots[i].Value {
			t.Fatalf("block %d, %v, slot %v: proven %v, told %v", b.Number(), addr, slot, value, p.Slots[i].Value)
		}
	}
}

// verify returns what a proof proves for a key, nil that there is nothing.
func verify(t *testing.T, root common.Hash, key []byte, nodes [][]byte) []byte {
	t.Helper()
	db := memorydb.New()
	for _, node := range nodes {
		if err := db.Put(crypto.Keccak256(node), node); err != nil {
			t.Fatal(err)
		}
	}
	value, err := trie.VerifyProof(root, crypto.Keccak256(key), db)
	if err != nil {
		t.Fatal(err)
	}
	return value
}

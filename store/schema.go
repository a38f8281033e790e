package store

import (
	"encoding/binary"

	"github.com/ethereum/go-ethereum/common"
)

// Keys of exon's own records. Numbers are big endian, so that keys sort by them; numbers marked ^n are stored
// inverted, so that the newest version of a record sorts first and one seek finds the version in force at a block.
//
//	xf n            facts of block n: senders, accounts in all
//	xt txhash       block number and index of a transaction
//	xn address      account number, block of creation, public key, block of its first appearance
//	xa acct ^n      account as of block n (slim RLP, empty when it does not exist)
//	xs acct slot ^n storage slot as of block n (value without leading zeros)
//	xl term n       logs of block n that have the term (logindex.go)
//	xi              version and progress of the log index
//	xp owner len path ^n  node of a trie as of block n (empty when it does not exist)
//	xg              the genesis file this home was made from
//	xv              version of this schema
//
// acct and slot are the keccak256 of address and slot key, as in the state trie.
var (
	prefixFacts   = []byte("xf")
	prefixTx      = []byte("xt")
	prefixAccount = []byte("xn")
	prefixState   = []byte("xa")
	prefixStorage = []byte("xs")
	prefixLogs    = []byte("xl")
	keyLogIndex   = []byte("xi")
	prefixNode    = []byte("xp")
	keyGenesis    = []byte("xg")
	keyVersion    = []byte("xv")
)

// SchemaVersion is the version of the records this package writes. A home with a newer one is refused.
const SchemaVersion = 1

func numberKey(prefix []byte, number uint64) []byte {
	return binary.BigEndian.AppendUint64(append(make([]byte, 0, len(prefix)+8), prefix...), number)
}

func hashKey(prefix []byte, hash []byte) []byte {
	return append(append(make([]byte, 0, len(prefix)+len(hash)), prefix...), hash...)
}

// stateKey is the key of the account's version written by block number.
func stateKey(acct common.Hash, number uint64) []byte {
	key := make([]byte, 0, 2+32+8)
	key = append(append(key, prefixState...), acct[:]...)
	return binary.BigEndian.AppendUint64(key, ^number)
}

// storageKey is the key of the slot's version written by block number.
func storageKey(acct, slot common.Hash, number uint64) []byte {
	key := make([]byte, 0, 2+64+8)
	key = append(append(append(key, prefixStorage...), acct[:]...), slot[:]...)
	return binary.BigEndian.AppendUint64(key, ^number)
}

// nodeKey is the key of the trie node's version written by block number. The length keeps the versions of one path apart
// from those of longer ones.
func nodeKey(owner common.Hash, path []byte, number uint64) []byte {
	key := make([]byte, 0, 2+32+1+len(path)+8)
	key = append(append(key, prefixNode...), owner[:]...)
	key = append(append(key, byte(len(path))), path...)
	return binary.BigEndian.AppendUint64(key, ^number)
}

package store

import (
	"encoding/binary"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// Account is what the chain remembers of an account beside its state.
type Account struct {
	Number    uint64 // counts accounts in order of creation, from 0
	Created   uint64 // block that created it
	PublicKey []byte // compressed, 33 bytes, nil until a transaction has shown it
	Shown     uint64 // block of the first transaction it signed
}

const accountLen = 24

// PutAccount records an account.
func (b Batch) PutAccount(addr common.Address, a Account) error {
	blob := make([]byte, accountLen, accountLen+33)
	binary.BigEndian.PutUint64(blob[0:], a.Number)
	binary.BigEndian.PutUint64(blob[8:], a.Created)
	binary.BigEndian.PutUint64(blob[16:], a.Shown)
	return b.Put(hashKey(prefixAccount, addr[:]), append(blob, a.PublicKey...))
}

// Account returns the record of an account; ok is false when the chain never had it.
func (s *Store) Account(addr common.Address) (a Account, ok bool, err error) {
	blob, err := s.get(hashKey(prefixAccount, addr[:]))
	if err != nil || blob == nil {
		return Account{}, false, err
	}
	if len(blob) != accountLen && len(blob) != accountLen+33 {
		return Account{}, false, fmt.Errorf("record of account %v: %d bytes", addr, len(blob))
	}
	a = Account{
		Number:  binary.BigEndian.Uint64(blob[0:]),
		Created: binary.BigEndian.Uint64(blob[8:]),
		Shown:   binary.BigEndian.Uint64(blob[16:]),
	}
	if len(blob) > accountLen {
		a.PublicKey = blob[accountLen:]
	}
	return a, true, nil
}

package keys

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// What a signing request can fail with. The texts are part of the interface.
var (
	// ErrUnknownAccount means that the ring does not hold the account.
	ErrUnknownAccount = errors.New("unknown account")
	// ErrLocked means that the account is held but its key is not in memory.
	ErrLocked = errors.New("authentication needed: password or unlock")
)

// Ring is a set of accounts the node can sign for. Create it with NewRing.
type Ring struct {
	mu    sync.RWMutex
	keys  map[common.Address]*ecdsa.PrivateKey // guarded by mu; the keys themselves never change
	order []common.Address                     // guarded by mu; in order of creation
}

// NewRing returns a ring without accounts.
func NewRing() *Ring {
	return &Ring{keys: make(map[common.Address]*ecdsa.PrivateKey)}
}

// AddUnlocked adds a key that is always ready to sign and returns its address. Adding it again changes nothing. The
// caller must not change or wipe the key afterwards.
func (r *Ring) AddUnlocked(key *ecdsa.PrivateKey) common.Address {
	addr := crypto.PubkeyToAddress(key.PublicKey)
	r.mu.Lock()
	defer r.mu.Unlock()
	if _, known := r.keys[addr]; !known {
		r.keys[addr] = key
		r.order = append(r.order, addr)
	}
	return addr
}

// Accounts returns the addresses in order of creation; the slice is the caller's.
func (r *Ring) Accounts() []common.Address {
	r.mu.RLock()
	defer r.mu.RUnlock()
	return slices.Clone(r.order)
}

// Has says whether the ring holds the account.
func (r *Ring) Has(addr common.Address) bool {
	r.mu.RLock()
	defer r.mu.RUnlock()
	_, known := r.keys[addr]
	return known
}

// PublicKey returns the compressed public key of an account.
func (r *Ring) PublicKey(addr common.Address) ([]byte, error) {
	key, err := r.key(addr)
	if err != nil {
		return nil, err
	}
	return crypto.CompressPubkey(&key.PublicKey), nil
}

// SignHash signs a 32-byte hash and returns r, s and v, 65 bytes with v 0 or 1.
func (r *Ring) SignHash(addr common.Address, hash []byte) ([]byte, error) {
	key, err := r.key(addr)
	if err != nil {
		return nil, err
	}
	return crypto.Sign(hash, key)
}

// SignTx returns tx signed by the account. The signer decides the chain id; a transaction made for another chain is
// refused.
func (r *Ring) SignTx(addr common.Address, tx *ethtypes.Transaction, signer ethtypes.Signer) (*ethtypes.Transaction, error) {
	key, err := r.key(addr)
	if err != nil {
		return nil, err
	}
	return ethtypes.SignTx(tx, signer, key)
}

func (r *Ring) key(addr common.Address) (*ecdsa.PrivateKey, error) {
	r.mu.RLock()
	defer r.mu.RUnlock()
	key, known := r.keys[addr]
	if !known {
		return nil, ErrUnknownAccount
	}
	return key, nil
}

// Format writes the same few words whatever the verb, so that no key is ever printed.
func (r *Ring) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "keys.Ring(%d accounts)", len(r.Accounts()))
}

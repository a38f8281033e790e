package keys

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/mclock"
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

// Ring is the accounts the node can sign for: development accounts in memory, then those of a key store. Create it with
// NewRing.
type Ring struct {
	clock mclock.Clock
	store *Store // nil for none; set before use

	mu    sync.RWMutex
	dev   map[common.Address]*ecdsa.PrivateKey // guarded by mu; the keys themselves never change
	order []common.Address                     // guarded by mu; of dev, in order of creation
	open  map[common.Address]*held             // guarded by mu; the unlocked accounts
}

// NewRing returns a ring without accounts.
func NewRing() *Ring {
	return &Ring{
		clock: mclock.System{},
		dev:   make(map[common.Address]*ecdsa.PrivateKey),
		open:  make(map[common.Address]*held),
	}
}

// Attach adds the accounts of a store. It is called before the ring is used, and once.
func (r *Ring) Attach(s *Store) { r.store = s }

// SetClock replaces the clock that locks accounts. It is called before the ring is used.
func (r *Ring) SetClock(c mclock.Clock) { r.clock = c }

// AddUnlocked adds a development account: it is not in the store, is unlocked, and has the empty passphrase when it was
// locked. Adding it again changes nothing. The caller must not change or wipe the key afterwards.
func (r *Ring) AddUnlocked(key *ecdsa.PrivateKey) common.Address {
	addr := crypto.PubkeyToAddress(key.PublicKey)
	r.mu.Lock()
	defer r.mu.Unlock()
	if _, known := r.dev[addr]; !known {
		r.dev[addr] = key
		r.order = append(r.order, addr)
		r.open[addr] = &held{key: copyKey(key), forever: true}
	}
	return addr
}

// Accounts returns the addresses in order of creation, locked or not; the slice is the caller's.
func (r *Ring) Accounts() []common.Address {
	r.mu.RLock()
	list := slices.Clone(r.order)
	r.mu.RUnlock()
	if r.store == nil {
		return list
	}
	for _, e := range r.store.Entries() {
		if !r.isDev(e.Address) {
			list = append(list, e.Address)
		}
	}
	return list
}

// Has says whether the ring holds the account.
func (r *Ring) Has(addr common.Address) bool {
	if r.isDev(addr) {
		return true
	}
	if r.store == nil {
		return false
	}
	_, known := r.store.Lookup(addr)
	return known
}

func (r *Ring) isDev(addr common.Address) bool {
	r.mu.RLock()
	defer r.mu.RUnlock()
	_, known := r.dev[addr]
	return known
}

// PublicKey returns the compressed public key of an account, or nil when it is not known: a file that another program
// made does not say it.
func (r *Ring) PublicKey(addr common.Address) ([]byte, error) {
	r.mu.RLock()
	key, dev := r.dev[addr]
	h := r.open[addr]
	r.mu.RUnlock()
	if dev {
		return crypto.CompressPubkey(&key.PublicKey), nil
	}
	if r.store == nil {
		return nil, ErrUnknownAccount
	}
	e, known := r.store.Lookup(addr)
	switch {
	case !known:
		return nil, ErrUnknownAccount
	case e.PublicKey == nil && h != nil:
		return crypto.CompressPubkey(&h.key.PublicKey), nil // wiping leaves the public half
	}
	return e.PublicKey, nil
}

// SignHash signs a 32-byte hash with an unlocked account and returns r, s and v, 65 bytes with v 0 or 1.
func (r *Ring) SignHash(addr common.Address, hash []byte) (sig []byte, err error) {
	err = r.with(addr, func(key *ecdsa.PrivateKey) error {
		sig, err = crypto.Sign(hash, key)
		return err
	})
	return sig, err
}

// SignTx returns tx signed by an unlocked account. The signer decides the chain id; a transaction made for another chain
// is refused.
func (r *Ring) SignTx(addr common.Address, tx *ethtypes.Transaction, signer ethtypes.Signer) (signed *ethtypes.Transaction, err error) {
	err = r.with(addr, func(key *ecdsa.PrivateKey) error {
		signed, err = ethtypes.SignTx(tx, signer, key)
		return err
	})
	return signed, err
}

// Decrypt returns the key of an account if the passphrase is right. The lock state stays as it is. The caller wipes the
// key with Wipe.
func (r *Ring) Decrypt(ctx context.Context, addr common.Address, passphrase string) (*ecdsa.PrivateKey, error) {
	r.mu.RLock()
	key, dev := r.dev[addr]
	r.mu.RUnlock()
	switch {
	case dev && passphrase == "":
		return copyKey(key), nil
	case dev:
		return nil, ErrDecrypt
	case r.store == nil:
		return nil, ErrNoMatch
	}
	return r.store.Decrypt(ctx, addr, passphrase)
}

// Add encrypts a key, keeps it in the store and returns its address; the account is locked. A key that the ring has
// keeps its first passphrase. The key stays the caller's.
func (r *Ring) Add(ctx context.Context, key *ecdsa.PrivateKey, passphrase string) (common.Address, error) {
	addr := crypto.PubkeyToAddress(key.PublicKey)
	switch {
	case r.isDev(addr):
		return addr, nil
	case r.store == nil:
		return addr, errors.New("the node has no key store")
	}
	_, _, err := r.store.Add(ctx, key, passphrase, "")
	return addr, err
}

// Format writes the same few words whatever the verb, so that no key is ever printed.
func (r *Ring) Format(f fmt.State, _ rune) {
	_, _ = fmt.Fprintf(f, "keys.Ring(%d accounts)", len(r.Accounts()))
}

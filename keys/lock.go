package keys

import (
	"context"
	"crypto/ecdsa"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/mclock"
)

// held is the key of an unlocked account.
//
//	locked --Unlock(d > 0)--> unlocked --after d, Lock--> locked
//	locked --Unlock(0)------> unlocked until exit --Lock--> locked
type held struct {
	mu  sync.RWMutex      // held for reading while the key is used, for writing while it is wiped
	key *ecdsa.PrivateKey // its D is zero once gone is set
	// gone is set when the key has been wiped; guarded by mu.
	gone bool

	// The fields below are guarded by the ring's mu.
	forever bool
	timer   mclock.Timer // nil when forever
}

// erase overwrites the key once nobody signs with it any more.
func (h *held) erase() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.gone = true
	wipe(h.key)
}

// with calls use with the key of an unlocked account. The key is not wiped before use returns.
func (r *Ring) with(addr common.Address, use func(*ecdsa.PrivateKey) error) error {
	if !r.Has(addr) {
		r.Lock(addr) // its file was deleted
		return ErrUnknownAccount
	}
	r.mu.RLock()
	h := r.open[addr]
	r.mu.RUnlock()
	if h == nil {
		return ErrLocked
	}
	h.mu.RLock()
	defer h.mu.RUnlock()
	if h.gone {
		return ErrLocked
	}
	return use(h.key)
}

// Unlock keeps the key of an account in memory if the passphrase is right: for d, or until exit when d is 0. A new
// duration replaces the old one, but an account that is unlocked until exit stays so.
func (r *Ring) Unlock(ctx context.Context, addr common.Address, passphrase string, d time.Duration) error {
	key, err := r.Decrypt(ctx, addr, passphrase)
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if old := r.open[addr]; old != nil {
		if old.forever {
			wipe(key)
			return nil
		}
		old.timer.Stop()
		defer old.erase()
	}
	h := &held{key: key, forever: d == 0}
	r.open[addr] = h
	if d > 0 {
		h.timer = r.clock.AfterFunc(d, func() { r.expire(addr, h) })
	}
	return nil
}

// expire locks an account whose time is over, unless it was unlocked again meanwhile.
func (r *Ring) expire(addr common.Address, h *held) {
	r.mu.Lock()
	if r.open[addr] == h {
		delete(r.open, addr)
	}
	r.mu.Unlock()
	h.erase()
}

// Lock removes the key of an account from memory and says whether the ring holds the account at all.
func (r *Ring) Lock(addr common.Address) bool {
	r.mu.Lock()
	h := r.open[addr]
	delete(r.open, addr)
	if h != nil && h.timer != nil {
		h.timer.Stop()
	}
	r.mu.Unlock()
	if h != nil {
		h.erase()
	}
	return r.Has(addr)
}

// LockAll removes every key of the store from memory.
func (r *Ring) LockAll() {
	r.mu.RLock()
	var list []common.Address
	for addr := range r.open {
		list = append(list, addr)
	}
	r.mu.RUnlock()
	for _, addr := range list {
		r.Lock(addr)
	}
}

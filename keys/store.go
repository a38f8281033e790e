package keys

import (
	"context"
	"crypto/ecdsa"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"exon/address"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gofrs/flock"
)

// What a key store can fail with. The texts of the first two are part of the interface.
var (
	// ErrNoMatch means that no file holds the account.
	ErrNoMatch = keystore.ErrNoMatch
	// ErrDecrypt means that the passphrase is not the one.
	ErrDecrypt = keystore.ErrDecrypt
	// ErrNameTaken means that another key has the name.
	ErrNameTaken = errors.New("another key has this name")
)

// Store is the encrypted keys in one folder. Other processes may add files to the folder and remove them at any time.
type Store struct {
	dir   string
	cost  strength
	log   *slog.Logger
	slots slots

	writing sync.Mutex // held while files are added or removed

	mu   sync.Mutex
	last *listing // guarded by mu; the listing itself never changes
}

// Open returns the keys in a folder, which is made when the first key is. It reads the folder once, so that broken files
// are logged at start; they stop nothing.
func Open(dir string, cfg Config, log *slog.Logger) *Store {
	s := &Store{dir: dir, cost: strengths[cfg.Scrypt], log: log, slots: newSlots()}
	s.list()
	return s
}

// SetStrength replaces the scrypt parameters of new files. It is for tests, whose passphrases guard nothing.
func (s *Store) SetStrength(n, p int) { s.cost = strength{n, p} }

// list returns what is in the folder now. Where nothing has changed it costs one stat.
func (s *Store) list() *listing {
	s.mu.Lock()
	defer s.mu.Unlock()
	if info, err := os.Stat(s.dir); !s.last.stale(info, err) {
		return s.last
	}
	before := s.last
	s.last = scan(s.dir, before)
	for _, p := range s.last.problems {
		if before == nil || !before.had(p) {
			s.log.Warn("key file is not used", "folder", s.dir, "file", p.File, "err", p.Err)
		}
	}
	return s.last
}

func (l *listing) had(p Problem) bool {
	for _, old := range l.problems {
		if old.File == p.File && old.Err.Error() == p.Err.Error() {
			return true
		}
	}
	return false
}

// Entries returns the keys in order of creation. The slice must not be changed.
func (s *Store) Entries() []Entry { return s.list().entries }

// Problems returns the files that are not used.
func (s *Store) Problems() []Problem { return s.list().problems }

// Lookup returns the key of an account.
func (s *Store) Lookup(addr common.Address) (Entry, bool) {
	l := s.list()
	i, ok := l.byAddr[addr]
	if !ok {
		return Entry{}, false
	}
	return l.entries[i], true
}

// Find returns the key of that name or address, in either spelling.
func (s *Store) Find(text string) (Entry, error) {
	for _, e := range s.Entries() {
		if e.Name == text {
			return e, nil
		}
	}
	if CheckName(text) == nil {
		return Entry{}, fmt.Errorf("there is no key named %s", text)
	}
	addr, err := address.Parse(text)
	if err != nil {
		return Entry{}, fmt.Errorf("%q is neither the name of a key nor an address: %w", text, err)
	}
	if e, ok := s.Lookup(addr); ok {
		return e, nil
	}
	return Entry{}, fmt.Errorf("there is no key of account %s", address.Bech32(addr))
}

// Add encrypts a key and keeps it. An empty name stands for one made from the address. If the store has the key, it is
// returned as it is, with its first passphrase and name, and fresh is false. The key stays the caller's.
func (s *Store) Add(ctx context.Context, key *ecdsa.PrivateKey, passphrase, name string) (e Entry, fresh bool, err error) {
	addr := crypto.PubkeyToAddress(key.PublicKey)
	if name != "" {
		if err := CheckName(name); err != nil {
			return e, false, err
		}
	}
	if e, ok := s.Lookup(addr); ok {
		return e, false, nil
	}
	if s.named(name) {
		return e, false, ErrNameTaken
	}
	if name == "" {
		name = defaultName(addr)
	}
	mine := copyKey(key) // the caller may go away, and wipe its own, before the work is done
	sealed := s.slots.run(ctx, func() result {
		raw, err := encrypt(mine, passphrase, s.cost, name)
		wipe(mine)
		return result{raw: raw, err: err}
	})
	if sealed.err != nil {
		return e, false, fmt.Errorf("encrypt a key: %w", sealed.err)
	}
	return s.write(addr, name, sealed.raw)
}

func (s *Store) named(name string) bool {
	for _, e := range s.Entries() {
		if name != "" && e.Name == name {
			return true
		}
	}
	return false
}

// write puts a new file into the folder, unless another process was faster.
func (s *Store) write(addr common.Address, name string, raw []byte) (e Entry, fresh bool, err error) {
	unlock, err := s.lockFolder()
	if err != nil {
		return e, false, err
	}
	defer unlock()
	if e, ok := s.Lookup(addr); ok {
		return e, false, nil
	}
	if s.named(name) && name != defaultName(addr) {
		return e, false, ErrNameTaken
	}
	created := time.Now().UTC()
	for _, f := range s.list().files { // the clock may have been set back; the order of creation must not change
		if f.err == nil && !f.created.Before(created) {
			created = f.created.UTC().Add(time.Nanosecond)
		}
	}
	file := "UTC--" + created.Format("2006-01-02T15-04-05.000000000Z") + "--" + hex.EncodeToString(addr[:])
	if err := writeAtomically(s.dir, file, raw); err != nil {
		return e, false, fmt.Errorf("write a key file: %w", err)
	}
	s.forget()
	if e, ok := s.Lookup(addr); ok {
		return e, true, nil
	}
	return e, false, fmt.Errorf("the key file %s is gone as soon as it was written", file)
}

// Remove deletes the file of a key.
func (s *Store) Remove(addr common.Address) error {
	unlock, err := s.lockFolder()
	if err != nil {
		return err
	}
	defer unlock()
	e, ok := s.Lookup(addr)
	if !ok {
		return ErrNoMatch
	}
	if err := os.Remove(filepath.Join(s.dir, e.File)); err != nil {
		return err
	}
	s.forget()
	return syncFolder(s.dir)
}

// Decrypt opens a key. It takes as long as its file's strength says, and waits for its turn before.
func (s *Store) Decrypt(ctx context.Context, addr common.Address, passphrase string) (*ecdsa.PrivateKey, error) {
	raw, err := s.Export(addr)
	if err != nil {
		return nil, err
	}
	key, err := s.OpenFile(ctx, raw, passphrase)
	if err != nil && !errors.Is(err, ErrDecrypt) && ctx.Err() == nil {
		return nil, fmt.Errorf("key file of account %s: %w", addr.Hex(), err)
	}
	return key, err
}

// Export returns the file of a key as it is.
func (s *Store) Export(addr common.Address) ([]byte, error) {
	e, ok := s.Lookup(addr)
	if !ok {
		return nil, ErrNoMatch
	}
	raw, err := readFile(filepath.Join(s.dir, e.File))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNoMatch
	}
	return raw, err
}

// OpenFile decrypts a key file from anywhere. It waits for its turn as Decrypt does.
func (s *Store) OpenFile(ctx context.Context, raw []byte, passphrase string) (*ecdsa.PrivateKey, error) {
	f, err := parseFile(raw)
	if err != nil {
		return nil, err
	}
	r := s.slots.run(ctx, func() result {
		key, err := f.decrypt(passphrase)
		return result{key: key, err: err, drop: func() { wipe(key) }}
	})
	return r.key, r.err
}

// forget makes the next look at the folder read it.
func (s *Store) forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.last != nil {
		changed := *s.last
		changed.folder = time.Time{}
		s.last = &changed
	}
}

// lockFolder makes the folder and keeps other writers out of it, those of other processes too.
func (s *Store) lockFolder() (unlock func(), err error) {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return nil, fmt.Errorf("make the key folder: %w", err)
	}
	s.writing.Lock()
	lock := flock.New(filepath.Join(s.dir, ".lock"), flock.SetPermissions(0o600))
	if err := lock.Lock(); err != nil {
		s.writing.Unlock()
		return nil, fmt.Errorf("lock the key folder: %w", err)
	}
	return func() {
		_ = lock.Unlock()
		s.writing.Unlock()
	}, nil
}

// writeAtomically makes a file that is complete or not there, whenever the power fails. Only the owner may read it.
func writeAtomically(dir, name string, raw []byte) error {
	temp, err := os.CreateTemp(dir, ".new-*") // with mode 0600
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	_, err = temp.Write(raw)
	if err = errors.Join(err, temp.Sync(), temp.Close()); err != nil {
		return err
	}
	if err := os.Rename(temp.Name(), filepath.Join(dir, name)); err != nil {
		return err
	}
	return syncFolder(dir)
}

func syncFolder(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

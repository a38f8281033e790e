package store

import (
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/ethdb"
	"github.com/ethereum/go-ethereum/ethdb/pebble"
	"github.com/gofrs/flock"
)

// ErrLocked says that another process has the database open.
var ErrLocked = errors.New("in use by another exon process")

// ErrNewer says that a newer exon wrote the database.
var ErrNewer = errors.New("written by a newer version of exon")

// Config is the settings of the database.
type Config struct {
	CacheMB int `toml:"cache_mb" comment:"Memory for the database's block cache and write buffers, in MiB."`
	Handles int `toml:"handles" comment:"Files the database may keep open."`
}

// Default returns the settings of a node on a small machine.
func Default() Config { return Config{CacheMB: 64, Handles: 512} }

// Validate reports settings that cannot work.
func (c Config) Validate() error {
	var errs []error
	if c.CacheMB < 16 {
		errs = append(errs, fmt.Errorf("cache_mb is %d, want at least 16", c.CacheMB))
	}
	if c.Handles < 64 {
		errs = append(errs, fmt.Errorf("handles is %d, want at least 64", c.Handles))
	}
	return errors.Join(errs...)
}

// Store is an open database. All its methods are safe for concurrent use.
type Store struct {
	ethdb.Database
	lock      *flock.Flock
	dir       string
	ephemeral bool
}

// Open opens the database in dir and makes it if there is none. Only one process can have it open.
func Open(dir string, cfg Config) (*Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	lock := flock.New(filepath.Join(dir, "LOCK.exon"))
	held, err := lock.TryLock()
	if err != nil {
		return nil, fmt.Errorf("lock %s: %w", dir, err)
	}
	if !held {
		return nil, fmt.Errorf("%s is %w", dir, ErrLocked)
	}
	s, err := open(dir, cfg)
	if err != nil {
		return nil, errors.Join(err, lock.Unlock())
	}
	s.lock = lock
	return s, nil
}

// OpenEphemeral opens a new database in a temporary folder that Close removes.
func OpenEphemeral(cfg Config) (*Store, error) {
	dir, err := os.MkdirTemp("", "exon-ephemeral-")
	if err != nil {
		return nil, err
	}
	s, err := open(dir, cfg)
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	s.ephemeral = true
	return s, nil
}

func open(dir string, cfg Config) (*Store, error) {
	kv, err := pebble.New(filepath.Join(dir, "kv"), cfg.CacheMB, cfg.Handles, "", false)
	if err != nil {
		return nil, fmt.Errorf("open database in %s: %w", dir, err)
	}
	s := &Store{Database: rawdb.NewDatabase(kv), dir: dir}
	if err := s.checkVersion(); err != nil {
		return nil, errors.Join(err, kv.Close())
	}
	return s, nil
}

// checkVersion refuses a database with records this program does not know, and marks a new one.
func (s *Store) checkVersion() error {
	blob, err := s.get(keyVersion)
	switch {
	case err != nil:
		return err
	case blob == nil:
		return s.Put(keyVersion, binary.BigEndian.AppendUint64(nil, SchemaVersion))
	case len(blob) != 8:
		return errors.New("the database's version record is damaged")
	}
	if v := binary.BigEndian.Uint64(blob); v > SchemaVersion {
		return fmt.Errorf("%s was %w (schema %d, this program knows %d)", s.dir, ErrNewer, v, SchemaVersion)
	}
	return nil
}

// Dir returns the folder the database lies in.
func (s *Store) Dir() string { return s.dir }

// Close flushes and closes the database; an ephemeral one is removed.
func (s *Store) Close() error {
	err := s.Database.Close()
	if s.lock != nil {
		err = errors.Join(err, s.lock.Unlock())
	}
	if s.ephemeral {
		err = errors.Join(err, os.RemoveAll(s.dir))
	}
	return err
}

// get returns the value of key, or nil when there is none.
func (s *Store) get(key []byte) ([]byte, error) {
	ok, err := s.Has(key)
	if err != nil || !ok {
		return nil, err
	}
	return s.Database.Get(key)
}

// Genesis returns the genesis file the home was made from, or nil when the home is new.
func (s *Store) Genesis() ([]byte, error) { return s.get(keyGenesis) }

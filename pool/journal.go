package pool

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"log/slog"
	"os"
	"sync"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// journal keeps the transactions submitted to this node in a file: a first line, then one record for each, of length,
// checksum and encoded transaction.
//
// A record is handed to the operating system before the submission is answered, so a kill loses nothing that was
// answered. It is not synced, which would make every submission wait for the disk: a power cut may take the last ones.
type journal struct {
	path  string
	limit int64 // bytes it may grow by before it is rewritten
	log   *slog.Logger
	full  chan struct{} // capacity 1: it is time to rewrite

	bufMu sync.Mutex // never held while the file is written, because admission waits for it
	buf   []byte     // records to write; guarded by bufMu
	added uint64     // records ever added; guarded by bufMu

	mu      sync.Mutex
	file    *os.File // guarded by mu, like all that follows
	size    int64
	written uint64 // records ever written
	rewrite int64  // size at which it is time
	failed  bool   // the last write failed, and the log says so
}

const (
	journalMagic  = "exon pool journal 1\n"
	recordHeader  = 8
	maxRecordSize = maxTxSize + 1024 // a transaction that is larger was never admitted
)

var checksums = crc32.MakeTable(crc32.Castagnoli)

// journalLine returns the record of a transaction.
func journalLine(tx *ethtypes.Transaction) ([]byte, error) {
	raw, err := tx.MarshalBinary()
	if err != nil {
		return nil, err
	}
	line := make([]byte, recordHeader, recordHeader+len(raw))
	binary.BigEndian.PutUint32(line, uint32(len(raw)))
	binary.BigEndian.PutUint32(line[4:], crc32.Checksum(raw, checksums))
	return append(line, raw...), nil
}

// add takes a record to be written and returns its number.
func (j *journal) add(line []byte) uint64 {
	j.bufMu.Lock()
	defer j.bufMu.Unlock()
	j.buf = append(j.buf, line...)
	j.added++
	return j.added
}

// flush returns once the record with that number is written; records that came together are written together.
func (j *journal) flush(number uint64) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.written < number {
		j.writeLocked()
	}
}

func (j *journal) writeLocked() {
	j.bufMu.Lock()
	buf, added := j.buf, j.added
	j.buf = nil
	j.bufMu.Unlock()
	j.written = added
	if len(buf) == 0 || j.file == nil {
		return
	}
	n, err := j.file.Write(buf)
	if err != nil {
		// What was written in part must not stand before later records.
		if cutErr := j.file.Truncate(j.size); cutErr != nil {
			err = errors.Join(err, cutErr)
		}
		if !j.failed {
			j.log.Error("transactions submitted now would be lost by a restart", "journal", j.path, "err", err)
		}
		j.failed = true
		return
	}
	j.size += int64(n)
	if j.failed || j.size > j.rewrite { // after a failure a rewrite brings in what is missing
		j.failed = false
		j.rewrite = j.size + j.limit
		signal(j.full)
	}
}

// grown is signalled when it is time to rewrite the journal; never without one.
func (j *journal) grown() <-chan struct{} {
	if j == nil {
		return nil
	}
	return j.full
}

// replace writes a new journal with the given transactions and what is added meanwhile, and puts it in the place of the
// old one. live is called after the place from which on everything is copied over has been fixed.
func (j *journal) replace(live func() []*item) error {
	j.mu.Lock()
	j.writeLocked()
	from := j.size
	j.mu.Unlock()

	next, err := os.OpenFile(j.path+".new", os.O_RDWR|os.O_CREATE|os.O_TRUNC|os.O_APPEND, 0o600)
	if err != nil {
		return err
	}
	size, err := writeItems(next, live())
	if err != nil {
		return errors.Join(err, next.Close())
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	n, err := j.copyTail(next, from)
	if err == nil {
		err = next.Sync()
	}
	if err == nil {
		err = os.Rename(next.Name(), j.path)
	}
	if err != nil {
		return errors.Join(err, next.Close())
	}
	err = j.closeLocked()
	j.file, j.size = next, size+n
	j.rewrite = j.size + j.limit
	return err
}

// copyTail copies the records from an offset on into the next journal.
func (j *journal) copyTail(next *os.File, from int64) (int64, error) {
	j.writeLocked()
	if j.file == nil {
		return 0, nil
	}
	return io.Copy(next, io.NewSectionReader(j.file, from, j.size-from))
}

func writeItems(f *os.File, items []*item) (size int64, err error) {
	out := bufio.NewWriterSize(f, 1<<16)
	n, err := out.WriteString(journalMagic)
	size = int64(n)
	for _, it := range items {
		if err != nil {
			return size, err
		}
		var line []byte
		if line, err = journalLine(it.tx); err == nil {
			n, err = out.Write(line)
			size += int64(n)
		}
	}
	return size, errors.Join(err, out.Flush())
}

func (j *journal) close() error {
	if j == nil {
		return nil
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.writeLocked()
	return j.closeLocked()
}

func (j *journal) closeLocked() error {
	if j.file == nil {
		return nil
	}
	err := errors.Join(j.file.Sync(), j.file.Close())
	j.file = nil
	if err != nil {
		return fmt.Errorf("close %s: %w", j.path, err)
	}
	return nil
}

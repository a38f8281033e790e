package pool

import (
	"bufio"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"log/slog"
	"os"
	"slices"

	"github.com/ethereum/go-ethereum/core"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// OpenJournal admits the transactions that the journal in the file holds and keeps the journal from now on. What cannot
// be read at the end of the file is cut off with a warning. Call it before the first submission.
func (p *Pool) OpenJournal(path string, log *slog.Logger) error {
	limit := int64(p.config.JournalMB) << 20
	j := &journal{path: path, limit: limit, log: log, full: make(chan struct{}, 1)}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return fmt.Errorf("open the journal of the pool: %w", err)
	}
	defer file.Close()
	found := 0
	good, err := readJournal(file, func(txs []*ethtypes.Transaction) {
		core.SenderCacher().Recover(p.signer, txs)
		for _, tx := range txs {
			found++
			if err := p.readmit(tx); err != nil {
				log.Debug("transaction of the journal left out", "tx", tx.Hash(), "err", err)
			}
		}
	})
	if err != nil {
		return fmt.Errorf("read %s: %w", path, err)
	}
	info, err := file.Stat()
	if err != nil {
		return err
	}
	if cut := info.Size() - good; cut > 0 {
		log.Warn("the end of the journal of the pool is damaged and is cut off", "journal", path, "kept", good, "cut", cut)
	}
	if found > 0 {
		log.Info("transactions are back from the journal of the pool", "found", found, "waiting", len(p.localItems()))
	}
	p.journal = j
	if err := j.replace(p.localItems); err != nil {
		return fmt.Errorf("rewrite %s: %w", path, err)
	}
	return nil
}

// readmit admits a transaction of the journal.
func (p *Pool) readmit(tx *ethtypes.Transaction) error {
	from, err := p.check(tx)
	if err != nil {
		return err
	}
	it, overflow := newItem(tx, from, true)
	record, err := p.view.Load().state.Account(from)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	defer p.version.Add(2)
	return p.admit(it, newState(record), overflow)
}

// localItems returns what the journal has to hold, in order of arrival.
func (p *Pool) localItems() []*item {
	executable, gapped := p.snapshot()
	items := slices.DeleteFunc(append(executable, gapped...), func(it *item) bool { return !it.local })
	slices.SortFunc(items, func(a, b *item) int { return cmp.Compare(a.arrival, b.arrival) })
	return items
}

func (p *Pool) rewriteJournal() {
	if err := p.journal.replace(p.localItems); err != nil {
		p.journal.log.Error("the journal of the pool was not rewritten", "journal", p.journal.path, "err", err)
	}
}

// readBatch is how many transactions are read before they are admitted, so that both cores can recover senders.
const readBatch = 1024

// readJournal calls found with the transactions of a journal, some at a time, and returns where the part that can be read
// ends. Errors are those of the disk: damage just ends the journal.
func readJournal(file io.Reader, found func([]*ethtypes.Transaction)) (good int64, err error) {
	in := bufio.NewReaderSize(file, 1<<16)
	magic := make([]byte, len(journalMagic))
	if _, err := io.ReadFull(in, magic); err != nil || string(magic) != journalMagic {
		return 0, onlyDisk(err)
	}
	good = int64(len(magic))
	var batch []*ethtypes.Transaction
	for {
		tx, n, readErr := readRecord(in)
		if tx != nil {
			batch = append(batch, tx)
			good += int64(n)
		}
		if len(batch) == readBatch || tx == nil && len(batch) > 0 {
			found(batch)
			batch = nil
		}
		if tx == nil {
			return good, onlyDisk(readErr)
		}
	}
}

// readRecord returns the next transaction and the size of its record, nil at the end or at damage.
func readRecord(in io.Reader) (*ethtypes.Transaction, int, error) {
	var header [recordHeader]byte
	if _, err := io.ReadFull(in, header[:]); err != nil {
		return nil, 0, err
	}
	size, sum := binary.BigEndian.Uint32(header[:]), binary.BigEndian.Uint32(header[4:])
	if size == 0 || size > maxRecordSize {
		return nil, 0, nil
	}
	raw := make([]byte, size)
	if _, err := io.ReadFull(in, raw); err != nil {
		return nil, 0, err
	}
	tx := new(ethtypes.Transaction)
	if crc32.Checksum(raw, checksums) != sum || tx.UnmarshalBinary(raw) != nil {
		return nil, 0, nil
	}
	return tx, recordHeader + len(raw), nil
}

// onlyDisk drops the errors that mean no more than that the file ends.
func onlyDisk(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil
	}
	return err
}

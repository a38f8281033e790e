package chain

import (
	"context"
	"errors"
	"fmt"

	"exon/chain/logs"
	"exon/store"

	"github.com/ethereum/go-ethereum/core/rawdb"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// ErrLogIndex says that a home's log index cannot be used and has to be rebuilt.
var ErrLogIndex = errors.New("the log index must be rebuilt")

// ErrNoChain says that a home has no block yet.
var ErrNoChain = errors.New("the home has no chain")

// checkLogIndex refuses a home whose log index does not cover its blocks.
func checkLogIndex(s *store.Store) error {
	state, err := s.LogIndexState()
	switch {
	case err != nil:
		return err
	case state.Partial:
		return fmt.Errorf("%w: an earlier rebuild has not finished", ErrLogIndex)
	case state.Version == 0:
		return fmt.Errorf("%w: there is none", ErrLogIndex)
	case state.Version != logs.IndexVersion:
		return fmt.Errorf("%w: it is of version %d, this program needs version %d", ErrLogIndex, state.Version, logs.IndexVersion)
	}
	return nil
}

// reindexBatch is how many bytes of entries a rebuild writes at a time. Tests make it small.
var reindexBatch = 1 << 20

// ReindexLogs builds the log index of all blocks anew. Until the last entry is written the home counts as one without an
// index, and Open refuses it; a rebuild that was stopped goes on where it was. progress hears of every batch written:
// how many blocks of how many are done. Nothing else may have the chain open.
func ReindexLogs(ctx context.Context, s *store.Store, progress func(done, total uint64)) error {
	head, ok := rawdb.ReadHeaderNumber(s, rawdb.ReadHeadBlockHash(s))
	if !ok {
		return ErrNoChain
	}
	state, err := s.LogIndexState()
	if err != nil {
		return err
	}
	batch := s.BlockBatch(reindexBatch + reindexBatch/4)
	defer batch.Close()
	if !state.Partial || state.Version != logs.IndexVersion || state.Next == 0 || state.Next > head+1 {
		state = store.LogIndexState{Version: logs.IndexVersion, Partial: true}
		if err := flush(batch, state); err != nil { // the index is out of use before its first entry goes
			return err
		}
		if err := s.DropLogIndex(); err != nil {
			return err
		}
	}
	for ; state.Next <= head; state.Next++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := indexStored(s, batch, state.Next); err != nil {
			return err
		}
		if batch.ValueSize() >= reindexBatch {
			done := state
			done.Next++
			if err := flush(batch, done); err != nil {
				return err
			}
			progress(done.Next, head+1)
		}
	}
	if err := flush(batch, store.LogIndexState{Version: logs.IndexVersion}); err != nil {
		return err
	}
	progress(head+1, head+1)
	return s.SyncKeyValue()
}

// flush writes what the batch has together with how far the index has come.
func flush(batch store.Batch, state store.LogIndexState) error {
	if err := batch.PutLogIndexState(state); err != nil {
		return err
	}
	if err := batch.Write(); err != nil {
		return err
	}
	batch.Reset()
	return nil
}

// indexStored adds the entries of a block on disk to the batch.
func indexStored(s *store.Store, batch store.Batch, number uint64) error {
	hash := rawdb.ReadCanonicalHash(s, number)
	header := rawdb.ReadHeader(s, hash, number)
	if header == nil {
		return fmt.Errorf("block %d is missing from the database", number)
	}
	if header.Bloom == (ethtypes.Bloom{}) {
		return nil
	}
	receipts := rawdb.ReadRawReceipts(s, hash, number)
	if receipts == nil {
		return fmt.Errorf("receipts of block %d are missing from the database", number)
	}
	return logs.Record(batch, number, receipts)
}

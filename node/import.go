package node

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"
	"time"

	"exon/chain"
	"exon/chain/genesis"
	"exon/config"
	"exon/store"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
)

// Importer appends blocks that were made elsewhere to the chain of a home. Make one with OpenImport and close it.
type Importer struct {
	store *store.Store
	chain *chain.Chain
}

// Imported counts what an import has done.
type Imported struct {
	Blocks       int
	Known        int // blocks that the chain had already
	Transactions int
	Gas          uint64
	Head         uint64
	Time         time.Duration
}

// OpenImport opens the chain of a home, or makes it from an Ethereum genesis file.
func OpenImport(home string, genesisFile []byte, cfg config.Config, log *slog.Logger) (*Importer, error) {
	g, err := genesis.New(genesisFile)
	if err != nil {
		return nil, err
	}
	if g.Kind != genesis.Ethereum {
		return nil, errors.New("the genesis file is exon's own: blocks are imported into a chain of an Ethereum genesis file, which has a member config")
	}
	s, err := store.Open(filepath.Join(home, "data"), cfg.Store)
	if err != nil {
		return nil, err
	}
	cfg.Chain.Sync = false // Close syncs once for all blocks
	c, err := chain.Open(s, g, cfg.Chain, log)
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return &Importer{store: s, chain: c}, nil
}

// Read appends the blocks of a stream of RLP. Every block is run and checked in full; the first that breaks a rule ends the
// import, and those before it stay. report is called now and then.
func (i *Importer) Read(ctx context.Context, r io.Reader, report func(Imported)) (Imported, error) {
	var done Imported
	start, last := time.Now(), time.Now()
	stream := rlp.NewStream(bufio.NewReaderSize(r, 1<<20), 0)
	for n := 0; ctx.Err() == nil; n++ {
		block := new(ethtypes.Block)
		err := stream.Decode(block)
		if errors.Is(err, io.EOF) {
			return i.count(done, start), nil
		}
		if err != nil {
			return i.count(done, start), fmt.Errorf("entry %d of the file is not a block: %w", n, err)
		}
		if err := i.add(block, &done); err != nil {
			return i.count(done, start), fmt.Errorf("block %v (%v): %w", block.Number(), block.Hash(), err)
		}
		if time.Since(last) > 5*time.Second {
			last = time.Now()
			report(i.count(done, start))
		}
	}
	return i.count(done, start), ctx.Err()
}

func (i *Importer) count(done Imported, start time.Time) Imported {
	done.Head, done.Time = i.chain.Head().Number(), time.Since(start)
	return done
}

// add runs and commits a block, unless the chain has it.
func (i *Importer) add(b *ethtypes.Block, done *Imported) error {
	have, err := i.chain.BlockByHash(b.Hash())
	if err != nil {
		return err
	}
	if have != nil {
		done.Known++
		return nil
	}
	x, err := i.chain.Execute(b)
	if err != nil {
		return err
	}
	if err := i.chain.Commit(x); err != nil {
		return err
	}
	done.Blocks++
	done.Transactions += len(b.Transactions())
	done.Gas += b.GasUsed()
	return nil
}

// Close makes everything durable and closes the home.
func (i *Importer) Close() error {
	return errors.Join(i.chain.Close(), i.store.SyncKeyValue(), i.store.Close())
}

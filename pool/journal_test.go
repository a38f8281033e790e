package pool_test

import (
	"bytes"
	"context"
	"log/slog"
	"math/big"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"exon/pool"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// again makes a new pool on the rig's chain with the journal in path, as a restart does, and returns what it logged.
func (r *rig) again(path string) string {
	r.t.Helper()
	var logged bytes.Buffer
	p, err := pool.New(r.Chain.Chain, pool.Default())
	if err != nil {
		r.t.Fatal(err)
	}
	if err := p.OpenJournal(path, slog.New(slog.NewTextHandler(&logged, nil))); err != nil {
		r.t.Fatal(err)
	}
	r.Pool = p
	r.t.Cleanup(func() { _ = p.Close() })
	return logged.String()
}

func TestJournalBringsBackWhatWaited(t *testing.T) {
	r := newRig(t, 3, nil)
	path := filepath.Join(t.TempDir(), "pool.journal")
	r.again(path)
	included, pending, replaced, queued := r.transfer(r.Keys[0], 0, 9e9), r.transfer(r.Keys[0], 1, 1e9), r.transfer(r.Keys[1], 0, 1e9), r.transfer(r.Keys[1], 7, 1e9)
	replacement := r.transfer(r.Keys[1], 0, 2e9)
	r.must(included, pending, replaced, queued, replacement)
	r.block(1)
	remote := r.transfer(r.Keys[2], 0, 1e9)
	if err := r.Receive(context.Background(), remote); err != nil {
		t.Fatal(err)
	}
	r.counts(3, 1)
	// No Close: what counts is on the way to the disk when Submit returns.
	if logged := r.again(path); strings.Contains(logged, "damaged") || !strings.Contains(logged, "found=5 waiting=3") {
		t.Errorf("logged %s", logged)
	}
	r.there(pending, replacement, queued)
	r.gone(remote)
	r.counts(2, 1)
	// Opening has rewritten it: what no longer waits is gone from the file.
	if logged := r.again(path); !strings.Contains(logged, "found=3 waiting=3") {
		t.Errorf("logged %s", logged)
	}
}

// TestDamagedJournalIsCut cuts a journal at many places and changes many of its bytes, one at a time: the transactions
// before the damage are back, and the journal goes on from there.
func TestDamagedJournalIsCut(t *testing.T) {
	r := newRig(t, 1, nil)
	dir := t.TempDir()
	whole := filepath.Join(dir, "whole")
	r.again(whole)
	var ends []int
	var txs []*ethtypes.Transaction
	for nonce := range uint64(3) {
		txs = append(txs, r.transfer(r.Keys[0], nonce, 1e9))
		r.must(txs[nonce])
		info, err := os.Stat(whole)
		if err != nil {
			t.Fatal(err)
		}
		ends = append(ends, int(info.Size()))
	}
	good, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "damaged")
	try := func(what string, at int, data []byte) {
		t.Helper()
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		logged := r.again(path)
		want := 0
		for _, end := range ends {
			if end <= at {
				want++
			}
		}
		if n, _ := r.Count(); n != want {
			t.Fatalf("%s at %d: %d transactions are back, want %d", what, at, n, want)
		}
		whole := len(data) == 0 || len(data) == at && (at == ends[0] || at == ends[1] || at == ends[2] || at == ends[0]-(ends[1]-ends[0]))
		if warned := strings.Contains(logged, "level=WARN"); warned == whole {
			t.Fatalf("%s at %d: warned is %v\n%s", what, at, warned, logged)
		}
	}
	step := 3
	if testing.Short() {
		step = 11
	}
	for at := 0; at < len(good); at += step {
		try("cut", at, good[:at])
		changed := bytes.Clone(good)
		changed[at] ^= 0x41
		try("change", at, changed)
	}
	try("garbage after the end", len(good), append(bytes.Clone(good), 1, 2, 3))
	r.must(r.transfer(r.Keys[0], 3, 1e9))
	r.again(path)
	r.counts(4, 0)
}

// TestJournalIsRewrittenWhileItGrows submits from several goroutines while the journal is rewritten over and over.
func TestJournalIsRewrittenWhileItGrows(t *testing.T) {
	r := newRig(t, 4, nil)
	path := filepath.Join(t.TempDir(), "pool.journal")
	r.again(path)
	stop := make(chan struct{})
	var rewriter, senders sync.WaitGroup
	rewriter.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
				r.RewriteJournal()
			}
		}
	})
	for _, key := range r.Keys {
		senders.Go(func() {
			for _, nonce := range rand.Perm(200) {
				if err := r.submit(r.transfer(key, uint64(nonce), 1e9)); err != nil {
					t.Error(err)
				}
			}
		})
	}
	senders.Wait()
	close(stop)
	rewriter.Wait()
	r.counts(800, 0)
	r.again(path)
	r.counts(800, 0)
}

func TestJournalShrinksByItself(t *testing.T) {
	c := newRig(t, 1, nil)
	path := filepath.Join(t.TempDir(), "pool.journal")
	cfg := pool.Default()
	cfg.JournalMB = 1
	p, err := pool.New(c.Chain.Chain, cfg)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.OpenJournal(path, slog.New(slog.DiscardHandler)); err != nil {
		t.Fatal(err)
	}
	r := &rig{c.Chain, p, c.signer, t}
	ctx, stop := context.WithCancel(context.Background())
	var run sync.WaitGroup
	run.Go(func() { _ = p.Run(ctx) })
	for nonce := range uint64(400) {
		r.must(ethtypes.MustSignNewTx(r.Keys[0], r.signer, &ethtypes.LegacyTx{
			Nonce: nonce, GasPrice: big.NewInt(1e9), Gas: 300_000, To: &common.Address{1}, Data: make([]byte, 4096),
		}))
		if nonce%50 == 49 {
			r.block(50)
		}
	}
	stop()
	run.Wait()
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if info.Size() > 1<<20 {
		t.Errorf("the journal has %d bytes, for none that wait", info.Size())
	}
}

func TestJournalThatCannotBeWritten(t *testing.T) {
	r := newRig(t, 1, nil)
	if err := r.OpenJournal(filepath.Join(t.TempDir(), "missing", "pool.journal"), slog.New(slog.DiscardHandler)); err == nil || !strings.Contains(err.Error(), "missing/pool.journal") {
		t.Errorf("got %v, want an error that names the file", err)
	}
}

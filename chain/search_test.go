package chain_test

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"math/big"
	"math/rand"
	"os"
	"reflect"
	"strconv"
	"testing"
	"time"

	"exon/chain"
	"exon/chain/genesis"
	"exon/chain/logs"
	"exon/store"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

const loggers = 4

// randomness returns a source that differs in every run; EXON_SEED repeats one.
func randomness(t *testing.T) *rand.Rand {
	t.Helper()
	seed := time.Now().UnixNano()
	if text := os.Getenv("EXON_SEED"); text != "" {
		var err error
		if seed, err = strconv.ParseInt(text, 10, 64); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("seed %d", seed)
	return rand.New(rand.NewSource(seed))
}

// topicOf returns one of few topics, so that they meet often. Some start alike and some look like addresses.
func topicOf(rnd *rand.Rand) (h common.Hash) {
	h[0], h[31] = byte(rnd.Intn(2)), byte(rnd.Intn(4))
	return h
}

// logHome is a chain in which loggers emit random logs, none in some blocks and very many in a few.
type logHome struct {
	*chain.Chain
	dir      string
	genesis  *genesis.Genesis
	keys     []*ecdsa.PrivateKey
	emitters []common.Address
	close    func()
}

func newLogHome(t *testing.T, rnd *rand.Rand, blocks int) *logHome {
	t.Helper()
	h := &logHome{dir: t.TempDir(), keys: testkit.Accounts(t, 4)}
	h.genesis = testkit.Genesis(t, testkit.GenesisFile(t, h.keys))
	h.open(t)
	t.Cleanup(func() { h.close() })
	nonces := make([]uint64, len(h.keys))
	sign := func(key int, to *common.Address, gas uint64, data []byte) *ethtypes.Transaction {
		nonces[key]++
		return ethtypes.MustSignNewTx(h.keys[key], h.Signer(), &ethtypes.LegacyTx{Nonce: nonces[key] - 1, GasPrice: big.NewInt(1e10), Gas: gas, To: to, Data: data})
	}
	var creations []*ethtypes.Transaction
	for i := range loggers {
		h.emitters = append(h.emitters, crypto.CreateAddress(testkit.Address(h.keys[0]), uint64(i)))
		creations = append(creations, sign(0, nil, 500_000, testkit.LoggerInit()))
	}
	testkit.CommitTo(t, h.Chain, creations...)
	for range blocks {
		var txs []*ethtypes.Transaction
		for range rnd.Intn(4) {
			data := randomRecords(rnd)
			txs = append(txs, sign(rnd.Intn(len(h.keys)), &h.emitters[rnd.Intn(loggers)], uint64(100_000+100*len(data)), data))
		}
		testkit.CommitTo(t, h.Chain, txs...)
	}
	return h
}

// open opens the chain; nothing of it is in memory then.
func (h *logHome) open(t *testing.T) {
	t.Helper()
	h.Chain, h.close = testkit.OpenChain(t, h.dir, h.genesis)
}

// withStore closes the chain, calls f with its store, and opens it again.
func (h *logHome) withStore(t *testing.T, f func(s *store.Store)) {
	t.Helper()
	h.close()
	s, err := store.Open(h.dir, store.Default())
	if err != nil {
		t.Fatal(err)
	}
	f(s)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	h.open(t)
}

func randomRecords(rnd *rand.Rand) (data []byte) {
	records := rnd.Intn(4)
	if rnd.Intn(20) == 0 {
		records = 200
	}
	for range records {
		var topics []common.Hash
		for range rnd.Intn(5) {
			topics = append(topics, topicOf(rnd))
		}
		data = append(data, testkit.LogRecord(topics...)...)
	}
	return data
}

// plainScan returns all logs of the chain, from its receipts.
func (h *logHome) plainScan(t *testing.T) (all []*ethtypes.Log) {
	t.Helper()
	for number := range h.Head().Number() + 1 {
		b, err := h.BlockByNumber(number)
		if err != nil {
			t.Fatal(err)
		}
		receipts, err := h.Receipts(b)
		if err != nil {
			t.Fatal(err)
		}
		for _, receipt := range receipts {
			all = append(all, receipt.Logs...)
		}
	}
	if len(all) < 20 {
		t.Fatalf("the chain has only %d logs", len(all))
	}
	return all
}

// randomFilter asks for known and unknown addresses and topics, alternatives, wildcards, and the same thing twice.
func randomFilter(rnd *rand.Rand, emitters []common.Address) *logs.Filter {
	f := new(logs.Filter)
	for range rnd.Intn(4) {
		addr := common.Address{1}
		if rnd.Intn(4) > 0 {
			addr = emitters[rnd.Intn(len(emitters))]
		}
		f.Addresses = append(f.Addresses, addr)
	}
	for range rnd.Intn(5) {
		var position []common.Hash
		for range rnd.Intn(4) {
			position = append(position, topicOf(rnd))
		}
		f.Topics = append(f.Topics, position)
	}
	return f
}

// wanted applies the filter to every log of the range.
func wanted(all []*ethtypes.Log, f *logs.Filter, first, last uint64) []*ethtypes.Log {
	list := []*ethtypes.Log{}
	for _, l := range all {
		if l.BlockNumber >= first && l.BlockNumber <= last && f.Match(l) {
			list = append(list, l)
		}
	}
	return list
}

// checkSearch compares random searches with the plain scan.
func (h *logHome) checkSearch(t *testing.T, all []*ethtypes.Log, rnd *rand.Rand, rounds int) {
	t.Helper()
	ctx := context.Background()
	head := h.Head().Number()
	for range rounds {
		f := randomFilter(rnd, h.emitters)
		first := uint64(rnd.Int63n(int64(head) + 1))
		last := first + uint64(rnd.Int63n(int64(head-first)+1))
		if rnd.Intn(2) == 0 {
			first, last = 0, head
		}
		want := wanted(all, f, first, last)
		have, err := h.SearchLogs(ctx, f, first, last, len(want))
		if err != nil {
			t.Fatalf("%+v in %d to %d: %v", f, first, last, err)
		}
		compareLogs(t, have, want)
		if len(want) == 0 {
			continue
		}
		if _, err := h.SearchLogs(ctx, f, first, last, len(want)-1); !errors.Is(err, chain.ErrTooManyLogs) {
			t.Fatalf("%+v in %d to %d with a limit of %d: %v, want too many", f, first, last, len(want)-1, err)
		}
		compareLogs(t, pages(t, h.Chain, f, first, last, 1+rnd.Intn(len(want)+1)), want)
	}
}

// pages puts the pages of a search together.
func pages(t *testing.T, c *chain.Chain, f *logs.Filter, first, last uint64, size int) (all []*ethtypes.Log) {
	t.Helper()
	next := &logs.Position{Block: first}
	for next != nil {
		var (
			page []*ethtypes.Log
			err  error
		)
		if page, next, err = c.SearchLogsPage(context.Background(), f, *next, last, size); err != nil {
			t.Fatal(err)
		}
		if len(page) > size || (next != nil && len(page) < size) {
			t.Fatalf("page of %d has %d logs, next %v", size, len(page), next)
		}
		if all = append(all, page...); len(all) > 1<<16 {
			t.Fatal("the pages do not end")
		}
	}
	return all
}

func compareLogs(t *testing.T, have, want []*ethtypes.Log) {
	t.Helper()
	if len(have) != len(want) {
		t.Fatalf("found %d logs, want %d", len(have), len(want))
	}
	for i := range have {
		if h, w := normal(have[i]), normal(want[i]); !reflect.DeepEqual(h, w) {
			t.Fatalf("log %d is %+v, want %+v", i, h, w)
		}
	}
}

// normal returns the log with empty lists that are not nil.
func normal(l *ethtypes.Log) ethtypes.Log {
	n := *l
	n.Topics = append([]common.Hash{}, l.Topics...)
	n.Data = append([]byte{}, l.Data...)
	return n
}

// TestSearchFindsWhatAPlainScanFinds compares the index with the receipts, while the blocks are in memory and when they
// have to be read from disk.
func TestSearchFindsWhatAPlainScanFinds(t *testing.T) {
	rnd := randomness(t)
	h := newLogHome(t, rnd, 60)
	all := h.plainScan(t)
	h.checkSearch(t, all, rnd, 300)
	h.close()
	h.open(t)
	h.checkSearch(t, all, rnd, 300)
	compareLogs(t, h.plainScan(t), all)
}

// TestSearchWithVeryManyAlternatives asks for more addresses than a search reads ahead for.
func TestSearchWithVeryManyAlternatives(t *testing.T) {
	rnd := randomness(t)
	h := newLogHome(t, rnd, 40)
	f := &logs.Filter{Addresses: h.emitters, Topics: [][]common.Hash{nil, {topicOf(rnd), topicOf(rnd), topicOf(rnd)}}}
	for i := range 20_000 {
		f.Addresses = append(f.Addresses, common.Address{byte(i), byte(i >> 8), 1})
	}
	want := wanted(h.plainScan(t), f, 0, h.Head().Number())
	have, err := h.SearchLogs(context.Background(), f, 0, h.Head().Number(), len(want))
	if err != nil {
		t.Fatal(err)
	}
	compareLogs(t, have, want)
}

func TestSearchEndsWithItsContext(t *testing.T) {
	h := newLogHome(t, randomness(t), 5)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := h.SearchLogs(ctx, new(logs.Filter), 0, h.Head().Number(), 1000); !errors.Is(err, context.Canceled) {
		t.Errorf("error is %v, want canceled", err)
	}
}

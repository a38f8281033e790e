package chain

import (
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"math/big"
	"math/rand"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"exon/chain/genesis"
	"exon/chain/logs"
	"exon/store"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/trie"
)

// The cast of the benchmark's chain. Every block has one transaction with two logs: a transfer of the one token everybody
// uses between two of 100,000 accounts, and an event of one of 1,000 contracts. A few logs belong to the rare ones.
var (
	token     = common.Address{0x70}
	rare      = common.Address{0x7a} // 10 logs spread over the chain
	local     = common.Address{0x10} // 10 logs within 100 blocks
	transfer  = common.Hash{0xdd}
	approval  = common.Hash{0x8c} // never emitted by token, and in every block
	rareTopic = common.Hash{0x4a} // in 10 transfers of token
)

func member(kind byte, i int) (h common.Hash) {
	h[0] = kind
	binary.BigEndian.PutUint64(h[24:], uint64(i)*0x9e3779b97f4a7c15)
	return h
}

// logBlocks is how many blocks the benchmark's chain has; EXON_LOG_BLOCKS asks for more.
func logBlocks(b *testing.B) int {
	text := os.Getenv("EXON_LOG_BLOCKS")
	if text == "" {
		return 20_000
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 10_000 {
		b.Fatalf("EXON_LOG_BLOCKS=%s: want a number of at least 10000", text)
	}
	return n
}

// BenchmarkLogIndex measures the log index on a long chain: what it costs to write, what it takes on disk, and what
// queries cost in processor time. The blocks are written as a commit writes them; only their execution is left out.
func BenchmarkLogIndex(b *testing.B) {
	blocks := logBlocks(b)
	dir := b.TempDir()
	c, closeChain := openLogChain(b, dir)
	started, cpu := time.Now(), processorTime(b)
	writeLogChain(b, c, blocks)
	fmt.Printf("# wrote %d blocks with %d logs in %v (%v of processor time, compaction included)\n",
		blocks, 2*blocks, time.Since(started).Round(time.Second), (processorTime(b) - cpu).Round(time.Second))
	benchRecord(b, c)
	closeChain()
	c, closeChain = openLogChain(b, dir)
	if err := c.store.Compact(nil, nil); err != nil {
		b.Fatal(err)
	}
	benchQueries(b, c, uint64(blocks))
	benchWorst(b, c, uint64(blocks))

	with := folderSize(b, dir)
	if err := c.store.DropLogIndex(); err != nil {
		b.Fatal(err)
	}
	if err := c.store.Compact(nil, nil); err != nil {
		b.Fatal(err)
	}
	closeChain() // removes the files that compaction left behind
	without := folderSize(b, dir)
	fmt.Printf("# on disk: %.1f bytes a log in the index, %.1f bytes a log in all\n", float64(with-without)/float64(2*blocks), float64(with)/float64(2*blocks))
	benchReindex(b, dir, blocks)
}

func benchQueries(b *testing.B, c *Chain, head uint64) {
	middle := head / 2
	for _, q := range []struct {
		name        string
		filter      logs.Filter
		first, last uint64
		want        int // -1: over the limit
	}{
		{"10 of 100 blocks", logs.Filter{Addresses: []common.Address{local}}, middle, middle + 99, 10},
		{"10 of all blocks/rare address", logs.Filter{Addresses: []common.Address{rare}}, 0, head, 10},
		{"10 of all blocks/rare topic", logs.Filter{Topics: [][]common.Hash{{}, {rareTopic}}}, 0, head, 10},
		{"10 of all blocks/common address and rare topic", logs.Filter{Addresses: []common.Address{token}, Topics: [][]common.Hash{nil, {rareTopic}}}, 0, head, 10},
		{"10 of all blocks/common address and event and rare topic", logs.Filter{Addresses: []common.Address{token}, Topics: [][]common.Hash{{transfer}, {rareTopic}}}, 0, head, 10},
		{"20 of all blocks/alternatives", logs.Filter{Addresses: []common.Address{rare, token, local}, Topics: [][]common.Hash{{transfer, approval}, {rareTopic, member('r', 0), member('r', 1)}}}, 0, head, 20},
		{"all logs of 100 blocks", logs.Filter{}, middle, middle + 99, 200},
		{"too many", logs.Filter{}, 0, head, -1},
		{"nothing/unknown address", logs.Filter{Addresses: []common.Address{{9}}}, 0, head, 0},
	} {
		query := func(b *testing.B) {
			found, err := c.SearchLogs(context.Background(), &q.filter, q.first, q.last, 10_000)
			if len(found) != max(q.want, 0) || (err != nil) != (q.want < 0) {
				b.Fatalf("found %d, error %v; want %d", len(found), err, q.want)
			}
		}
		for _, mode := range []string{"from the database", "kept"} {
			b.Run(q.name+"/"+mode, func(b *testing.B) {
				query(b)
				cpu := processorTime(b)
				for b.Loop() {
					if mode != "kept" {
						c.logs.Purge()
						c.receipts.Purge()
					}
					query(b)
				}
				b.ReportMetric(micros(processorTime(b)-cpu)/float64(b.N), "cpu-µs/op")
			})
		}
	}
}

// benchWorst runs the worst query there is, once: two terms that are in every block and never in one log.
func benchWorst(b *testing.B, c *Chain, head uint64) {
	f := &logs.Filter{Addresses: []common.Address{token}, Topics: [][]common.Hash{{approval}}}
	cpu := processorTime(b)
	if found, err := c.SearchLogs(context.Background(), f, 0, head, 10_000); err != nil || len(found) != 0 {
		b.Fatalf("found %d, error %v; want nothing", len(found), err)
	}
	fmt.Printf("# two terms of every block that never meet: %v of processor time\n", (processorTime(b) - cpu).Round(time.Millisecond))
}

// benchReindex rebuilds the index that was dropped.
func benchReindex(b *testing.B, dir string, blocks int) {
	s, err := store.Open(dir, store.Default())
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	started, batches := time.Now(), 0
	if err := ReindexLogs(context.Background(), s, func(_, _ uint64) { batches++ }); err != nil {
		b.Fatal(err)
	}
	took := time.Since(started)
	fmt.Printf("# rebuilt the index in %v, %d batches, %.0f blocks a second\n", took.Round(time.Millisecond), batches, float64(blocks)/took.Seconds())
}

func openLogChain(b *testing.B, dir string) (*Chain, func()) {
	b.Helper()
	raw, err := (&genesis.File{
		ChainID: "exon-9000", Time: 1_700_000_000, Denom: genesis.DefaultDenom, GasLimit: genesis.DefaultGasLimit,
		BaseFee: genesis.Wei(big.NewInt(1e8)), MinBaseFee: genesis.Wei(big.NewInt(1e8)), Forks: genesis.AllForks(),
	}).Marshal()
	if err != nil {
		b.Fatal(err)
	}
	g, err := genesis.New(raw)
	if err != nil {
		b.Fatal(err)
	}
	s, err := store.Open(dir, store.Default())
	if err != nil {
		b.Fatal(err)
	}
	c, err := Open(s, g, Default(), slog.New(slog.NewTextHandler(io.Discard, nil)))
	if err != nil {
		b.Fatal(err)
	}
	return c, func() {
		if err := c.Close(); err != nil {
			b.Error(err)
		}
		if err := s.Close(); err != nil {
			b.Error(err)
		}
	}
}

// benchRecord makes the entries of blocks, without writing them.
func benchRecord(b *testing.B, c *Chain) {
	rnd := rand.New(rand.NewSource(2))
	blocks := make([]ethtypes.Receipts, 1000)
	for i := range blocks {
		blocks[i] = ethtypes.Receipts{{Logs: blocksLogs(rnd, i, 1000)}}
	}
	batch := c.store.BlockBatch(4 << 20)
	defer batch.Close()
	b.Run("entries of 1000 blocks", func(b *testing.B) {
		cpu := processorTime(b)
		for b.Loop() {
			batch.Reset()
			for i, receipts := range blocks {
				if err := logs.Record(batch, uint64(i), receipts); err != nil {
					b.Fatal(err)
				}
			}
		}
		b.ReportMetric(micros(processorTime(b)-cpu)/float64(b.N)/2000, "cpu-µs/log")
	})
}

// writeLogChain appends the blocks.
func writeLogChain(b *testing.B, c *Chain, blocks int) {
	b.Helper()
	rnd := rand.New(rand.NewSource(1))
	sender := common.Address{0x5e}
	c.shown.Add(sender, struct{}{}) // the signatures are not real, so there is no public key to recover
	parent := c.Head()
	batch := c.store.BlockBatch(4 << 20)
	defer batch.Close()
	for number := 1; number <= blocks; number++ {
		next, x := logBlock(c, parent, sender, blocksLogs(rnd, number, blocks))
		if err := c.writeBlock(batch, next, x, new(state.StateUpdate)); err != nil {
			b.Fatal(err)
		}
		if batch.ValueSize() > 2<<20 || number == blocks {
			if err := batch.Write(); err != nil {
				b.Fatal(err)
			}
			batch.Reset()
		}
		parent = next
	}
	if err := c.openReader(parent); err != nil {
		b.Fatal(err)
	}
	c.head.Store(&head{parent})
}

// blocksLogs returns the two logs of a block.
func blocksLogs(rnd *rand.Rand, number, blocks int) []*ethtypes.Log {
	from, to, amount := member('u', rnd.Intn(100_000)), member('u', rnd.Intn(100_000)), member('v', number)
	other := common.Address(member('c', rnd.Intn(1000)).Bytes()[12:])
	event := member('e', rnd.Intn(50))
	if number%(blocks/10) == 7 {
		other = rare
		event = transfer
	}
	if number%(blocks/10) == 11 {
		from = rareTopic
	}
	if middle := blocks / 2; number >= middle && number < middle+100 && number%10 == 3 {
		other = local
	}
	second := &ethtypes.Log{Address: other, Topics: []common.Hash{event, member('r', number%7)}, Data: amount[:]}
	switch other {
	case rare:
		second.Topics[1] = member('r', number/(blocks/10)%2)
	case local:
	default:
		second.Topics = []common.Hash{approval, member('u', rnd.Intn(100_000)), event}
	}
	return []*ethtypes.Log{{Address: token, Topics: []common.Hash{transfer, from, to}, Data: amount[:]}, second}
}

// logBlock makes a child of parent whose one transaction has the logs.
func logBlock(c *Chain, parent *Block, sender common.Address, list []*ethtypes.Log) (*Block, *Executed) {
	header := c.rules.next(parent.header, Attrs{Time: parent.Time() + 1})
	header.Root, header.GasUsed = parent.Root(), 60_000
	tx := ethtypes.NewTx(&ethtypes.DynamicFeeTx{
		ChainID: c.ChainID(), Nonce: parent.Number(), GasTipCap: common.Big1, GasFeeCap: big.NewInt(1e9), Gas: 60_000, To: &token,
		Data: append(make([]byte, 36), list[0].Data...), V: common.Big1, R: new(big.Int).SetBytes(list[0].Topics[1][:]), S: common.Big1,
	})
	receipt := &ethtypes.Receipt{Type: tx.Type(), Status: 1, CumulativeGasUsed: 60_000, Logs: list}
	receipt.Bloom = ethtypes.CreateBloom(receipt)
	block := ethtypes.NewBlock(header, &ethtypes.Body{Transactions: ethtypes.Transactions{tx}, Withdrawals: ethtypes.Withdrawals{}},
		ethtypes.Receipts{receipt}, trie.NewStackTrie(nil))
	next := &Block{Block: block, header: block.Header(), Senders: []common.Address{sender}, accounts: parent.accounts}
	return next, &Executed{Block: block, Receipts: ethtypes.Receipts{receipt}, Senders: next.Senders}
}

// processorTime returns the processor time the process has used.
func processorTime(b *testing.B) time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		b.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

func micros(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }

func folderSize(b *testing.B, dir string) (total int64) {
	err := filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err == nil {
			total += info.Size()
		}
		return err
	})
	if err != nil {
		b.Fatal(fmt.Errorf("size of %s: %w", dir, err))
	}
	return total
}

package e2e

import (
	"context"
	"crypto/ecdsa"
	"math/big"
	"math/rand"
	"os"
	"strconv"
	"sync"
	"testing"
	"time"

	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/ethereum/go-ethereum/trie"
)

// crashRounds is how often the process is killed; EXON_CRASH_ROUNDS asks for more.
func crashRounds(t *testing.T) int {
	t.Helper()
	text := os.Getenv("EXON_CRASH_ROUNDS")
	if text == "" {
		return 6
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestKillLosesNothingThatWasShown kills the node at random moments under load, again and again on one home. Every
// receipt that any client ever saw must still be there, in the same block, and the whole chain must verify.
func TestKillLosesNothingThatWasShown(t *testing.T) {
	home := t.TempDir()
	keys := testkit.Accounts(t, 8)
	shown := &receipts{seen: make(map[common.Hash]common.Hash)}
	seed := time.Now().UnixNano()
	t.Logf("seed %d", seed)
	rnd := rand.New(rand.NewSource(seed))
	rounds := crashRounds(t)
	for round := range rounds {
		p := launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
		client := p.dial(t)
		shown.check(t, client)
		ctx, stop := context.WithCancel(context.Background())
		var senders sync.WaitGroup
		for _, key := range keys {
			senders.Go(func() { send(ctx, client, key, shown) })
		}
		time.Sleep(time.Duration(50+rnd.Intn(700)) * time.Millisecond)
		p.kill(t)
		stop()
		senders.Wait()
		t.Logf("round %d: %d receipts shown so far", round, shown.count())
	}
	p := launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
	client := p.dial(t)
	shown.check(t, client)
	verify(t, client, keys)
	if shown.count() < rounds {
		t.Fatalf("only %d receipts were shown: the test has tested nothing", shown.count())
	}
	p.interrupt(t)
}

// receipts notes which receipts clients were shown, and in which block.
type receipts struct {
	mu   sync.Mutex
	seen map[common.Hash]common.Hash // transaction to block; guarded by mu
}

func (r *receipts) add(tx, block common.Hash) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.seen[tx] = block
}

func (r *receipts) count() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.seen)
}

func (r *receipts) check(t *testing.T, client *ethclient.Client) {
	t.Helper()
	for tx, block := range r.seen {
		receipt, err := client.TransactionReceipt(context.Background(), tx)
		if err != nil || receipt.BlockHash != block {
			t.Fatalf("transaction %v was shown in block %v, now: %v, %v", tx, block, receipt, err)
		}
	}
}

// send sends transfers from one account, one after the other, until the node is gone.
func send(ctx context.Context, client *ethclient.Client, key *ecdsa.PrivateKey, shown *receipts) {
	signer := ethtypes.LatestSignerForChainID(big.NewInt(9000))
	for ctx.Err() == nil {
		nonce, err := client.PendingNonceAt(ctx, testkit.Address(key))
		if err != nil {
			return
		}
		tx := ethtypes.MustSignNewTx(key, signer, &ethtypes.LegacyTx{Nonce: nonce, GasPrice: big.NewInt(1e10), Gas: 21_000, To: &common.Address{9}, Value: common.Big1})
		if err := client.SendTransaction(ctx, tx); err != nil {
			return
		}
		receipt, err := client.TransactionReceipt(ctx, tx.Hash())
		if err != nil {
			return
		}
		shown.add(tx.Hash(), receipt.BlockHash)
	}
}

// verify walks the whole chain: parents, hashes, roots, receipts, and that the nonces count the transactions.
func verify(t *testing.T, client *ethclient.Client, keys []*ecdsa.PrivateKey) {
	t.Helper()
	ctx := context.Background()
	head, err := client.BlockNumber(ctx)
	if err != nil {
		t.Fatal(err)
	}
	sent := make(map[common.Address]uint64)
	var parent common.Hash
	signer := ethtypes.LatestSignerForChainID(big.NewInt(9000))
	for number := range head + 1 {
		block, err := client.BlockByNumber(ctx, new(big.Int).SetUint64(number))
		if err != nil {
			t.Fatalf("block %d: %v", number, err)
		}
		if block.ParentHash() != parent {
			t.Fatalf("block %d has parent %v, want %v", number, block.ParentHash(), parent)
		}
		parent = block.Hash() // recomputed by the client from the header it decoded
		var list ethtypes.Receipts
		for _, tx := range block.Transactions() {
			receipt, err := client.TransactionReceipt(ctx, tx.Hash())
			if err != nil || receipt.BlockHash != block.Hash() {
				t.Fatalf("block %d, transaction %v: %v, %v", number, tx.Hash(), receipt, err)
			}
			list = append(list, receipt)
			from, err := ethtypes.Sender(signer, tx)
			if err != nil {
				t.Fatal(err)
			}
			sent[from]++
		}
		if got := ethtypes.DeriveSha(list, trie.NewStackTrie(nil)); got != block.ReceiptHash() {
			t.Fatalf("block %d: receipts root is %v, header has %v", number, got, block.ReceiptHash())
		}
	}
	for _, key := range keys {
		nonce, err := client.NonceAt(ctx, testkit.Address(key), big.NewInt(rpc.LatestBlockNumber.Int64()))
		if err != nil || nonce != sent[testkit.Address(key)] {
			t.Errorf("%v sent %d transactions, its nonce is %d, %v", testkit.Address(key), sent[testkit.Address(key)], nonce, err)
		}
	}
}

func TestStopsWithinASecondAndGoesOn(t *testing.T) {
	home := t.TempDir()
	p := launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
	client := p.dial(t)
	key := testkit.Accounts(t, 1)[0]
	shown := &receipts{seen: make(map[common.Hash]common.Hash)}
	ctx, stop := context.WithCancel(context.Background())
	var sender sync.WaitGroup
	sender.Go(func() { send(ctx, client, key, shown) })
	for shown.count() < 20 {
		time.Sleep(10 * time.Millisecond)
	}
	took := p.interrupt(t)
	stop()
	sender.Wait()
	t.Logf("stopped in %v after %d transactions", took, shown.count())
	p = launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
	client = p.dial(t)
	shown.check(t, client)
	verify(t, client, []*ecdsa.PrivateKey{key})
	p.interrupt(t)
}

// TestKillRightAfterTheStart kills nodes on new homes before their first state can have reached the disk.
func TestKillRightAfterTheStart(t *testing.T) {
	for range 5 {
		home := t.TempDir()
		launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0").kill(t)
		p := launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
		key := testkit.Accounts(t, 1)[0]
		balance, err := p.dial(t).BalanceAt(context.Background(), testkit.Address(key), nil)
		if err != nil || balance.Cmp(new(big.Int).Mul(testkit.Ether, big.NewInt(10_000))) != 0 {
			t.Errorf("balance is %v, %v", balance, err)
		}
		p.interrupt(t)
	}
}

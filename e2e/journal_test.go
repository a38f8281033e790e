package e2e

import (
	"context"
	"math/big"
	"os"
	"path/filepath"
	"testing"
	"time"

	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
)

// TestKillLosesNoWaitingTransaction kills a node that makes no blocks: what was sent to it, executable or with a nonce
// gap, waits again after the restart. Then the journal loses its last bytes: the node warns and goes on with the rest.
func TestKillLosesNoWaitingTransaction(t *testing.T) {
	home := t.TempDir()
	args := []string{"dev", "--home", home, "--listen", "127.0.0.1:0", "--block-time", "1h"}
	p := launch(t, args...)
	client := p.dial(t)
	keys := testkit.Accounts(t, 3)
	signer := ethtypes.LatestSignerForChainID(big.NewInt(9000))
	var sent []*ethtypes.Transaction
	for _, key := range keys {
		for _, nonce := range []uint64{0, 1, 2, 7, 9} {
			tx := ethtypes.MustSignNewTx(key, signer, &ethtypes.LegacyTx{Nonce: nonce, GasPrice: big.NewInt(1e10), Gas: 21_000, To: &common.Address{9}, Value: common.Big1})
			if err := client.SendTransaction(context.Background(), tx); err != nil {
				t.Fatal(err)
			}
			sent = append(sent, tx)
		}
	}
	p.kill(t)

	p = launch(t, args...)
	client = p.dial(t)
	waits(t, client, sent)
	for _, key := range keys {
		if nonce, err := client.PendingNonceAt(context.Background(), testkit.Address(key)); err != nil || nonce != 3 {
			t.Errorf("pending nonce is %d, %v", nonce, err)
		}
	}
	var status struct{ Pending, Queued string }
	if err := client.Client().Call(&status, "txpool_status"); err != nil || status.Pending != "0x9" || status.Queued != "0x6" {
		t.Errorf("status is %v, %v", status, err)
	}
	p.kill(t)

	path := filepath.Join(home, "pool.journal")
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, info.Size()-5); err != nil {
		t.Fatal(err)
	}
	p = launch(t, args...)
	client = p.dial(t)
	waits(t, client, sent[:len(sent)-1])
	if _, _, err := client.TransactionByHash(context.Background(), sent[len(sent)-1].Hash()); err == nil {
		t.Error("the transaction whose record is damaged is back")
	}
	if !p.logged("damaged") || !p.logged(path) {
		t.Errorf("the node does not warn of the damage:\n%s", p.errors)
	}
	p.interrupt(t)

	// A node that makes blocks includes what waited and is executable.
	p = launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
	client = p.dial(t)
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
		if receipt, err := client.TransactionReceipt(context.Background(), sent[12].Hash()); err == nil && receipt.Status == 1 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("what waited is in no block after a minute")
		}
	}
	p.interrupt(t)
}

// waits checks that all transactions are known and in no block.
func waits(t *testing.T, client *ethclient.Client, txs []*ethtypes.Transaction) {
	t.Helper()
	for _, tx := range txs {
		if _, pending, err := client.TransactionByHash(context.Background(), tx.Hash()); err != nil || !pending {
			t.Fatalf("nonce %d: pending is %v, %v", tx.Nonce(), pending, err)
		}
	}
}

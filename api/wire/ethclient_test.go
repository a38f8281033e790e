package wire

import (
	"context"
	"encoding/json"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
)

// TestClientReadsBlocks reads the Ethereum shape with go-ethereum's client, which recomputes the roots of the lists, and
// recomputes the block hash from what it read.
func TestClientReadsBlocks(t *testing.T) {
	for _, fork := range []string{"frontier", "london", "cancun", "osaka", "amsterdam"} {
		t.Run(fork, func(t *testing.T) {
			b, senders := sampleBlock(fork)
			server := httptest.NewServer(answer(map[string][]byte{
				"eth_getBlockByNumber": AppendBlock(nil, b, senders, true, Ethereum),
				"eth_getBlockByHash":   AppendHeader(nil, b.Header(), b.Hash()),
			}))
			defer server.Close()
			client, err := ethclient.Dial(server.URL)
			if err != nil {
				t.Fatal(err)
			}
			defer client.Close()
			got, err := client.BlockByNumber(context.Background(), big.NewInt(1))
			if err != nil {
				t.Fatal(err)
			}
			if got.Hash() != b.Hash() || got.Size() != b.Size() {
				t.Errorf("got block %s of %d bytes, want %s of %d", got.Hash(), got.Size(), b.Hash(), b.Size())
			}
			h, err := client.HeaderByHash(context.Background(), b.Hash())
			if err != nil {
				t.Fatal(err)
			}
			if h.Hash() != b.Hash() {
				t.Errorf("got header %s, want %s", h.Hash(), b.Hash())
			}
		})
	}
}

func TestClientReadsTransactionsAndReceipts(t *testing.T) {
	for name, tx := range sampleTransactions() {
		r := sampleReceipt(tx, 1, 2)
		server := httptest.NewServer(answer(map[string][]byte{
			"eth_getTransactionByHash":  AppendTransaction(nil, tx, sampleFrom, samplePosition()),
			"eth_getTransactionReceipt": AppendReceipt(nil, r, tx, sampleFrom, Ethereum),
		}))
		client, err := ethclient.Dial(server.URL)
		if err != nil {
			t.Fatal(err)
		}
		got, pending, err := client.TransactionByHash(context.Background(), tx.Hash())
		if err != nil || pending || got.Hash() != tx.Hash() {
			t.Errorf("%s: got %v, pending %v, %v", name, got, pending, err)
		}
		back, err := client.TransactionReceipt(context.Background(), tx.Hash())
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if want := mustJSON(t, r); mustJSON(t, back) != want {
			t.Errorf("%s: got receipt %s\nwant %s", name, mustJSON(t, back), want)
		}
		client.Close()
		server.Close()
	}
}

func mustJSON(t *testing.T, r *ethtypes.Receipt) string {
	t.Helper()
	b, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// answer serves fixed results by method name.
func answer(results map[string][]byte) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var req struct {
			ID     json.RawMessage
			Method string
		}
		if err := json.NewDecoder(r.Body).Decode(&req); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(map[string]any{"jsonrpc": "2.0", "id": req.ID, "result": json.RawMessage(results[req.Method])})
	}
}

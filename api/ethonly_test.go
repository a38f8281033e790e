package api_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient/gethclient"
	"github.com/ethereum/go-ethereum/ethdb/memorydb"
	"github.com/ethereum/go-ethereum/rlp"
	gethrpc "github.com/ethereum/go-ethereum/rpc"
	"github.com/ethereum/go-ethereum/trie"
)

// TestRawEncodings recomputes what headers commit to from the raw bytes, for every block of the scenario.
func TestRawEncodings(t *testing.T) {
	s := startScenario(t)
	for n := range uint64(s.head()) + 1 {
		number := hexutil.EncodeUint64(n)
		var headerBytes, blockBytes hexutil.Bytes
		var receiptBytes []hexutil.Bytes
		s.Must("/eth", &headerBytes, "debug_getRawHeader", number)
		s.Must("/eth", &blockBytes, "debug_getRawBlock", number)
		s.Must("/eth", &receiptBytes, "debug_getRawReceipts", number)
		var header ethtypes.Header
		var block ethtypes.Block
		if err := rlp.DecodeBytes(headerBytes, &header); err != nil {
			t.Fatal(err)
		}
		if err := rlp.DecodeBytes(blockBytes, &block); err != nil {
			t.Fatal(err)
		}
		want := s.value(fmt.Sprintf("block%d", n))
		if have := header.Hash().Hex(); have != want || block.Hash() != header.Hash() {
			t.Errorf("block %d: header %s, block %v, want %s", n, have, block.Hash(), want)
		}
		if have := ethtypes.DeriveSha(block.Transactions(), trie.NewStackTrie(nil)); have != header.TxHash {
			t.Errorf("block %d: transactions root %v, want %v", n, have, header.TxHash)
		}
		receipts := make(ethtypes.Receipts, len(receiptBytes))
		for i, raw := range receiptBytes {
			receipts[i] = new(ethtypes.Receipt)
			if err := receipts[i].UnmarshalBinary(raw); err != nil {
				t.Fatal(err)
			}
		}
		if have := ethtypes.DeriveSha(receipts, trie.NewStackTrie(nil)); have != header.ReceiptHash {
			t.Errorf("block %d: receipts root %v, want %v", n, have, header.ReceiptHash)
		}
		for _, tx := range block.Transactions() {
			var have hexutil.Bytes
			s.Must("/eth", &have, "debug_getRawTransaction", tx.Hash())
			if raw(t, tx) != have.String() {
				t.Errorf("transaction %v: %v", tx.Hash(), have)
			}
		}
	}
}

// TestProofsOverTheWire verifies the proofs of accounts and slots, present and absent, against the state root of each
// block, with what go-ethereum's client reads.
func TestProofsOverTheWire(t *testing.T) {
	s := startScenario(t)
	client, err := gethrpc.Dial(s.URL + "/eth")
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	for n := range uint64(s.head()) + 1 {
		var header ethtypes.Header
		s.Must("/eth", &header, "eth_getBlockByNumber", hexutil.EncodeUint64(n), false)
		for _, addr := range []common.Address{s.account(0), s.contract("store"), miner, {19: 0xaa}} {
			p, err := gethclient.New(client).GetProof(t.Context(), addr, []string{"0x0", "0x1"}, header.Number)
			if err != nil {
				t.Fatal(err)
			}
			leaf := prove(t, header.Root, addr[:], p.AccountProof)
			if leaf == nil {
				if p.Nonce != 0 || p.Balance.Sign() != 0 {
					t.Errorf("block %d: %v is absent with nonce %d, balance %v", n, addr, p.Nonce, p.Balance)
				}
				continue
			}
			var account ethtypes.StateAccount
			if err := rlp.DecodeBytes(leaf, &account); err != nil {
				t.Fatal(err)
			}
			if account.Nonce != p.Nonce || account.Balance.ToBig().Cmp(p.Balance) != 0 || account.Root != p.StorageHash || common.BytesToHash(account.CodeHash) != p.CodeHash {
				t.Errorf("block %d: %v is %+v, want %+v", n, addr, p, account)
			}
			for i, slot := range p.StorageProof {
				if account.Root == ethtypes.EmptyRootHash {
					continue
				}
				var value []byte
				if leaf := prove(t, account.Root, common.Hash{31: byte(i)}.Bytes(), slot.Proof); leaf != nil {
					if err := rlp.DecodeBytes(leaf, &value); err != nil {
						t.Fatal(err)
					}
				}
				if slot.Value.Cmp(common.BytesToHash(value).Big()) != 0 {
					t.Errorf("block %d: slot %d is %v, want %x", n, i, slot.Value, value)
				}
			}
		}
	}
}

// prove returns the leaf that the nodes prove under the root, nil when they prove that there is none.
func prove(t *testing.T, root common.Hash, key []byte, nodes []string) []byte {
	t.Helper()
	db := memorydb.New()
	for _, node := range nodes {
		raw := hexutil.MustDecode(node)
		if err := db.Put(crypto.Keccak256(raw), raw); err != nil {
			t.Fatal(err)
		}
	}
	leaf, err := trie.VerifyProof(root, crypto.Keccak256(key), db)
	if err != nil {
		t.Fatalf("proof of %x: %v", key, err)
	}
	return leaf
}

// TestTypedDataRecovers: the signature in the conversation is account0's over the digest that EIP-712 gives for its
// example.
func TestTypedDataRecovers(t *testing.T) {
	s := startChain(t, nil)
	digest := hexutil.MustDecode("0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2")
	sig := hexutil.MustDecode(goldenResult(t, "testdata/eth_signTypedData_v4/mail.io"))
	sig[64] -= 27
	pub, err := crypto.SigToPub(digest, sig)
	if err != nil {
		t.Fatal(err)
	}
	if have := crypto.PubkeyToAddress(*pub); have != s.account(0) {
		t.Errorf("signed by %v, want %v", have, s.account(0))
	}
}

// goldenResult returns the result of the first reply in a conversation, which must be a string.
func goldenResult(t *testing.T, file string) string {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(raw), "\n")
	i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "<< ") })
	var reply struct{ Result string }
	if err := json.Unmarshal([]byte(lines[i][3:]), &reply); err != nil {
		t.Fatal(err)
	}
	return reply.Result
}

// TestTraceTimeLimit: an endless loop ends at the operator's limit, whatever its caller asks for, and the node lives on.
func TestTraceTimeLimit(t *testing.T) {
	s := startChain(t, func(c *config.Config) { c.RPC.TraceTimeout = time.Millisecond })
	call := map[string]any{"data": "0x5b5f56"}
	for _, options := range []map[string]any{
		{"tracer": "callTracer", "timeout": "1h"}, {"timeout": "1h"}, {"tracer": "prestateTracer"},
	} {
		err := s.Call("/eth", nil, "debug_traceCall", call, "latest", options)
		reply, ok := err.(*testkit.RPCError)
		if !ok || reply.Code != -32002 {
			t.Errorf("%v: %v, want -32002 request timed out", options, err)
		}
	}
	if s.head() != 0 {
		t.Error("the head moved")
	}
}

// TestSimulationTimeLimit: an endless loop in a simulated call ends at the time limit of calls.
func TestSimulationTimeLimit(t *testing.T) {
	s := startChain(t, func(c *config.Config) { c.RPC.CallTimeout = time.Millisecond })
	simulation := map[string]any{"blockStateCalls": []any{map[string]any{"calls": []any{map[string]any{"input": "0x5b5f56"}}}}}
	err := s.Call("/eth", nil, "eth_simulateV1", simulation)
	if reply, ok := err.(*testkit.RPCError); !ok || reply.Code != -32002 {
		t.Errorf("%v, want -32002 request timed out", err)
	}
}

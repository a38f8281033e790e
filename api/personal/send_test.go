package personal_test

import (
	"fmt"
	"sync"
	"testing"

	"exon/address"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
)

func TestSendTransactionWithAPassphrase(t *testing.T) {
	inProfiles(t, func(t *testing.T, s *session) {
		addr := s.account("pass")
		send := map[string]any{"from": address.Bech32(common.HexToAddress(addr)), "to": stranger, "value": "0x5"}
		hash := s.text("personal_sendTransaction", send, "pass")
		s.state(addr, false)
		var receipt struct{ Status, From, GasUsed string }
		s.Must(s.path, &receipt, "eth_getTransactionReceipt", hash)
		if receipt.Status != "0x1" || receipt.From != addr {
			t.Errorf("got %+v", receipt)
		}
		s.ok("0x5", "eth_getBalance", stranger, "latest")

		s.fails(refused, wrongPass, "personal_sendTransaction", send, "wrong")
		s.fails(refused, noKey, "personal_sendTransaction", map[string]any{"from": stranger, "to": addr}, "pass")
		s.fails(badParam, `missing required field "from"`, "personal_sendTransaction", map[string]any{"to": addr}, "pass")
		s.fails(badParam, "missing value for required argument 1", "personal_sendTransaction", send)
		s.fails(refused, "contract creation without any data provided", "personal_sendTransaction", map[string]any{"from": addr}, "pass")
		s.ok("0x1", "eth_getTransactionCount", addr, "latest")

		// Every field counts: a nonce, gas under its other name, a price, data that creates a contract.
		full := map[string]any{"from": addr, "gasLimit": "0x186a0", "gasPrice": "0x3b9aca00", "value": "0x0", "nonce": "0x1", "data": "0x00"}
		s.Must(s.path, &receipt, "eth_getTransactionReceipt", s.text("personal_sendTransaction", full, "pass"))
		if receipt.Status != "0x1" {
			t.Errorf("got %+v", receipt)
		}
		s.fails(refused, "nonce too low: next nonce 2, tx nonce 1", "personal_sendTransaction", full, "pass")

		// An unlocked account stays unlocked.
		s.ok(true, "personal_unlockAccount", addr, "pass", 0)
		s.text("personal_sendTransaction", send, "pass")
		s.fails(refused, wrongPass, "personal_sendTransaction", send, "wrong")
		s.state(addr, true)
		s.fails(refused, unknown, "eth_sendTransaction", map[string]any{"from": stranger, "to": addr})
	})
}

// Two hundred sends at once, with and without a passphrase, take two hundred consecutive nonces.
func TestConcurrentSendsTakeConsecutiveNonces(t *testing.T) {
	s := &session{Node: testkit.StartNode(t), t: t, path: "/b"}
	addr := s.account("pass")
	s.ok(true, "personal_unlockAccount", addr, "pass", 0)
	const sends = 200
	hashes := make([]string, sends)
	var wg sync.WaitGroup
	for i := range sends {
		wg.Go(func() {
			call := map[string]any{"from": addr, "to": stranger, "value": "0x1"}
			var err error
			if i%20 == 0 {
				err = s.Call("/eth", &hashes[i], "personal_sendTransaction", call, "pass")
			} else {
				err = s.Call("/b", &hashes[i], "eth_sendTransaction", call)
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	seen := make(map[string]bool)
	for _, hash := range hashes {
		var tx struct{ Nonce, BlockNumber string }
		s.Must("/b", &tx, "eth_getTransactionByHash", hash)
		if tx.BlockNumber == "" {
			t.Errorf("%s is in no block", hash)
		}
		seen[tx.Nonce] = true
	}
	for nonce := range sends {
		if !seen[fmt.Sprintf("%#x", nonce)] {
			t.Errorf("nobody got nonce %d", nonce)
		}
	}
	s.ok("0xc8", "eth_getTransactionCount", addr, "latest")
}

package profile_test

import (
	"context"
	"encoding/hex"
	"fmt"
	"math/big"
	"os"
	"strings"
	"sync"
	"testing"

	"exon/api/eth"
	"exon/api/jsonrpc"
	apinet "exon/api/net"
	"exon/api/profile"
	"exon/api/web3"
	"exon/engine/solo"
	"exon/keys"
	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

var transferred = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))

// BenchmarkMethod answers whole requests without the sockets: envelope, table, handler, encoding.
func BenchmarkMethod(b *testing.B) {
	c := testkit.NewChain(b, 201)
	token := deployToken(b, c)
	p, err := pool.New(c.Chain, pool.Default())
	if err != nil {
		b.Fatal(err)
	}
	e := solo.New(c.Chain, p, solo.Default(), testkit.Log)
	ctx, stop := context.WithCancel(context.Background())
	var parts sync.WaitGroup
	parts.Go(func() { _ = p.Run(ctx) })
	parts.Go(func() { _ = e.Run(ctx) })
	b.Cleanup(func() { stop(); parts.Wait(); _ = p.Close() })
	methods := profile.Table(profile.APIs{Web3: web3.New("bench"), Net: apinet.New(9000), Eth: eth.New(c.Chain, p, e, keys.NewRing(), eth.Default())})
	d := &jsonrpc.Dispatcher{Resolver: profile.NewResolver(profile.B, methods), Log: testkit.Log}

	account := strings.ToLower(testkit.Address(c.Keys[7]).Hex())
	balanceOf := "0x70a08231" + hex.EncodeToString(common.LeftPadBytes(testkit.Address(c.Keys[7]).Bytes(), 32))
	send := "0xa9059cbb" + hex.EncodeToString(common.LeftPadBytes(testkit.Address(c.Keys[8]).Bytes(), 32)) + hex.EncodeToString(common.LeftPadBytes([]byte{1}, 32))
	tx := c.Head().Transactions()[3].Hash()
	for _, bench := range []struct{ name, method, params string }{
		{"eth_blockNumber", "eth_blockNumber", ``},
		{"eth_getBalance", "eth_getBalance", fmt.Sprintf(`"%s","latest"`, account)},
		{"eth_call", "eth_call", fmt.Sprintf(`{"to":"%s","data":"%s"},"latest"`, strings.ToLower(token.Hex()), balanceOf)},
		{"eth_estimateGas", "eth_estimateGas", fmt.Sprintf(`{"from":"%s","to":"%s","data":"%s"}`, account, strings.ToLower(token.Hex()), send)},
		{"full block of 200", "eth_getBlockByNumber", `"latest",true`},
		{"eth_getTransactionReceipt", "eth_getTransactionReceipt", fmt.Sprintf(`"%s"`, tx)},
		{"eth_getLogs", "eth_getLogs", fmt.Sprintf(`{"fromBlock":"0x0","address":"%s"}`, token)},
		{"eth_getLogs of 200", "eth_getLogs", fmt.Sprintf(`{"address":"%s"}`, token)},
		{"eth_getLogs of few", "eth_getLogs", fmt.Sprintf(`{"fromBlock":"0x0","address":"%s","topics":["%s",null,"0x000000000000000000000000%s"]}`, token, transferred, account[2:])},
	} {
		body := []byte(fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"%s","params":[%s]}`, bench.method, bench.params))
		b.Run(bench.name, func(b *testing.B) {
			b.ReportAllocs()
			var out []byte
			for range b.N {
				out = d.Serve(ctx, body, out[:0])
			}
			if strings.Contains(string(out), `"error"`) || strings.Contains(string(out), `"result":null`) {
				b.Fatalf("%s", out)
			}
		})
	}
}

// deployToken deploys an ERC-20, gives 200 accounts some, and makes a last block of 200 transfers.
func deployToken(b *testing.B, c *testkit.Chain) common.Address {
	b.Helper()
	text, err := os.ReadFile("testdata/token.hex")
	if err != nil {
		b.Fatal(err)
	}
	owner := c.Keys[200]
	c.Commit(c.Sign(owner, nil, nil, 3_000_000, common.FromHex(strings.TrimSpace(string(text)))))
	token := crypto.CreateAddress(testkit.Address(owner), 0)
	transfer := func(from, to int, amount *big.Int) *ethtypes.Transaction {
		data := append(common.FromHex("a9059cbb"), common.LeftPadBytes(testkit.Address(c.Keys[to]).Bytes(), 32)...)
		return c.Sign(c.Keys[from], &token, nil, 100_000, append(data, common.LeftPadBytes(amount.Bytes(), 32)...))
	}
	var txs []*ethtypes.Transaction
	for i := range 200 {
		txs = append(txs, transfer(200, i, big.NewInt(1e6)))
	}
	c.Commit(txs...)
	txs = nil
	for i := range 200 {
		txs = append(txs, transfer(i, (i+1)%200, common.Big1))
	}
	c.Commit(txs...)
	return token
}

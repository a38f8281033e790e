package api_test

import (
	"crypto/ecdsa"
	"fmt"
	"math/big"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"exon/address"
	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"
)

// miner is the fee recipient of the scenario.
var miner = common.HexToAddress("0xfee0000000000000000000000000000000000fee")

var (
	chainID = big.NewInt(9000)
	signer  = ethtypes.LatestSignerForChainID(chainID)
	gwei    = big.NewInt(1e9)
)

// clock tells the time of the scenario's blocks: each block is 12 seconds after the one before.
type clock struct{ seconds atomic.Int64 }

func (c *clock) now() time.Time { return time.Unix(testkit.Time+c.seconds.Load(), 0) }

// scenario is a node with a chain on which one of everything has happened. Its keys, times and signatures are fixed, so
// every answer is the same at each run; testdata/scenario.txt lists its names and hashes.
type scenario struct {
	*testkit.Node
	t      testing.TB
	clock  *clock
	nonces map[common.Address]uint64
	names  [][2]string // of accounts, contracts, transactions and blocks
}

// startChain starts a node whose clock stands still, with nothing but the genesis block.
func startChain(t testing.TB, change func(*config.Config)) *scenario {
	t.Helper()
	s := &scenario{t: t, clock: new(clock), nonces: make(map[common.Address]uint64)}
	s.Node = testkit.StartNodeWith(t, testkit.NodeOptions{Clock: s.clock.now, Config: func(c *config.Config) {
		c.RPC.CallTimeout = 10 * time.Minute // calls end by their gas, however slow the machine is
		c.Solo.FeeRecipient = miner
		if change != nil {
			change(c)
		}
	}})
	for i := range s.Keys {
		s.name(fmt.Sprintf("account%d", i), s.account(i).Hex())
		s.name(fmt.Sprintf("account%d.bech32", i), address.Bech32(s.account(i)))
	}
	return s
}

// startPending starts a node that makes no blocks: what is sent to it stays pending.
func startPending(t testing.TB) *scenario {
	t.Helper()
	return startChain(t, func(c *config.Config) { c.Solo.BlockTime = time.Hour })
}

// startScenario starts a node and builds the whole scenario through its RPC.
func startScenario(t testing.TB) *scenario {
	t.Helper()
	s := startChain(t, nil)
	s.transfers()
	s.creations()
	s.calls()
	s.failures()
	for n := range uint64(s.head()) + 1 {
		var b struct{ Hash string }
		s.Must("/b", &b, "eth_getBlockByNumber", hexutil.EncodeUint64(n), false)
		s.name(fmt.Sprintf("block%d", n), b.Hash)
	}
	return s
}

// transfers makes the blocks 1 to 4: one transfer of each transaction type.
func (s *scenario) transfers() {
	s.send("legacy", 0, map[string]any{"to": s.account(1), "value": (*hexutil.Big)(testkit.Ether)})
	s.sendRaw("accessList", s.sign(1, &ethtypes.AccessListTx{
		ChainID: chainID, GasPrice: gwei, Gas: 30_000, To: s.to(2), Value: big.NewInt(2),
		AccessList: ethtypes.AccessList{{Address: s.contract("store"), StorageKeys: []common.Hash{{}, {31: 1}}}},
	}))
	s.sendRaw("dynamic", s.sign(2, s.dynamic(s.to(3), 21_000, nil)))
	s.sendRaw("setCode", s.sign(3, &ethtypes.SetCodeTx{
		ChainID: uint256.MustFromBig(chainID), GasTipCap: uint256.NewInt(1), GasFeeCap: uint256.NewInt(1e10), Gas: 60_000,
		To: s.account(8), Value: uint256.NewInt(4), AuthList: []ethtypes.SetCodeAuthorization{s.authorization(9, "store")},
	}))
}

// creations makes the block 5 with the store and the block 6 with all other contracts.
func (s *scenario) creations() {
	s.name("store", s.contract("store").Hex())
	s.send("create.store", 5, map[string]any{"gasLimit": hexutil.Uint64(200_000), "data": hexutil.Bytes(creation(contracts[0].code))})
	s.nonces[s.account(5)] = 1
	var block []*ethtypes.Transaction
	for _, c := range contracts[1:] {
		s.name(c.name, s.contract(c.name).Hex())
		block = append(block, s.sign(5, s.dynamic(nil, 200_000, creation(c.code))))
	}
	s.sendBlock("create", block)
}

// calls makes the block 7 with one log and the block 8 with six logs of two transactions.
func (s *scenario) calls() {
	s.send("store42", 0, map[string]any{"to": s.contract("store"), "data": word(42)})
	store, logger := s.contract("store"), s.contract("logger")
	s.sendBlock("logs", []*ethtypes.Transaction{
		s.sign(1, s.dynamic(&store, 100_000, word(7))),
		s.sign(1, s.dynamic(&logger, 100_000, hexutil.MustDecode("0xbeef"))),
	})
}

// failures makes the blocks 9 to 13: a failed call, a failed creation, a block that is full of failures, one whose base fee
// is higher for that, and another full one. A transaction that waits for its nonce is left in the pool.
func (s *scenario) failures() {
	fickle, invalid := s.contract("fickle"), s.contract("invalid")
	s.sendRaw("failed", s.sign(2, s.dynamic(&fickle, 50_000, nil)))
	s.sendRaw("failedCreation", s.sign(2, s.dynamic(nil, 60_000, []byte{0xfe})))
	burn := func() *ethtypes.Transaction { return s.sign(4, s.dynamic(&invalid, 16_000_000, nil)) }
	s.sendBlock("full", []*ethtypes.Transaction{burn(), burn(), burn()})
	s.sendRaw("dear", s.sign(2, s.dynamic(s.to(3), 21_000, nil)))
	s.sendBlock("fullAgain", []*ethtypes.Transaction{burn(), burn(), burn()})
	s.nonces[s.account(6)] = 5
	s.submit("queued", s.sign(6, s.dynamic(s.to(7), 21_000, nil)))
}

func (s *scenario) name(name, value string) {
	s.names = append(s.names, [2]string{name, strings.ToLower(value)})
}

// value returns what scenario.txt says for the name.
func (s *scenario) value(name string) string {
	s.t.Helper()
	for _, n := range s.names {
		if n[0] == name {
			return n[1]
		}
	}
	s.t.Fatalf("the scenario has no %s", name)
	return ""
}

func (s *scenario) account(i int) common.Address { return testkit.Address(s.Keys[i]) }

func (s *scenario) to(i int) *common.Address { return new(s.account(i)) }

// contract returns the address that a contract has or will have.
func (s *scenario) contract(name string) common.Address {
	for nonce, c := range contracts {
		if c.name == name {
			return crypto.CreateAddress(s.account(5), uint64(nonce))
		}
	}
	s.t.Fatalf("the scenario has no contract %s", name)
	return common.Address{}
}

// dynamic returns an EIP-1559 transaction that tips 1 gwei. The nonce is set by sign.
func (s *scenario) dynamic(to *common.Address, gas uint64, data []byte) *ethtypes.DynamicFeeTx {
	return &ethtypes.DynamicFeeTx{
		ChainID: chainID, GasTipCap: gwei, GasFeeCap: big.NewInt(1e10), Gas: gas, To: to, Value: new(big.Int), Data: data,
	}
}

// sign signs with the account's next nonce.
func (s *scenario) sign(i int, inner ethtypes.TxData) *ethtypes.Transaction {
	s.t.Helper()
	nonce := s.nonces[s.account(i)]
	s.nonces[s.account(i)]++
	return signAt(s.t, s.Keys[i], nonce, inner)
}

func signAt(t testing.TB, key *ecdsa.PrivateKey, nonce uint64, inner ethtypes.TxData) *ethtypes.Transaction {
	t.Helper()
	switch tx := inner.(type) {
	case *ethtypes.LegacyTx:
		tx.Nonce = nonce
	case *ethtypes.AccessListTx:
		tx.Nonce = nonce
	case *ethtypes.DynamicFeeTx:
		tx.Nonce = nonce
	case *ethtypes.SetCodeTx:
		tx.Nonce = nonce
	}
	tx, err := ethtypes.SignNewTx(key, signer, inner)
	if err != nil {
		t.Fatal(err)
	}
	return tx
}

func (s *scenario) authorization(i int, code string) ethtypes.SetCodeAuthorization {
	s.t.Helper()
	auth, err := ethtypes.SignSetCode(s.Keys[i], ethtypes.SetCodeAuthorization{
		ChainID: *uint256.MustFromBig(chainID), Address: s.contract(code),
	})
	if err != nil {
		s.t.Fatal(err)
	}
	return auth
}

// send makes a block of a transaction that the node signs.
func (s *scenario) send(name string, from int, tx map[string]any) {
	s.t.Helper()
	s.clock.seconds.Add(12)
	tx["from"] = s.account(from)
	var hash string
	s.Must("/b", &hash, "eth_sendTransaction", tx)
	s.name(name, hash)
	s.nonces[s.account(from)]++
}

// sendRaw makes a block of a signed transaction.
func (s *scenario) sendRaw(name string, tx *ethtypes.Transaction) {
	s.t.Helper()
	s.clock.seconds.Add(12)
	s.submit(name, tx)
}

// sendBlock makes one block of several transactions of one account: all wait for the first, which comes last.
func (s *scenario) sendBlock(name string, txs []*ethtypes.Transaction) {
	s.t.Helper()
	s.clock.seconds.Add(12)
	for i := len(txs) - 1; i >= 0; i-- {
		s.submit(fmt.Sprintf("%s.%d", name, i), txs[i])
	}
}

// submit hands over a signed transaction; the node answers once it is in a block or waits for its nonce.
func (s *scenario) submit(name string, tx *ethtypes.Transaction) {
	s.t.Helper()
	var hash string
	s.Must("/b", &hash, "eth_sendRawTransaction", raw(s.t, tx))
	s.name(name, hash)
}

func (s *scenario) head() hexutil.Uint64 {
	s.t.Helper()
	var n hexutil.Uint64
	s.Must("/b", &n, "eth_blockNumber")
	return n
}

func raw(t testing.TB, tx *ethtypes.Transaction) string {
	t.Helper()
	b, err := tx.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	return hexutil.Encode(b)
}

// word returns n as 32 bytes.
func word(n int64) hexutil.Bytes { return common.BigToHash(big.NewInt(n)).Bytes() }

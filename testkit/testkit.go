// Package testkit gives tests a real chain and a real node with known accounts.
//
// Nothing in it is mocked: a chain lies in a temporary folder on disk, a node listens on a loopback port. Only test files
// may import it.
package testkit

import (
	"crypto/ecdsa"
	"io"
	"log/slog"
	"math/big"
	"testing"

	"exon/chain"
	"exon/chain/genesis"
	"exon/keys"
	"exon/store"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// Mnemonic is the public test mnemonic of Ethereum development tools.
const Mnemonic = "test test test test test test test test test test test junk"

// Time is when the chains of tests begin.
const Time = 1_700_000_000

// Ether is 10^18 wei.
var Ether = big.NewInt(1e18)

// Log drops what is logged.
var Log = slog.New(slog.NewTextHandler(io.Discard, nil))

// Accounts returns the first n keys of the test mnemonic.
func Accounts(t testing.TB, n int) []*ecdsa.PrivateKey {
	t.Helper()
	wallet, err := keys.NewWallet(Mnemonic)
	if err != nil {
		t.Fatal(err)
	}
	list := make([]*ecdsa.PrivateKey, n)
	for i := range list {
		if list[i], err = wallet.Key(uint32(i)); err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// Address returns the address of a key.
func Address(key *ecdsa.PrivateKey) common.Address { return crypto.PubkeyToAddress(key.PublicKey) }

// GenesisFile returns a genesis in which each key has 10,000 ether.
func GenesisFile(t testing.TB, keys []*ecdsa.PrivateKey) *genesis.File {
	t.Helper()
	f := &genesis.File{
		ChainID: "exon-9000", Time: Time, Denom: genesis.DefaultDenom, GasLimit: genesis.DefaultGasLimit,
		BaseFee: genesis.Wei(big.NewInt(genesis.DefaultMinBaseFee)), MinBaseFee: genesis.Wei(big.NewInt(genesis.DefaultMinBaseFee)),
		Forks: genesis.AllForks(),
	}
	for _, key := range keys {
		f.Accounts = append(f.Accounts, genesis.Account{
			Address: Address(key).Hex(),
			Balance: genesis.Wei(new(big.Int).Mul(Ether, big.NewInt(10_000))),
		})
	}
	return f
}

// Genesis makes a genesis of a file.
func Genesis(t testing.TB, f *genesis.File) *genesis.Genesis {
	t.Helper()
	raw, err := f.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	g, err := genesis.New(raw)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// OpenChain opens the chain in dir. The test closes it with the returned function, which reports errors.
func OpenChain(t testing.TB, dir string, g *genesis.Genesis) (c *chain.Chain, closeChain func()) {
	t.Helper()
	s, err := store.Open(dir, store.Default())
	if err != nil {
		t.Fatal(err)
	}
	if c, err = chain.Open(s, g, chain.Default(), Log); err != nil {
		t.Fatal(err)
	}
	return c, func() {
		t.Helper()
		if err := c.Close(); err != nil {
			t.Error(err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// Chain is an open chain with funded keys, closed when the test ends.
type Chain struct {
	*chain.Chain
	Keys   []*ecdsa.PrivateKey
	nonces map[common.Address]uint64
	t      testing.TB
}

// NewChain makes a chain with n funded keys.
func NewChain(t testing.TB, n int) *Chain {
	t.Helper()
	list := Accounts(t, n)
	c, closeChain := OpenChain(t, t.TempDir(), Genesis(t, GenesisFile(t, list)))
	t.Cleanup(closeChain)
	return &Chain{Chain: c, Keys: list, nonces: make(map[common.Address]uint64), t: t}
}

// Sign signs a transaction with the next nonce of the key, starting at 0.
func (c *Chain) Sign(key *ecdsa.PrivateKey, to *common.Address, value *big.Int, gas uint64, data []byte) *ethtypes.Transaction {
	c.t.Helper()
	from := Address(key)
	tx, err := ethtypes.SignNewTx(key, c.Signer(), &ethtypes.DynamicFeeTx{
		ChainID: c.ChainID(), Nonce: c.nonces[from], GasTipCap: big.NewInt(1), GasFeeCap: big.NewInt(1e10),
		Gas: gas, To: to, Value: value, Data: data,
	})
	if err != nil {
		c.t.Fatal(err)
	}
	c.nonces[from]++
	return tx
}

// Commit builds a block of exactly these transactions and commits it.
func (c *Chain) Commit(txs ...*ethtypes.Transaction) *chain.Block {
	c.t.Helper()
	CommitTo(c.t, c.Chain, txs...)
	return c.Head()
}

// CommitTo builds a block of exactly these transactions on any chain and commits it.
func CommitTo(t testing.TB, c *chain.Chain, txs ...*ethtypes.Transaction) {
	t.Helper()
	x, err := c.Build(chain.Attrs{Time: c.Head().Time() + 1, FeeRecipient: common.Address{0xfe}}, List(txs...))
	if err != nil {
		t.Fatal(err)
	}
	if have := len(x.Block.Transactions()); have != len(txs) {
		t.Fatalf("block has %d of %d transactions", have, len(txs))
	}
	if err := c.Commit(x); err != nil {
		t.Fatal(err)
	}
}

// list hands out transactions in the given order.
type list struct{ txs []*ethtypes.Transaction }

// List returns candidates in the given order.
func List(txs ...*ethtypes.Transaction) chain.Candidates { return &list{txs} }

func (l *list) Peek() *ethtypes.Transaction {
	if len(l.txs) == 0 {
		return nil
	}
	return l.txs[0]
}

func (l *list) Next() { l.txs = l.txs[1:] }
func (l *list) Skip() { l.txs = l.txs[1:] }

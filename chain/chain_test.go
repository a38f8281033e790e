package chain_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"
	"math/rand"
	"testing"

	"exon/chain"
	"exon/store"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/trie"
)

// counter stores its call data's first word in slot 0, emits it as a log, and sends its balance nowhere.
//
//	CALLDATALOAD(0) DUP1 SSTORE(0) ; MSTORE(0) ; LOG1(0, 32, 0xaa..)
var counterCode = common.FromHex("600035806000556000527faaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa60206000a100")

// deploy returns init code that installs code.
func deploy(code []byte) []byte {
	// PUSH1 len DUP1 PUSH1 offset PUSH1 0 CODECOPY PUSH1 0 RETURN
	return append([]byte{0x60, byte(len(code)), 0x80, 0x60, 0x0b, 0x60, 0x00, 0x39, 0x60, 0x00, 0xf3}, code...)
}

func TestCommittedBlockIsReadable(t *testing.T) {
	c := testkit.NewChain(t, 2)
	to := testkit.Address(c.Keys[1])
	pay := c.Sign(c.Keys[0], &to, testkit.Ether, 21_000, nil)
	create := c.Sign(c.Keys[0], nil, nil, 300_000, deploy(counterCode))
	c.Commit(pay, create)
	contract := crypto.CreateAddress(testkit.Address(c.Keys[0]), 1)
	set := c.Sign(c.Keys[1], &contract, nil, 100_000, common.LeftPadBytes([]byte{7}, 32))
	head := c.Commit(set)

	if head.Number() != 2 || c.Head() != head {
		t.Fatalf("head is %d, want 2", head.Number())
	}
	for i, tx := range []*ethtypes.Transaction{pay, create} {
		b, index, err := c.Transaction(tx.Hash())
		if err != nil || b == nil || b.Number() != 1 || index != i {
			t.Errorf("transaction %d: block %v, index %d, error %v", i, b, index, err)
		}
	}
	receipts, err := c.Receipts(head)
	if err != nil || len(receipts) != 1 {
		t.Fatalf("receipts: %d, %v", len(receipts), err)
	}
	if logs := receipts[0].Logs; len(logs) != 1 || logs[0].BlockHash != head.Hash() || logs[0].Address != contract {
		t.Errorf("logs: %+v", receipts[0].Logs)
	}
	st, err := c.State(head)
	if err != nil {
		t.Fatal(err)
	}
	if got := st.GetState(contract, common.Hash{}); got != common.BigToHash(big.NewInt(7)) {
		t.Errorf("slot 0 is %v, want 7", got)
	}
	if b, err := c.BlockByHash(head.Hash()); err != nil || b != head {
		t.Errorf("by hash: %v, %v", b, err)
	}
	if b, err := c.BlockByNumber(3); err != nil || b != nil {
		t.Errorf("block above the head: %v, %v", b, err)
	}
	if b, err := c.BlockByHash(common.Hash{1}); err != nil || b != nil {
		t.Errorf("unknown hash: %v, %v", b, err)
	}
}

func TestReceiptsReadFromDiskEqualThoseOfTheRun(t *testing.T) {
	keys := testkit.Accounts(t, 2)
	g := testkit.Genesis(t, testkit.GenesisFile(t, keys))
	dir := t.TempDir()
	c, closeChain := testkit.OpenChain(t, dir, g)
	to := testkit.Address(keys[1])
	contract := crypto.CreateAddress(testkit.Address(keys[0]), 0)
	sign := func(nonce uint64, to *common.Address, gas uint64, data []byte) *ethtypes.Transaction {
		return ethtypes.MustSignNewTx(keys[0], c.Signer(), &ethtypes.DynamicFeeTx{ChainID: c.ChainID(), Nonce: nonce, GasTipCap: big.NewInt(3), GasFeeCap: big.NewInt(1e10), Gas: gas, To: to, Data: data})
	}
	testkit.CommitTo(t, c, sign(0, nil, 300_000, deploy(counterCode)), sign(1, &to, 21_000, nil),
		sign(2, &contract, 100_000, common.LeftPadBytes([]byte{9}, 32)), sign(3, &contract, 22_000, nil))
	run, err := c.Receipts(c.Head())
	if err != nil {
		t.Fatal(err)
	}
	closeChain()
	c, closeChain = testkit.OpenChain(t, dir, g)
	defer closeChain()
	read, err := c.Receipts(c.Head())
	if err != nil {
		t.Fatal(err)
	}
	for i := range run {
		want, got := fmt.Sprintf("%+v", plain(run[i])), fmt.Sprintf("%+v", plain(read[i]))
		if want != got {
			t.Errorf("receipt %d:\n run  %s\n disk %s", i, want, got)
		}
	}
	if !bytes.Equal(c.Head().Senders[0][:], testkit.Address(keys[0]).Bytes()) {
		t.Errorf("sender read from disk is %v", c.Head().Senders[0])
	}
}

// plain returns a receipt whose pointers are followed, for comparing.
func plain(r *ethtypes.Receipt) any {
	logs := make([]ethtypes.Log, len(r.Logs))
	for i, l := range r.Logs {
		logs[i] = *l
	}
	return []any{r.Type, r.Status, r.CumulativeGasUsed, r.TxHash, r.ContractAddress, r.GasUsed, r.EffectiveGasPrice, r.BlockHash, r.BlockNumber, r.TransactionIndex, logs, r.Bloom}
}

func TestHeaderRootsRecompute(t *testing.T) {
	c := testkit.NewChain(t, 2)
	to := testkit.Address(c.Keys[1])
	head := c.Commit(c.Sign(c.Keys[0], &to, testkit.Ether, 21_000, nil), c.Sign(c.Keys[0], nil, nil, 300_000, deploy(counterCode)))
	receipts, err := c.Receipts(head)
	if err != nil {
		t.Fatal(err)
	}
	if got := ethtypes.DeriveSha(head.Transactions(), trie.NewStackTrie(nil)); got != head.TxHash() {
		t.Errorf("transactions root %v, header has %v", got, head.TxHash())
	}
	if got := ethtypes.DeriveSha(receipts, trie.NewStackTrie(nil)); got != head.ReceiptHash() {
		t.Errorf("receipts root %v, header has %v", got, head.ReceiptHash())
	}
	if got := ethtypes.MergeBloom(receipts); got != head.Bloom() {
		t.Error("bloom does not recompute")
	}
	if head.SharedHeader().Hash() != head.Hash() {
		t.Error("hash is not the header's")
	}
}

// TestEveryPastStateIsReadable runs a random chain, notes what each block left behind, and reads all of it back, live,
// after a clean restart and after one that lost the state in memory.
func TestEveryPastStateIsReadable(t *testing.T) {
	const blocks = 200 // more than the layers the tries keep in memory
	keys := testkit.Accounts(t, 8)
	g := testkit.Genesis(t, testkit.GenesisFile(t, keys))
	dir := t.TempDir()
	c, closeChain := testkit.OpenChain(t, dir, g)
	rnd := rand.New(rand.NewSource(1))
	signer := c.Signer()
	nonces := make([]uint64, len(keys))
	sign := func(i int, to *common.Address, value *big.Int, data []byte) *ethtypes.Transaction {
		tx := ethtypes.MustSignNewTx(keys[i], signer, &ethtypes.DynamicFeeTx{ChainID: c.ChainID(), Nonce: nonces[i], GasTipCap: big.NewInt(1), GasFeeCap: big.NewInt(1e10), Gas: 300_000, To: to, Value: value, Data: data})
		nonces[i]++
		return tx
	}
	contract := crypto.CreateAddress(testkit.Address(keys[0]), 0)
	testkit.CommitTo(t, c, sign(0, nil, nil, deploy(counterCode)))
	type left struct {
		balances []*big.Int
		slot     common.Hash
	}
	want := map[uint64]left{}
	note := func() {
		st, err := c.StateAt(c.Head().Root(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		l := left{slot: st.GetState(contract, common.Hash{})}
		for _, key := range keys {
			l.balances = append(l.balances, st.GetBalance(testkit.Address(key)).ToBig())
		}
		want[c.Head().Number()] = l
	}
	note()
	for range blocks {
		var txs []*ethtypes.Transaction
		for range rnd.Intn(4) {
			to := testkit.Address(keys[rnd.Intn(len(keys))])
			txs = append(txs, sign(rnd.Intn(len(keys)), &to, big.NewInt(rnd.Int63n(1e15)), nil))
		}
		if rnd.Intn(3) == 0 { // sometimes to zero, which deletes the slot
			txs = append(txs, sign(rnd.Intn(len(keys)), &contract, nil, common.LeftPadBytes([]byte{byte(rnd.Intn(3))}, 32)))
		}
		testkit.CommitTo(t, c, txs...)
		note()
	}
	check := func(when string) {
		t.Helper()
		for number, l := range want {
			b, err := c.BlockByNumber(number)
			if err != nil {
				t.Fatal(err)
			}
			reader, err := c.Reader(b)
			if err != nil {
				t.Fatalf("%s, block %d: %v", when, number, err)
			}
			for i, key := range keys {
				account, err := reader.Account(testkit.Address(key))
				if err != nil || account.Balance.ToBig().Cmp(l.balances[i]) != 0 {
					t.Fatalf("%s, block %d, account %d: %v, %v, want %v", when, number, i, account, err, l.balances[i])
				}
			}
			if slot, err := reader.Storage(contract, common.Hash{}); err != nil || slot != l.slot {
				t.Fatalf("%s, block %d: slot is %v, %v, want %v", when, number, slot, err, l.slot)
			}
			st, err := c.State(b)
			if err != nil {
				t.Fatal(err)
			}
			if got := st.GetState(contract, common.Hash{}); got != l.slot {
				t.Fatalf("%s, block %d: slot is %v through State, want %v", when, number, got, l.slot)
			}
		}
	}
	check("live")
	closeChain()
	c, closeChain = testkit.OpenChain(t, dir, g)
	check("after a clean restart")
	head := c.Head().Hash()
	closeChain()

	dropState(t, dir)
	c, closeChain = testkit.OpenChain(t, dir, g)
	defer closeChain()
	check("after losing the state in memory")
	if c.Head().Hash() != head {
		t.Errorf("head is %v, want %v", c.Head().Hash(), head)
	}
}

// dropState removes what a clean stop writes of the state in memory, as a kill does.
func dropState(t *testing.T, dir string) {
	t.Helper()
	s, err := store.Open(dir, store.Default())
	if err != nil {
		t.Fatal(err)
	}
	rawdb.WriteTrieJournal(s, nil)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestReopenGoesOnWhereItWas(t *testing.T) {
	keys := testkit.Accounts(t, 2)
	g := testkit.Genesis(t, testkit.GenesisFile(t, keys))
	dir := t.TempDir()
	to := testkit.Address(keys[1])
	for n := range uint64(3) {
		c, closeChain := testkit.OpenChain(t, dir, g)
		if c.Head().Number() != n {
			t.Fatalf("head is %d, want %d", c.Head().Number(), n)
		}
		testkit.CommitTo(t, c, ethtypes.MustSignNewTx(keys[0], c.Signer(), &ethtypes.LegacyTx{Nonce: n, GasPrice: big.NewInt(1e9), Gas: 21_000, To: &to, Value: big.NewInt(1)}))
		closeChain()
	}
}

func TestHomeOfAnotherChainIsRefused(t *testing.T) {
	keys := testkit.Accounts(t, 1)
	dir := t.TempDir()
	file := testkit.GenesisFile(t, keys)
	_, closeChain := testkit.OpenChain(t, dir, testkit.Genesis(t, file))
	closeChain()
	for _, change := range []func(){
		func() { file.ChainID = "exon-9001" },
		func() { file.ChainID, file.Denom = "exon-9000", "other" },
	} {
		change()
		s, err := store.Open(dir, store.Default())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := chain.Open(s, testkit.Genesis(t, file), chain.Default(), testkit.Log); !errors.Is(err, chain.ErrOtherChain) {
			t.Errorf("%s %s: %v, want ErrOtherChain", file.ChainID, file.Denom, err)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestExecuteGivesWhatBuildGave(t *testing.T) {
	a, b := testkit.NewChain(t, 2), testkit.NewChain(t, 2)
	to := testkit.Address(a.Keys[1])
	for range 3 {
		head := a.Commit(a.Sign(a.Keys[0], &to, testkit.Ether, 21_000, nil), a.Sign(a.Keys[0], nil, nil, 300_000, deploy(counterCode)))
		copied, err := reencode(head.Block)
		if err != nil {
			t.Fatal(err)
		}
		x, err := b.Execute(copied)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Chain.Commit(x); err != nil {
			t.Fatal(err)
		}
		if b.Head().Hash() != head.Hash() || b.Head().Accounts() != head.Accounts() {
			t.Fatalf("head is %v, want %v", b.Head().Hash(), head.Hash())
		}
	}
}

func reencode(b *ethtypes.Block) (*ethtypes.Block, error) {
	return b.WithSeal(b.Header()).WithBody(*b.Body()), nil
}

func TestExecuteRefusesABlockThatBreaksARule(t *testing.T) {
	source := testkit.NewChain(t, 2)
	to := testkit.Address(source.Keys[1])
	good := source.Commit(source.Sign(source.Keys[0], &to, testkit.Ether, 21_000, nil)).Block
	target := testkit.NewChain(t, 2)
	for name, spoil := range map[string]func(*ethtypes.Header){
		"parent":       func(h *ethtypes.Header) { h.ParentHash[0]++ },
		"number":       func(h *ethtypes.Header) { h.Number.Add(h.Number, common.Big1) },
		"time back":    func(h *ethtypes.Header) { h.Time = testkit.Time - 1 },
		"gas limit":    func(h *ethtypes.Header) { h.GasLimit++ },
		"gas used":     func(h *ethtypes.Header) { h.GasUsed++ },
		"base fee":     func(h *ethtypes.Header) { h.BaseFee.Add(h.BaseFee, common.Big1) },
		"state root":   func(h *ethtypes.Header) { h.Root[0]++ },
		"tx root":      func(h *ethtypes.Header) { h.TxHash[0]++ },
		"receipt root": func(h *ethtypes.Header) { h.ReceiptHash[0]++ },
		"mix digest":   func(h *ethtypes.Header) { h.MixDigest[0]++ },
		"bloom":        func(h *ethtypes.Header) { h.Bloom[0]++ },
		"extra":        func(h *ethtypes.Header) { h.Extra = []byte{1} },
		"fee address":  func(h *ethtypes.Header) { h.Coinbase[0]++ },
	} {
		h := good.Header()
		spoil(h)
		if _, err := target.Execute(good.WithSeal(h)); !errors.Is(err, chain.ErrInvalidBlock) {
			t.Errorf("%s: %v, want ErrInvalidBlock", name, err)
		}
	}
	if _, err := target.Execute(good); err != nil {
		t.Errorf("the block itself: %v", err)
	}
	again := ethtypes.NewBlock(good.Header(), &ethtypes.Body{Transactions: append(good.Transactions(), good.Transactions()...), Withdrawals: ethtypes.Withdrawals{}}, nil, trie.NewStackTrie(nil))
	if _, err := target.Execute(again); !errors.Is(err, chain.ErrInvalidBlock) {
		t.Errorf("a transaction twice: %v, want ErrInvalidBlock", err)
	}
}

func TestBaseFeeFallsToTheFloorAndNoFurther(t *testing.T) {
	keys := testkit.Accounts(t, 1)
	file := testkit.GenesisFile(t, keys)
	*(*big.Int)(file.BaseFee) = *big.NewInt(1e9)
	c, closeChain := testkit.OpenChain(t, t.TempDir(), testkit.Genesis(t, file))
	defer closeChain()
	floor := file.MinBaseFee.Big()
	last := c.Head().BaseFee()
	for range 30 {
		testkit.CommitTo(t, c)
		fee := c.Head().BaseFee()
		if fee.Cmp(floor) < 0 || (fee.Cmp(last) >= 0 && fee.Cmp(floor) != 0) {
			t.Fatalf("base fee of block %d is %v after %v", c.Head().Number(), fee, last)
		}
		last = fee
	}
	if last.Cmp(floor) != 0 {
		t.Errorf("an idle chain's base fee is %v, want %v", last, floor)
	}
}

func TestAccountNumbersFollowCreation(t *testing.T) {
	c := testkit.NewChain(t, 3)
	number := func(addr common.Address) uint64 {
		t.Helper()
		a, ok, err := c.Account(addr, c.Head().Number())
		if err != nil || !ok {
			t.Fatalf("account %v: %v, %v", addr, ok, err)
		}
		return a.Number
	}
	for i, key := range c.Keys {
		if got := number(testkit.Address(key)); got != uint64(i) {
			t.Errorf("genesis account %d has number %d", i, got)
		}
	}
	first := c.Head().Accounts()
	// Addresses that sort against the order of their creation, a contract, and the fee address.
	late, early := common.Address{0x01, 1}, common.Address{0xff, 1}
	contract := crypto.CreateAddress(testkit.Address(c.Keys[0]), 1)
	c.Commit(c.Sign(c.Keys[0], &early, common.Big1, 21_000, nil), c.Sign(c.Keys[0], nil, nil, 300_000, deploy(counterCode)),
		c.Sign(c.Keys[1], &late, common.Big1, 21_000, nil), c.Sign(c.Keys[1], &late, common.Big1, 21_000, nil))
	order := []common.Address{early, {0xfe}, contract, late}
	for i, addr := range order {
		if got := number(addr); got != first+uint64(i) {
			t.Errorf("%v has number %d, want %d", addr, got, first+uint64(i))
		}
	}
	if got := c.Head().Accounts(); got != first+uint64(len(order)) {
		t.Errorf("%d accounts in all, want %d", got, first+uint64(len(order)))
	}
	if _, ok, err := c.Account(early, 0); ok || err != nil {
		t.Errorf("account exists before its creation: %v, %v", ok, err)
	}
}

func TestPublicKeyIsKnownFromTheFirstTransaction(t *testing.T) {
	c := testkit.NewChain(t, 2)
	sender, to := testkit.Address(c.Keys[0]), testkit.Address(c.Keys[1])
	want := crypto.CompressPubkey(&c.Keys[0].PublicKey)
	legacy := ethtypes.MustSignNewTx(c.Keys[1], c.Signer(), &ethtypes.LegacyTx{Nonce: 0, GasPrice: big.NewInt(1e9), Gas: 21_000, To: &to})
	c.Commit(c.Sign(c.Keys[0], &to, common.Big1, 21_000, nil), legacy)
	a, ok, err := c.Account(sender, 1)
	if err != nil || !ok || !bytes.Equal(a.PublicKey, want) {
		t.Errorf("public key %x, %v, %v, want %x", a.PublicKey, ok, err, want)
	}
	if a, _, _ := c.Account(to, 1); !bytes.Equal(a.PublicKey, crypto.CompressPubkey(&c.Keys[1].PublicKey)) {
		t.Errorf("public key of a legacy sender is %x", a.PublicKey)
	}
	if a, _, _ := c.Account(sender, 0); a.PublicKey != nil {
		t.Error("the key is known before it was shown")
	}
}

func TestBuildLeavesOutWhatDoesNotFit(t *testing.T) {
	c := testkit.NewChain(t, 2)
	to := testkit.Address(c.Keys[1])
	large := c.Sign(c.Keys[0], &to, nil, params.MaxTxGas, nil)
	gapped := ethtypes.MustSignNewTx(c.Keys[1], c.Signer(), &ethtypes.LegacyTx{Nonce: 5, GasPrice: big.NewInt(1e9), Gas: 21_000, To: &to})
	x, err := c.Build(chain.Attrs{Time: testkit.Time}, testkit.List(large, gapped))
	if err != nil {
		t.Fatal(err)
	}
	if got := x.Block.Transactions(); len(got) != 1 || got[0] != large {
		t.Errorf("block has %d transactions", len(got))
	}
}

func TestARevertedCreationGetsNoNumber(t *testing.T) {
	c := testkit.NewChain(t, 2)
	first, second := common.Address{0x77, 1}, common.Address{0x77, 2}
	// Sends a wei to first, then reverts.
	code := append(append(common.FromHex("6000600060006000600173"), first[:]...), common.FromHex("5af160006000fd")...)
	contract := crypto.CreateAddress(testkit.Address(c.Keys[0]), 0)
	c.Commit(c.Sign(c.Keys[0], nil, nil, 300_000, deploy(code)))
	before := c.Head().Accounts()
	c.Commit(c.Sign(c.Keys[0], &contract, common.Big1, 100_000, nil), c.Sign(c.Keys[0], &second, common.Big1, 21_000, nil),
		c.Sign(c.Keys[0], &first, common.Big1, 21_000, nil))
	for i, addr := range []common.Address{second, first} {
		a, ok, err := c.Account(addr, c.Head().Number())
		if err != nil || !ok || a.Number != before+uint64(i) {
			t.Errorf("%v has number %d, %v, %v, want %d", addr, a.Number, ok, err, before+uint64(i))
		}
	}
}

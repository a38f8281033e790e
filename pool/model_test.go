package pool_test

import (
	"crypto/ecdsa"
	"fmt"
	"math/big"
	"math/rand"
	"slices"
	"testing"

	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/legacypool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// sweeper sends all that its account has to 0xdead, whoever calls it.
var sweeper = common.FromHex("5f5f5f5f4761dead5af100")

// model is go-ethereum's pool beside ours, on the same chain.
type model struct {
	*rig
	ref  *legacypool.LegacyPool
	rnd  *rand.Rand
	code common.Address
	log  []string
}

func newModel(t *testing.T, seed int64) *model {
	m := &model{rig: newRig(t, 6, nil), rnd: rand.New(rand.NewSource(seed))}
	cfg := pool.Default()
	m.ref = legacypool.New(legacypool.Config{
		NoLocals: true, PriceLimit: 1, PriceBump: cfg.PriceBump, AccountSlots: cfg.AccountSlots, GlobalSlots: cfg.GlobalSlots,
		AccountQueue: cfg.AccountQueue, GlobalQueue: cfg.GlobalQueue, Lifetime: cfg.Lifetime,
	}, m.Chain.Chain)
	deploy := ethtypes.MustSignNewTx(m.Keys[0], m.signer, &ethtypes.LegacyTx{
		GasPrice: big.NewInt(1e9), Gas: 200_000, Data: append([]byte{0x60, byte(len(sweeper)), 0x80, 0x60, 9, 0x3d, 0x39, 0x3d, 0xf3}, sweeper...),
	})
	m.Chain.Commit(deploy)
	m.code = crypto.CreateAddress(testkit.Address(m.Keys[0]), 0)
	if err := m.ref.Init(0, m.CurrentBlock(), txpool.NewReservationTracker().NewHandle(0)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = m.ref.Close() })
	return m
}

func (m *model) note(format string, args ...any) { m.log = append(m.log, fmt.Sprintf(format, args...)) }

// random returns a transaction around the account's nonce, at one of a few prices, sometimes for most of the balance.
func (m *model) random() *ethtypes.Transaction {
	who := m.rnd.Intn(len(m.Keys))
	key := m.Keys[who]
	st, err := m.State(m.Head())
	if err != nil {
		m.t.Fatal(err)
	}
	addr := testkit.Address(key)
	nonce := st.GetNonce(addr) + uint64(m.rnd.Intn(6))
	if m.rnd.Intn(8) == 0 && nonce > 0 {
		nonce--
	}
	price := []int64{1e9, 105e7, 11e8, 2e9, 22e8, 3e9}[m.rnd.Intn(6)]
	value := common.Big1
	if m.rnd.Intn(3) == 0 {
		value = new(big.Int).Div(st.GetBalance(addr).ToBig(), big.NewInt(int64(1+m.rnd.Intn(4))))
	}
	kind := m.rnd.Intn(10)
	m.note("account %d nonce %d price %d value %v kind %d", who, nonce, price, value, kind)
	to := testkit.Address(m.Keys[m.rnd.Intn(len(m.Keys))])
	switch {
	case kind < 4:
		return ethtypes.MustSignNewTx(key, m.signer, &ethtypes.LegacyTx{Nonce: nonce, GasPrice: big.NewInt(price), Gas: 60_000, To: &to, Value: value})
	case kind < 9:
		return ethtypes.MustSignNewTx(key, m.signer, &ethtypes.DynamicFeeTx{
			ChainID: m.ChainID(), Nonce: nonce, GasTipCap: big.NewInt(price / int64(1+m.rnd.Intn(3))), GasFeeCap: big.NewInt(price), Gas: 60_000, To: &to, Value: value,
		})
	}
	other := m.Keys[m.rnd.Intn(len(m.Keys))]
	code := m.code
	if m.rnd.Intn(2) == 0 {
		code = common.Address{} // takes a delegation away
	}
	return m.setCode(key, nonce, uint64(price), code, map[*ecdsa.PrivateKey]uint64{other: st.GetNonce(testkit.Address(other))})
}

// commit makes a block, of the pool's transactions or of others, and moves the reference pool along.
func (m *model) commit() {
	old := m.CurrentBlock()
	if m.rnd.Intn(2) == 0 {
		n := m.rnd.Intn(8)
		b := m.block(n)
		m.note("block of %d of %d candidates", len(b.Transactions()), n)
	} else {
		tx := m.random()
		st, err := m.State(m.Head())
		if err != nil {
			m.t.Fatal(err)
		}
		from, err := ethtypes.Sender(m.signer, tx)
		if err != nil {
			m.t.Fatal(err)
		}
		if st.GetNonce(from) != tx.Nonce() || st.GetBalance(from).ToBig().Cmp(tx.Cost()) < 0 {
			return
		}
		m.note("block of that one")
		m.Chain.Commit(tx)
	}
	m.ref.Reset(old, m.CurrentBlock())
}

func (m *model) compare() {
	m.t.Helper()
	m.check()
	pending, queued := m.Content()
	refPending, refQueued := m.ref.Content()
	for _, c := range []struct {
		name string
		ours []pool.Waiting
		ref  map[common.Address][]*ethtypes.Transaction
	}{{"pending", pending, refPending}, {"queued", queued, refQueued}} {
		var ref []pool.Waiting
		for from, txs := range c.ref {
			for _, tx := range txs {
				ref = append(ref, pool.Waiting{From: from, Tx: tx})
			}
		}
		if !slices.Equal(hashes(c.ours), hashes(ref)) {
			m.fail("%s differ: %s, go-ethereum %s", c.name, m.show(c.ours), m.show(ref))
		}
	}
	for i, key := range m.Keys {
		addr := testkit.Address(key)
		if ours, ref := m.Nonce(addr), m.ref.Nonce(addr); ours != ref {
			m.fail("nonce of account %d is %d, go-ethereum's %d", i, ours, ref)
		}
	}
}

func (m *model) show(list []pool.Waiting) (s string) {
	for i, key := range m.Keys {
		var nonces []uint64
		for _, w := range list {
			if w.From == testkit.Address(key) {
				nonces = append(nonces, w.Tx.Nonce())
			}
		}
		slices.Sort(nonces)
		s += fmt.Sprintf(" %d:%v", i, nonces)
	}
	return s
}

func (m *model) fail(format string, args ...any) {
	m.t.Helper()
	for _, line := range m.log[max(0, len(m.log)-40):] {
		m.t.Log(line)
	}
	m.t.Fatalf(format, args...)
}

// TestRulesAgreeWithGoEthereum does the same to both pools: transactions of all kinds, replacements, gaps, blocks of
// pooled and of other transactions, delegations and balances that code takes away. Both must hold the same transactions,
// pending and queued, and give the same errors in the same words.
func TestRulesAgreeWithGoEthereum(t *testing.T) {
	runs, steps := 12, 400
	if testing.Short() {
		runs, steps = 3, 200
	}
	refused := make(map[string]int)
	for seed := range runs {
		t.Run(fmt.Sprintf("seed=%d", seed), func(t *testing.T) {
			m := newModel(t, int64(seed))
			for range steps {
				if m.rnd.Intn(6) == 0 {
					m.commit()
				} else {
					tx := m.random()
					err, want := m.submit(tx), m.ref.Add([]*ethtypes.Transaction{tx}, true)[0]
					if fmt.Sprint(err) != fmt.Sprint(want) {
						m.fail("got %v, go-ethereum says %v", err, want)
					}
					m.note("  -> %v", err)
					if err != nil {
						refused[reason(err)]++
					}
				}
				m.compare()
			}
		})
	}
	t.Logf("refusals: %v", refused)
	for _, want := range []string{"nonce too low", "insufficient funds", "replacement", "already", "gapped", "in-flight", "authority"} {
		if refused[want] == 0 && !testing.Short() {
			t.Errorf("no transaction was refused for %q: the test has not tested it", want)
		}
	}
}

// reason shortens an error to its first words.
func reason(err error) string {
	for _, r := range []string{"nonce too low", "insufficient funds", "replacement", "already", "gapped", "in-flight", "authority"} {
		if len(err.Error()) >= len(r) && err.Error()[:len(r)] == r {
			return r
		}
	}
	return err.Error()
}

package chain_test

import (
	"context"
	"errors"
	"math/big"
	"math/rand"
	"testing"
	"time"

	"exon/chain/exec"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/eth/gasestimator"
	"github.com/holiman/uint256"
)

// forwardCode calls the contract whose address its call data ends with, with all gas, and reverts if that fails: it needs
// more gas than it uses, because a 64th stays behind in every frame.
//
//	CALL(gas, calldataload(0), 0, 0, calldatasize-32 bytes...) then ISZERO, JUMPI to revert
var forwardCode = common.FromHex("602036038060206000376000600082600060006000355af160205760006000fd5b00")

// TestEstimateAgreesWithGoEthereum compares with go-ethereum's estimator, which searches by bisection, on storage writes,
// refunds, calls through several frames, creations and transfers.
func TestEstimateAgreesWithGoEthereum(t *testing.T) {
	c := testkit.NewChain(t, 2)
	from := testkit.Address(c.Keys[0])
	counter := crypto.CreateAddress(from, 0)
	forward := crypto.CreateAddress(from, 1)
	c.Commit(c.Sign(c.Keys[0], nil, nil, 300_000, deploy(counterCode)), c.Sign(c.Keys[0], nil, nil, 300_000, deploy(forwardCode)))
	c.Commit(c.Sign(c.Keys[0], &counter, nil, 100_000, common.LeftPadBytes([]byte{9}, 32)))
	rnd := rand.New(rand.NewSource(3))
	word := func(b []byte) []byte { return common.LeftPadBytes(b, 32) }
	for i := range 60 {
		msg := exec.Msg{From: from}
		switch i % 6 {
		case 0: // set, clear (refund) or keep a slot
			msg.To, msg.Data = &counter, word([]byte{byte(rnd.Intn(3) * 9)})
		case 1: // through one frame
			msg.To, msg.Data = &forward, append(word(counter[:]), word([]byte{byte(rnd.Intn(255))})...)
		case 2: // through several
			msg.To = &forward
			for range rnd.Intn(6) {
				msg.Data = append(msg.Data, word(forward[:])...)
			}
			msg.Data = append(append(msg.Data, word(counter[:])...), word([]byte{byte(rnd.Intn(255))})...)
		case 3: // creation
			msg.Data = deploy(counterCode)
		case 4: // transfer, with and without data
			to := testkit.Address(c.Keys[1])
			msg.To, msg.Value, msg.Data = &to, big.NewInt(rnd.Int63()), make([]byte, rnd.Intn(2)*rnd.Intn(300))
		case 5: // with a price
			msg.To, msg.Data, msg.GasPrice = &counter, word([]byte{byte(rnd.Intn(255))}), big.NewInt(2e9)
		}
		got, err := c.Estimate(context.Background(), scene(t, c), msg, 50_000_000)
		if err != nil {
			t.Fatalf("%d: %v", i, err)
		}
		want, _, err := gasestimator.Estimate(context.Background(), asMessage(msg), &gasestimator.Options{
			Config: c.Config(), Chain: c.Chain, Header: c.Head().Header(), State: scene(t, c).State,
		}, 50_000_000)
		if err != nil {
			t.Fatalf("%d: %v", i, err)
		}
		if got != want {
			t.Errorf("%d: estimate is %d, go-ethereum's is %d", i, got, want)
		}
	}
}

func scene(t *testing.T, c *testkit.Chain) exec.Scene {
	t.Helper()
	st, err := c.State(c.Head())
	if err != nil {
		t.Fatal(err)
	}
	return exec.Scene{Header: c.Head().SharedHeader(), State: st, Timeout: time.Minute}
}

func asMessage(m exec.Msg) *core.Message {
	price := new(uint256.Int)
	if m.GasPrice != nil {
		price = uint256.MustFromBig(m.GasPrice)
	}
	value := new(uint256.Int)
	if m.Value != nil {
		value = uint256.MustFromBig(m.Value)
	}
	msg := &core.Message{From: m.From, To: m.To, Data: m.Data, Value: value, GasPrice: price, GasFeeCap: price, GasTipCap: price}
	return msg.SkipNonceCheck().SkipEOACheck()
}

func TestEstimateSaysWhatIsWrong(t *testing.T) {
	c := testkit.NewChain(t, 2)
	from := testkit.Address(c.Keys[0])
	reverter := crypto.CreateAddress(from, 0)
	invalid := crypto.CreateAddress(from, 1)
	loop := crypto.CreateAddress(from, 2)
	c.Commit(c.Sign(c.Keys[0], nil, nil, 300_000, deploy(common.FromHex("60006000fd"))),
		c.Sign(c.Keys[0], nil, nil, 300_000, deploy([]byte{0xfe})), c.Sign(c.Keys[0], nil, nil, 300_000, deploy(common.FromHex("5b600056"))))
	for _, test := range []struct {
		name, want string
		msg        exec.Msg
		timeout    time.Duration
	}{
		{"revert", "execution reverted", exec.Msg{From: from, To: &reverter}, time.Minute},
		{"invalid_opcode", "invalid opcode: INVALID", exec.Msg{From: from, To: &invalid}, time.Minute},
		{"endless", "gas required exceeds allowance (16777216)", exec.Msg{From: from, To: &loop, Gas: 1 << 60}, time.Minute},
		{"endless_in_no_time", "context deadline exceeded", exec.Msg{From: from, To: &loop, Gas: 1 << 60}, time.Nanosecond},
		{"value_over_balance", "insufficient funds for gas * price + value: address 0x1000000000000000000000000000000000000000 have 0 want 1", exec.Msg{From: common.Address{0x10}, To: &from, Value: common.Big1}, time.Minute},
		{"price_over_balance", "insufficient funds for transfer", exec.Msg{From: common.Address{0x10}, To: &from, Value: common.Big1, GasPrice: common.Big1}, time.Minute},
		{"allowance", "gas required exceeds allowance (21500)", exec.Msg{From: from, To: &loop, Gas: 21_500}, time.Minute},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := scene(t, c)
			s.Timeout = test.timeout
			_, err := c.Estimate(context.Background(), s, test.msg, 50_000_000)
			if err == nil || err.Error() != test.want {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}

func TestCallIsBounded(t *testing.T) {
	c := testkit.NewChain(t, 1)
	from := testkit.Address(c.Keys[0])
	loop := crypto.CreateAddress(from, 0)
	c.Commit(c.Sign(c.Keys[0], nil, nil, 300_000, deploy(common.FromHex("5b600056"))))
	s := scene(t, c)
	s.Timeout = 10 * time.Millisecond
	if _, err := c.Call(context.Background(), s, exec.Msg{From: from, To: &loop, Gas: 1 << 62}); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v, want the deadline", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	s = scene(t, c)
	if _, err := c.Call(ctx, s, exec.Msg{From: from, To: &loop, Gas: 1 << 62}); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want the cancellation", err)
	}
}

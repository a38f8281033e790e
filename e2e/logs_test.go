package e2e

import (
	"context"
	"crypto/ecdsa"
	"math/big"
	"math/rand"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"exon/testkit"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
)

// fewTopics returns one of few topics, so that filters find something.
func fewTopics(rnd *rand.Rand) common.Hash { return common.Hash{31: byte(rnd.Intn(4))} }

// TestKillLeavesTheLogIndexWhole kills the node at random moments while contracts emit random logs. After every start
// random filters must find exactly what the receipts hold.
func TestKillLeavesTheLogIndexWhole(t *testing.T) {
	home := t.TempDir()
	keys := testkit.Accounts(t, 4)
	seed := time.Now().UnixNano()
	t.Logf("seed %d", seed)
	rnd := rand.New(rand.NewSource(seed))
	p := launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
	var emitters []common.Address
	for _, key := range keys {
		emit(context.Background(), p.dial(t), key, nil, testkit.LoggerInit())
		emitters = append(emitters, crypto.CreateAddress(testkit.Address(key), 0))
	}
	for round := range crashRounds(t) {
		client := p.dial(t)
		ctx, stop := context.WithCancel(context.Background())
		var senders sync.WaitGroup
		for _, key := range keys {
			own := rand.New(rand.NewSource(rnd.Int63()))
			senders.Go(func() {
				for emit(ctx, client, key, &emitters[own.Intn(len(emitters))], randomLogs(own)) {
				}
			})
		}
		time.Sleep(time.Duration(50+rnd.Intn(500)) * time.Millisecond)
		p.kill(t)
		stop()
		senders.Wait()
		p = launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
		all, head := scanLogs(t, p.dial(t))
		t.Logf("round %d: %d logs", round, len(all))
		for range 50 {
			q := randomQuery(rnd, emitters)
			q.ToBlock = new(big.Int).SetUint64(head) // what waited when the node was killed goes into blocks above it
			compareFilter(t, p.dial(t), all, q)
		}
	}
	if all, _ := scanLogs(t, p.dial(t)); len(all) == 0 {
		t.Fatal("no logs: the test has tested nothing")
	}
	p.interrupt(t)
}

// emit sends a transaction and reports whether the node took it.
func emit(ctx context.Context, client *ethclient.Client, key *ecdsa.PrivateKey, to *common.Address, data []byte) bool {
	nonce, err := client.PendingNonceAt(ctx, testkit.Address(key))
	if err != nil {
		return false
	}
	tx := ethtypes.MustSignNewTx(key, ethtypes.LatestSignerForChainID(big.NewInt(9000)), &ethtypes.LegacyTx{
		Nonce: nonce, GasPrice: big.NewInt(1e10), Gas: 1_000_000, To: to, Data: data,
	})
	return client.SendTransaction(ctx, tx) == nil
}

// randomLogs returns call data for the logger.
func randomLogs(rnd *rand.Rand) (data []byte) {
	for range rnd.Intn(4) {
		var topics []common.Hash
		for range rnd.Intn(5) {
			topics = append(topics, fewTopics(rnd))
		}
		data = append(data, testkit.LogRecord(topics...)...)
	}
	return data
}

func randomQuery(rnd *rand.Rand, emitters []common.Address) ethereum.FilterQuery {
	q := ethereum.FilterQuery{FromBlock: new(big.Int)}
	for range rnd.Intn(3) {
		q.Addresses = append(q.Addresses, emitters[rnd.Intn(len(emitters))])
	}
	for range rnd.Intn(5) {
		var position []common.Hash
		for range rnd.Intn(3) {
			position = append(position, fewTopics(rnd))
		}
		q.Topics = append(q.Topics, position)
	}
	return q
}

// scanLogs returns all logs of the chain from its receipts, and the number of the block it stopped at.
func scanLogs(t *testing.T, client *ethclient.Client) (all []ethtypes.Log, head uint64) {
	t.Helper()
	ctx := context.Background()
	head, err := client.BlockNumber(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for number := range head + 1 {
		block, err := client.BlockByNumber(ctx, new(big.Int).SetUint64(number))
		if err != nil {
			t.Fatal(err)
		}
		for _, tx := range block.Transactions() {
			receipt, err := client.TransactionReceipt(ctx, tx.Hash())
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range receipt.Logs {
				all = append(all, *l)
			}
		}
	}
	return all, head
}

// compareFilter asks the node and compares with all logs.
func compareFilter(t *testing.T, client *ethclient.Client, all []ethtypes.Log, q ethereum.FilterQuery) {
	t.Helper()
	var want []ethtypes.Log
	for _, l := range all {
		if len(q.Addresses) > 0 && !slices.Contains(q.Addresses, l.Address) || len(q.Topics) > len(l.Topics) {
			continue
		}
		matches := true
		for i, position := range q.Topics {
			matches = matches && (len(position) == 0 || slices.Contains(position, l.Topics[i]))
		}
		if matches {
			want = append(want, l)
		}
	}
	have, err := client.FilterLogs(context.Background(), q)
	if len(want) > 10_000 && err != nil {
		return // more than one answer may hold
	}
	if err != nil {
		t.Fatal(err)
	}
	if len(have) != len(want) {
		t.Fatalf("%+v: %d logs, the receipts have %d", q, len(have), len(want))
	}
	for i := range have {
		if !reflect.DeepEqual(have[i], want[i]) {
			t.Fatalf("%+v: log %d is %+v, the receipts have %+v", q, i, have[i], want[i])
		}
	}
}

package chain_test

import (
	"reflect"
	"testing"

	"exon/chain"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Numbers and public keys are the same on a node that made the blocks, on one that ran them, and after a restart, at
// every height.
func TestAccountRecordsAreTheSameOnEveryNode(t *testing.T) {
	maker := testkit.NewChain(t, 2)
	dir := t.TempDir()
	g := testkit.Genesis(t, testkit.GenesisFile(t, maker.Keys))
	follower, closeFollower := testkit.OpenChain(t, dir, g)
	sender := testkit.Address(maker.Keys[0])
	watched := []common.Address{sender, testkit.Address(maker.Keys[1]), {0xfe}, {0xff, 1}, {0x01, 1}, crypto.CreateAddress(sender, 1), {0xee}}
	for i := range 4 {
		to := common.Address{0xff - byte(i%2)*0xfe, 1}
		head := maker.Commit(maker.Sign(maker.Keys[0], &to, common.Big1, 21_000, nil), maker.Sign(maker.Keys[0], nil, nil, 300_000, deploy(counterCode)))
		copied, err := reencode(head.Block)
		if err != nil {
			t.Fatal(err)
		}
		x, err := follower.Execute(copied)
		if err != nil {
			t.Fatal(err)
		}
		if err := follower.Commit(x); err != nil {
			t.Fatal(err)
		}
	}
	want := records(t, maker.Chain, watched)
	if len(want) != 5*len(watched) || want[0].PublicKey != nil || want[len(watched)].PublicKey == nil {
		t.Fatalf("got %+v", want)
	}
	if got := records(t, follower, watched); !reflect.DeepEqual(got, want) {
		t.Errorf("another node has %+v\nwant %+v", got, want)
	}
	closeFollower()
	follower, closeFollower = testkit.OpenChain(t, dir, g)
	defer closeFollower()
	if got := records(t, follower, watched); !reflect.DeepEqual(got, want) {
		t.Errorf("after a restart it has %+v\nwant %+v", got, want)
	}
}

// records returns the records of accounts at every height; the number of one that is missing is the largest.
func records(t *testing.T, c *chain.Chain, watched []common.Address) (list []chain.Account) {
	t.Helper()
	for number := range c.Head().Number() + 1 {
		for _, addr := range watched {
			a, ok, err := c.Account(addr, number)
			if err != nil {
				t.Fatal(err)
			}
			if !ok {
				a.Number = ^uint64(0)
			}
			list = append(list, a)
		}
	}
	return list
}

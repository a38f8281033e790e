package solo_test

import (
	"context"
	"testing"

	"exon/engine/solo"
	"exon/pool"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
)

// TestNothingIsAnsweredThatWasNotLookedAt: a submission that registered after the engine looked at the pool keeps waiting,
// whether its admission is under way or done.
func TestNothingIsAnsweredThatWasNotLookedAt(t *testing.T) {
	c := testkit.NewChain(t, 1)
	p, err := pool.New(c.Chain, pool.Default())
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	go func() { _ = p.Run(ctx) }()
	e := solo.New(c.Chain, p, solo.Default(), testkit.Log)

	looked := p.Version()
	to := common.Address{1}
	done := make(chan error, 1)
	tx := c.Sign(c.Keys[0], &to, common.Big1, 21_000, nil)
	during := false
	if err := p.Submit(ctx, tx, func() {
		solo.Await(e, tx.Hash(), done)
		solo.ReleaseIdle(e, p.Version()) // the engine looks while the admission is under way
		solo.ReleaseIdle(e, looked)
		during = len(done) > 0
	}); err != nil {
		t.Fatal(err)
	}
	if during {
		t.Error("answered during its admission")
	}
	solo.ReleaseIdle(e, looked)
	if len(done) > 0 {
		t.Error("answered although the engine looked before it was admitted")
	}
	solo.ReleaseIdle(e, p.Version())
	if len(done) == 0 {
		t.Error("not answered although the engine has looked since")
	}
}

package solo

import (
	"context"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Admit hands a transaction to the pool and returns once the pool has it, or why it has not. With instant sealing the
// channel then delivers one value: nil when the block with the transaction is committed, or when no block can take it
// yet because its nonce leaves a gap or its fee is below the base fee. A nil channel means that there is nothing to
// wait for.
func (e *Engine) Admit(ctx context.Context, tx *ethtypes.Transaction) (<-chan error, error) {
	if e.config.BlockTime > 0 || e.config.ReplyAtOnce {
		return nil, e.pool.Submit(ctx, tx, nil)
	}
	hash, done := tx.Hash(), make(chan error, 1)
	if err := e.pool.Submit(ctx, tx, func() { e.await(hash, done) }); err != nil {
		e.forget(hash, done)
		return nil, err
	}
	return done, nil
}

// await registers for the block that includes the transaction, right before the pool takes it up.
func (e *Engine) await(hash common.Hash, done chan error) {
	e.mu.Lock()
	e.waiting[hash] = append(e.waiting[hash], done)
	e.mu.Unlock()
}

func (e *Engine) forget(hash common.Hash, done chan error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	list := slices.DeleteFunc(e.waiting[hash], func(c chan error) bool { return c == done })
	if len(list) == 0 {
		delete(e.waiting, hash)
		return
	}
	e.waiting[hash] = list
}

// releaseIdle answers every submission that waits, unless the pool has begun to admit something since that version.
// Submissions register under the lock once their admission has begun, so none is answered before it is looked at.
func (e *Engine) releaseIdle(version uint64) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if version%2 == 0 && version == e.pool.Version() {
		e.releaseLocked(nil)
	}
}

// release answers every submission that waits.
func (e *Engine) release(err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.releaseLocked(err)
}

func (e *Engine) releaseLocked(err error) {
	for hash, list := range e.waiting {
		for _, done := range list {
			done <- err
		}
		delete(e.waiting, hash)
	}
}

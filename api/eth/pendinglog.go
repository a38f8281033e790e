package eth

import (
	"sync"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// pendingLog remembers the last transactions that became executable, in order. Each has a number; who follows keeps the
// number it wants next. One that falls behind by more than the log holds misses the oldest.
type pendingLog struct {
	mu    sync.Mutex
	ring  []common.Hash // guarded by mu; the transaction n is at n % len
	next  uint64        // guarded by mu; number of the next transaction
	moved chan struct{} // guarded by mu; closed when something is added, nil while nobody waits
}

func newPendingLog(size int) *pendingLog { return &pendingLog{ring: make([]common.Hash, size)} }

// add is called by the pool.
func (l *pendingLog) add(txs []*ethtypes.Transaction) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, tx := range txs {
		l.ring[l.next%uint64(len(l.ring))] = tx.Hash()
		l.next++
	}
	if l.moved != nil {
		close(l.moved)
		l.moved = nil
	}
}

// end returns the number of the next transaction.
func (l *pendingLog) end() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.next
}

// since appends the transactions from number from on, at most most of them, and returns the number to go on with.
func (l *pendingLog) since(from uint64, most int, dst []common.Hash) ([]common.Hash, uint64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if size := uint64(len(l.ring)); l.next > size {
		from = max(from, l.next-size)
	}
	for ; from < l.next && len(dst) < most; from++ {
		dst = append(dst, l.ring[from%uint64(len(l.ring))])
	}
	return dst, from
}

// wait returns a channel that is closed when transaction number from is there.
func (l *pendingLog) wait(from uint64) <-chan struct{} {
	l.mu.Lock()
	defer l.mu.Unlock()
	if from < l.next {
		done := make(chan struct{})
		close(done)
		return done
	}
	if l.moved == nil {
		l.moved = make(chan struct{})
	}
	return l.moved
}

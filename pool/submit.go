package pool

import (
	"context"
	"errors"
	"fmt"
	"runtime"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/txpool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// maxBatch bounds how many transactions are admitted together.
const maxBatch = 512

// ErrTypeNotSupported says that the chain does not carry transactions of that type.
var ErrTypeNotSupported = core.ErrTxTypeNotSupported

// ErrUnprotected says that a transaction could be replayed on other chains.
var ErrUnprotected = errors.New("only replay-protected (EIP-155) transactions allowed over RPC")

// ErrClosed says that the node is stopping.
var ErrClosed = errors.New("the node is stopping")

// submission is one transaction on its way into the pool.
type submission struct {
	tx    *ethtypes.Transaction
	enter func()     // may be nil
	done  chan error // capacity 1
}

// Submit admits a transaction and returns once the pool has it, or why it has not. The caller's goroutine recovers the
// sender, so that this largest cost is shared by all cores; what arrives together is admitted together. enter, when not
// nil, is called right before the pool takes up the transaction, so that its caller can watch for what becomes of it.
func (p *Pool) Submit(ctx context.Context, tx *ethtypes.Transaction, enter func()) error {
	if err := p.check(tx); err != nil {
		return err
	}
	if tx.Type() == ethtypes.BlobTxType {
		if enter != nil {
			enter()
		}
		return p.blobs.Add([]*ethtypes.Transaction{tx}, true)[0]
	}
	s := &submission{tx: tx, enter: enter, done: make(chan error, 1)}
	select {
	case p.in <- s:
	case <-ctx.Done():
		return ErrClosed
	}
	select {
	case err := <-s.done:
		return err
	case <-ctx.Done():
		return ErrClosed
	}
}

// check refuses what needs no look at the state, and recovers the sender.
func (p *Pool) check(tx *ethtypes.Transaction) error {
	if !p.inner.FilterType(tx.Type()) && (p.blobs == nil || !p.blobs.FilterType(tx.Type())) {
		return ErrTypeNotSupported
	}
	if !tx.Protected() {
		return ErrUnprotected
	}
	if id := tx.ChainId(); id.Cmp(p.chain.ChainID()) != 0 {
		return fmt.Errorf("%w: have %d want %d", ethtypes.ErrInvalidChainId, id, p.chain.ChainID())
	}
	if tx.Gas() > p.chain.Head().GasLimit() { // before the smaller limit of a transaction, which says less
		return txpool.ErrGasLimit
	}
	if floor := p.chain.Genesis().MinBaseFee; tx.GasFeeCapIntCmp(floor) < 0 {
		return fmt.Errorf("%w: max fee per gas %v, minimum needed %v", txpool.ErrUnderpriced, tx.GasFeeCap(), floor)
	}
	if _, err := ethtypes.Sender(p.signer, tx); err != nil {
		return fmt.Errorf("%w: %w", txpool.ErrInvalidSender, err)
	}
	return nil
}

// Run admits submitted transactions until ctx ends.
func (p *Pool) Run(ctx context.Context) error {
	for {
		select {
		case s := <-p.in:
			p.admit(p.collect(s))
		case <-ctx.Done():
			return nil
		}
	}
}

// collect takes what has arrived along with the first. Yielding once lets requests that are being read join.
func (p *Pool) collect(first *submission) []*submission {
	batch := append(make([]*submission, 0, 16), first)
	yielded := false
	for len(batch) < maxBatch {
		select {
		case s := <-p.in:
			batch = append(batch, s)
			continue
		default:
		}
		if yielded {
			break
		}
		yielded = true
		runtime.Gosched()
	}
	return batch
}

func (p *Pool) admit(batch []*submission) {
	p.version.Add(1) // odd: an admission is under way
	txs := make([]*ethtypes.Transaction, len(batch))
	for i, s := range batch {
		txs[i] = s.tx
		if s.enter != nil {
			s.enter()
		}
	}
	errs := p.inner.Add(txs, true)
	p.version.Add(1)
	p.signal()
	for i, s := range batch {
		s.done <- errs[i]
	}
}

// Version counts the changes of the pool's content. While it stays the same and even, nothing has been admitted.
func (p *Pool) Version() uint64 { return p.version.Load() }

// Nonce returns the nonce the account's next transaction should have.
func (p *Pool) Nonce(addr common.Address) uint64 { return p.inner.Nonce(addr) }

// Count returns how many transactions are executable and how many wait for a nonce gap to close.
func (p *Pool) Count() (pending, queued int) { return p.inner.Stats() }

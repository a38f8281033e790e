package pool

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/txpool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// ErrTypeNotSupported says that the chain does not carry transactions of that type.
var ErrTypeNotSupported = core.ErrTxTypeNotSupported

// ErrUnprotected says that a transaction could be replayed on other chains.
var ErrUnprotected = errors.New("only replay-protected (EIP-155) transactions allowed over RPC")

// ErrClosed says that the node is stopping.
var ErrClosed = errors.New("the node is stopping")

// Submit admits a transaction that a user of this node sent, and returns once the pool has it, or why it has not. What
// it admits is in the journal when it returns. enter, when not nil, is called right before the pool takes up the
// transaction, so that its caller can watch for what becomes of it.
func (p *Pool) Submit(ctx context.Context, tx *ethtypes.Transaction, enter func()) error {
	if ctx.Err() != nil || p.closed.Load() {
		return ErrClosed
	}
	if tx.Type() == ethtypes.BlobTxType && p.blobs != nil {
		return p.submitBlobs(tx, enter)
	}
	mark, err := p.take(tx, enter, p.journal != nil)
	if err == nil && p.journal != nil {
		p.journal.flush(mark)
	}
	return err
}

// Receive admits a transaction that came from another node. It is not kept in the journal.
func (p *Pool) Receive(ctx context.Context, tx *ethtypes.Transaction) error {
	if ctx.Err() != nil || p.closed.Load() {
		return ErrClosed
	}
	_, err := p.take(tx, nil, false)
	return err
}

// take does everything that needs no lock first, in the caller's goroutine: above all it recovers the sender, the
// largest cost of a transaction by far. What is left under the lock touches memory only. mark is the place in the
// journal up to which it must be written.
func (p *Pool) take(tx *ethtypes.Transaction, enter func(), local bool) (mark uint64, err error) {
	from, err := p.check(tx)
	if err != nil {
		return 0, err
	}
	it, overflow := newItem(tx, from, local)
	var sender reading
	if !p.knows(from) {
		sender = p.read(from)
	}
	var line []byte
	if local {
		if line, err = journalLine(tx); err != nil {
			return 0, err
		}
	}

	p.mu.Lock()
	defer p.mu.Unlock()
	p.version.Add(1) // odd: an admission is under way
	defer func() {
		p.version.Add(1)
		signal(p.wake)
	}()
	if enter != nil {
		enter()
	}
	if p.accounts[from] == nil && sender.at != p.view.Load() { // a block came in between
		sender = p.read(from)
	}
	if sender.err != nil {
		return 0, fmt.Errorf("account %v: %w", from, sender.err)
	}
	if err := p.admit(it, newState(sender.record), overflow); err != nil {
		return 0, err
	}
	p.tell()
	if local {
		mark = p.journal.add(line)
	}
	return mark, nil
}

// check refuses what needs no look at the sender's state, and recovers the sender. The cheap checks come first.
func (p *Pool) check(tx *ethtypes.Transaction) (common.Address, error) {
	var none common.Address
	if p.rules.Accept&(1<<tx.Type()) == 0 {
		return none, ErrTypeNotSupported
	}
	if !tx.Protected() {
		return none, ErrUnprotected
	}
	if id := tx.ChainId(); id.Cmp(p.chain.ChainID()) != 0 {
		return none, fmt.Errorf("%w: have %d want %d", ethtypes.ErrInvalidChainId, id, p.chain.ChainID())
	}
	if tx.Gas() > p.view.Load().header.GasLimit { // before the smaller limit of a transaction, which says less
		return none, txpool.ErrGasLimit
	}
	if floor := p.chain.Genesis().MinBaseFee; tx.GasFeeCapIntCmp(floor) < 0 {
		return none, fmt.Errorf("%w: max fee per gas %v, minimum needed %v", txpool.ErrUnderpriced, tx.GasFeeCap(), floor)
	}
	if tx.Type() == ethtypes.SetCodeTxType && len(tx.SetCodeAuthorizations()) == 0 {
		return none, core.ErrEmptyAuthList
	}
	if p.has(tx.Hash()) {
		return none, txpool.ErrAlreadyKnown
	}
	if err := txpool.ValidateTransaction(tx, p.view.Load().header, p.signer, &p.rules); err != nil {
		return none, err
	}
	return ethtypes.Sender(p.signer, tx) // remembered from the validation
}

func (p *Pool) has(hash common.Hash) bool {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.all[hash] != nil
}

// knows reports whether the account has transactions in the pool, and with them its state.
func (p *Pool) knows(addr common.Address) bool {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.accounts[addr] != nil
}

// reading is what the state says of an account, nil when it does not exist.
type reading struct {
	at     *view
	record *ethtypes.StateAccount
	err    error
}

func (p *Pool) read(addr common.Address) reading {
	r := reading{at: p.view.Load()}
	r.record, r.err = r.at.state.Account(addr)
	return r
}

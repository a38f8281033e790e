package chain

import (
	"errors"
	"fmt"

	"exon/chain/exec"

	"github.com/ethereum/go-ethereum/core"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
)

// Executed is a block that has been run and not yet committed.
type Executed = exec.Result

// Candidates hands waiting transactions to Build, best first, each sender's in order of nonce.
type Candidates interface {
	Peek() *ethtypes.Transaction // nil when none is left
	Next()                       // drop the one peeked at and go on with its sender's next
	Skip()                       // drop the one peeked at and all later ones of its sender
}

// blockMargin is what the header and the list encodings may add to the bytes of a block's transactions.
const blockMargin = 64 << 10

// Build runs candidates into a new block on top of the head, as many as fit.
func (c *Chain) Build(a Attrs, from Candidates) (*Executed, error) {
	parent := c.Head()
	st, err := state.NewWithReader(parent.Root(), c.live, parent.reader)
	if err != nil {
		return nil, err
	}
	run := exec.Begin(c.env, parent.header, c.rules.next(parent.header, a), st)
	room := uint64(params.MaxBlockSize - blockMargin)
	for run.GasLeft() >= params.TxGas {
		tx := from.Peek()
		if tx == nil {
			break
		}
		if tx.Gas() > run.GasLeft() || tx.Size() > room {
			from.Skip()
			continue
		}
		switch err := run.Apply(tx); {
		case err == nil:
			room -= tx.Size()
			from.Next()
		case errors.Is(err, core.ErrNonceTooLow):
			from.Next()
		default:
			c.log.Debug("transaction left out of the block", "tx", tx.Hash(), "err", err)
			from.Skip()
		}
	}
	return run.FinishWith(nil, a.Withdrawals)
}

// BuildOf runs exactly these transactions into a new block on top of the head; one that cannot be part of it is an error.
func (c *Chain) BuildOf(a Attrs, txs ethtypes.Transactions) (*Executed, error) {
	parent := c.Head()
	st, err := state.NewWithReader(parent.Root(), c.live, parent.reader)
	if err != nil {
		return nil, err
	}
	run := exec.Begin(c.env, parent.header, c.rules.next(parent.header, a), st)
	for _, tx := range txs {
		if err := run.Apply(tx); err != nil {
			run.Abort()
			return nil, err
		}
	}
	return run.FinishWith(nil, a.Withdrawals)
}

// Execute runs a block from elsewhere on top of the head and checks every field of its header.
func (c *Chain) Execute(b *ethtypes.Block) (*Executed, error) {
	parent := c.Head()
	if b.ParentHash() != parent.Hash() {
		return nil, fmt.Errorf("%w: parent is %v, the head is %v", ErrInvalidBlock, b.ParentHash(), parent.Hash())
	}
	return c.rerun(parent, b)
}

// rerun runs b on the state of parent and checks that the same block comes out.
func (c *Chain) rerun(parent *Block, b *ethtypes.Block) (*Executed, error) {
	header, err := c.rules.claim(parent.header, b)
	if err != nil {
		return nil, err
	}
	st, err := state.NewWithReader(parent.Root(), c.live, parent.reader)
	if err != nil {
		return nil, err
	}
	core.SenderCacher().Recover(ethtypes.MakeSigner(c.genesis.Config, header.Number, header.Time), b.Transactions())
	run := exec.Begin(c.env, parent.header, header, st)
	for i, tx := range b.Transactions() {
		if err := run.Apply(tx); err != nil {
			run.Abort()
			return nil, fmt.Errorf("%w: transaction %d: %w", ErrInvalidBlock, i, err)
		}
	}
	x, err := run.FinishWith(b.Uncles(), b.Withdrawals())
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrInvalidBlock, err)
	}
	return x, checkHeader(b.Header(), x.Block.Header())
}

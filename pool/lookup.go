package pool

import (
	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Found is a transaction and where it is. Block is nil while it waits.
type Found struct {
	Tx    *ethtypes.Transaction
	From  common.Address
	Block *chain.Block
	Index int
}

// Lookup finds a transaction in the chain or in the pool; nil when neither has it.
//
// A commit moves transactions from the pool into a block in three steps: they are noted as leaving, the pool drops them,
// the block becomes visible. Looking at the chain, then at the pool, then at the leaving ones, and then at the chain
// again cannot miss one on its way.
func (p *Pool) Lookup(hash common.Hash) (*Found, error) {
	if f, err := p.included(hash); f != nil || err != nil {
		return f, err
	}
	tx := p.get(hash)
	if tx == nil && p.blobs != nil {
		tx = p.blobs.Get(hash)
	}
	if tx == nil {
		if leaving := p.leaving.Load(); leaving != nil {
			tx = (*leaving)[hash]
		}
	}
	f, err := p.included(hash)
	if f != nil || err != nil || tx == nil {
		return f, err
	}
	from, err := ethtypes.Sender(p.signer, tx)
	if err != nil {
		return nil, err
	}
	return &Found{Tx: tx, From: from}, nil
}

func (p *Pool) get(hash common.Hash) *ethtypes.Transaction {
	p.mu.RLock()
	defer p.mu.RUnlock()
	if it := p.all[hash]; it != nil {
		return it.tx
	}
	return nil
}

func (p *Pool) included(hash common.Hash) (*Found, error) {
	b, i, err := p.chain.Transaction(hash)
	if err != nil || b == nil {
		return nil, err
	}
	return &Found{Tx: b.Transactions()[i], From: b.Senders[i], Block: b, Index: i}, nil
}

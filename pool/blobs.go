package pool

import (
	"fmt"

	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/txpool"
	"github.com/ethereum/go-ethereum/core/txpool/blobpool"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// blobBytes bounds the memory of waiting blobs.
const blobBytes = 64 << 20

// openBlobs opens the pool of blob transactions, in memory. Only chains that were made elsewhere have any; no block is made
// on top of those, so it is never reset.
func (p *Pool) openBlobs(reserver txpool.Reserver) error {
	blobs := blobpool.New(blobpool.Config{Datacap: blobBytes, PriceBump: 100, BlockedRatio: 0.5}, finality{p.chain}, p.authorizes)
	if err := blobs.Init(1, p.chain.CurrentBlock(), reserver); err != nil {
		return fmt.Errorf("open blob pool: %w", err)
	}
	p.blobs = blobs
	return nil
}

// finality is a chain whose head is final.
type finality struct{ *chain.Chain }

// CurrentFinalBlock returns the header of the head.
func (f finality) CurrentFinalBlock() *ethtypes.Header { return f.CurrentBlock() }

// authorizes reports whether a waiting transaction carries an authorization of the account.
func (p *Pool) authorizes(addr common.Address) bool {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.auths[addr] > 0
}

// submitBlobs admits a transaction that carries blobs; go-ethereum's pool checks all there is to check.
func (p *Pool) submitBlobs(tx *ethtypes.Transaction, enter func()) error {
	if enter != nil {
		enter()
	}
	return p.blobs.Add([]*ethtypes.Transaction{tx}, true)[0]
}

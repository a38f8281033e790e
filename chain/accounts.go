package chain

import (
	"exon/store"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// indexAccounts numbers the accounts that a block brought into being and notes the public keys its transactions show
// for the first time.
func (c *Chain) indexAccounts(batch store.Batch, b *Block, created []common.Address, update *state.StateUpdate) error {
	fresh := make(map[common.Address]store.Account, len(created))
	for _, addr := range created {
		if _, numbered := fresh[addr]; numbered || !exists(update, addr) {
			continue
		}
		if _, known, err := c.store.Account(addr); err != nil {
			return err
		} else if known {
			continue // died before and is back under its old number
		}
		record := store.Account{Number: b.accounts, Created: b.Number()}
		b.accounts++
		fresh[addr] = record
		if err := batch.PutAccount(addr, record); err != nil {
			return err
		}
	}
	return c.indexPublicKeys(batch, b, fresh)
}

// indexPublicKeys asks the store once for each sender; the cache remembers those whose key is known.
func (c *Chain) indexPublicKeys(batch store.Batch, b *Block, fresh map[common.Address]store.Account) error {
	for i, tx := range b.Transactions() {
		from := b.Senders[i]
		if c.shown.Contains(from) {
			continue
		}
		record, ok := fresh[from]
		if !ok {
			var err error
			if record, ok, err = c.store.Account(from); err != nil {
				return err
			}
		}
		if !ok {
			continue
		}
		if record.PublicKey != nil {
			c.shown.Add(from, struct{}{})
			continue
		}
		key, err := publicKey(ethtypes.MakeSigner(c.genesis.Config, b.header.Number, b.Time()), tx)
		if err != nil {
			return err
		}
		record.PublicKey, record.Shown = key, b.Number()
		fresh[from] = record
		if err := batch.PutAccount(from, record); err != nil {
			return err
		}
	}
	return nil
}

// exists reports whether the account exists after the update that is known to have touched it.
func exists(update *state.StateUpdate, addr common.Address) bool {
	return update.Accounts[crypto.Keccak256Hash(addr[:])] != nil
}

// publicKey recovers the compressed public key that signed tx.
func publicKey(signer ethtypes.Signer, tx *ethtypes.Transaction) ([]byte, error) {
	v, r, s := tx.RawSignatureValues()
	sig := make([]byte, crypto.SignatureLength)
	r.FillBytes(sig[:32])
	s.FillBytes(sig[32:64])
	switch parity := v.Uint64(); {
	case tx.Type() != ethtypes.LegacyTxType:
		sig[64] = byte(parity)
	case tx.Protected():
		sig[64] = byte((parity - 35) & 1)
	default:
		sig[64] = byte(parity - 27)
		signer = ethtypes.HomesteadSigner{} // what an unprotected transaction signs names no chain
	}
	pub, err := crypto.SigToPub(signer.Hash(tx).Bytes(), sig)
	if err != nil {
		return nil, err
	}
	return crypto.CompressPubkey(pub), nil
}

// Account is what the chain remembers of an account beside its state.
type Account = store.Account

// Account returns the record of an account as it stood after block number; ok is false when it did not exist yet.
func (c *Chain) Account(addr common.Address, number uint64) (a Account, ok bool, err error) {
	a, ok, err = c.store.Account(addr)
	if err != nil || !ok || a.Created > number {
		return Account{}, false, err
	}
	if a.Shown > number {
		a.PublicKey, a.Shown = nil, 0
	}
	return a, true, nil
}

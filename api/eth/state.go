package eth

import (
	"exon/api/jsonrpc"
	"exon/api/wire"
	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/state"
)

// GetBalance answers eth_getBalance(address, block).
func (api *API) GetBalance(r *wire.Request, dst []byte) ([]byte, error) {
	addr, ref, err := accountArgs(r, 1)
	if err != nil {
		return nil, err
	}
	err = api.read(ref, func(s chain.StateReader) error {
		account, err := s.Account(addr)
		switch {
		case err != nil:
			return err
		case account == nil:
			dst = wire.AppendQuantity(dst, 0)
		default:
			dst = wire.AppendUint256(dst, account.Balance)
		}
		return nil
	}, func(s *state.StateDB) { dst = wire.AppendUint256(dst, s.GetBalance(addr)) })
	return dst, err
}

// GetTransactionCount answers eth_getTransactionCount(address, block). The pending count is the pool's: it includes
// transactions that wait for room in a block.
func (api *API) GetTransactionCount(r *wire.Request, dst []byte) ([]byte, error) {
	addr, ref, err := accountArgs(r, 1)
	if err != nil {
		return nil, err
	}
	if ref.Tag == wire.Pending {
		return wire.AppendQuantity(dst, api.pool.Nonce(addr)), nil
	}
	err = api.read(ref, func(s chain.StateReader) error {
		account, err := s.Account(addr)
		switch {
		case err != nil:
			return err
		case account == nil:
			dst = wire.AppendQuantity(dst, 0)
		default:
			dst = wire.AppendQuantity(dst, account.Nonce)
		}
		return nil
	}, nil)
	return dst, err
}

// GetCode answers eth_getCode(address, block).
func (api *API) GetCode(r *wire.Request, dst []byte) ([]byte, error) {
	addr, ref, err := accountArgs(r, 1)
	if err != nil {
		return nil, err
	}
	err = api.read(ref, func(s chain.StateReader) error {
		account, err := s.Account(addr)
		if err != nil {
			return err
		}
		if account == nil {
			dst = wire.AppendData(dst, nil)
			return nil
		}
		dst = wire.AppendData(dst, s.Code(addr, common.BytesToHash(account.CodeHash)))
		return nil
	}, func(s *state.StateDB) { dst = wire.AppendData(dst, s.GetCode(addr)) })
	return dst, err
}

// GetStorageAt answers eth_getStorageAt(address, position, block).
func (api *API) GetStorageAt(r *wire.Request, dst []byte) ([]byte, error) {
	addr, err := r.Args.Address(0)
	if err != nil {
		return nil, err
	}
	slot, err := r.Args.StorageKey(1)
	if err != nil {
		return nil, err
	}
	ref, err := optionalBlock(r, 2)
	if err != nil {
		return nil, err
	}
	err = api.read(ref, func(s chain.StateReader) error {
		value, err := s.Storage(addr, slot)
		dst = wire.AppendHash(dst, value)
		return err
	}, func(s *state.StateDB) { dst = wire.AppendHash(dst, s.GetState(addr, slot)) })
	return dst, err
}

// maxStorageSlots bounds the slots of one eth_getStorageValues.
const maxStorageSlots = 1024

// GetStorageValues answers eth_getStorageValues(requests, block): many slots of many accounts in one state.
func (api *API) GetStorageValues(r *wire.Request, dst []byte) ([]byte, error) {
	requests, err := r.Args.StorageRequests(0)
	if err != nil {
		return nil, err
	}
	slots := 0
	for _, q := range requests {
		slots += len(q.Slots)
	}
	switch {
	case slots == 0:
		return nil, jsonrpc.InvalidParams("empty request")
	case slots > maxStorageSlots:
		return nil, jsonrpc.InvalidParams("too many slots (max %d)", maxStorageSlots)
	}
	ref, err := optionalBlock(r, 1)
	if err != nil {
		return nil, err
	}
	err = api.read(ref, func(s chain.StateReader) (err error) {
		dst, err = appendStorage(dst, requests, s.Storage)
		return err
	}, func(s *state.StateDB) {
		dst, _ = appendStorage(dst, requests, func(addr common.Address, slot common.Hash) (common.Hash, error) {
			return s.GetState(addr, slot), nil
		})
	})
	return dst, err
}

func appendStorage(dst []byte, requests []wire.StorageRequest, read func(common.Address, common.Hash) (common.Hash, error)) ([]byte, error) {
	dst = append(dst, '{')
	for i, q := range requests {
		dst = append(wire.AppendAddress(comma(dst, i), q.Address), `:[`...)
		for j, slot := range q.Slots {
			value, err := read(q.Address, slot)
			if err != nil {
				return nil, err
			}
			dst = wire.AppendHash(comma(dst, j), value)
		}
		dst = append(dst, ']')
	}
	return append(dst, '}'), nil
}

func accountArgs(r *wire.Request, block int) (addr common.Address, ref wire.BlockRef, err error) {
	if addr, err = r.Args.Address(0); err != nil {
		return addr, ref, err
	}
	ref, err = optionalBlock(r, block)
	return addr, ref, err
}

// read calls committed with the state ref names, or pending with the pending state.
func (api *API) read(ref wire.BlockRef, committed func(chain.StateReader) error, pending func(*state.StateDB)) error {
	if ref.Tag == wire.Pending {
		next, err := api.pending()
		if err != nil {
			return err
		}
		next.Read(pending)
		return nil
	}
	b, err := api.stateBlock(ref)
	if err != nil {
		return err
	}
	reader, err := api.chain.Reader(b)
	if err != nil {
		return err
	}
	return committed(reader)
}

package eth

import (
	"math/big"
	"strings"

	"exon/api/jsonrpc"
	"exon/api/rawjson"
	"exon/api/wire"

	"github.com/ethereum/go-ethereum/common"
)

// maxProofSlots bounds the slots of one eth_getProof.
const maxProofSlots = 1024

// GetProof answers eth_getProof(address, positions, block), for any block of the chain.
func (api *API) GetProof(r *wire.Request, dst []byte) ([]byte, error) {
	addr, err := r.Args.Address(0)
	if err != nil {
		return nil, err
	}
	slots, err := r.Args.StorageKeys(1)
	if err != nil {
		return nil, err
	}
	if len(slots) > maxProofSlots {
		return nil, jsonrpc.InvalidParams("too many storage keys requested (max %d, got %d)", maxProofSlots, len(slots))
	}
	ref, err := optionalBlock(r, 2)
	if err != nil {
		return nil, err
	}
	b, err := api.stateBlock(ref) // nothing pending has a root yet: it counts as the head
	if err != nil {
		return nil, err
	}
	p, err := api.chain.Prove(b, addr, slots)
	if err != nil {
		return nil, err
	}
	dst = append(dst, `{"address":`...)
	dst = wire.AppendAddress(dst, addr)
	dst = append(dst, `,"accountProof":`...)
	dst = appendNodes(dst, p.Nodes)
	dst = append(dst, `,"balance":`...)
	dst = wire.AppendUint256(dst, p.Account.Balance)
	dst = append(dst, `,"codeHash":`...)
	dst = wire.AppendData(dst, p.Account.CodeHash)
	dst = append(dst, `,"nonce":`...)
	dst = wire.AppendQuantity(dst, p.Account.Nonce)
	dst = append(dst, `,"storageHash":`...)
	dst = wire.AppendHash(dst, p.Account.Root)
	dst = append(dst, `,"storageProof":[`...)
	spelled := spellings(r.Args[1], slots)
	for i, s := range p.Slots {
		dst = append(comma(dst, i), `{"key":`...)
		dst = append(dst, spelled[i]...)
		dst = append(dst, `,"value":`...)
		dst = wire.AppendBig(dst, new(big.Int).SetBytes(s.Value[:]))
		dst = append(dst, `,"proof":`...)
		dst = append(appendNodes(dst, s.Nodes), '}')
	}
	return append(dst, `]}`...), nil
}

// spellings returns how the answer spells each position: a 32-byte word as such, anything shorter as a QUANTITY.
func spellings(raw []byte, slots []common.Hash) [][]byte {
	list := make([][]byte, len(slots))
	_ = rawjson.Array(raw, func(i int, elem []byte) error { // valid: the positions were read off it
		text := strings.Trim(string(elem), `"`)
		if len(text) > 1 && text[1]|0x20 == 'x' {
			text = text[2:]
		}
		if len(text) >= 2*common.HashLength-1 {
			list[i] = wire.AppendHash(nil, slots[i])
		} else {
			list[i] = wire.AppendBig(nil, slots[i].Big())
		}
		return nil
	})
	return list
}

func appendNodes(dst []byte, nodes [][]byte) []byte {
	dst = append(dst, '[')
	for i, node := range nodes {
		dst = wire.AppendData(comma(dst, i), node)
	}
	return append(dst, ']')
}

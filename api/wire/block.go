package wire

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Shape chooses between the two ways a block and a receipt are written.
type Shape uint8

const (
	// Spec is the shape of profiles a and b.
	Spec Shape = iota
	// Ethereum is the shape of profile eth, the one of the Ethereum execution API.
	Ethereum
	// Imported is Ethereum for a chain that may have begun under proof of work: the total difficulty, which is not zero
	// there, is left out, as clients of today do.
	Imported
)

// How much one block and one transaction take, so that the buffer grows once.
const (
	blockRoom       = 3072
	transactionRoom = 1152
	hashRoom        = 2*common.HashLength + 5
)

// AppendBlock appends the block object with transaction objects when full is set, else with transaction hashes.
// senders has the sender of each transaction, in order; it may be nil when full is not set.
func AppendBlock(dst []byte, b *ethtypes.Block, senders []common.Address, full bool, shape Shape) []byte {
	dst = growFor(dst, b, full)
	h := b.Header()
	hash := b.Hash()
	dst = append(dst, '{')
	dst = appendHeaderFields(dst, h, &hash, shape)
	at := &Position{BlockHash: hash, Number: h.Number.Uint64(), Time: h.Time, BaseFee: h.BaseFee}
	return appendBody(dst, b, h, senders, full, shape, at)
}

// AppendPendingBlock appends the block that is being built: as AppendBlock, but hash, nonce and miner are null, and so
// are the places of its transactions.
func AppendPendingBlock(dst []byte, b *ethtypes.Block, senders []common.Address, full bool, shape Shape) []byte {
	dst = growFor(dst, b, full)
	h := b.Header()
	dst = append(dst, '{')
	dst = appendHeaderFields(dst, h, nil, shape)
	return appendBody(dst, b, h, senders, full, shape, nil)
}

// AppendHeader appends the header object of a newHeads notification, in the Ethereum shape.
func AppendHeader(dst []byte, h *ethtypes.Header, hash common.Hash) []byte {
	dst = append(dst, '{')
	dst = appendHeaderFields(dst, h, &hash, Ethereum)
	return append(dst, '}')
}

// AppendUncle appends the object of an uncle: a block without transactions.
func AppendUncle(dst []byte, h *ethtypes.Header) []byte {
	hash := h.Hash()
	dst = append(dst, '{')
	dst = appendHeaderFields(dst, h, &hash, Imported)
	dst = append(dst, `,"size":`...)
	dst = AppendQuantity(dst, ethtypes.NewBlockWithHeader(h).Size())
	return append(dst, `,"uncles":[]}`...)
}

func growFor(dst []byte, b *ethtypes.Block, full bool) []byte {
	room := blockRoom
	if !full {
		return slices.Grow(dst, room+hashRoom*len(b.Transactions()))
	}
	for _, tx := range b.Transactions() {
		room += transactionRoom + 2*len(tx.Data())
	}
	return slices.Grow(dst, room)
}

// appendHeaderFields appends what the header says, from number to requestsHash. A nil hash means the pending block.
func appendHeaderFields(dst []byte, h *ethtypes.Header, hash *common.Hash, shape Shape) []byte {
	dst = append(dst, `"number":`...)
	dst = AppendBig(dst, h.Number)
	dst = append(dst, `,"hash":`...)
	if hash == nil {
		dst = append(dst, "null"...)
	} else {
		dst = appendHash(dst, hash)
	}
	dst = append(dst, `,"parentHash":`...)
	dst = appendHash(dst, &h.ParentHash)
	dst = appendProofFields(dst, h, hash == nil, shape)
	dst = append(dst, `,"logsBloom":`...)
	dst = AppendData(dst, h.Bloom[:])
	dst = append(dst, `,"transactionsRoot":`...)
	dst = appendHash(dst, &h.TxHash)
	dst = append(dst, `,"stateRoot":`...)
	dst = appendHash(dst, &h.Root)
	dst = append(dst, `,"receiptsRoot":`...)
	dst = appendHash(dst, &h.ReceiptHash)
	dst = append(dst, `,"miner":`...)
	if hash == nil {
		dst = append(dst, "null"...)
	} else {
		dst = appendAddress(dst, &h.Coinbase)
	}
	dst = append(dst, `,"extraData":`...)
	dst = AppendData(dst, h.Extra)
	dst = append(dst, `,"mixHash":`...)
	dst = appendHash(dst, &h.MixDigest)
	dst = append(dst, `,"gasLimit":`...)
	dst = AppendQuantity(dst, h.GasLimit)
	dst = append(dst, `,"gasUsed":`...)
	dst = AppendQuantity(dst, h.GasUsed)
	dst = append(dst, `,"timestamp":`...)
	dst = AppendQuantity(dst, h.Time)
	return appendForkFields(dst, h)
}

// appendProofFields appends what proof of work left behind: null in the Spec shape, the header's values in the other.
func appendProofFields(dst []byte, h *ethtypes.Header, pending bool, shape Shape) []byte {
	if shape == Spec {
		return append(dst, `,"nonce":null,"sha3Uncles":null,"difficulty":null`...)
	}
	dst = append(dst, `,"nonce":`...)
	if pending {
		dst = append(dst, "null"...)
	} else {
		dst = AppendData(dst, h.Nonce[:])
	}
	dst = append(dst, `,"sha3Uncles":`...)
	dst = appendHash(dst, &h.UncleHash)
	dst = append(dst, `,"difficulty":`...)
	return AppendBig(dst, h.Difficulty)
}

// appendForkFields appends the fields that headers gained over time, those that this header has.
func appendForkFields(dst []byte, h *ethtypes.Header) []byte {
	if h.BaseFee != nil {
		dst = append(dst, `,"baseFeePerGas":`...)
		dst = AppendBig(dst, h.BaseFee)
	}
	dst = appendHashField(dst, `,"withdrawalsRoot":`, h.WithdrawalsHash)
	dst = appendQuantityField(dst, `,"blobGasUsed":`, h.BlobGasUsed)
	dst = appendQuantityField(dst, `,"excessBlobGas":`, h.ExcessBlobGas)
	dst = appendHashField(dst, `,"parentBeaconBlockRoot":`, h.ParentBeaconRoot)
	dst = appendHashField(dst, `,"requestsHash":`, h.RequestsHash)
	dst = appendHashField(dst, `,"blockAccessListHash":`, h.BlockAccessListHash)
	return appendQuantityField(dst, `,"slotNumber":`, h.SlotNumber)
}

func appendHashField(dst []byte, key string, h *common.Hash) []byte {
	if h == nil {
		return dst
	}
	return appendHash(append(dst, key...), h)
}

func appendQuantityField(dst []byte, key string, v *uint64) []byte {
	if v == nil {
		return dst
	}
	return AppendQuantity(append(dst, key...), *v)
}

// appendBody appends the rest of the block and closes the object. A nil position means the pending block.
func appendBody(dst []byte, b *ethtypes.Block, h *ethtypes.Header, senders []common.Address, full bool, shape Shape, at *Position) []byte {
	if shape == Spec {
		dst = append(dst, `,"totalDifficulty":null`...)
	} else if shape == Ethereum && h.Difficulty.Sign() == 0 {
		dst = append(dst, `,"totalDifficulty":"0x0"`...)
	}
	dst = append(dst, `,"size":`...)
	dst = AppendQuantity(dst, b.Size())
	dst = append(dst, `,"uncles":[`...)
	for i, uncle := range b.Uncles() {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = AppendHash(dst, uncle.Hash())
	}
	dst = append(dst, ']')
	if h.WithdrawalsHash != nil {
		dst = appendWithdrawals(dst, b.Withdrawals())
	}
	dst = append(dst, `,"transactions":[`...)
	for i, tx := range b.Transactions() {
		if i > 0 {
			dst = append(dst, ',')
		}
		if !full {
			dst = AppendHash(dst, tx.Hash())
			continue
		}
		if at != nil {
			at.Index = i
		}
		dst = AppendTransaction(dst, tx, senderOf(tx, i, senders), at)
	}
	return append(dst, ']', '}')
}

// senderOf returns the known sender, or recovers it where the caller had none.
func senderOf(tx *ethtypes.Transaction, i int, senders []common.Address) common.Address {
	if i < len(senders) {
		return senders[i]
	}
	// A signer of chain 0 does not exist; only transactions without replay protection name no chain.
	var signer ethtypes.Signer = ethtypes.HomesteadSigner{}
	if chain := tx.ChainId(); chain.Sign() > 0 {
		signer = ethtypes.LatestSignerForChainID(chain)
	}
	from, _ := ethtypes.Sender(signer, tx)
	return from
}

func appendWithdrawals(dst []byte, list ethtypes.Withdrawals) []byte {
	dst = append(dst, `,"withdrawals":[`...)
	for i, w := range list {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, `{"index":`...)
		dst = AppendQuantity(dst, w.Index)
		dst = append(dst, `,"validatorIndex":`...)
		dst = AppendQuantity(dst, w.Validator)
		dst = append(dst, `,"address":`...)
		dst = appendAddress(dst, &w.Address)
		dst = append(dst, `,"amount":`...)
		dst = AppendQuantity(dst, w.Amount)
		dst = append(dst, '}')
	}
	return append(dst, ']')
}

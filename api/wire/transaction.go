package wire

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Position says where a transaction was included.
type Position struct {
	BlockHash common.Hash
	Number    uint64   // of the block
	Time      uint64   // of the block, in seconds
	Index     int      // in the block
	BaseFee   *big.Int // of the block; nil before London
}

// AppendTransaction appends the transaction object. A nil position means pending: blockHash, blockNumber,
// transactionIndex and blockTimestamp are null and gasPrice is the most the sender would pay.
func AppendTransaction(dst []byte, tx *ethtypes.Transaction, from common.Address, at *Position) []byte {
	if at == nil {
		dst = append(dst, `{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"transactionIndex":null`...)
	} else {
		dst = append(dst, `{"blockHash":`...)
		dst = appendHash(dst, &at.BlockHash)
		dst = append(dst, `,"blockNumber":`...)
		dst = AppendQuantity(dst, at.Number)
		dst = append(dst, `,"blockTimestamp":`...)
		dst = AppendQuantity(dst, at.Time)
		dst = append(dst, `,"transactionIndex":`...)
		dst = AppendQuantity(dst, uint64(at.Index))
	}
	hash := tx.Hash()
	dst = append(dst, `,"hash":`...)
	dst = appendHash(dst, &hash)
	dst = append(dst, `,"type":`...)
	dst = AppendQuantity(dst, uint64(tx.Type()))
	dst = append(dst, `,"nonce":`...)
	dst = AppendQuantity(dst, tx.Nonce())
	dst = append(dst, `,"from":`...)
	dst = appendAddress(dst, &from)
	dst = append(dst, `,"to":`...)
	dst = appendOptionalAddress(dst, tx.To())
	dst = append(dst, `,"value":`...)
	dst = AppendBig(dst, tx.Value())
	dst = append(dst, `,"gas":`...)
	dst = AppendQuantity(dst, tx.Gas())
	dst = appendFees(dst, tx, at)
	dst = append(dst, `,"input":`...)
	dst = AppendData(dst, tx.Data())
	if tx.Type() != ethtypes.LegacyTxType {
		dst = appendTyped(dst, tx)
	}
	return appendSignature(dst, tx)
}

func appendOptionalAddress(dst []byte, a *common.Address) []byte {
	if a == nil {
		return append(dst, "null"...)
	}
	return appendAddress(dst, a)
}

// appendFees appends gasPrice and, for transactions that have them, the two caps.
func appendFees(dst []byte, tx *ethtypes.Transaction, at *Position) []byte {
	dst = append(dst, `,"gasPrice":`...)
	if tx.Type() == ethtypes.LegacyTxType || tx.Type() == ethtypes.AccessListTxType {
		return AppendBig(dst, tx.GasPrice())
	}
	tip, most := tx.GasTipCap(), tx.GasFeeCap()
	if at == nil || at.BaseFee == nil {
		dst = AppendBig(dst, most)
	} else {
		dst = appendEffectivePrice(dst, tip, most, at.BaseFee)
	}
	dst = append(dst, `,"maxFeePerGas":`...)
	dst = AppendBig(dst, most)
	dst = append(dst, `,"maxPriorityFeePerGas":`...)
	return AppendBig(dst, tip)
}

// appendEffectivePrice appends min(tip + base, most), without a big sum where 64 bits do.
func appendEffectivePrice(dst []byte, tip, most, base *big.Int) []byte {
	if tip.IsUint64() && base.IsUint64() && most.IsUint64() {
		t, b, m := tip.Uint64(), base.Uint64(), most.Uint64()
		if sum := t + b; sum >= t && sum < m {
			m = sum
		}
		return AppendQuantity(dst, m)
	}
	price := new(big.Int).Add(tip, base)
	if price.Cmp(most) > 0 {
		price = most
	}
	return AppendBig(dst, price)
}

// appendTyped appends what only EIP-2718 transactions have.
func appendTyped(dst []byte, tx *ethtypes.Transaction) []byte {
	dst = append(dst, `,"chainId":`...)
	dst = AppendBig(dst, tx.ChainId())
	dst = append(dst, `,"accessList":`...)
	dst = AppendAccessList(dst, tx.AccessList())
	switch tx.Type() {
	case ethtypes.SetCodeTxType:
		dst = append(dst, `,"authorizationList":`...)
		dst = appendAuthorizations(dst, tx.SetCodeAuthorizations())
	case ethtypes.BlobTxType:
		dst = append(dst, `,"maxFeePerBlobGas":`...)
		dst = AppendBig(dst, tx.BlobGasFeeCap())
		dst = append(dst, `,"blobVersionedHashes":`...)
		dst = appendHashes(dst, tx.BlobHashes())
	}
	return dst
}

// appendSignature appends the signature and closes the object.
func appendSignature(dst []byte, tx *ethtypes.Transaction) []byte {
	v, r, s := tx.RawSignatureValues()
	if tx.Type() != ethtypes.LegacyTxType {
		if v != nil && v.Sign() != 0 {
			dst = append(dst, `,"yParity":"0x1"`...)
		} else {
			dst = append(dst, `,"yParity":"0x0"`...)
		}
	} else if tx.Protected() {
		dst = append(dst, `,"chainId":`...)
		if v.IsUint64() && v.Uint64() >= 35 {
			dst = AppendQuantity(dst, (v.Uint64()-35)/2)
		} else {
			dst = AppendBig(dst, tx.ChainId())
		}
	}
	dst = append(dst, `,"v":`...)
	dst = AppendBig(dst, v)
	dst = append(dst, `,"r":`...)
	dst = AppendBig(dst, r)
	dst = append(dst, `,"s":`...)
	dst = AppendBig(dst, s)
	return append(dst, '}')
}

// AppendHashes appends an array of hashes, [] when it is empty.
func AppendHashes(dst []byte, hashes []common.Hash) []byte { return appendHashes(dst, hashes) }

func appendHashes(dst []byte, hashes []common.Hash) []byte {
	dst = append(dst, '[')
	for i := range hashes {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendHash(dst, &hashes[i])
	}
	return append(dst, ']')
}

// AppendAccessList appends an EIP-2930 access list, [] when it is empty.
func AppendAccessList(dst []byte, list ethtypes.AccessList) []byte {
	dst = append(dst, '[')
	for i := range list {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, `{"address":`...)
		dst = appendAddress(dst, &list[i].Address)
		dst = append(dst, `,"storageKeys":`...)
		dst = appendHashes(dst, list[i].StorageKeys)
		dst = append(dst, '}')
	}
	return append(dst, ']')
}

func appendAuthorizations(dst []byte, list []ethtypes.SetCodeAuthorization) []byte {
	dst = append(dst, '[')
	for i := range list {
		if i > 0 {
			dst = append(dst, ',')
		}
		a := &list[i]
		dst = append(dst, `{"chainId":`...)
		dst = AppendUint256(dst, &a.ChainID)
		dst = append(dst, `,"address":`...)
		dst = appendAddress(dst, &a.Address)
		dst = append(dst, `,"nonce":`...)
		dst = AppendQuantity(dst, a.Nonce)
		dst = append(dst, `,"yParity":`...)
		dst = AppendQuantity(dst, uint64(a.V))
		dst = append(dst, `,"r":`...)
		dst = AppendUint256(dst, &a.R)
		dst = append(dst, `,"s":`...)
		dst = AppendUint256(dst, &a.S)
		dst = append(dst, '}')
	}
	return append(dst, ']')
}

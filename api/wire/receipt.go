package wire

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// How much one receipt and one log take, their data aside.
const (
	receiptRoom = 1280
	logRoom     = 512
)

// AppendReceipt appends the receipt object. r has its derived fields set. Where nothing was created, failed creations
// included, contractAddress is the zero address in the Spec shape and null in the other.
func AppendReceipt(dst []byte, r *ethtypes.Receipt, tx *ethtypes.Transaction, from common.Address, shape Shape) []byte {
	dst = slices.Grow(dst, receiptRoom+logRoom*len(r.Logs))
	dst = append(dst, `{"blockHash":`...)
	dst = appendHash(dst, &r.BlockHash)
	dst = append(dst, `,"blockNumber":`...)
	dst = AppendBig(dst, r.BlockNumber)
	dst = append(dst, `,"transactionHash":`...)
	dst = appendHash(dst, &r.TxHash)
	dst = append(dst, `,"transactionIndex":`...)
	dst = AppendQuantity(dst, uint64(r.TransactionIndex))
	dst = append(dst, `,"from":`...)
	dst = appendAddress(dst, &from)
	dst = append(dst, `,"to":`...)
	dst = appendOptionalAddress(dst, tx.To())
	dst = append(dst, `,"contractAddress":`...)
	dst = appendCreated(dst, r, shape)
	dst = append(dst, `,"cumulativeGasUsed":`...)
	dst = AppendQuantity(dst, r.CumulativeGasUsed)
	dst = append(dst, `,"gasUsed":`...)
	dst = AppendQuantity(dst, r.GasUsed)
	dst = append(dst, `,"effectiveGasPrice":`...)
	dst = AppendBig(dst, r.EffectiveGasPrice)
	if tx.Type() == ethtypes.BlobTxType {
		dst = append(dst, `,"blobGasUsed":`...)
		dst = AppendQuantity(dst, r.BlobGasUsed)
		dst = append(dst, `,"blobGasPrice":`...)
		dst = AppendBig(dst, r.BlobGasPrice)
	}
	dst = append(dst, `,"type":`...)
	dst = AppendQuantity(dst, uint64(tx.Type()))
	// Before Byzantium a receipt had the state root where the status is now.
	if len(r.PostState) > 0 {
		dst = append(dst, `,"root":`...)
		dst = AppendData(dst, r.PostState)
	} else {
		dst = append(dst, `,"status":`...)
		dst = AppendQuantity(dst, r.Status)
	}
	dst = append(dst, `,"logs":`...)
	dst = AppendLogs(dst, r.Logs)
	dst = append(dst, `,"logsBloom":`...)
	dst = AppendData(dst, r.Bloom[:])
	return append(dst, '}')
}

func appendCreated(dst []byte, r *ethtypes.Receipt, shape Shape) []byte {
	failed := len(r.PostState) == 0 && r.Status == ethtypes.ReceiptStatusFailed
	switch {
	case !failed && r.ContractAddress != common.Address{}:
		return appendAddress(dst, &r.ContractAddress)
	case shape == Spec:
		return append(dst, `"0x0000000000000000000000000000000000000000"`...)
	default:
		return append(dst, "null"...)
	}
}

// AppendLog appends the log object, the same in both shapes.
func AppendLog(dst []byte, l *ethtypes.Log) []byte {
	dst = append(dst, `{"address":`...)
	dst = appendAddress(dst, &l.Address)
	dst = append(dst, `,"topics":`...)
	dst = appendHashes(dst, l.Topics)
	dst = append(dst, `,"data":`...)
	dst = AppendData(dst, l.Data)
	dst = append(dst, `,"blockNumber":`...)
	dst = AppendQuantity(dst, l.BlockNumber)
	dst = append(dst, `,"blockHash":`...)
	dst = appendHash(dst, &l.BlockHash)
	dst = append(dst, `,"blockTimestamp":`...)
	dst = AppendQuantity(dst, l.BlockTimestamp)
	dst = append(dst, `,"transactionHash":`...)
	dst = appendHash(dst, &l.TxHash)
	dst = append(dst, `,"transactionIndex":`...)
	dst = AppendQuantity(dst, uint64(l.TxIndex))
	dst = append(dst, `,"logIndex":`...)
	dst = AppendQuantity(dst, uint64(l.Index))
	dst = append(dst, `,"removed":`...)
	dst = AppendBool(dst, l.Removed)
	return append(dst, '}')
}

// AppendLogs appends an array of log objects, [] when there are none.
func AppendLogs(dst []byte, logs []*ethtypes.Log) []byte {
	dst = append(dst, '[')
	for i, l := range logs {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = AppendLog(dst, l)
	}
	return append(dst, ']')
}

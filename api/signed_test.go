package api_test

import (
	"math/big"

	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// signed returns the signed transactions that conversations send, by name. They are made for a chain with the whole
// scenario: account 7 has sent nothing yet, account 0 two transactions.
func (s *scenario) signed() [][2]string {
	var list [][2]string
	add := func(name string, tx *ethtypes.Transaction) {
		list = append(list, [2]string{"signed." + name, raw(s.t, tx)})
	}
	for _, tx := range []struct {
		name  string
		from  int
		nonce uint64
		inner ethtypes.TxData
	}{
		{"legacy", 7, 0, s.legacy(1, 1e9)},
		{"accessList", 7, 1, &ethtypes.AccessListTx{ChainID: chainID, GasPrice: gwei, Gas: 30_000, To: s.to(8), Value: big.NewInt(1),
			AccessList: ethtypes.AccessList{{Address: s.account(8)}}}},
		{"dynamic", 7, 2, s.dynamic(s.to(8), 21_000, nil)},
		{"setCode", 7, 3, &ethtypes.SetCodeTx{ChainID: uint256.MustFromBig(chainID), GasTipCap: uint256.NewInt(0),
			GasFeeCap: uint256.NewInt(1e9), Gas: 60_000, To: s.account(8), AuthList: []ethtypes.SetCodeAuthorization{s.authorization(8, "store")}}},
		{"creation", 7, 4, s.dynamic(nil, 100_000, creation([]byte{0xfe}))},
		{"next", 7, 1, s.legacy(1, 1e9)},
		{"next.same", 7, 1, s.legacy(2, 1e9)},
		{"next.9percent", 7, 1, s.legacy(2, 1_099_999_999)},
		{"next.10percent", 7, 1, s.legacy(2, 1_100_000_000)},
		{"cheap", 7, 0, s.legacy(1, 100_000_000)},
		{"nonceTooLow", 0, 1, s.legacy(1, 1e9)},
		{"noFunds", 7, 0, &ethtypes.LegacyTx{GasPrice: gwei, Gas: 21_000, To: s.to(8), Value: new(big.Int).Mul(testkit.Ether, big.NewInt(10_000))}},
		{"underpriced", 7, 0, s.legacy(1, 99_999_999)},
		{"tipAboveCap", 7, 0, &ethtypes.DynamicFeeTx{ChainID: chainID, GasTipCap: big.NewInt(2e9), GasFeeCap: gwei, Gas: 21_000, To: s.to(8)}},
		{"lowGas", 7, 0, &ethtypes.LegacyTx{GasPrice: gwei, Gas: 20_999, To: s.to(8)}},
		{"overBlock", 7, 0, &ethtypes.LegacyTx{GasPrice: gwei, Gas: 60_000_001, To: s.to(8)}},
	} {
		add(tx.name, signAt(s.t, s.Keys[tx.from], tx.nonce, tx.inner))
	}
	to := s.to(8)
	for _, tx := range []struct {
		name   string
		signer ethtypes.Signer
		inner  ethtypes.TxData
	}{
		{"otherChain", ethtypes.LatestSignerForChainID(big.NewInt(1)), &ethtypes.LegacyTx{GasPrice: gwei, Gas: 21_000, To: to}},
		{"unprotected", ethtypes.HomesteadSigner{}, &ethtypes.LegacyTx{GasPrice: gwei, Gas: 21_000, To: to}},
		{"blob", signer, &ethtypes.BlobTx{ChainID: uint256.MustFromBig(chainID), GasTipCap: uint256.NewInt(1), GasFeeCap: uint256.NewInt(1e9),
			Gas: 21_000, To: *to, BlobFeeCap: uint256.NewInt(1e9), BlobHashes: []common.Hash{{0: 1}}}},
	} {
		signed, err := ethtypes.SignNewTx(s.Keys[7], tx.signer, tx.inner)
		if err != nil {
			s.t.Fatal(err)
		}
		add(tx.name, signed)
	}
	return list
}

// legacy returns a legacy transfer to account 8.
func (s *scenario) legacy(value, price int64) *ethtypes.LegacyTx {
	return &ethtypes.LegacyTx{GasPrice: big.NewInt(price), Gas: 21_000, To: s.to(8), Value: big.NewInt(value)}
}

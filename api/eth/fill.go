package eth

import (
	"fmt"
	"math/big"

	"exon/api/rpcerr"
	"exon/api/wire"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/holiman/uint256"
)

// defaultSendGas is the gas of a transaction that names none.
const defaultSendGas = 90_000

// fill makes an unsigned transaction of a send object. A caller that sends it holds the sender's nonce lock.
func (api *API) fill(c *wire.Call) (*ethtypes.Transaction, error) {
	switch {
	case c.Blobs:
		return nil, rpcerr.ErrBlobs
	case c.GasPrice != nil && (c.MaxFee != nil || c.MaxTip != nil):
		return nil, rpcerr.ErrTwoPrices
	case c.To == nil && len(c.Data) == 0:
		return nil, rpcerr.ErrEmptyCreation
	}
	if err := api.checkChainID(c); err != nil {
		return nil, err
	}
	gas, nonce := uint64(defaultSendGas), uint64(0)
	if c.Gas != nil {
		gas = *c.Gas
	}
	if c.Nonce != nil {
		nonce = *c.Nonce
	} else {
		nonce = api.pool.Nonce(*c.From)
	}
	value := c.Value
	if value == nil {
		value = new(big.Int)
	}
	baseFee := api.chain.NextBaseFee(api.chain.Head().SharedHeader())
	if c.MaxFee != nil || c.MaxTip != nil || c.Authorizations != nil {
		return api.fillDynamic(c, nonce, gas, value, baseFee)
	}
	price := c.GasPrice
	if price == nil {
		price = baseFee
	}
	if c.AccessList != nil {
		return ethtypes.NewTx(&ethtypes.AccessListTx{
			ChainID: api.chain.ChainID(), Nonce: nonce, GasPrice: price, Gas: gas, To: c.To, Value: value, Data: c.Data,
			AccessList: *c.AccessList,
		}), nil
	}
	return ethtypes.NewTx(&ethtypes.LegacyTx{Nonce: nonce, GasPrice: price, Gas: gas, To: c.To, Value: value, Data: c.Data}), nil
}

// checkChainID refuses a call that names another chain.
func (api *API) checkChainID(c *wire.Call) error {
	if c.ChainID == nil || c.ChainID.Cmp(api.chain.ChainID()) == 0 {
		return nil
	}
	return rpcerr.Refused(fmt.Errorf("chainId does not match node's (have=%v, want=%v)", c.ChainID, api.chain.ChainID()))
}

// fillDynamic makes a transaction with a fee cap and a tip: EIP-1559, or EIP-7702 when it carries authorizations.
func (api *API) fillDynamic(c *wire.Call, nonce, gas uint64, value, baseFee *big.Int) (*ethtypes.Transaction, error) {
	tip, most := c.MaxTip, c.MaxFee
	if tip == nil {
		tip = new(big.Int)
	}
	if most == nil { // room for the base fee to double
		most = new(big.Int).Add(tip, new(big.Int).Lsh(baseFee, 1))
	}
	var access ethtypes.AccessList
	if c.AccessList != nil {
		access = *c.AccessList
	}
	if c.Authorizations == nil {
		return ethtypes.NewTx(&ethtypes.DynamicFeeTx{
			ChainID: api.chain.ChainID(), Nonce: nonce, GasTipCap: tip, GasFeeCap: most, Gas: gas, To: c.To, Value: value,
			Data: c.Data, AccessList: access,
		}), nil
	}
	if c.To == nil {
		return nil, rpcerr.Refused(fmt.Errorf("a transaction with an authorizationList cannot create a contract"))
	}
	return fillSetCode(c, nonce, gas, [...]*big.Int{api.chain.ChainID(), tip, most, value}, *c.To, access)
}

// fillSetCode makes an EIP-7702 transaction; amounts are chain id, tip, fee cap and value.
func fillSetCode(c *wire.Call, nonce, gas uint64, amounts [4]*big.Int, to common.Address, access ethtypes.AccessList) (*ethtypes.Transaction, error) {
	var words [4]*uint256.Int
	for i, a := range amounts {
		word, overflow := uint256.FromBig(a)
		if overflow {
			return nil, rpcerr.Refused(fmt.Errorf("amount %v is over 256 bits", a))
		}
		words[i] = word
	}
	return ethtypes.NewTx(&ethtypes.SetCodeTx{
		ChainID: words[0], Nonce: nonce, GasTipCap: words[1], GasFeeCap: words[2], Gas: gas, To: to, Value: words[3],
		Data: c.Data, AccessList: access, AuthList: c.Authorizations,
	}), nil
}

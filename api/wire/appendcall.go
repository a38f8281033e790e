package wire

import "math/big"

// AppendCall appends a call object that says the same as c, for parsers other than ours.
func AppendCall(dst []byte, c *Call) []byte {
	start := len(dst)
	dst = append(dst, '{')
	if c.From != nil {
		dst = appendAddress(append(dst, `,"from":`...), c.From)
	}
	if c.To != nil {
		dst = appendAddress(append(dst, `,"to":`...), c.To)
	}
	dst = appendQuantityField(dst, `,"gas":`, c.Gas)
	dst = appendQuantityField(dst, `,"nonce":`, c.Nonce)
	for _, f := range []struct {
		key   string
		value *big.Int
	}{
		{`,"gasPrice":`, c.GasPrice}, {`,"maxFeePerGas":`, c.MaxFee}, {`,"maxPriorityFeePerGas":`, c.MaxTip},
		{`,"value":`, c.Value}, {`,"chainId":`, c.ChainID},
	} {
		if f.value != nil {
			dst = AppendBig(append(dst, f.key...), f.value)
		}
	}
	if c.HasData {
		dst = AppendData(append(dst, `,"input":`...), c.Data)
	}
	if c.AccessList != nil {
		dst = AppendAccessList(append(dst, `,"accessList":`...), *c.AccessList)
	}
	if c.Authorizations != nil {
		dst = appendAuthorizations(append(dst, `,"authorizationList":`...), c.Authorizations)
	}
	if len(dst) > start+1 {
		dst = append(dst[:start+1], dst[start+2:]...) // the first comma
	}
	return append(dst, '}')
}

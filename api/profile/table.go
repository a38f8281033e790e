package profile

import (
	"exon/api/debug"
	"exon/api/eth"
	"exon/api/harness"
	"exon/api/net"
	"exon/api/personal"
	"exon/api/txpool"
	"exon/api/web3"
)

// APIs are the namespaces that answer.
type APIs struct {
	Web3     *web3.API
	Net      *net.API
	Eth      *eth.API
	TxPool   *txpool.API
	Personal *personal.API
	Debug    *debug.API
}

// TestingTable lists the methods that only a node with rpc.testing has.
func TestingTable(api *harness.API) []Method {
	return []Method{
		{"testing_buildBlockV1", Eth, []Param{arg("parent"), arg("attributes"), optional("transactions"), optional("extraData")}, "execution payload", api.BuildBlockV1},
	}
}

// Arguments of the rows below.
func arg(name string) Param { return Param{Name: name, In: All, Required: All} }

func optional(name string) Param { return Param{Name: name, In: All} }

// block is the block argument: the specification asks for it, Ethereum takes latest when it is left out.
func block() Param { return Param{Name: "block", In: All, Required: A | B} }

// Table lists every method with its profiles, arguments and result. A method that is not here answers -32601.
func Table(api APIs) []Method {
	return []Method{
		{"web3_clientVersion", All, nil, "string `<client>/<version>/<os>/<runtime>`", api.Web3.ClientVersion},
		{"web3_sha3", All, []Param{arg("data")}, "DATA: Keccak-256", api.Web3.Sha3},

		{"net_version", All, nil, "string: network id in decimal digits", api.Net.Version},

		{"eth_protocolVersion", All, nil, "QUANTITY", api.Eth.ProtocolVersion},
		{"eth_syncing", All, nil, "`false`", api.Eth.Syncing},
		{"eth_gasPrice", All, nil, "QUANTITY: price that enters the next block", api.Eth.GasPrice},
		{"eth_accounts", All, nil, "array of addresses the node holds", api.Eth.Accounts},
		{"ex_accounts", All, nil, "the same as `eth_accounts`", api.Eth.Accounts},
		{"eth_blockNumber", All, nil, "QUANTITY", api.Eth.BlockNumber},
		{"eth_chainId", B | Eth, nil, "QUANTITY", api.Eth.ChainID},

		{"eth_getBalance", All, []Param{arg("address"), block()}, "QUANTITY: wei", api.Eth.GetBalance},
		{"eth_getStorageAt", All, []Param{arg("address"), arg("position"), block()}, "DATA, 32 bytes", api.Eth.GetStorageAt},
		{"eth_getTransactionCount", All, []Param{arg("address"), block()}, "QUANTITY: nonce", api.Eth.GetTransactionCount},
		{"eth_getCode", All, []Param{arg("address"), block()}, "DATA", api.Eth.GetCode},

		{"eth_getBlockByNumber", All, []Param{arg("block"), arg("full")}, "block or `null`", api.Eth.GetBlockByNumber},
		{"eth_getBlockByHash", All, []Param{arg("hash"), arg("full")}, "block or `null`", api.Eth.GetBlockByHash},
		{"eth_getBlockTransactionCountByNumber", All, []Param{arg("block")}, "QUANTITY or `null`", api.Eth.GetBlockTransactionCountByNumber},
		{"eth_getBlockTransactionCountByHash", All, []Param{arg("hash")}, "QUANTITY or `null`", api.Eth.GetBlockTransactionCountByHash},

		{"eth_getTransactionByHash", All, []Param{arg("hash")}, "transaction or `null`", api.Eth.GetTransactionByHash},
		{"eth_getTransactionByBlockHashAndIndex", All, []Param{arg("hash"), arg("index")}, "transaction or `null`", api.Eth.GetTransactionByBlockHashAndIndex},
		{"eth_getTransactionByBlockNumberAndIndex", All, []Param{arg("block"), arg("index")}, "transaction or `null`", api.Eth.GetTransactionByBlockNumberAndIndex},
		{"eth_getTransactionbyBlockNumberAndIndex", All, []Param{arg("block"), arg("index")}, "the same under the specification's other spelling", api.Eth.GetTransactionByBlockNumberAndIndex},
		{"eth_getTransactionReceipt", All, []Param{arg("hash")}, "receipt or `null`", api.Eth.GetTransactionReceipt},

		{"eth_getLogs", All, []Param{arg("filter")}, "array of logs; in `eth` also [in pages](logs.md)", api.Eth.GetLogs},
		{"eth_getFilterLogs", B | Eth, []Param{arg("id")}, "array of logs", api.Eth.GetFilterLogs},
		{"eth_getTransactionLogs", B | Eth, []Param{arg("hash")}, "array of logs or `null`", api.Eth.GetTransactionLogs},

		{"eth_newFilter", All, []Param{arg("filter")}, "filter id", api.Eth.NewFilter},
		{"eth_newBlockFilter", All, nil, "filter id", api.Eth.NewBlockFilter},
		{"eth_newPendingTransactionFilter", All, nil, "filter id", api.Eth.NewPendingTransactionFilter},
		{"eth_uninstallFilter", All, []Param{arg("id")}, "boolean", api.Eth.UninstallFilter},
		{"eth_getFilterChanges", All, []Param{arg("id")}, "array of hashes or logs since the last poll", api.Eth.GetFilterChanges},

		{"eth_subscribe", All, []Param{arg("name"), optional("options")}, "subscription id; WebSocket only", api.Eth.Subscribe},
		{"eth_unsubscribe", All, []Param{arg("id")}, "boolean; WebSocket only", api.Eth.Unsubscribe},

		{"eth_sign", All | Local, []Param{arg("address"), arg("data")}, "DATA: 65-byte signature", api.Eth.Sign},
		{"eth_sendTransaction", All | Local, []Param{arg("transaction")}, "DATA: transaction hash", api.Eth.SendTransaction},
		{"eth_sendRawTransaction", All, []Param{arg("data")}, "DATA: transaction hash", api.Eth.SendRawTransaction},
		{"eth_call", All, []Param{arg("call"), block(), {Name: "overrides", In: B | Eth}}, "DATA: what the code returned", api.Eth.Call},
		{"eth_estimateGas", All, []Param{arg("call"), optional("block"), optional("overrides")}, "QUANTITY: gas", api.Eth.EstimateGas},

		{"txpool_status", B | Eth, nil, "`{pending, queued}`, each a QUANTITY", api.TxPool.Status},
		{"txpool_content", B | Eth, nil, "`{pending, queued}`, each transactions by sender and nonce", api.TxPool.Content},
		{"txpool_inspect", B | Eth, nil, "`{pending, queued}`, each summaries by sender and nonce", api.TxPool.Inspect},
		{"txpool_contentFrom", Eth, []Param{arg("address")}, "`{pending, queued}`, each transactions by nonce", api.TxPool.ContentFrom},
		{"personal_importRawKey", All | Local, []Param{arg("key"), arg("passphrase")}, "address of the account", api.Personal.ImportRawKey},
		{"personal_listAccounts", All | Local, nil, "the same as `eth_accounts`", api.Personal.ListAccounts},
		{"personal_lockAccount", All | Local, []Param{arg("address")}, "`true`; `false` for an account the node does not hold", api.Personal.LockAccount},
		{"personal_newAccount", All | Local, []Param{arg("passphrase")}, "address of the account", api.Personal.NewAccount},
		{"personal_unlockAccount", All | Local, []Param{arg("address"), arg("passphrase"), optional("seconds")}, "`true`", api.Personal.UnlockAccount},
		{"personal_sendTransaction", All | Local, []Param{arg("transaction"), arg("passphrase")}, "DATA: transaction hash", api.Personal.SendTransaction},
		{"personal_sign", All | Local, []Param{arg("data"), arg("address"), optional("passphrase")}, "DATA: 65-byte signature", api.Personal.Sign},
		{"personal_ecRecover", All | Local, []Param{arg("data"), arg("signature")}, "address", api.Personal.EcRecover},
		{"eth_config", Eth, nil, "rules of the current, next and last fork (EIP-7910)", api.Eth.Config},
		{"eth_capabilities", Eth, nil, "what can be read, from which block on", api.Eth.Capabilities},
		{"eth_getStorageValues", Eth, []Param{arg("slots"), optional("block")}, "object from address to array of values", api.Eth.GetStorageValues},
		{"eth_baseFee", Eth, nil, "QUANTITY: base fee of the next block", api.Eth.BaseFee},
		{"eth_blobBaseFee", Eth, nil, "QUANTITY", api.Eth.BlobBaseFee},
		{"eth_maxPriorityFeePerGas", Eth, nil, "QUANTITY: a tip like those of the last blocks", api.Eth.MaxPriorityFeePerGas},
		{"eth_feeHistory", Eth, []Param{arg("count"), arg("newest"), optional("percentiles")}, "fees of past blocks", api.Eth.FeeHistory},
		{"eth_getBlockReceipts", Eth, []Param{arg("block")}, "array of receipts or `null`", api.Eth.GetBlockReceipts},
		{"eth_getProof", Eth, []Param{arg("address"), arg("positions"), optional("block")}, "account and slots with their Merkle proofs", api.Eth.GetProof},
		{"eth_createAccessList", Eth, []Param{arg("call"), optional("block"), optional("overrides")}, "what the call touches", api.Eth.CreateAccessList},
		{"eth_simulateV1", Eth, []Param{arg("simulation"), optional("block")}, "array of blocks with what came of their calls", api.Eth.SimulateV1},
		{"eth_fillTransaction", Eth, []Param{arg("transaction")}, "the transaction with what was left out", api.Eth.FillTransaction},
		{"eth_signTransaction", Eth | Local, []Param{arg("transaction")}, "the signed transaction, not sent", api.Eth.SignTransaction},
		{"eth_signTypedData_v4", Eth | Local, []Param{arg("address"), arg("data")}, "DATA: 65-byte signature of EIP-712 data", api.Eth.SignTypedData},
		{"eth_coinbase", Eth, nil, "address that receives the tips", api.Eth.Coinbase},
		{"eth_mining", Eth, nil, "`false`", api.Eth.Mining},
		{"eth_hashrate", Eth, nil, "`0x0`", api.Eth.Hashrate},
		{"eth_getUncleCountByBlockNumber", Eth, []Param{arg("block")}, "QUANTITY or `null`", api.Eth.GetUncleCountByBlockNumber},
		{"eth_getUncleCountByBlockHash", Eth, []Param{arg("hash")}, "QUANTITY or `null`", api.Eth.GetUncleCountByBlockHash},
		{"eth_getUncleByBlockNumberAndIndex", Eth, []Param{arg("block"), arg("index")}, "`null`", api.Eth.GetUncleByBlockNumberAndIndex},
		{"eth_getUncleByBlockHashAndIndex", Eth, []Param{arg("hash"), arg("index")}, "`null`", api.Eth.GetUncleByBlockHashAndIndex},

		{"net_listening", Eth, nil, "boolean: whether the node takes peers", api.Net.Listening},
		{"net_peerCount", Eth, nil, "QUANTITY", api.Net.PeerCount},

		{"debug_getRawHeader", Eth, []Param{arg("block")}, "DATA: RLP", api.Debug.GetRawHeader},
		{"debug_getRawBlock", Eth, []Param{arg("block")}, "DATA: RLP", api.Debug.GetRawBlock},
		{"debug_getRawReceipts", Eth, []Param{arg("block")}, "array of DATA", api.Debug.GetRawReceipts},
		{"debug_getRawTransaction", Eth, []Param{arg("hash")}, "DATA", api.Debug.GetRawTransaction},
		{"debug_traceTransaction", Eth, []Param{arg("hash"), optional("options")}, "trace in the tracer's shape", api.Debug.TraceTransaction},
		{"debug_traceBlockByNumber", Eth, []Param{arg("block"), optional("options")}, "array of traces", api.Debug.TraceBlockByNumber},
		{"debug_traceBlockByHash", Eth, []Param{arg("hash"), optional("options")}, "array of traces", api.Debug.TraceBlockByHash},
		{"debug_traceCall", Eth, []Param{arg("call"), optional("block"), optional("options")}, "trace in the tracer's shape", api.Debug.TraceCall},
	}
}

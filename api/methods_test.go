package api_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"exon/api/profile"
	"exon/testkit"
)

// arity says how many arguments a method needs and takes, as the specification has it. The eth profile may leave out the
// block argument, which is the last one; variant A has no overrides.
type arity struct{ least, most int }

var specArity = map[string]arity{
	"web3_clientVersion": {0, 0}, "web3_sha3": {1, 1}, "net_version": {0, 0}, "rpc_modules": {0, 0},
	"eth_protocolVersion": {0, 0}, "eth_syncing": {0, 0}, "eth_gasPrice": {0, 0}, "eth_accounts": {0, 0}, "ex_accounts": {0, 0},
	"eth_blockNumber": {0, 0}, "eth_chainId": {0, 0},
	"eth_getBalance": {2, 2}, "eth_getStorageAt": {3, 3}, "eth_getTransactionCount": {2, 2}, "eth_getCode": {2, 2},
	"eth_getBlockTransactionCountByNumber": {1, 1}, "eth_getBlockTransactionCountByHash": {1, 1},
	"eth_sign": {2, 2}, "eth_sendTransaction": {1, 1}, "eth_sendRawTransaction": {1, 1},
	"eth_call": {2, 3}, "eth_estimateGas": {1, 3},
	"eth_getBlockByNumber": {2, 2}, "eth_getBlockByHash": {2, 2}, "eth_getTransactionByHash": {1, 1},
	"eth_getTransactionByBlockHashAndIndex": {2, 2}, "eth_getTransactionbyBlockNumberAndIndex": {2, 2},
	"eth_getTransactionByBlockNumberAndIndex": {2, 2}, "eth_getTransactionReceipt": {1, 1},
	"eth_getLogs": {1, 1}, "eth_getTransactionLogs": {1, 1},
	"personal_importRawKey": {2, 2}, "personal_listAccounts": {0, 0}, "personal_lockAccount": {1, 1}, "personal_newAccount": {1, 1},
	"personal_unlockAccount": {2, 3}, "personal_sendTransaction": {2, 2}, "personal_sign": {2, 3}, "personal_ecRecover": {2, 2},
	"eth_newFilter": {1, 1}, "eth_newBlockFilter": {0, 0}, "eth_newPendingTransactionFilter": {0, 0}, "eth_uninstallFilter": {1, 1},
	"eth_getFilterChanges": {1, 1}, "eth_getFilterLogs": {1, 1}, "eth_subscribe": {1, 2}, "eth_unsubscribe": {1, 1},
	"txpool_status": {0, 0}, "txpool_content": {0, 0}, "txpool_inspect": {0, 0},
}

// ethArity are the methods that the eth profile alone has, as the Ethereum execution API has them.
var ethArity = map[string]arity{
	"eth_simulateV1": {1, 2}, "eth_config": {0, 0}, "eth_capabilities": {0, 0}, "eth_getStorageValues": {1, 2},
	"eth_baseFee": {0, 0}, "eth_blobBaseFee": {0, 0}, "eth_maxPriorityFeePerGas": {0, 0}, "eth_feeHistory": {2, 3},
	"eth_getBlockReceipts": {1, 1}, "eth_getProof": {2, 3}, "eth_createAccessList": {1, 3},
	"eth_fillTransaction": {1, 1}, "eth_signTransaction": {1, 1}, "eth_signTypedData_v4": {2, 2},
	"eth_coinbase": {0, 0}, "eth_mining": {0, 0}, "eth_hashrate": {0, 0},
	"eth_getUncleCountByBlockNumber": {1, 1}, "eth_getUncleCountByBlockHash": {1, 1},
	"eth_getUncleByBlockNumberAndIndex": {2, 2}, "eth_getUncleByBlockHashAndIndex": {2, 2},
	"net_listening": {0, 0}, "net_peerCount": {0, 0}, "txpool_contentFrom": {1, 1},
	"debug_getRawHeader": {1, 1}, "debug_getRawBlock": {1, 1}, "debug_getRawReceipts": {1, 1}, "debug_getRawTransaction": {1, 1},
	"debug_traceTransaction": {1, 2}, "debug_traceBlockByNumber": {1, 2}, "debug_traceBlockByHash": {1, 2}, "debug_traceCall": {1, 3},
}

// notInA are the methods of variant B alone.
var notInA = []string{"eth_chainId", "eth_getFilterLogs", "eth_getTransactionLogs", "txpool_content", "txpool_inspect", "txpool_status"}

// blockOptional are the methods whose block argument the eth profile lets callers leave out.
var blockOptional = []string{"eth_getBalance", "eth_getStorageAt", "eth_getTransactionCount", "eth_getCode", "eth_call"}

// elsewhere are the methods whose results need an id that is new each time, or a socket: filters_test.go and the tests of
// sockets show them.
var elsewhere = []string{"eth_getFilterChanges", "eth_getFilterLogs", "eth_subscribe", "eth_unsubscribe"}

func arityIn(method, profile string) arity {
	if n, ok := ethArity[method]; ok {
		return n
	}
	n := specArity[method]
	if profile == "eth" && slices.Contains(blockOptional, method) {
		n.least--
	}
	if profile == "a" && method == "eth_call" {
		n.most = 2
	}
	return n
}

// TestWrongArity sends every method one argument too few, none, null for each, and one too many.
func TestWrongArity(t *testing.T) {
	n := startChain(t, nil)
	for _, p := range profile.Names {
		methods := slices.Collect(maps.Keys(specArity))
		if p.Name == "eth" {
			methods = slices.AppendSeq(methods, maps.Keys(ethArity))
		}
		for _, method := range methods {
			if p.Name == "a" && slices.Contains(notInA, method) || p.Name != "eth" && slices.Contains(strings.Fields(onlyEth), method) {
				continue
			}
			want := arityIn(method, p.Name)
			for given := range want.least {
				args := strings.TrimSuffix(strings.Repeat(`"0x",`, given), ",")
				checkError(t, n, p.Name, method, "["+args+"]", -32602, fmt.Sprintf("missing value for required argument %d", given))
			}
			nulls := strings.TrimSuffix(strings.Repeat("null,", want.least), ",")
			if want.least > 0 {
				checkError(t, n, p.Name, method, "["+nulls+"]", -32602, "missing value for required argument 0")
			}
			tooMany := strings.TrimSuffix(strings.Repeat("null,", want.most+1), ",")
			checkError(t, n, p.Name, method, "["+tooMany+"]", -32602, fmt.Sprintf("too many arguments, want at most %d", want.most))
		}
	}
}

// notSupported is the list of methods that both variants lack.
const notSupported = `
net_peerCount net_listening
eth_getWork eth_submitWork eth_submitHashrate eth_getCompilers eth_compileLLL eth_compileSolidity eth_compileSerpent
eth_signTransaction eth_mining eth_coinbase eth_hashrate eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber
eth_getUncleByBlockHashAndIndex eth_getUncleByBlockNumberAndIndex
db_putString db_getString db_putHex db_getHex
shh_post shh_version shh_newIdentity shh_hasIdentity shh_newGroup shh_addToGroup shh_newFilter shh_uninstallFilter
shh_getFilterChanges shh_getMessages
admin_addPeer admin_datadir admin_nodeInfo admin_peers admin_startRPC admin_startWS admin_stopRPC admin_stopWS
clique_getSnapshot clique_getSnapshotAtHash clique_getSigners clique_proposals clique_propose clique_discard clique_status
debug_backtraceAt debug_blockProfile debug_cpuProfile debug_dumpBlock debug_gcStats debug_getBlockRlp debug_goTrace
debug_memStats debug_seedHash debug_setHead debug_setBlockProfileRate debug_stacks debug_startCPUProfile debug_startGoTrace
debug_stopCPUProfile debug_stopGoTrace debug_traceBlock debug_traceBlockByNumber debug_traceBlockByHash
debug_traceBlockFromFile debug_standardTraceBlockToFile debug_standardTraceBadBlockToFile debug_traceTransaction
debug_verbosity debug_vmodule debug_writeBlockProfile debug_writeMemProfile
les_serverInfo les_clientInfo les_priorityClientInfo les_addBalance les_setClientParams les_setDefaultParams
les_latestCheckpoint les_getCheckpoint les_getCheckpointContractAddress
miner_getHashrate miner_setExtra miner_setGasPrice miner_start miner_stop miner_setEtherbase`

// onlyEth is the list of methods that the eth profile adds, so that a and b must not have them.
const onlyEth = `
eth_feeHistory eth_maxPriorityFeePerGas eth_blobBaseFee eth_getBlockReceipts eth_getProof eth_createAccessList eth_simulateV1
eth_fillTransaction eth_signTypedData_v4 debug_traceCall debug_getRawBlock debug_getRawTransaction debug_getRawReceipts
eth_config eth_baseFee debug_getRawHeader evm_snapshot evm_revert evm_mine evm_increaseTime evm_setNextBlockTimestamp evm_setAutomine
evm_setIntervalMining hardhat_setBalance anvil_setBalance hardhat_mine anvil_mine hardhat_reset anvil_reset
txpool_contentFrom`

// TestNotSupported asks a and b for what they must not have, with and without arguments.
func TestNotSupported(t *testing.T) {
	n := startChain(t, nil)
	methods := slices.Concat(strings.Fields(notSupported), strings.Fields(onlyEth))
	if have := len(strings.Fields(notSupported)); have != 88 {
		t.Errorf("%d methods in the list of section 4.3, want 88", have)
	}
	for _, p := range []string{"a", "b"} {
		list := methods
		if p == "a" {
			list = slices.Concat(methods, notInA, []string{"eth_getFilterLogs"})
		}
		for _, method := range list {
			want := "the method " + method + " does not exist/is not available"
			checkError(t, n, p, method, "[]", -32601, want)
			checkError(t, n, p, method, `["0x0",{},null]`, -32601, want)
		}
	}
}

// TestEveryMethodHasConversations compares the table of methods with the folders of testdata: each method answers at
// least once with a result and once with an error, in every profile that has it.
func TestEveryMethodHasConversations(t *testing.T) {
	type key struct{ method, profile string }
	good, bad := make(map[key]bool), make(map[key]bool)
	for _, c := range testkit.Conversations(t, "testdata") {
		for _, x := range c.Exchanges {
			var request struct{ Method string }
			if json.Unmarshal([]byte(x.Request), &request) != nil {
				continue
			}
			for _, p := range c.Profiles {
				k := key{request.Method, p}
				good[k] = good[k] || strings.Contains(x.Reply, `"result":`)
				bad[k] = bad[k] || strings.Contains(x.Reply, `"error":`)
			}
		}
	}
	for _, m := range profile.Table(profile.APIs{}) {
		want := specArity
		if m.In&profile.All == profile.Eth {
			want = ethArity
		}
		if _, ok := want[m.Name]; !ok {
			t.Errorf("%s is missing from specArity or ethArity", m.Name)
		}
		for _, p := range profile.Names {
			k := key{m.Name, p.Name}
			good := good[k] || slices.Contains(elsewhere, m.Name)
			if m.In&p.Set != 0 && (!good || !bad[k]) {
				t.Errorf("%s in %s: conversations with a result %v, with an error %v", m.Name, p.Name, good, bad[k])
			}
		}
	}
}

func checkError(t *testing.T, n *scenario, profile, method, params string, code int, message string) {
	t.Helper()
	status, body := n.Post("/"+profile, `{"jsonrpc":"2.0","id":1,"method":"`+method+`","params":`+params+`}`)
	quoted, err := json.Marshal(message)
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"error":{"code":%d,"message":%s}}`, code, quoted)
	if status != 200 || body != want {
		t.Errorf("%s: %s%s: status %d\nhave %s\nwant %s", profile, method, params, status, body, want)
	}
}

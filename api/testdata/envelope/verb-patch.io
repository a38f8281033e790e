// decisions 2: other verbs than POST are answered with status 405
// verb: PATCH
// status: 405
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< JSON-RPC requests are sent with POST or over a WebSocket

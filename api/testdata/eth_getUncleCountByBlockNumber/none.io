// no block has uncles; no such block: null
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["0x64"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

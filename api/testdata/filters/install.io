// decisions 8: ids are 16 random bytes without leading zeros; what is wrong with a filter is said when it is made
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{}]}
<<~ ^\{"jsonrpc":"2\.0","id":1,"result":"0x[1-9a-f][0-9a-f]{0,31}"\}$
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"topics":["0x12341234"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: invalid topic at index 0: hex string has length 8, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"0x5","toBlock":"0x4"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid block range params"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"blockhash":"0x0000000000000000000000000000000000000000000000000000000000000001","fromBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"blockhash":"0x0000000000000000000000000000000000000000000000000000000000000001"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unknown block"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_newBlockFilter","params":[]}
<<~ ^\{"jsonrpc":"2\.0","id":1,"result":"0x[1-9a-f][0-9a-f]{0,31}"\}$
>> {"jsonrpc":"2.0","id":1,"method":"eth_newBlockFilter","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_newPendingTransactionFilter","params":[]}
<<~ ^\{"jsonrpc":"2\.0","id":1,"result":"0x[1-9a-f][0-9a-f]{0,31}"\}$
>> {"jsonrpc":"2.0","id":1,"method":"eth_newPendingTransactionFilter","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}

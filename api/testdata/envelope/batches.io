// decisions 2: the answers of a batch come in order in one array; notifications have no entry
>> [{"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]},{"jsonrpc":"2.0","id":"x","method":"eth_nothing","params":[]},{"jsonrpc":"2.0","id":1,"method":"net_version","params":[]}]
<< [{"jsonrpc":"2.0","id":2,"result":"0xd"},{"jsonrpc":"2.0","id":"x","error":{"code":-32601,"message":"the method eth_nothing does not exist/is not available"}},{"jsonrpc":"2.0","id":1,"result":"9000"}]
>> [{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]},{"jsonrpc":"2.0","method":"eth_blockNumber"},{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}]
<< [{"jsonrpc":"2.0","id":1,"result":"0xd"},{"jsonrpc":"2.0","id":1,"result":"0xd"}]
>> [{"jsonrpc":"2.0","method":"eth_blockNumber"}]
<<
>> [{"jsonrpc":"2.0","method":"eth_blockNumber"},{"method":"eth_nothing"}]
<<
>>  [ {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]} ]
<< [{"jsonrpc":"2.0","id":1,"result":"0xd"}]

// an empty batch is one error, not an array
>> []
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"empty batch"}}
>> [ ]
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"empty batch"}}

// what is no request inside a batch has an entry of its own
>> [1,{},"x",null,[],{"jsonrpc":"2.0","id":5,"method":"eth_blockNumber","params":[]}]
<< [{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},{"jsonrpc":"2.0","id":5,"result":"0xd"}]
>> [[{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}]]
<< [{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}]
>> [{"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]},{"jsonrpc":"2.0","id":3,"method":"eth_blockNumber","params":{}}]
<< [{"jsonrpc":"2.0","id":2,"result":"0xd"},{"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"non-array args"}}]

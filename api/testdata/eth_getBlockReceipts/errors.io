// what is not a block
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string \"0x\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["newest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}

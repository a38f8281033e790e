// decisions 2: the block argument is required in a and b
// profiles: a b
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xd771d7c0e1ebe89c9e9f663824851bb89b926d1a"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1"}}

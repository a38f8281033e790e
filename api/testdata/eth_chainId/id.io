// spec 9: Variant B has it
// profiles: b eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2328"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}

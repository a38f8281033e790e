// it takes no argument
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_config","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}

// decisions 5: what a legacy transaction must offer to enter the next block; the head was full, so it is over the floor
>> {"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x66851e0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}

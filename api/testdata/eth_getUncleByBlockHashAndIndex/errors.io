// what is not a hash or an index
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleByBlockHashAndIndex","params":["0x1","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleByBlockHashAndIndex","params":["0x43ac33554f670e7622a21b617350e8c16d1687cc7051ee342aa2cd8ef0d120a1",0]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: got a number, want a string"}}

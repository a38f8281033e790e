// no block has uncles
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleByBlockHashAndIndex","params":["0x43ac33554f670e7622a21b617350e8c16d1687cc7051ee342aa2cd8ef0d120a1","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleByBlockHashAndIndex","params":["0xabababababababababababababababababababababababababababababababab","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

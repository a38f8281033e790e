// decisions 4: an unknown transaction is null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0x43ac33554f670e7622a21b617350e8c16d1687cc7051ee342aa2cd8ef0d120a1"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

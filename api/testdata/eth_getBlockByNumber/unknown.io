// decisions 4: an unknown block is null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0xe",true]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0xe",false]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x7fffffffffffffff",true]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x7fffffffffffffff",false]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0xabababababababababababababababababababababababababababababababab",true]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0xabababababababababababababababababababababababababababababababab",false]}
<< {"jsonrpc":"2.0","id":1,"result":null}

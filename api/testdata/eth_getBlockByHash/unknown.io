// decisions 4: an unknown block is null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0xabababababababababababababababababababababababababababababababab",true]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x68e6883570a3dc33b9e0d06c0d5362f50861a84f737786d391d3ab2f275a2095",true]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// decisions 4: an unknown block or index is null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0x0a7588a4c9d5cf332f632cec5f12b8f17c74d95726f5765af1fd2110757099fe","0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0x104b06fa4774c8112417a1761d5981cd726e0dbffe919ef71e7600dbef3e2953","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xabababababababababababababababababababababababababababababababab","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0x0a7588a4c9d5cf332f632cec5f12b8f17c74d95726f5765af1fd2110757099fe","0xffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

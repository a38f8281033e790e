// decisions 3: the forms of the block parameter; account 9 delegates in block 4
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0x4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0x7"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0x8"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0xd"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","safe"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","finalized"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}

// a hash names a block, alone and in the object of EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720",{"blockHash":"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720",{"blockHash":"0x0a7588a4c9d5cf332f632cec5f12b8f17c74d95726f5765af1fd2110757099fe","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720",{"blockNumber":"0x7"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720",{"blockNumber":"earliest"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720",{"blockNumber":"latest","blockHash":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}

// decisions 3: the forms of the block parameter; the store holds 42 from block 7 and 7 from block 8
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x7"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x8"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0xd"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","safe"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","finalized"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

// a hash names a block, alone and in the object of EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockHash":"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockHash":"0x0a7588a4c9d5cf332f632cec5f12b8f17c74d95726f5765af1fd2110757099fe","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockNumber":"0x7"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockNumber":"earliest"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockNumber":"latest","blockHash":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

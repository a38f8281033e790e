// decisions 2 and 3: blocks that do not exist and what is no block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0xe"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x7fffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"resource not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockHash":"0xabababababababababababababababababababababababababababababababab"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"resource not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockHash":"0xabababababababababababababababababababababababababababababababab","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"resource not found"}}

// JSON numbers, decimal strings, other words and malformed quantities are refused
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",0]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",1.5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","12"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",""]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: empty hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex string \"0x\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x01"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex number with leading zero digits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0xg"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: invalid hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","Latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","LATEST"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","newest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x8000000000000000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: block number larger than int64"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x10000000000000000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex number > 64 bits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got a boolean, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",["latest"]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: must specify either BlockHash or BlockNumber"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockNumber":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: blockNumber: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockNumber":"0x1","blockHash":"0x43ac33554f670e7622a21b617350e8c16d1687cc7051ee342aa2cd8ef0d120a1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: cannot specify both BlockHash and BlockNumber, choose one or the other"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockHash":"0x12"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: blockHash: hex string has length 2, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0",{"blockHash":"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667","requireCanonical":"yes"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: requireCanonical: got a string, want a boolean"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d6466700"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex number > 64 bits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0"," latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: hex string without 0x prefix"}}

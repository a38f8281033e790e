// decisions 5: anything else is refused by this text
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid hex in storage key: \"\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid hex in storage key: \"0x\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0xg","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid hex in storage key: \"0xg\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","zz","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid hex in storage key: \"zz\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","-1","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid hex in storage key: \"-1\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef"," 0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid hex in storage key: \" 0\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0 ","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid hex in storage key: \"0x0 \""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","1.0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid hex in storage key: \"1.0\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x10000000000000000000000000000000000000000000000000000000000000000","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"storage key too long (want at most 32 bytes): \"0x10000000000000000000000000000000000000000000000000000000000000000\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef",0,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef",null,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef",[],"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: got an array, want a string"}}

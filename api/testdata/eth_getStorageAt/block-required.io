// decisions 2: the block argument is required in a and b
// profiles: a b
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 2"}}

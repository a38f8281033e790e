// decisions 2: the block argument is latest by default in eth
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},null]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},null,{}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

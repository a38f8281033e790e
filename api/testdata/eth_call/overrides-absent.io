// decisions 6: in a a third parameter is one too many
// profiles: a
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 2"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 2"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"balance":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 2"}}

// decisions 6: state with stateDiff; decisions 2 and 3: what is no override set
// profiles: b eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0x0116686e2291dbd5e317f47fadbfb43b599786ef":{"state":{},"stateDiff":{}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"account 0x0116686E2291dbd5e317F47faDBFb43B599786Ef has both 'state' and 'stateDiff'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"ex1qytxsm3zj8datcch73l6m0a58dve0ph00hfq74":{"stateDiff":{"0x0000000000000000000000000000000000000000000000000000000000000000":"0x0000000000000000000000000000000000000000000000000000000000000000"},"state":{"0x0000000000000000000000000000000000000000000000000000000000000000":"0x0000000000000000000000000000000000000000000000000000000000000000"}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"account 0x0116686E2291dbd5e317F47faDBFb43B599786Ef has both 'state' and 'stateDiff'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got an array, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest","x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got a string, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got a number, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0x1":{}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0x1: hex string has length 1, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"store":{}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: store: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr":{}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr: wrong bech32 prefix \"exvaloper\", want \"ex\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: got a number, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":[]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: got an array, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"balance":1}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: balance: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"balance":"0x01"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: balance: hex number with leading zero digits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"nonce":"1"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: nonce: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"code":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: code: hex string of odd length"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"state":[]}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: state: got an array, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"state":{"0x0":"0x0000000000000000000000000000000000000000000000000000000000000001"}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: state: 0x0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"stateDiff":{"0x0000000000000000000000000000000000000000000000000000000000000001":"0x1"}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266: stateDiff: 0x0000000000000000000000000000000000000000000000000000000000000001: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"code":"0x"},"ex17w0adeg64ky0daxwd2ugyuneellmjgnxt5dhzh":{"code":"0x"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: ex17w0adeg64ky0daxwd2ugyuneellmjgnxt5dhzh: account 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 is listed twice"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest",{},{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 3"}}

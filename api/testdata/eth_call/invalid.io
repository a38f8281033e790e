// decisions 2 and 3: what is no call object
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":["x","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a string, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[1,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[[],"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an array, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[true,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a boolean, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: to: hex string has length 1, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":1},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: to: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: to: wrong bech32 prefix \"exvaloper\", want \"ex\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"latest"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: from: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"gas":1},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"gas":"1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"gas":"0x"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: hex string \"0x\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"gas":"0x01"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: hex number with leading zero digits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"gas":"0x10000000000000000"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: hex number > 64 bits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"gasLimit":"0xg"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gasLimit: invalid hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"value":"0x01"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: value: hex number with leading zero digits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"value":1},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: value: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"value":"-0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: value: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"value":"0x10000000000000000000000000000000000000000000000000000000000000000"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: value: hex number > 256 bits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"gasPrice":"1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gasPrice: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"maxFeePerGas":{}},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: maxFeePerGas: got an object, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"nonce":0},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: nonce: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: data: hex string of odd length"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"abcd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: data: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":["0x"]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: data: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"input":"0xgg"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: input: invalid hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"accessList":{}},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: accessList: got an object, want an array"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"accessList":[{}]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: accessList: index 0: missing required field 'address'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"accessList":[{"address":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","storageKeys":["0x0"]}]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: accessList: index 0: storageKeys: index 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"authorizationList":[{}]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: authorizationList: index 0: missing required field 'chainId'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"chainId":9000},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: chainId: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[null,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}

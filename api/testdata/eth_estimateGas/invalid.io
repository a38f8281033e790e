// decisions 2 and 3: what is no call object; decisions 6: aliases that differ
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":["x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a string, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an array, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a boolean, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: to: hex string has length 1, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: to: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: to: wrong bech32 prefix \"exvaloper\", want \"ex\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: from: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"gas":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"gas":"1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"gas":"0x"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: hex string \"0x\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"gas":"0x01"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: hex number with leading zero digits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"gas":"0x10000000000000000"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gas: hex number > 64 bits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"gasLimit":"0xg"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gasLimit: invalid hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"value":"0x01"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: value: hex number with leading zero digits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"value":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: value: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"value":"-0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: value: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"value":"0x10000000000000000000000000000000000000000000000000000000000000000"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: value: hex number > 256 bits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"gasPrice":"1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: gasPrice: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"maxFeePerGas":{}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: maxFeePerGas: got an object, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"nonce":0}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: nonce: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"data":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: data: hex string of odd length"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"data":"abcd"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: data: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"data":["0x"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: data: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"input":"0xgg"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: input: invalid hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"accessList":{}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: accessList: got an object, want an array"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"accessList":[{}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: accessList: index 0: missing required field 'address'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"accessList":[{"address":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","storageKeys":["0x0"]}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: accessList: index 0: storageKeys: index 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"authorizationList":[{}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: authorizationList: index 0: missing required field 'chainId'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"chainId":9000}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: chainId: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","gas":"0x5208","gasLimit":"0x5209"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"both \"gas\" and \"gasLimit\" are set and not equal"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","data":"0x00","input":"0x01"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"both \"data\" and \"input\" are set and not equal. Please use \"input\" to pass transaction call data"}}

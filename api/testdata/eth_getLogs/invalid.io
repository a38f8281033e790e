// decisions 2 and 8: what is no filter
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a string, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an array, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a boolean, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: fromBlock: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: fromBlock: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"newest"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: fromBlock: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"toBlock":"0x01"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: toBlock: hex number with leading zero digits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"toBlock":{}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: toBlock: got an object, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: fromBlock: hex number > 64 bits"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: got a number, want a string or an array"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: hex string has length 1, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":{}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: got an object, want a string or an array"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":["0x1"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: invalid address at index 0: hex string has length 1, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":[null]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: invalid address at index 0: got null, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":[[]]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: invalid address at index 0: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":"exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: wrong bech32 prefix \"exvaloper\", want \"ex\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":"0xebfcf7c0a1b09f6499e519a8d8bb85ce33cd539ec6cbd964e116cd74943ead1a"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: got a string, want an array"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":{}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: got an object, want an array"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":[1]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: invalid topic at index 0: got a number, want a topic, null or an array"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":["0x1"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: invalid topic at index 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: invalid topic at index 0: hex string has length 40, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":[["0x1"]]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: invalid topic at index 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":[[["0xebfcf7c0a1b09f6499e519a8d8bb85ce33cd539ec6cbd964e116cd74943ead1a"]]]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: invalid topic at index 0: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":[{}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: invalid topic at index 0: got an object, want a topic, null or an array"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockHash: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockHash: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockHash: got a number, want a string"}}

// at most 4 positions
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":[null,null,null,null,null]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: exceed max topics"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":[null,null,null,null,"0x0000000000000000000000000000000000000000000000000000000000000001"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: topics: exceed max topics"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}

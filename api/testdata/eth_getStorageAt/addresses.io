// decisions 2 and 3: what is no address
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: empty hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 0, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb9226","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 39, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb9226600","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 42, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0xgggggggggggggggggggggggggggggggggggggggg","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: invalid hex string: wrong character 'g'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":[1,"0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":[null,"0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":[true,"0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a boolean, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":[[],"0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":[{},"0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an object, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":[["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"],"0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["vitalik.eth","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}

// decisions 3: a wrong Bech32 prefix, checksum, length or character is named
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong bech32 prefix \"exvaloper\", want \"ex\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["exvalcons1hcngft7gfkhn8z8fnlajzh7agyt0az0vckjrnz","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong bech32 prefix \"exvalcons\", want \"ex\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["ex17w0adeg64ky0daxwd2ugyuneellmjgnxt5dhzq","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong bech32 checksum"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["ex1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong bech32 checksum"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["ex1w508d6qqf9yu98","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong bech32 checksum"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["ex1bw0adeg64ky0daxwd2ugyuneellmjgnxt5dhzh","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong character in bech32: 'b'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["ex17w0adEG64KY0DAXWD2UGYUNEELLMJGNXT5DHZH","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong character in bech32: upper and lower case mixed"}}

// decisions 7: false for an account the node does not hold
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":["0x00000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":["ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmmq"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong bech32 checksum"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":["exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: wrong bech32 prefix \"exvaloper\", want \"ex\""}}

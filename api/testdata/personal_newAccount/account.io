// node: fresh

// decisions 7: needs a passphrase; the empty string is one
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":["pass"]}
<<~ \{"jsonrpc":"2.0","id":1,"result":"0x[0-9a-f]{40}"\}
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":[""]}
<<~ \{"jsonrpc":"2.0","id":1,"result":"0x[0-9a-f]{40}"\}
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":[7]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":["a","b"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 1"}}

// decisions 7: a new account is locked; the empty passphrase is allowed
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":[""]}
<<~ ^\{"jsonrpc":"2\.0","id":1,"result":"0x[0-9a-f]{40}"\}$
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":["x"]}
<<~ ^\{"jsonrpc":"2\.0","id":1,"result":"0x[0-9a-f]{40}"\}$
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}

// decisions 2: served in every profile; eth has debug as well
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"rpc_modules","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"debug":"1.0","eth":"1.0","ex":"1.0","net":"1.0","personal":"1.0","rpc":"1.0","txpool":"1.0","web3":"1.0"}}
>> {"jsonrpc":"2.0","id":1,"method":"rpc_modules","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}

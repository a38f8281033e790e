// what is not a block, and one that does not exist
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawReceipts","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string \"0x\""}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawReceipts","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawReceipts","params":["0x64"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawReceipts","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}

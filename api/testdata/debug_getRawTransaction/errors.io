// what is not a hash
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawTransaction","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawTransaction","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}

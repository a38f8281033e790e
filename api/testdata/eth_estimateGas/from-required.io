// spec 2.7: from is required for an estimate; decisions 6 gives the text
// profiles: a b
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":null,"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}

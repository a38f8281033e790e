// what cannot be
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","0x64",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"request beyond head block: requested 100, head 13"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",[101]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid reward percentile: #0:101"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",[-1]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid reward percentile: #0:-1"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",[50,10]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid reward percentile: #1:10"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",["x"]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: index 0: want a number"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["latest","latest",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","newest",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got an object, want an array"}}

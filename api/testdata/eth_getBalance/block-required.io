// decisions 2: the block argument is required in a and b
// profiles: a b
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955",null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1"}}

// decisions 2: overrides are taken as in eth_call
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"latest",{"0x00000000000000000000000000000000deadbeef":{"balance":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x8abb8e62bd73f4c73b2ce7a02631b2dc911ab720"},"latest",{"0x8abb8e62bd73f4c73b2ce7a02631b2dc911ab720":{"code":"0x"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},null,{"ex1wzvhjux9rqfdcwspp37srdgwp5tac7wgrlfgk3":{"code":"0xfe"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid opcode: INVALID"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"latest",{"0x0116686e2291dbd5e317f47fadbfb43b599786ef":{"state":{},"stateDiff":{}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"account 0x0116686E2291dbd5e317F47faDBFb43B599786Ef has both 'state' and 'stateDiff'"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955"},"latest",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: got an array, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955"},"latest",{},{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 3"}}

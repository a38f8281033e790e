// decisions 2: the block is optional in every profile; decisions 3: all its forms
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"safe"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"finalized"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},{"blockHash":"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},{"blockNumber":"0x7"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},null]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// the store does not exist before block 5
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"0x4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"0xe"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},{"blockHash":"0xabababababababababababababababababababababababababababababababab"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"resource not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"newest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: hex string without 0x prefix"}}

// decisions 2: reverts as in eth_call; other failures -32000
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x1eb835eb7beeee9e6bbfe08f16a2d2ef668204bd"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: not today","data":"0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000096e6f7420746f6461790000000000000000000000000000000000000000000000"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x31a65c6d4eb07ad51e7afc890ac3b7be84df2ead"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x7e46dab6000000000000000000000000000000000000000000000000000000000000002a"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x2706a171ecb68e0038378d40dd1d136361d0cb7d"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x8abb8e62bd73f4c73b2ce7a02631b2dc911ab720"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid opcode: INVALID"}}

// EIP-7825: no transaction may use more than 16777216
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0xd771d7c0e1ebe89c9e9f663824851bb89b926d1a"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"gas required exceeds allowance (16777216)"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0xd771d7c0e1ebe89c9e9f663824851bb89b926d1a","gas":"0xffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"gas required exceeds allowance (16777216)"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","gas":"0x5300"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"gas required exceeds allowance (21248)"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0x00000000000000000000000000000000DeaDBeef have 0 want 1"}}

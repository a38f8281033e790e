// decisions 6: exact, 0x5208 for a plain transfer, no padding
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x00000000000000000000000000000000deadbeef"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"ex1znw8n9jd5tqgkgmf3v7ne372xgvnmx24jvltvp","to":"ex1wzvhjux9rqfdcwspp37srdgwp5tac7wgrlfgk3","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gasLimit":"0xffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gasPrice":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// data to an account without code: EIP-7623 asks 40 for a byte that is not zero and 10 for one that is
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","data":"0xff"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5230"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","input":"0xff00"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x523a"}

// the store: CALLDATASIZE PUSH1 JUMPI PUSH0 SLOAD PUSH0 MSTORE PUSH1 PUSH0 RETURN is 2+3+10+2+2100+2+6+3+2
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5a5a"}

// a creation: 53000, 16 for a byte of init code that is not zero, 2 for a word, PUSH1 PUSH0 MSTORE8 PUSH1 PUSH0 RETURN with one word of memory, 200 for a byte of code
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","data":"0x60005f5360015ff3"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd056"}

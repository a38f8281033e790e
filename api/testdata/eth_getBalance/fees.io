// the sender of block 1 paid 1 ether and 21000 gas at 0x5f5e100
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e0c00111e191af800"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e27c1806e59a40000"}

// the miner gets the tips alone: 1 gwei less the base fee of 0x5f5e100 times the gas of the access list transaction in block 2, 21000 + 2400 + 2*1900
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xfee0000000000000000000000000000000000fee","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xfee0000000000000000000000000000000000fee","0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1643b1b44000"}

// decisions 5: the floor is the chain's minimum base fee, 0x5f5e100
// node: pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5f5e100"}

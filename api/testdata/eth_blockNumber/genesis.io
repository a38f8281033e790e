// decisions 3: QUANTITY out is minimal: zero is 0x0
// node: pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

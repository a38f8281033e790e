// nobody tipped yet on a chain without transactions
// profiles: eth
// node: pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_maxPriorityFeePerGas","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

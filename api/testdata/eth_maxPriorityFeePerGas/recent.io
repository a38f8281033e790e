// the tip at the 60th percentile of the last 20 blocks; nearly all transactions of the scenario tip 1 gwei
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_maxPriorityFeePerGas","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3b9aca00"}

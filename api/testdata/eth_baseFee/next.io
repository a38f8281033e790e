// the base fee of the block after the head; it takes no argument
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_baseFee","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x66851e0"}

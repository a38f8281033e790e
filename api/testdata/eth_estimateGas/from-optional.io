// in eth, as in the Ethereum execution API, from defaults to the zero address
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

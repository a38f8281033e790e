// decisions 2: a notification is executed
// node: fresh
>> {"jsonrpc":"2.0","method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","value":"0x5"}]}
<<
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400009"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0xe"}

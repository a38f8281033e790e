// decisions 2: the block argument is latest by default in eth
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",null]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}

// decisions 2: the block argument is latest by default in eth
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xd771d7c0e1ebe89c9e9f663824851bb89b926d1a"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5b5f56"}

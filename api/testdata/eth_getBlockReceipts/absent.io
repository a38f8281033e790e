// no such block: null; the pending block has no receipts yet
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0x64"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["pending"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// decisions 8: over HTTP there are no notifications
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"notifications not supported"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["nothing"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"notifications not supported"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_unsubscribe","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"notifications not supported"}}

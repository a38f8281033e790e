// spec 4.2: variant B and eth; decisions 8: an id that no filter has
// profiles: b eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterLogs","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"filter not found"}}

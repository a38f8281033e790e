// spec 9: Variant A has no eth_getTransactionLogs
// profiles: a
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0x2d3812802803cdd2641beb14c6cc164dca0e113b09d3c41b2008f391a52c04f4"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_getTransactionLogs does not exist/is not available"}}

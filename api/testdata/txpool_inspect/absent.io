// spec 4.3: Variant A does not support the TXPool namespace
// profiles: a
>> {"jsonrpc":"2.0","id":1,"method":"txpool_inspect","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method txpool_inspect does not exist/is not available"}}

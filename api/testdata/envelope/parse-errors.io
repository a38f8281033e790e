// decisions 2: what is not one JSON value is a parse error with id null; nothing of it runs
>>
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>>
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> {
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> nul
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber",}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> {'id':1}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> {"id":01,"method":"eth_blockNumber"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> {"id":1,"method":"eth_blockNumber"} {}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> [{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> {"id":1,"method":"eth_blockNumber	"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}
>> [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}

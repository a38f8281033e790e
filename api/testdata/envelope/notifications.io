// decisions 2: a request without an id is executed and not answered: an empty 200
>> {"jsonrpc":"2.0","method":"eth_blockNumber","params":[]}
<<
>> {"jsonrpc":"2.0","method":"eth_nothing"}
<<
>> {"jsonrpc":"2.0","method":"eth_getCode","params":[]}
<<
>> {"jsonrpc":"2.0","method":"eth_getCode","params":{}}
<<

// a message that is no request is answered, id or not
>> {"jsonrpc":"2.0"}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}

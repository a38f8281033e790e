// decisions 2: an id that is an object, an array or a boolean makes the request invalid; it is answered with null
>> {"jsonrpc":"2.0","id":{},"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":{"a":1},"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":[],"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":[1],"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":true,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}

// decisions 2: not an object, or no method: the id is echoed when it is valid, else null
>> 1
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> "eth_blockNumber"
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> null
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> true
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> {}
<< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":7}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":"x","method":null}
<< {"jsonrpc":"2.0","id":"x","error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":7,"method":1}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":7,"method":["eth_blockNumber"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"2.0","id":7,"params":[]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"invalid request"}}

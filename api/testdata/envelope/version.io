// decisions 2: jsonrpc may be missing; present it must be "2.0"
>> {"id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"id":1,"method":"eth_blockNumber"}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"jsonrpc":"1.0","id":7,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":2.0,"id":7,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":"","id":7,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"invalid request"}}
>> {"jsonrpc":null,"id":7,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32600,"message":"invalid request"}}

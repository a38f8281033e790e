// decisions 2: an unknown method is named in the error; names are case sensitive
>> {"jsonrpc":"2.0","id":1,"method":"eth_nothing","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_nothing does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blocknumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_blocknumber does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"ETH_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method ETH_blockNumber does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method blockNumber does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_ does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"_","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method _ does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method  does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"rpc_nothing","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method rpc_nothing does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe_","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_subscribe_ does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method personal does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"web3_Sha3","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method web3_Sha3 does not exist/is not available"}}

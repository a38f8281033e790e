// decisions 2: params omitted or null are []; anything but an array is refused
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":null}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[ ]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"non-array args"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":{"address":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"non-array args"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":"latest"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"non-array args"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":1}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"non-array args"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":true}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"non-array args"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":null}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}

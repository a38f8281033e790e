// spec 3.2 and decisions 8: an id that no filter has
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterChanges","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"filter not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterChanges","params":["zz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"filter not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_uninstallFilter","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
>> {"jsonrpc":"2.0","id":1,"method":"eth_uninstallFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}

// decisions 2: JSON-RPC is sent as application/json, application/json-rpc or application/jsonrequest, with any charset
// content-type: application/jsonrequest;charset=UTF-8
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}

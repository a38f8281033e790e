// decisions 2: another content type is answered with status 415
// content-type: application/jsonp
// status: 415
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< the Content-Type must be application/json

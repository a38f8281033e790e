// decisions 2 and 3: what is no hash or no flag
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":[1,true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x1",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: empty hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 0, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["latest",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d646",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 62, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d6466700",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 66, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0xgggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: invalid hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":[true,true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a boolean, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":[[],true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":[{},true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an object, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":[null,true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667","true"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: got a string, want a boolean"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667",1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: got a number, want a boolean"}}

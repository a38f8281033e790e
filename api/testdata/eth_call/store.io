// spec 4.2: the return data; the block decides the state
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"0x4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"0x7"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"0x8"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"0xd"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"safe"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"finalized"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

// a hash names a block, alone and in the object of EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},{"blockHash":"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},{"blockHash":"0x0a7588a4c9d5cf332f632cec5f12b8f17c74d95726f5765af1fd2110757099fe","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},{"blockNumber":"0x7"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},{"blockNumber":"earliest"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},{"blockNumber":"latest","blockHash":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

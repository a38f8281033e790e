// decisions 2: what is no transaction is refused; what is no DATA is a wrong argument
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"typed transaction too short"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"typed transaction too short"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"rlp: value size exceeds available input length"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xc0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"rlp: too few elements for types.LegacyTx"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"typed transaction too short"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02c0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"rlp: too few elements for types.DynamicFeeTx"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x7f00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction type not supported"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86580843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824673a08cc466d65c73c4c5cc6518632f28f30dd63a3c1b155b179f3cc451f4467868a2a061238a24d5abdc889351d6e852b1035c0539c8562037782f824125d640eb1f"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"rlp: value size exceeds available input length"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86580843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824673a08cc466d65c73c4c5cc6518632f28f30dd63a3c1b155b179f3cc451f4467868a2a061238a24d5abdc889351d6e852b1035c0539c8562037782f824125d640eb1f0000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"rlp: input contains more than one value"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86580009aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824673a08cc466d65c73c4c5cc6518632f28f30dd63a3c1b155b179f3cc451f4467868a2a061238a24d5abdc889351d6e852b1035c0539c8562037782f824125d640eb1f00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"rlp: value size exceeds available input length"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[""]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: empty hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string of odd length"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xg0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: invalid hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["f86580"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an object, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an array, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a boolean, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}

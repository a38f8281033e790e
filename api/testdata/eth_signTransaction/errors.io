// nothing is filled in: gas, price and nonce are the caller's word
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gasPrice":"0x1","nonce":"0x0"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"gas not specified"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","nonce":"0x0"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"missing gasPrice or maxFeePerGas/maxPriorityFeePerGas"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","gasPrice":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce not specified"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTransaction","params":[{"from":"0x1212121212121212121212121212121212121212","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","gasPrice":"0x1","nonce":"0x0"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unknown account"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTransaction","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}

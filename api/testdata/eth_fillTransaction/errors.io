// what cannot be sent
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"contract creation without any data provided"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","chainId":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"chainId does not match node's (have=1, want=9000)"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gasPrice":"0x1","maxFeePerGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","maxFeePerBlobGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction type not supported"}}

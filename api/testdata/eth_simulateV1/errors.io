// what cannot be simulated
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"empty input"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"empty input"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got an array, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{}]},"0x64"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"blockOverrides":{"number":"0xd"}}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-38020,"message":"block numbers must be in order: 13 <= 13"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"blockOverrides":{"time":"0x1"}}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-38021,"message":"block timestamps must be in order: 1 <= 1700000156"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"blockOverrides":{"number":"0x1000"}}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-38026,"message":"too many blocks"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"blockOverrides":{"difficulty":"0x1"}}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"difficulty override is not allowed after the merge: block 14"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"blockOverrides":{"colour":"0x1"}}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockStateCalls: index 0: blockOverrides: colour: unknown block override"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"calls":[{"to":"0x1"}]}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockStateCalls: index 0: calls: index 0: to: hex string has length 1, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"calls":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0xffffffffff"}]}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-38015,"message":"block gas limit reached: remaining: 60000000, required: 1099511627775"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"calls":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","chainId":"0x1"}]}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"chainId does not match node's (have=1, want=9000)"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"calls":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","maxFeePerBlobGas":"0x1"}]}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction type not supported"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"calls":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","authorizationList":[]}]}]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"EIP-7702 transaction cannot be used to create contract"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{}],"validation":"yes"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: validation: got a string, want a boolean"}}

// what cannot be
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 have 9998999993433500000000 want 1766847064778384329583297500742918515827483896875618958121606201292619775"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"to":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: to: hex string has length 1, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":["0x","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a string, want an object"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"0x64"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}

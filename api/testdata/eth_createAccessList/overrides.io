// state overrides hold for the call
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"latest",{"0x70997970c51812dc3a010c7d01b50e0d17dc79c8":{"code":"0x5f545f5260205ff3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[{"address":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","storageKeys":["0x0000000000000000000000000000000000000000000000000000000000000000"]}],"gasUsed":"0x6347"}}

// the accounts and slots a call touches beside sender and recipient, and the gas it uses with them declared
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","data":"0x0000000000000000000000000000000000000000000000000000000000000009"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[{"address":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","storageKeys":["0x0000000000000000000000000000000000000000000000000000000000000000"]}],"gasUsed":"0x7445"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[{"address":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","storageKeys":["0x0000000000000000000000000000000000000000000000000000000000000000"]}],"gasUsed":"0x6356"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[],"gasUsed":"0x5208"}}

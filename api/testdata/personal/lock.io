// spec 3.1 and decisions 7: lock states; a passphrase with a call leaves them alone
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","secret"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","value":"0xde0b6b3a7640000"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xdf4c4e25b3a1ea569faf051aaff7c16446ca1c4eeae3943655d1e4750434002d"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","value":"0x1","gas":"0x5208"},"wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","value":"0x1","gas":"0x5208"},"secret"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x95e67f7c036b31fbcd23b4b5011170689c21907ad5e4b802a82539ee10b99e5f"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","value":"0x1","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret",-1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: want whole seconds of 0 or more, as a number or a hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret",1.5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: want whole seconds of 0 or more, as a number or a hex string"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret",9223372037]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unlock duration too large"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","value":"0x1","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x31c6ec0ca4b34f726b37123cf3c202397f844de97787c5e5d572fc43330c14b7"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_listAccounts","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x70997970c51812dc3a010c7d01b50e0d17dc79c8","0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","0x90f79bf6eb2c4f870365e785982e1f101e93b906","0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0x976ea74026e726554db657fa54763abd0c3a0aa9","0x14dc79964da2c08b23698b3d3cc7ca32193d9955","0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}
>> {"jsonrpc":"2.0","id":1,"method":"eth_accounts","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x70997970c51812dc3a010c7d01b50e0d17dc79c8","0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","0x90f79bf6eb2c4f870365e785982e1f101e93b906","0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0x976ea74026e726554db657fa54763abd0c3a0aa9","0x14dc79964da2c08b23698b3d3cc7ca32193d9955","0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0xa0ee7a142d267c1f36714e4a8f75612f20a79720","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}

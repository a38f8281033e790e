// decisions 6: gas 90000, the pending nonce, eth_gasPrice; a legacy transaction
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","value":"0x5"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x9750a5e0cd8d8b31af128ca9aa616e4ba350d8d97a50d687d5c0be3b26c7c60b"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0xe","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"blockHash":"0x84a09cb71bf1c84b63dda6df3bfb20d74fe339de39ba83768d18978c368d24d7","blockNumber":"0xe","blockTimestamp":"0x6553f19c","transactionIndex":"0x0","hash":"0x9750a5e0cd8d8b31af128ca9aa616e4ba350d8d97a50d687d5c0be3b26c7c60b","type":"0x0","nonce":"0x2","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","value":"0x5","gas":"0x15f90","gasPrice":"0x66851e0","input":"0x","chainId":"0x2328","v":"0x4674","r":"0x81c34cd4c73e4c4d4a9878c32105763392b2da4bccbe5cdf04d1cd6aaf18ab58","s":"0x188d7a912759228e6d5bda5d33abd2a1571d07923a839bad466c767fe5122a16"}}

// the next one follows
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"ex17w0adeg64ky0daxwd2ugyuneellmjgnxt5dhzh","to":"ex1ydscaq0r7hxl0a2v84jl077q406my850duk5ap"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd081fe78e25c8f4b98644975e9af6dac76542abc0abad7e5cd1a07e95b9198ab"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0xf","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"blockHash":"0x1acc9236cb4e9040e7ad7f038abb7b9fc63d8027bc00f21a6ade4e914d0826db","blockNumber":"0xf","blockTimestamp":"0x6553f19c","transactionIndex":"0x0","hash":"0xd081fe78e25c8f4b98644975e9af6dac76542abc0abad7e5cd1a07e95b9198ab","type":"0x0","nonce":"0x3","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","value":"0x0","gas":"0x15f90","gasPrice":"0x5f5e100","input":"0x","chainId":"0x2328","v":"0x4674","r":"0x2a6b5ea9fbd325af69ea48a76cab6fd4b96f3dd11d3ec805eb0d20e7a767a49b","s":"0x52b0dfefe5b01280d12e89d22cd4c0a64d0378fa61813259953c766f9b5649b3"}}

// a creation
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","data":"0x60fe5f5360015ff3"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x29b82c5197cd3011d122f2d028745c35e528453041185aaf5564f7623cf25e5b"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x10","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"blockHash":"0x1bf00cc8264d0cd41694496d09a3d7a98a8673a613a3d6e7bb76488dcb53ba7e","blockNumber":"0x10","blockTimestamp":"0x6553f19c","transactionIndex":"0x0","hash":"0x29b82c5197cd3011d122f2d028745c35e528453041185aaf5564f7623cf25e5b","type":"0x0","nonce":"0x4","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":null,"value":"0x0","gas":"0x15f90","gasPrice":"0x5f5e100","input":"0x60fe5f5360015ff3","chainId":"0x2328","v":"0x4673","r":"0x9c059a85f323caa5ef50c64009f7a99229b36428800a8bc84397265e4febd975","s":"0x50531716790df90a51c5a65f026fd3cb37516aad326b4f051881e0c9846ff9b8"}}

// decisions 3: pending is one consistent state: latest plus the executable transactions of the pool
// decisions 4: a transaction just accepted is visible at once
// profiles: a b
// node: pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xde0b6b3a7640000","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","data":"0x603a61000d600039603a6000f336600c575f545f5260205ff35b5f35805f555f52337febfcf7c0a1b09f6499e519a8d8bb85ce33cd539ec6cbd964e116cd74943ead1a60205fa2","gas":"0x30d40"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd80b1647a0160e79cad355cbd1c65c81f9eec500a5dc81b43fd26f0e628150cd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","data":"0x0000000000000000000000000000000000000000000000000000000000000009","gas":"0x15f90"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x8614a561c1cdf21e5fb4176843d7546bfbfe30a276403e244f045a5f4c0024f9"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x976ea74026e726554db657fa54763abd0c3a0aa9","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","nonce":"0x5"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc3b42658dda8f99798b0a0dcb82808d36abba639c0e629eed0146a61da96e930"}

// the chain has not moved
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// balance, code, storage, nonce, call and estimate read the pending state; the one with a gap does not count
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x976ea74026e726554db657fa54763abd0c3a0aa9","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e27c1806e59a40000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x976ea74026e726554db657fa54763abd0c3a0aa9","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x36600c575f545f5260205ff35b5f35805f555f52337febfcf7c0a1b09f6499e519a8d8bb85ce33cd539ec6cbd964e116cd74943ead1a60205fa2"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","0x0","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000009"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000009"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5a5a"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// the pending block: number head+1, parentHash the head, null hash, nonce and miner; its transactions are in no block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["pending",false]}
<< {"jsonrpc":"2.0","id":1,"result":{"number":"0x1","hash":null,"parentHash":"0x104b06fa4774c8112417a1761d5981cd726e0dbffe919ef71e7600dbef3e2953","nonce":null,"sha3Uncles":null,"difficulty":null,"logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000000000000400000000000100000000000000000000000000000000001000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000010000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","transactionsRoot":"0x468825a7e76bf9feec83657b4dd6422bd0228451f1a3870e3feeed2dfbb04241","stateRoot":"0xe52c120a287eb545db9d643bee7c801b32edd4f10bdc8c7e6ec0ed7a388993a3","receiptsRoot":"0x9cc7b249f6ebbc98b814150e27e9e6090d397e98aac88de92c60734fde27e43e","miner":null,"extraData":"0x","mixHash":"0x420b622b88bc675fec9b0632915ad0990d009e984b0914fca7d746d99bd0db6e","gasLimit":"0x3938700","gasUsed":"0x20149","timestamp":"0x6553f10c","baseFeePerGas":"0x5f5e100","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","totalDifficulty":null,"size":"0x400","uncles":[],"withdrawals":[],"transactions":["0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb","0xd80b1647a0160e79cad355cbd1c65c81f9eec500a5dc81b43fd26f0e628150cd","0x8614a561c1cdf21e5fb4176843d7546bfbfe30a276403e244f045a5f4c0024f9"]}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["pending",true]}
<< {"jsonrpc":"2.0","id":1,"result":{"number":"0x1","hash":null,"parentHash":"0x104b06fa4774c8112417a1761d5981cd726e0dbffe919ef71e7600dbef3e2953","nonce":null,"sha3Uncles":null,"difficulty":null,"logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000000000000000400000000000100000000000000000000000000000000001000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000010000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","transactionsRoot":"0x468825a7e76bf9feec83657b4dd6422bd0228451f1a3870e3feeed2dfbb04241","stateRoot":"0xe52c120a287eb545db9d643bee7c801b32edd4f10bdc8c7e6ec0ed7a388993a3","receiptsRoot":"0x9cc7b249f6ebbc98b814150e27e9e6090d397e98aac88de92c60734fde27e43e","miner":null,"extraData":"0x","mixHash":"0x420b622b88bc675fec9b0632915ad0990d009e984b0914fca7d746d99bd0db6e","gasLimit":"0x3938700","gasUsed":"0x20149","timestamp":"0x6553f10c","baseFeePerGas":"0x5f5e100","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","totalDifficulty":null,"size":"0x400","uncles":[],"withdrawals":[],"transactions":[{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"transactionIndex":null,"hash":"0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb","type":"0x0","nonce":"0x0","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xde0b6b3a7640000","gas":"0x5208","gasPrice":"0x5f5e100","input":"0x","chainId":"0x2328","v":"0x4673","r":"0x9f6094e67deb03db53e2e0345d49e9036311f5d18b810279a41fc631d28f13b0","s":"0x7fc14792ceedfd17822bde19506cd09acc69b06f673cfff34ae01aee742fe122"},{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"transactionIndex":null,"hash":"0xd80b1647a0160e79cad355cbd1c65c81f9eec500a5dc81b43fd26f0e628150cd","type":"0x0","nonce":"0x0","from":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","to":null,"value":"0x0","gas":"0x30d40","gasPrice":"0x5f5e100","input":"0x603a61000d600039603a6000f336600c575f545f5260205ff35b5f35805f555f52337febfcf7c0a1b09f6499e519a8d8bb85ce33cd539ec6cbd964e116cd74943ead1a60205fa2","chainId":"0x2328","v":"0x4674","r":"0x3b340978dfe535eb1da4e1c038d6bb30b37018f0f6fd2aeb3c2b6cf5f530fc35","s":"0x1f2c762e9596bf04a36b0cb2c3da2151d1af6e65c0607bf6ab476f0ce0af7c32"},{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"transactionIndex":null,"hash":"0x8614a561c1cdf21e5fb4176843d7546bfbfe30a276403e244f045a5f4c0024f9","type":"0x0","nonce":"0x1","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","value":"0x0","gas":"0x15f90","gasPrice":"0x5f5e100","input":"0x0000000000000000000000000000000000000000000000000000000000000009","chainId":"0x2328","v":"0x4673","r":"0xda63b636f4eb338ddf6061e3d209d5c8ff907356aff61dcf922efeec3db2419","s":"0x1c25c32dfce147e532b696e07700b8dfc87b614cb14a255a03bb50818d3a2bc1"}]}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["pending","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"transactionIndex":null,"hash":"0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb","type":"0x0","nonce":"0x0","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xde0b6b3a7640000","gas":"0x5208","gasPrice":"0x5f5e100","input":"0x","chainId":"0x2328","v":"0x4673","r":"0x9f6094e67deb03db53e2e0345d49e9036311f5d18b810279a41fc631d28f13b0","s":"0x7fc14792ceedfd17822bde19506cd09acc69b06f673cfff34ae01aee742fe122"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["pending","0x3"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb"]}
<< {"jsonrpc":"2.0","id":1,"result":{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"transactionIndex":null,"hash":"0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb","type":"0x0","nonce":"0x0","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xde0b6b3a7640000","gas":"0x5208","gasPrice":"0x5f5e100","input":"0x","chainId":"0x2328","v":"0x4673","r":"0x9f6094e67deb03db53e2e0345d49e9036311f5d18b810279a41fc631d28f13b0","s":"0x7fc14792ceedfd17822bde19506cd09acc69b06f673cfff34ae01aee742fe122"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// there is no block 1 yet, and no logs
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x1",false]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// decisions 6: the same nonce replaces at 10 percent more, else not
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x3","gas":"0x5208","nonce":"0x0"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"replacement transaction underpriced"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x3","gas":"0x5208","nonce":"0x0","gasPrice":"0x68e7780"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x326146dcd58fc33facde3f36cb2767dec5edde74a12d45caed2a249ac392c2f0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400003"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

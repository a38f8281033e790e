// the transactions of one account by nonce in decimal, in both address forms
// profiles: eth
// node: pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xde0b6b3a7640000","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","data":"0x00","gas":"0x30d40"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x132de2db3d2884b3fd326d0ed93ae7ca179d047943b4a3287025c7d4244cd579"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x976ea74026e726554db657fa54763abd0c3a0aa9","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","nonce":"0xc"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x30ecec2303656f87b81a245bb16641090d26f526021ab9cd2e54a6ae2815afff"}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_contentFrom","params":["0x976ea74026e726554db657fa54763abd0c3a0aa9"]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":{},"queued":{"12":{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"transactionIndex":null,"hash":"0x30ecec2303656f87b81a245bb16641090d26f526021ab9cd2e54a6ae2815afff","type":"0x0","nonce":"0xc","from":"0x976ea74026e726554db657fa54763abd0c3a0aa9","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x0","gas":"0x15f90","gasPrice":"0x5f5e100","input":"0x","chainId":"0x2328","v":"0x4673","r":"0xe1a75f216d17445bb484834479b6dc4d13fc9e38f0bcd6fb720905a28998cd0b","s":"0x15e0035ea9ce39698f1232676a44285f57cb6dfb7c10cabe22e94a67c398ef6"}}}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_contentFrom","params":["ex17w0adeg64ky0daxwd2ugyuneellmjgnxt5dhzh"]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":{"0":{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"transactionIndex":null,"hash":"0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb","type":"0x0","nonce":"0x0","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xde0b6b3a7640000","gas":"0x5208","gasPrice":"0x5f5e100","input":"0x","chainId":"0x2328","v":"0x4673","r":"0x9f6094e67deb03db53e2e0345d49e9036311f5d18b810279a41fc631d28f13b0","s":"0x7fc14792ceedfd17822bde19506cd09acc69b06f673cfff34ae01aee742fe122"}},"queued":{}}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_contentFrom","params":["0x0000000000000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":{},"queued":{}}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_contentFrom","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_contentFrom","params":["0x12"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 2, want 40 for an address"}}

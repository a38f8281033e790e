// decisions 8: by sender in checksum case and nonce in decimal; pending is executable, queued has a gap
// profiles: b eth
// node: pending
>> {"jsonrpc":"2.0","id":1,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":"0x0","queued":"0x0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xde0b6b3a7640000","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x06b61a5c42e121212d4a1c9e716cccdc888559acc67564ba52f9132e277e32fb"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","data":"0x00","gas":"0x30d40"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x132de2db3d2884b3fd326d0ed93ae7ca179d047943b4a3287025c7d4244cd579"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x976ea74026e726554db657fa54763abd0c3a0aa9","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","nonce":"0xc"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x30ecec2303656f87b81a245bb16641090d26f526021ab9cd2e54a6ae2815afff"}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":"0x2","queued":"0x1"}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_status","params":["0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}

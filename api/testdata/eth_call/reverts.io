// decisions 2: code 3, the reason when there is one, data the raw hex, also when it is 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x1eb835eb7beeee9e6bbfe08f16a2d2ef668204bd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: not today","data":"0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000096e6f7420746f6461790000000000000000000000000000000000000000000000"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x31a65c6d4eb07ad51e7afc890ac3b7be84df2ead"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x7e46dab6000000000000000000000000000000000000000000000000000000000000002a"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x2706a171ecb68e0038378d40dd1d136361d0cb7d"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x993f00eb9c73e3e4eae3d6afb4ba65a6b8b5e597"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x5f5ffd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}

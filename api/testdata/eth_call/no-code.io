// calling an account without code returns nothing; from, value and data are optional
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1","data":"0x1234"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// a creation returns the code it would deploy
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x60fe5f5360015ff3"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xfe"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

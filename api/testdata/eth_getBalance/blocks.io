// decisions 3: the forms of the block parameter; account 8 receives 4 wei in block 4
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0x4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0x7"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0x8"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0xd"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","safe"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","finalized"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}

// a hash names a block, alone and in the object of EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",{"blockHash":"0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",{"blockHash":"0x0a7588a4c9d5cf332f632cec5f12b8f17c74d95726f5765af1fd2110757099fe","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",{"blockNumber":"0x7"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",{"blockNumber":"earliest"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f",{"blockNumber":"latest","blockHash":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400004"}

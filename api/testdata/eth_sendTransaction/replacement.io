// decisions 6: the same nonce replaces at 10 percent more, below that it is underpriced, identical it is known
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","nonce":"0x9","gasPrice":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x365e6ef08a3ff1fb9e3654020b0f9dc9861a022f4050bfda7c901414ce0ec5d3"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","nonce":"0x9","gasPrice":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"already known"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","nonce":"0x9","gasPrice":"0x3b9aca00","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"replacement transaction underpriced"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","nonce":"0x9","gasPrice":"0x4190ab00","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x9660120c57e5b2a9ce41b8cd0ef2180adcac7f7fd634b6afe2867b9e6636fd52"}

// the pending nonce has a gap below it: the next send fills 0
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc4cdf8b00f901e11b432e85c8f771f9ecc662f11e4b2b9d1744ff7414e2f54dd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

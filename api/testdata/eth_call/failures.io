// decisions 2: other failures of the EVM have code -32000 and no data
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x8abb8e62bd73f4c73b2ce7a02631b2dc911ab720"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid opcode: INVALID"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xd771d7c0e1ebe89c9e9f663824851bb89b926d1a"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"out of gas"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xd771d7c0e1ebe89c9e9f663824851bb89b926d1a","gas":"0xffffffffffffffff"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"out of gas"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","gas":"0x5300"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"out of gas"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","gas":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"intrinsic gas too low: have 1, want 21000"}}

// the stack is empty: POP
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x50"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"stack underflow (0 <=> 1)"}}

// a value needs the balance
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0x00000000000000000000000000000000DeaDBeef have 0 want 1"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0x0000000000000000000000000000000000000000 have 0 want 1"}}

// a price needs the funds for it
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gasPrice":"0x3b9aca00"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0x00000000000000000000000000000000DeaDBeef have 0 want 50000000000000000"}}

// decisions 6: what cannot be sent; nothing of it moves the chain
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":null,"to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unknown account"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unknown account"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"contract creation without any data provided"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","data":"0x"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"contract creation without any data provided"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":null,"input":"0x","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"contract creation without any data provided"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","gas":"0x5208","gasLimit":"0x5209"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"both \"gas\" and \"gasLimit\" are set and not equal"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","data":"0x","input":"0x00"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"both \"data\" and \"input\" are set and not equal. Please use \"input\" to pass transaction call data"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","gasPrice":"0x3b9aca00","maxFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}

// a nonce of 0 is a nonce
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","nonce":"0x0"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too low: next nonce 2, tx nonce 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","gas":"0x0"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"intrinsic gas too low: gas 0, minimum needed 21000"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","gasPrice":"0x0"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction underpriced: max fee per gas 0, minimum needed 100000000"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","value":"0x21e19e0c9bab2400000"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 10000000000000000000000, tx cost 10000000009675000000000, overshot 9675000000000"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","gas":"0x3938701"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"exceeds block gas limit"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","maxFeePerBlobGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction type not supported"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","chainId":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"chainId does not match node's (have=1, want=9000)"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// decisions 6: input is an alias of data, gasLimit of gas; unknown keys are ignored
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"input":"0x60fe5f5360015ff3"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xfe"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x60fe5f5360015ff3","input":"0x60FE5F5360015FF3"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xfe"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x60fe5f5360015ff3","input":null},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xfe"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","gas":"0x5dc0","gasLimit":"0x5dc0"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","unknown":1,"type":"0x2","nonce":"0x0","chainId":"0x2328"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x60fe5f5360015ff3","input":"0x"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"both \"data\" and \"input\" are set and not equal. Please use \"input\" to pass transaction call data"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","gas":"0x5208","gasLimit":"0x5209"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"both \"gas\" and \"gasLimit\" are set and not equal"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","gasPrice":"0x1","maxFeePerGas":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}

// blob transactions do not exist here
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","blobVersionedHashes":["0x0000000000000000000000000000000000000000000000000000000000000001"]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction type not supported"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","maxFeePerBlobGas":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction type not supported"}}

// base fees of the blocks and of the one after, used gas and tips at percentiles of gas
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","latest",[0,50,100]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0xc","reward":[["0x3b9aca00","0x3b9aca00","0x3b9aca00"],["0x3b9aca00","0x3b9aca00","0x3b9aca00"]],"baseFeePerGas":["0x66851e0","0x5f5e100","0x66851e0"],"gasUsedRatio":[0.00035,0.8],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0]}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x3","0x8",[10,90]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x6","reward":[["0x3b9aca00","0x3b9aca00"],["0x0","0x0"],["0x3b9aca00","0x3b9aca00"]],"baseFeePerGas":["0x5f5e100","0x5f5e100","0x5f5e100","0x5f5e100"],"gasUsedRatio":[0.0090877,0.0007444166666666667,0.0009061166666666666],"baseFeePerBlobGas":["0x1","0x1","0x1","0x1"],"blobGasUsedRatio":[0,0,0]}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","earliest",[50]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","reward":[["0x0"]],"baseFeePerGas":["0x5f5e100","0x5f5e100"],"gasUsedRatio":[0],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0]}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","0x4"]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x3","baseFeePerGas":["0x5f5e100","0x5f5e100","0x5f5e100"],"gasUsedRatio":[0.00035,0.0006133333333333334],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0]}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","pending",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0xd","baseFeePerGas":["0x5f5e100","0x66851e0"],"gasUsedRatio":[0.8],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0]}}

// more blocks than there are: all of them; none asked for: none
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x400","0x1",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x5f5e100","0x5f5e100","0x5f5e100"],"gasUsedRatio":[0,0.00035],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0]}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x0","latest",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","baseFeePerGas":[],"gasUsedRatio":[]}}

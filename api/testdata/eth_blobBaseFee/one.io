// exon carries no blobs: the price of blob gas is the minimum, one wei
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_blobBaseFee","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// a price at the floor while the base fee is higher: the transaction waits, visible at once, and counts as pending
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf865808405f5e1008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824674a0ea024ad24ace137617ab4c73a40884fff20840436e2b58c5c44e4c5b1592dd87a05feaca04226892a85291cf6357d4cf9a52b69f0913f16174f427979d53602058"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xaaca8bcf6561bf19a98a394e1ceccb6dad537a37b20a4e120efece1b5dd8c7e6"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf865808405f5e1008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824674a0ea024ad24ace137617ab4c73a40884fff20840436e2b58c5c44e4c5b1592dd87a05feaca04226892a85291cf6357d4cf9a52b69f0913f16174f427979d53602058"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"already known"}}

// a better offer for the nonce is included
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86580843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824673a08cc466d65c73c4c5cc6518632f28f30dd63a3c1b155b179f3cc451f4467868a2a061238a24d5abdc889351d6e852b1035c0539c8562037782f824125d640eb1f00"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x7486a8a072971c7e7586c9badc578713c95d885acd10f9bb7b689b5ee235f346"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0xe"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf865808405f5e1008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824674a0ea024ad24ace137617ab4c73a40884fff20840436e2b58c5c44e4c5b1592dd87a05feaca04226892a85291cf6357d4cf9a52b69f0913f16174f427979d53602058"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too low: next nonce 1, tx nonce 0"}}

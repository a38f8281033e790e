// decisions 4: a QUANTITY count; an unknown block is null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["0x104b06fa4774c8112417a1761d5981cd726e0dbffe919ef71e7600dbef3e2953"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["0xdc63dc5e37980c33a5bd56a7ef85105b2d1665f78d67c68f8d625f93c8ead2f7"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x9"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

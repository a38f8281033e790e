// JSON leaves room: white space, order, escapes and unknown members make no difference
>>  	{ "params" : [ ] , "method" : "eth_blockNumber" , "id" : 1 , "jsonrpc" : "2.0" }
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_\u0062lockNumber","params":[],"extra":{"a":[1,2,3]}}
<< {"jsonrpc":"2.0","id":1,"result":"0xd"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["\u0030x14dc79964da2c08b23698b3d3cc7ca32193d9955","l\u0061test"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

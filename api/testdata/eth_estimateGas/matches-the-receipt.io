// decisions 6: what an estimate says is what the transaction needs and uses
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x9baab117304f7d6517048e371025db8f89a8dbe5","data":"0xbeef"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x68b2"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":"0x9baab117304f7d6517048e371025db8f89a8dbe5","data":"0xbeef","gas":"0x68b2"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xfcdbe5f1a0bd228e9d73d37381a2d6103ef54b245a5ae9c1a797c6cf7827e58c"}

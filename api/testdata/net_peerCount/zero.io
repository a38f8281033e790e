// a node that is alone has no peers
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"net_peerCount","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

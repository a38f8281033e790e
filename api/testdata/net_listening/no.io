// a node that is alone takes no peers
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"net_listening","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":false}

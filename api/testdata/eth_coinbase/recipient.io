// the account that receives the tips; it takes no argument
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_coinbase","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0xfee0000000000000000000000000000000000fee"}

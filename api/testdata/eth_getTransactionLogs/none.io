// decisions 4: a known transaction without logs has [], an unknown or waiting one null
// profiles: b eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0x68e6883570a3dc33b9e0d06c0d5362f50861a84f737786d391d3ab2f275a2095"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0x85cdcce5880cb9e7f729fb3fdc2ad2dff753bd0a2e55925466efff6b4fe0356f"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0xd80b1647a0160e79cad355cbd1c65c81f9eec500a5dc81b43fd26f0e628150cd"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0x2b2e8427626c6d5179a32ed8486bb67778ed98a0cf825e24b0b7842d0c03de59"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

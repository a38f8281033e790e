// decisions 3: hex of any case and Bech32 name one account; decisions 5: an unknown account has nothing
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x14DC79964DA2C08B23698B3D3CC7CA32193D9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0X14dc79964da2c08b23698b3d3cc7ca32193d9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x14dC79964da2C08b23698B3D3cc7Ca32193d9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["ex1znw8n9jd5tqgkgmf3v7ne372xgvnmx24jvltvp","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["EX1ZNW8N9JD5TQGKGMF3V7NE372XGVNMX24JVLTVP","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x00000000000000000000000000000000deadbeef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// decisions 4: the receipt of an unknown or waiting transaction is null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0x43ac33554f670e7622a21b617350e8c16d1687cc7051ee342aa2cd8ef0d120a1"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0x2b2e8427626c6d5179a32ed8486bb67778ed98a0cf825e24b0b7842d0c03de59"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

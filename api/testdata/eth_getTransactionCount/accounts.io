// decisions 3 and 5: both spellings, unknown accounts, contracts
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xa"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["ex1n9j4qlg62k7vy62utzapd7ehmqvmpfxu7r40hf","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xa"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x00000000000000000000000000000000deadbeef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// a contract starts at 1; an account that only authorized code counts that
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// a transaction that waits for its nonce does not count, also not in pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x976ea74026e726554db657fa54763abd0c3a0aa9","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

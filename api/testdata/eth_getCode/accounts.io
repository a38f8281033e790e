// decisions 5: code of a contract in both spellings, of a plain and of an unknown account; EIP-7702: of an account with a delegation
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xd771d7c0e1ebe89c9e9f663824851bb89b926d1a","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5b5f56"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x8abb8e62bd73f4c73b2ce7a02631b2dc911ab720","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xfe"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x0116686e2291dbd5e317f47fadbfb43b599786ef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x36600c575f545f5260205ff35b5f35805f555f52337febfcf7c0a1b09f6499e519a8d8bb85ce33cd539ec6cbd964e116cd74943ead1a60205fa2"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x00000000000000000000000000000000deadbeef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["ex15rh859pdye7p7dn3fe9g7atp9us209eqfygdf2","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}

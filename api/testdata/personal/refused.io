// decisions 7: 64 hex digits, 0x optional
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c08","x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0xzz0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0000000000000000000000000000000000000000000000000000000000000000","x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeaf","0x00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"signature must be 65 bytes long"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeaf","0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid Ethereum signature (V is not 27 or 28)"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x00000000000000000000000000000000deadbeef","x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no key for given address or file"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":["0x00000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":["0x00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 2, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":[5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_listAccounts","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}

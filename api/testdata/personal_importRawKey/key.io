// node: fresh

// decisions 7: 64 hex digits, 0x optional; the address comes back, locked
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","first"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","second"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}

// the same key again keeps the first passphrase
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","second"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","first"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"}

// anything else is no private key
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","p"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f36231800","p"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["","p"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0000000000000000000000000000000000000000000000000000000000000000","p"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","p"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":[1,"p"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: got a number, want a string"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1"}}

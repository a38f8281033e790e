// node: fresh

// decisions 7 and 10: with a passphrase it works while locked and unlocks nothing
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","first"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","first"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","ex1936ndcmqtkwpdfar67ccnrjjjwt2vhprd0jzsy"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23",null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x00000000000000000000000000000000deadbeef","first"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no key for given address or file"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x00000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no key for given address or file"}}

// without one it works while unlocked
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","first",0]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23",null]}
<< {"jsonrpc":"2.0","id":1,"result":"0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["hello","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}

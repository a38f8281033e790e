// decisions 10: the vector; decisions 7: what is no signature
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeaf","0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeaf","0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"signature must be 65 bytes long"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeaf","0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"signature must be 65 bytes long"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeaf","0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda01"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid Ethereum signature (V is not 27 or 28)"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeaf","0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1d"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid Ethereum signature (V is not 27 or 28)"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["deadbeaf","0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}

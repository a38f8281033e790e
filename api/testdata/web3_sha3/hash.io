// spec 4.2, decisions 5: Keccak-256, not SHA3-256, of the decoded bytes
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x68656c6c6f20776f726c64"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x47173285a8d7341e5e972fc677286384f802f8ef42a5ec5f03bbfa254cb01fad"}
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"}
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x68656C6C6F20776F726C64"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x47173285a8d7341e5e972fc677286384f802f8ef42a5ec5f03bbfa254cb01fad"}

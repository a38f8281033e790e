// decisions 7: 65 bytes r, s, v with v 27 or 28, RFC 6979, over the prefixed message; both spellings of the address
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x791703250f789557b30c2ed9066cdc9bfcfba4504583d417b61f07891c4c9ace5fa84cb97062712e6e614c29ad59c610e310123efdb40bd7a9c516ace2084cd01c"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["ex17w0adeg64ky0daxwd2ugyuneellmjgnxt5dhzh","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x791703250f789557b30c2ed9066cdc9bfcfba4504583d417b61f07891c4c9ace5fa84cb97062712e6e614c29ad59c610e310123efdb40bd7a9c516ace2084cd01c"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc1977b761f1dd36c29795783460d241885c8e7f9d962dbe7bba2753fd94e89b444a1cd9ed855dd09afa3b73f7c2bd097ec9abc2d2775d737505a02d3f0cafa591b"}

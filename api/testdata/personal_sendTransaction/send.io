// node: fresh

// specification 4.2, decisions 7: the passphrase decides, the lock state stays
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","first"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"ex1936ndcmqtkwpdfar67ccnrjjjwt2vhprd0jzsy","value":"0xde0b6b3a7640000"}]}
<<~ \{"jsonrpc":"2.0","id":1,"result":"0x[0-9a-f]{64}"\}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"ex1936ndcmqtkwpdfar67ccnrjjjwt2vhprd0jzsy","to":"0x00000000000000000000000000000000deadbeef","value":"0x1"},"first"]}
<<~ \{"jsonrpc":"2.0","id":1,"result":"0x[0-9a-f]{64}"\}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x00000000000000000000000000000000deadbeef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0x00000000000000000000000000000000deadbeef","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0x00000000000000000000000000000000deadbeef","value":"0x1"},"wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","value":"0x1"},"first"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no key for given address or file"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"to":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","value":"0x1"},"first"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing required field \"from\""}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"},"first"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"contract creation without any data provided"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0x00000000000000000000000000000000deadbeef"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

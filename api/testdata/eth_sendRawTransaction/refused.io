// decisions 2: a refused transaction has code -32000 and go-ethereum's words
// account 0 has sent two transactions; account 7 owns 10000 ether and wants to send them all
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86501843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824674a0254ea48cd6571e9d93c1d55fda37a0dd631bb4ee458e0f38f4371b94e9886646a01428b76008767979801f6f67b5813a4f8fd61f66572f791a15312edcce1e6e49"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too low: next nonce 2, tx nonce 1"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86f80843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f8a021e19e0c9bab240000080824673a00ad1b23329b2ad86e03543256048bb50eaf09915c1c6910c8845e63ddb9ca328a05f57fdba660b0f59725058c9aa61f8db89cb06a6d7b24fde56a6b90af3feb2a3"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 10000000000000000000000, tx cost 10000000021000000000000, overshot 21000000000000"}}

// the cap is one wei below the floor of the base fee
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf865808405f5e0ff8252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824673a01835b4757b6b022bc3f10ea1a37be5b771c841586b76cac074ebce103f988dfda00b886d7f58b1545dec444eddbfdb419bdb92f9473efc811ce890b4c900e5fc69"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction underpriced: max fee per gas 99999999, minimum needed 100000000"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86c822328808477359400843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f8080c001a07ba59d178a4904747df3801a9495a3944f66de452a6942fb602c6220380c54eea0056fb5220d4bcfd0c7cab64fd48fc2f52c0fc10e6f20a077e194a802b336ae7e"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"max priority fee per gas higher than max fee per gas"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86580843b9aca008252079423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f8080824674a034731b297224af6b6bdec03371654885d89d3c6c28ac927a662e82ecadc03ecaa06b56041d854621f7ae58197412046bd16959e14bafa3fb0dc83eda4ee1effb5f"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"intrinsic gas too low: gas 20999, minimum needed 21000"}}

// one gas more than the block has
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86780843b9aca0084039387019423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f8080824674a0c8c17de851c8d3339f4c6e9f0e417133b2fec04d121ba9740f3845c3bb0d7488a021ee4109e8eda49aee3488b867b946f28205063655e03cbdf433565cf7939cc0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"exceeds block gas limit"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86380843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f808026a0d3c4f125b70e5576b23723b85996528bb5512d8bddaa0801cd2ea3116b78d486a03e9c5d7f5be24271b09f022a41060878f11b425fe4ae79d8b424a75b15d35d8f"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid chain id for signer: have 1 want 9000"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86380843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f80801ca01822143e8c982a3d561d78be74e08c3dcffd863632e1271381efa9dff881ebc9a06e0856662166a0e5d7a1045d24cd0f3436f8739c7a35535f8fe998c68b0c5a2b"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"only replay-protected (EIP-155) transactions allowed over RPC"}}

// decisions 4: blobs
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x03f88f8223288001843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f8080c0843b9aca00e1a0010000000000000000000000000000000000000000000000000000000000000080a0ef05884155b27f404ab9d07a481781ca759c50b5c619069285b06e9e83c8d306a051ba22d5dbf3779376ff0ab413ff097dee13adbf16aa237c5170f50b77fe2d51"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction type not supported"}}

// a transaction that is in a block already
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86d82232880843b9aca008502540be4008252089490f79bf6eb2c4f870365e785982e1f101e93b9068080c001a02e4e154e9ddddfe6fef3ee45b223e083750080c6415056c635f17a977afd6426a008e8fd260b76ce3cd6e99d304031d11d0636765de484ad2e58f53149d2aaab16"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too low: next nonce 4, tx nonce 0"}}

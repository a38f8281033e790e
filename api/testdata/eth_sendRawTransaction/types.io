// decisions 4: legacy, EIP-2930, EIP-1559 and EIP-7702; the receipt exists when the hash arrives
// node: fresh
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86580843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824673a08cc466d65c73c4c5cc6518632f28f30dd63a3c1b155b179f3cc451f4467868a2a061238a24d5abdc889351d6e852b1035c0539c8562037782f824125d640eb1f00"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x7486a8a072971c7e7586c9badc578713c95d885acd10f9bb7b689b5ee235f346"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x01f87e82232801843b9aca008275309423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180d7d69423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8fc001a0a0dfa03ff42f66f6cb1d3199a18d7756dd1ba7854312a5c334e68e5c34632c75a072272d9cca00724170b2b6fb8a75c1f83368d52918e2871cac4cba0a463de86e"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x976e7c1572b7eba38c9b32e25b4f0e19adb30197f9af6d3235d0fec4fb21b5d5"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86d82232802843b9aca008502540be4008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f8080c001a0670f16375596ddb32b840716f56f19d76a7234d337239021956857d315cb4ab7a0360310ced0409006d09607a1bbb85b5d5e847679dd25d327e17a23d9ecccff91"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x057b5493bda9c019c2287e4ee7015eca58e32a0e9f5ecf470a4bff27b4ee484d"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x04f8c88223280380843b9aca0082ea609423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f8080c0f85ef85c822328940116686e2291dbd5e317f47fadbfb43b599786ef8001a02dafb733d9d3ac21e00ba58bfa737a8879a7f229225969c752fec26d89e962cca05c8dcdbee07021afef5300cf2994d13a29b9af4f62e42d8049381f7637ea094b80a04c878f1c7d6b642ca3fdcb948fbc99f84554c5a2a0d03b5c6d6c2797e3170fb6a045db36fe11f96d93b24b13b5270a7a5a4d3a98078b7626e98d772e5c859a258b"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x200ba6f71061ed5b49218cda941f7673229dfd8d1aa0c4512c2858bb433a2d96"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86882232804843b9aca008502540be400830186a080808e600161000d60003960016000f3fec080a04c3206f91e8fa0762a3438a49c157f2ca7e1851f6dd9884401ce65068cfa4aa6a0159f90b6ed8b3c0ed8a3c54c0a31a34cee2bc756a7b480bd467c5a7cd7277aab"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x6c0ed3823aca09e2b8aad05b764666b8a4887a755cddc5168f0ae3ed18115ebc"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x12"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xef01000116686e2291dbd5e317f47fadbfb43b599786ef"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x12","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"blockHash":"0xa9d664fefeda30009281405741802f7c316beacbd2219df1dc53f001128ebd85","blockNumber":"0x12","blockTimestamp":"0x6553f19c","transactionIndex":"0x0","hash":"0x6c0ed3823aca09e2b8aad05b764666b8a4887a755cddc5168f0ae3ed18115ebc","type":"0x2","nonce":"0x4","from":"0x14dc79964da2c08b23698b3d3cc7ca32193d9955","to":null,"value":"0x0","gas":"0x186a0","gasPrice":"0x4190ab00","maxFeePerGas":"0x2540be400","maxPriorityFeePerGas":"0x3b9aca00","input":"0x600161000d60003960016000f3fe","chainId":"0x2328","accessList":[],"yParity":"0x0","v":"0x0","r":"0x4c3206f91e8fa0762a3438a49c157f2ca7e1851f6dd9884401ce65068cfa4aa6","s":"0x159f90b6ed8b3c0ed8a3c54c0a31a34cee2bc756a7b480bd467c5a7cd7277aab"}}

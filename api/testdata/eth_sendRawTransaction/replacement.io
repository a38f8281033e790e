// decisions 6: the same nonce replaces at 10 percent more, below that it is underpriced, identical it is known
// node: fresh

// nonce 1 waits for nonce 0 and is answered at once
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86501843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824674a0f917d51656f527007d8b3c614e9b4492b8fd3ed8fe1a09d4acca7c9f553b9caba066cc6f6db3ce45b5c96c9a69dcd87229c7d787367dc2ef4333e090d5f0669764"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x38d06eb013b264c0bd58e70e7c9ace5a661c7b1e2ec04d7594ba8032f3000bee"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86501843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824674a0f917d51656f527007d8b3c614e9b4492b8fd3ed8fe1a09d4acca7c9f553b9caba066cc6f6db3ce45b5c96c9a69dcd87229c7d787367dc2ef4333e090d5f0669764"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"already known"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86501843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0280824674a08b0a81825aa99c64837aa36cc3f45b94e86826d2362c803413331baa6727461ca00d674ff3f981bce77d3ca72739545e6c8c5cee15441005590f3287bac7b3cbea"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"replacement transaction underpriced"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86501844190aaff8252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0280824674a0101851f0f11e7b753aa4fc12df1a6bed8498d03f901c8cc456cf611c048f7de6a0108e29f33f11b341770d0cd7c9f382a2d539cb92a277a05af90ef1fe724ce923"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"replacement transaction underpriced"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86501844190ab008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0280824674a01c68b462663d0c06ba177cc216031f5aeece73599309566983ad10eb4a9c0e15a04c8efa6b4515c6788f71ce080c36a0817aa8b121ffcc991d1fadff603a28acfa"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5086a69f2f0da9602d1bcb449bd1bf1ccd0baebfcc6117a2a80449f54ab550ae"}

// the one that was replaced is gone
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86501843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824674a0f917d51656f527007d8b3c614e9b4492b8fd3ed8fe1a09d4acca7c9f553b9caba066cc6f6db3ce45b5c96c9a69dcd87229c7d787367dc2ef4333e090d5f0669764"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"replacement transaction underpriced"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// nonce 0 fills the gap: one block takes both
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf86580843b9aca008252089423618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f0180824673a08cc466d65c73c4c5cc6518632f28f30dd63a3c1b155b179f3cc451f4467868a2a061238a24d5abdc889351d6e852b1035c0539c8562037782f824125d640eb1f00"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x7486a8a072971c7e7586c9badc578713c95d885acd10f9bb7b689b5ee235f346"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x14dc79964da2c08b23698b3d3cc7ca32193d9955","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0xe"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x23618e81e3f5cdf7f54c3d65f7fbc0abf5b21e8f","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400007"}

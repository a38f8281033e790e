// the genesis block has nothing to trace; what is not a hash, and what no block has
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0x104b06fa4774c8112417a1761d5981cd726e0dbffe919ef71e7600dbef3e2953"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"genesis is not traceable"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"block 0xabababababababababababababababababababababababababababababababab not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667",{"timeout":"x"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: time: invalid duration \"x\""}}

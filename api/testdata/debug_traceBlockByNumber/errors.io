// the genesis block has nothing to trace; what is not a block
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"genesis is not traceable"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x64"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x8",{"tracer":"noTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tracer \"noTracer\" not found"}}

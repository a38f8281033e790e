// an unknown transaction, tracer or option
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x2d3812802803cdd2641beb14c6cc164dca0e113b09d3c41b2008f391a52c04f4",{"tracer":"noTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tracer \"noTracer\" not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x2d3812802803cdd2641beb14c6cc164dca0e113b09d3c41b2008f391a52c04f4",{"tracer":"{result: function() {}}"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tracer \"{result: function() {}}\" not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x2d3812802803cdd2641beb14c6cc164dca0e113b09d3c41b2008f391a52c04f4",{"timeout":"soon"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: time: invalid duration \"soon\""}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x2d3812802803cdd2641beb14c6cc164dca0e113b09d3c41b2008f391a52c04f4",{"tracer":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal number into Go struct field TraceConfig.Tracer of type string"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 1, want 64 for a hash"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x2b2e8427626c6d5179a32ed8486bb67778ed98a0cf825e24b0b7842d0c03de59"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction not found"}}

// what cannot be traced
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCall","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"pending"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tracing on top of pending is not supported"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCall","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"0x64"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCall","params":[{"to":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: to: hex string has length 1, want 40 for an address"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCall","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tracing failed: insufficient funds for gas * price + value: address 0x0000000000000000000000000000000000000000 have 0 want 1766847064778384329583297500742918515827483896875618958121606201292619775"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCall","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"latest",{"tracer":"noTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tracer \"noTracer\" not found"}}

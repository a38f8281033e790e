// 4byteTracer: the selectors that were called, with the size of their arguments
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x2d3812802803cdd2641beb14c6cc164dca0e113b09d3c41b2008f391a52c04f4",{"tracer":"4byteTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"0x00000000-28":1}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x68e6883570a3dc33b9e0d06c0d5362f50861a84f737786d391d3ab2f275a2095",{"tracer":"4byteTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":{}}

// a trace of each transaction with its hash
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0x6340ba298ca00fb0bc6d43d94247738a888c2de7868732df11df10c993d64667",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"txHash":"0x2d3812802803cdd2641beb14c6cc164dca0e113b09d3c41b2008f391a52c04f4","result":{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","gas":"0x15f90","gasUsed":"0xae79","to":"0x0116686e2291dbd5e317f47fadbfb43b599786ef","input":"0x000000000000000000000000000000000000000000000000000000000000002a","value":"0x0","type":"CALL"}}]}

// everything is kept from the first block on
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_capabilities","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"head":{"number":"0xd","hash":"0x0394ed16444983f26b89cdf703f1ddac17d8865875463d46cee0f00305ef3a5a"},"state":{"disabled":false,"oldestBlock":"0x0"},"tx":{"disabled":false,"oldestBlock":"0x0"},"logs":{"disabled":false,"oldestBlock":"0x0"},"receipts":{"disabled":false,"oldestBlock":"0x0"},"blocks":{"disabled":false,"oldestBlock":"0x0"},"stateproofs":{"disabled":false,"oldestBlock":"0x0"}}}

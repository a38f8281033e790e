// code that fails is reported beside the list up to there
// profiles: eth
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x1eb835eb7beeee9e6bbfe08f16a2d2ef668204bd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[],"error":"execution reverted: not today","gasUsed":"0x5258"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x8abb8e62bd73f4c73b2ce7a02631b2dc911ab720","gas":"0x186a0"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[],"error":"invalid opcode: INVALID","gasUsed":"0x186a0"}}

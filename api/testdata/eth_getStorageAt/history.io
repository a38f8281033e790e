// decisions 5: positions are hexadecimal with or without 0x: a is slot 10, and 10 is slot 16
// The history contract of EIP-2935 holds the hash of block n in slot n; the head is block 13.
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","0x5","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x8656bfe750e5d0cb042047bdd17be3ee6ae0136cfefc0290ae66c044eea50965"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","5","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x8656bfe750e5d0cb042047bdd17be3ee6ae0136cfefc0290ae66c044eea50965"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","0x05","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x8656bfe750e5d0cb042047bdd17be3ee6ae0136cfefc0290ae66c044eea50965"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","0x0000000000000000000000000000000000000000000000000000000000000005","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x8656bfe750e5d0cb042047bdd17be3ee6ae0136cfefc0290ae66c044eea50965"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","0000000000000000000000000000000000000000000000000000000000000005","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x8656bfe750e5d0cb042047bdd17be3ee6ae0136cfefc0290ae66c044eea50965"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","0xa","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xe8e1e73f476cae0270a06eaa1b8d35229399a72f21166c0b434ce4f76a83edf7"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","a","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xe8e1e73f476cae0270a06eaa1b8d35229399a72f21166c0b434ce4f76a83edf7"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","A","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xe8e1e73f476cae0270a06eaa1b8d35229399a72f21166c0b434ce4f76a83edf7"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","0xc","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1de9f3179595020121874d300dbf87a1043c16254423f752b79d2f2f0cf40d43"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","10","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","0x10","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","50","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x0000f90827f1c53a10cb7a02335b175320002935","0xd","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}

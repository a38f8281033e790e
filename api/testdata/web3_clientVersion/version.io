// decisions 5: exactly four parts, exon/v<semver>/<os>-<arch>/<goversion>
>> {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]}
<<~ \{"jsonrpc":"2.0","id":1,"result":"exon/v[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?/[a-z0-9]+-[a-z0-9]+/go1[0-9a-z.]+"\}
>> {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}

package wire

import (
	"bytes"
	"encoding/json"
	"math/big"
	"reflect"
	"strings"
	"testing"

	"exon/address"
	"exon/api/jsonrpc"
	"exon/api/rawjson"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

const sampleCall = `{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0xbe2684afc84daf3388e99ffb215fdd4116fe89ec","gas":"0xea60","gasPrice":"0x3b9aca00","value":"0xde0b6b3a7640000",
 "data":"0xa9059cbb000000000000000000000000be2684afc84daf3388e99ffb215fdd4116fe89ec0000000000000000000000000000000000000000000000000de0b6b3a7640000","nonce":"0x0"}`

func TestCall(t *testing.T) {
	c, err := raws(sampleCall).Call(0)
	if err != nil {
		t.Fatal(err)
	}
	if *c.From != sampleFrom || *c.To != sampleTo || *c.Gas != 60000 || *c.Nonce != 0 || c.GasPrice.Cmp(big.NewInt(1e9)) != 0 || c.Value.Cmp(big.NewInt(1e18)) != 0 || !bytes.Equal(c.Data, sampleInput) || !c.HasData {
		t.Errorf("got %+v", c)
	}
	if c.MaxFee != nil || c.MaxTip != nil || c.AccessList != nil || c.Authorizations != nil || c.ChainID != nil || c.Blobs {
		t.Errorf("got fields that were not given: %+v", c)
	}
	empty, err := raws(`{"from":null,"to":null,"gas":null,"data":null,"accessList":null,"blobs":null,"unknown":[{"a":1}],"type":"nonsense"}`).Call(0)
	if err != nil || !reflect.DeepEqual(empty, new(Call)) {
		t.Errorf("got %+v, %v, want nothing", empty, err)
	}
}

func TestCallModernFields(t *testing.T) {
	auths := sampleTransactions()["setcode"].SetCodeAuthorizations()
	in := `{"to":"` + address.Bech32(sampleTo) + `","maxFeePerGas":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","maxPriorityFeePerGas":"0x10000000000000001","chainId":"0x2328","type":"0x4",
		"accessList":` + string(AppendAccessList(nil, sampleAccessList())) + `,"authorizationList":` + string(appendAuthorizations(nil, auths)) + `}`
	c, err := raws(in).Call(0)
	if err != nil {
		t.Fatal(err)
	}
	most := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))
	tip := new(big.Int).Add(new(big.Int).Lsh(big.NewInt(1), 64), big.NewInt(1))
	if *c.To != sampleTo || c.MaxFee.Cmp(most) != 0 || c.MaxTip.Cmp(tip) != 0 || c.ChainID.Cmp(sampleChain) != 0 || c.HasData {
		t.Errorf("got %+v", c)
	}
	want := sampleAccessList()
	want[1].StorageKeys = []common.Hash{}
	if !reflect.DeepEqual(*c.AccessList, want) {
		t.Errorf("got access list %+v, want %+v", *c.AccessList, want)
	}
	if !reflect.DeepEqual(c.Authorizations, auths) {
		t.Errorf("got authorizations %+v, want %+v", c.Authorizations, auths)
	}
	for key, value := range map[string]string{"maxFeePerBlobGas": `"0x1"`, "blobVersionedHashes": "[]", "blobs": "[]", "commitments": "[]", "proofs": "[]"} {
		if c, err := raws(`{"` + key + `":` + value + `}`).Call(0); err != nil || !c.Blobs {
			t.Errorf("%s: got %+v, %v, want Blobs set", key, c, err)
		}
	}
	if c, err := raws(`{"accessList":[],"authorizationList":[]}`).Call(0); err != nil || c.AccessList == nil || len(*c.AccessList) != 0 || c.Authorizations == nil {
		t.Errorf("empty lists: got %+v, %v", c, err)
	}
}

func TestCallAliases(t *testing.T) {
	for _, in := range []string{`{"gasLimit":"0x10"}`, `{"gas":"0x10"}`, `{"gas":"0x10","gasLimit":"0x10"}`, `{"gasLimit":"0x10","gas":null}`} {
		if c, err := raws(in).Call(0); err != nil || c.Gas == nil || *c.Gas != 16 {
			t.Errorf("%s: got %+v, %v", in, c, err)
		}
	}
	for _, in := range []string{`{"data":"0x1234"}`, `{"input":"0x1234"}`, `{"input":"0x1234","data":"0x1234"}`, `{"input":null,"data":"0x1234"}`} {
		if c, err := raws(in).Call(0); err != nil || !c.HasData || !bytes.Equal(c.Data, []byte{0x12, 0x34}) {
			t.Errorf("%s: got %+v, %v", in, c, err)
		}
	}
	if c, err := raws(`{"data":"0x"}`).Call(0); err != nil || !c.HasData || len(c.Data) != 0 {
		t.Errorf("got %+v, %v", c, err)
	}
	_, err := raws(`{"gas":"0x1","gasLimit":"0x2"}`).Call(0)
	checkRefusal(t, err, -32602, `both "gas" and "gasLimit" are set and not equal`)
	for _, in := range []string{`{"data":"0x12","input":"0x1234"}`, `{"data":"0x","input":"0x00"}`} {
		_, err = raws(in).Call(0)
		checkRefusal(t, err, -32000, `both "data" and "input" are set and not equal. Please use "input" to pass transaction call data`)
	}
}

func TestCallRefuses(t *testing.T) {
	checkRefusals(t, []refusal{
		{"string", `"0x"`, "invalid argument 0: got a string, want an object"},
		{"array", `[]`, "invalid argument 0: got an array, want an object"},
		{"from", `{"from":"0x12"}`, "invalid argument 0: from: hex string has length 2, want 40 for an address"},
		{"to", `{"to":""}`, "invalid argument 0: to: empty hex string"},
		{"to prefix", `{"to":"exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr"}`, `invalid argument 0: to: wrong bech32 prefix "exvaloper", want "ex"`},
		{"gas number", `{"gas":21000}`, "invalid argument 0: gas: got a number, want a string"},
		{"gas zeros", `{"gas":"0x0010"}`, "invalid argument 0: gas: hex number with leading zero digits"},
		{"gasLimit", `{"gasLimit":"21000"}`, "invalid argument 0: gasLimit: hex string without 0x prefix"},
		{"value 257 bits", `{"value":"0x1` + strings.Repeat("0", 64) + `"}`, "invalid argument 0: value: hex number > 256 bits"},
		{"value bare", `{"value":"0x"}`, `invalid argument 0: value: hex string "0x"`},
		{"gasPrice", `{"gasPrice":"0xzz"}`, "invalid argument 0: gasPrice: invalid hex string"},
		{"nonce", `{"nonce":"0x10000000000000000"}`, "invalid argument 0: nonce: hex number > 64 bits"},
		{"data odd", `{"data":"0x123"}`, "invalid argument 0: data: hex string of odd length"},
		{"input prefix", `{"input":"1234"}`, "invalid argument 0: input: hex string without 0x prefix"},
		{"chainId", `{"chainId":1}`, "invalid argument 0: chainId: got a number, want a string"},
		{"access list", `{"accessList":{}}`, "invalid argument 0: accessList: got an object, want an array"},
		{"access list entry", `{"accessList":[1]}`, "invalid argument 0: accessList: index 0: got a number, want an object"},
		{"access list address", `{"accessList":[{"storageKeys":[]}]}`, "invalid argument 0: accessList: index 0: missing required field 'address'"},
		{"access list key", `{"accessList":[{"address":"` + sampleTo.Hex() + `","storageKeys":["0x1"]}]}`, "invalid argument 0: accessList: index 0: storageKeys: index 0: hex string has length 1, want 64 for a hash"},
		{"authorization", `{"authorizationList":[{"chainId":"0x1"}]}`, "invalid argument 0: authorizationList: index 0: missing required field 'address'"},
		{"parity", `{"authorizationList":[{"yParity":"0x100"}]}`, "invalid argument 0: authorizationList: index 0: yParity: hex number > 8 bits"},
	}, func(a Args) error { _, err := a.Call(0); return err })
}

func TestOverrides(t *testing.T) {
	one, two := common.Hash{31: 1}, common.Hash{31: 2}
	in := `{"` + sampleTo.Hex() + `":{"balance":"0xde0b6b3a7640000","nonce":"0x0","code":"0x","state":{},"unknown":1},
		"` + address.Bech32(sampleFrom) + `":{"stateDiff":{"` + one.Hex() + `":"` + two.Hex() + `"},"movePrecompileToAddress":"` + sampleTo.Hex() + `"},
		"0x0000000000000000000000000000000000000001":{}}`
	o, err := raws(in).Overrides(0)
	if err != nil {
		t.Fatal(err)
	}
	a, b := o[sampleTo], o[sampleFrom]
	if len(o) != 3 || a.Balance.Cmp(big.NewInt(1e18)) != 0 || a.Nonce == nil || *a.Nonce != 0 || a.Code == nil || len(*a.Code) != 0 || a.State == nil || len(a.State) != 0 || a.StateDiff != nil {
		t.Errorf("got %+v", a)
	}
	if b.Balance != nil || b.Nonce != nil || b.Code != nil || b.State != nil || b.StateDiff[one] != two || *b.MovePrecompileTo != sampleTo {
		t.Errorf("got %+v", b)
	}
	if o, err := raws(`{}`).Overrides(0); err != nil || len(o) != 0 {
		t.Errorf("got %v, %v, want none", o, err)
	}
	_, err = raws(`{"` + strings.ToLower(sampleTo.Hex()) + `":{"state":{},"stateDiff":{}}}`).Overrides(0)
	checkRefusal(t, err, -32000, "account "+sampleTo.Hex()+" has both 'state' and 'stateDiff'")

	at := "invalid argument 0: " + sampleTo.Hex() + ": "
	with := func(s string) string { return `{"` + sampleTo.Hex() + `":` + s + `}` }
	checkRefusals(t, []refusal{
		{"array", `[]`, "invalid argument 0: got an array, want an object"},
		{"bad address", `{"0x12":{}}`, "invalid argument 0: 0x12: hex string has length 2, want 40 for an address"},
		{"twice", `{"` + sampleTo.Hex() + `":{},"` + address.Bech32(sampleTo) + `":{}}`, "invalid argument 0: " + address.Bech32(sampleTo) + ": account " + sampleTo.Hex() + " is listed twice"},
		{"account", with(`"x"`), at + "got a string, want an object"},
		{"balance", with(`{"balance":5}`), at + "balance: got a number, want a string"},
		{"nonce", with(`{"nonce":"0x01"}`), at + "nonce: hex number with leading zero digits"},
		{"code", with(`{"code":"0x1"}`), at + "code: hex string of odd length"},
		{"state", with(`{"state":[]}`), at + "state: got an array, want an object"},
		{"slot", with(`{"state":{"0x1":"0x1"}}`), at + "state: 0x1: hex string has length 1, want 64 for a hash"},
		{"slot value", with(`{"stateDiff":{"` + one.Hex() + `":null}}`), at + "stateDiff: " + one.Hex() + ": got null, want a string"},
		{"move", with(`{"movePrecompileToAddress":"0x"}`), at + "movePrecompileToAddress: hex string has length 0, want 40 for an address"},
	}, func(a Args) error { _, err := a.Overrides(0); return err })
}

func TestLogFilter(t *testing.T) {
	h1, h2 := common.Hash{31: 1}, common.Hash{31: 2}
	q1, q2 := quoted(h1.Hex()), quoted(h2.Hex())
	tests := map[string]LogFilter{
		`{}`: {},
		`{"fromBlock":null,"toBlock":null,"address":null,"topics":null,"blockHash":null,"x":1}`: {},
		`{"fromBlock":"0x1","toBlock":"latest"}`:                                                {From: &BlockRef{Number: 1}, To: &BlockRef{Tag: Latest}},
		`{"fromBlock":"earliest","toBlock":"pending"}`:                                          {From: &BlockRef{Tag: Earliest}, To: &BlockRef{Tag: Pending}},
		`{"blockHash":` + q1 + `}`:                                                              {BlockHash: &h1},
		`{"blockhash":` + q1 + `,"fromBlock":null}`:                                             {BlockHash: &h1},
		`{"blockhash":` + q1 + `,"blockHash":` + q1 + `}`:                                       {BlockHash: &h1},
		`{"address":"` + address.Bech32(sampleTo) + `"}`:                                        {Addresses: []common.Address{sampleTo}},
		`{"address":[]}`: {},
		`{"address":["` + sampleTo.Hex() + `","` + sampleFrom.Hex() + `"]}`: {Addresses: []common.Address{sampleTo, sampleFrom}},
		`{"topics":[]}`:           {},
		`{"topics":[` + q1 + `]}`: {Topics: [][]common.Hash{{h1}}},
		`{"topics":[null,[],` + q2 + `,[` + q1 + `,` + q2 + `]]}`: {Topics: [][]common.Hash{nil, nil, {h2}, {h1, h2}}},
		`{"topics":[[` + q1 + `,null,` + q2 + `]]}`:               {Topics: [][]common.Hash{nil}},
	}
	for in, want := range tests {
		got, err := raws(in).LogFilter(0)
		if err != nil || !reflect.DeepEqual(*got, want) {
			t.Errorf("%s: got %+v, %v, want %+v", in, got, err, want)
		}
	}
	for _, in := range []string{`{"blockHash":` + q1 + `,"fromBlock":"0x1"}`, `{"toBlock":"latest","blockhash":` + q1 + `}`} {
		_, err := raws(in).LogFilter(0)
		checkRefusal(t, err, -32602, "cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other")
	}
	checkRefusals(t, []refusal{
		{"string", `"x"`, "invalid argument 0: got a string, want an object"},
		{"from number", `{"fromBlock":1}`, "invalid argument 0: fromBlock: got a number, want a string"},
		{"from hash", `{"fromBlock":` + q1 + `}`, "invalid argument 0: fromBlock: hex number with leading zero digits"},
		{"to word", `{"toBlock":"newest"}`, "invalid argument 0: toBlock: hex string without 0x prefix"},
		{"to too large", `{"toBlock":"0xffffffffffffffff"}`, "invalid argument 0: toBlock: block number larger than int64"},
		{"hash", `{"blockHash":"0x12"}`, "invalid argument 0: blockHash: hex string has length 2, want 64 for a hash"},
		{"two hashes", `{"blockHash":` + q1 + `,"blockhash":` + q2 + `}`, `invalid argument 0: blockhash: both "blockHash" and "blockhash" are set and not equal`},
		{"address number", `{"address":1}`, "invalid argument 0: address: got a number, want a string or an array"},
		{"address element", `{"address":[null]}`, "invalid argument 0: address: invalid address at index 0: got null, want a string"},
		{"address short", `{"address":["0x12"]}`, "invalid argument 0: address: invalid address at index 0: hex string has length 2, want 40 for an address"},
		{"topics object", `{"topics":{}}`, "invalid argument 0: topics: got an object, want an array"},
		{"topics string", `{"topics":` + q1 + `}`, "invalid argument 0: topics: got a string, want an array"},
		{"topic short", `{"topics":["0x12"]}`, "invalid argument 0: topics: invalid topic at index 0: hex string has length 2, want 64 for a hash"},
		{"topic number", `{"topics":[null,1]}`, "invalid argument 0: topics: invalid topic at index 1: got a number, want a topic, null or an array"},
		{"topic nested twice", `{"topics":[[[]]]}`, "invalid argument 0: topics: invalid topic at index 0: got an array, want a string"},
		{"bad beside null", `{"topics":[[null,"0x1"]]}`, "invalid argument 0: topics: invalid topic at index 0: hex string has length 1, want 64 for a hash"},
		{"five topics", `{"topics":[null,null,null,null,null]}`, "invalid argument 0: topics: exceed max topics"},
	}, func(a Args) error { _, err := a.LogFilter(0); return err })
}

// decodeAll runs every decoder on every argument.
func decodeAll(a Args) (errs []error) {
	add := func(_ any, err error) { errs = append(errs, err) }
	for i := range len(a) + 1 {
		add(a.Address(i))
		add(a.Hash(i))
		add(a.Quantity(i))
		add(a.Data(i))
		add(a.Bool(i))
		add(a.Text(i))
		add(a.StorageKey(i))
		add(a.Block(i))
		add(a.Call(i))
		add(a.Overrides(i))
		add(a.LogFilter(i))
		errs = append(errs, nil)
	}
	return errs
}

func FuzzArgs(f *testing.F) {
	for _, s := range []string{``, `null`, `[]`, `[` + sampleCall + `,"latest"]`, `["0x5",true,"ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme"]`, `[{"topics":[null,["0x01",null]],"address":[]}]`,
		`[{"0xbe2684afc84daf3388e99ffb215fdd4116fe89ec":{"state":{},"stateDiff":{}}}]`, `[{"blockNumber":"0x1","requireCanonical":1}]`, `["\u0030x1","\ud800",{"a\nb":1}]`,
		`[{"accessList":[{"address":"0xbe2684afc84daf3388e99ffb215fdd4116fe89ec"}],"authorizationList":[{"r":"0x1"}]}]`, `[{`, `["0x`, `[tru]`, `[{"from"}]`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, params []byte) {
		decodeAll(Args{params}) // not validated: must not panic
		if rawjson.Validate(params, 64) != nil {
			return
		}
		a, err := ParseArgs(nil, rawjson.Trim(params), 16)
		errs := append(decodeAll(a), err)
		for _, err := range errs {
			if e, ok := err.(*jsonrpc.Error); err != nil && (!ok || e.Code != -32602 && e.Code != -32000 || e.Message == "") {
				t.Errorf("%s: got %#v", params, err)
			}
		}
		for i := range a {
			checkAgainstLibrary(t, a, i)
		}
	})
}

// checkAgainstLibrary compares with encoding/json and the library's types where the rules are the same.
func checkAgainstLibrary(t *testing.T, a Args, i int) {
	if c, err := a.Call(i); err == nil && c.AccessList != nil {
		var back ethtypes.AccessList
		if err := json.Unmarshal(AppendAccessList(nil, *c.AccessList), &back); err != nil || len(back) != len(*c.AccessList) {
			t.Errorf("%s: access list does not read back: %v", a[i], err)
		}
	}
	if h, err := a.Hash(i); err == nil {
		var want common.Hash
		if err := json.Unmarshal(a[i], &want); err != nil || want != h {
			t.Errorf("%s: got %s, the library %s, %v", a[i], h, want, err)
		}
	}
}

func BenchmarkDecodeCall(b *testing.B) {
	params := []byte(`[` + sampleCall + `,"latest"]`)
	b.ReportAllocs()
	for b.Loop() {
		var buf [3][]byte
		a, err := ParseArgs(buf[:0], params, 3)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := a.Call(0); err != nil {
			b.Fatal(err)
		}
		if _, err := a.Block(1); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecodeBalance(b *testing.B) {
	params := []byte(`["0xbe2684afc84daf3388e99ffb215fdd4116fe89ec","0x1b4"]`)
	b.ReportAllocs()
	for b.Loop() {
		var buf [2][]byte
		a, err := ParseArgs(buf[:0], params, 2)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := a.Address(0); err != nil {
			b.Fatal(err)
		}
		if _, err := a.Block(1); err != nil {
			b.Fatal(err)
		}
	}
}

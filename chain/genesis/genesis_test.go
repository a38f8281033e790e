package genesis_test

import (
	"encoding/json"
	"math/big"
	"strings"
	"testing"

	"exon/chain/genesis"

	"github.com/ethereum/go-ethereum/common"
)

const sample = `{
  "chain_id": "exon-9000", "time": 1700000000, "gas_limit": 30000000, "min_base_fee": "7", "base_fee": "0x10",
  "accounts": [
    {"address": "0xBE2684Afc84daf3388E99FFB215FdD4116FE89EC", "balance": "1000"},
    {"address": "ex17w0adeg64ky0daxwd2ugyuneellmjgnxt5dhzh", "balance": "0xff", "nonce": 3, "code": "0x6001",
     "storage": {"0x0000000000000000000000000000000000000000000000000000000000000001": "0x0000000000000000000000000000000000000000000000000000000000000002"}}
  ]}`

func TestNew(t *testing.T) {
	g, err := genesis.New([]byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	b := g.Block()
	if b.GasLimit() != 30_000_000 || b.Time() != 1_700_000_000 || b.BaseFee().Cmp(big.NewInt(16)) != 0 || b.NumberU64() != 0 {
		t.Errorf("block %+v", b.Header())
	}
	if g.Config.ChainID.Cmp(big.NewInt(9000)) != 0 || g.MinBaseFee.Cmp(big.NewInt(7)) != 0 || g.Denom != "aex" {
		t.Errorf("chain %v, floor %v, denom %s", g.Config.ChainID, g.MinBaseFee, g.Denom)
	}
	second := common.HexToAddress("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")
	a := g.Core.Alloc[second]
	if g.Order[1] != second || a.Nonce != 3 || len(a.Code) != 2 || len(a.Storage) != 1 || a.Balance.Cmp(big.NewInt(255)) != 0 {
		t.Errorf("second account %v: %+v", g.Order[1], a)
	}
	if !g.Config.IsOsaka(new(big.Int), 0) {
		t.Error("forks left out are not on from the start")
	}
}

func TestEverySettingIsPartOfTheIdentity(t *testing.T) {
	seen := map[common.Hash]string{}
	for name, edit := range map[string][2]string{
		"as it is":     {"", ""},
		"chain id":     {"exon-9000", "exon-9001"},
		"name":         {"exon-9000", "other-9000"},
		"time":         {"1700000000", "1700000001"},
		"gas limit":    {"30000000", "30000001"},
		"floor":        {`"min_base_fee": "7"`, `"min_base_fee": "8"`},
		"base fee":     {"0x10", "0x11"},
		"denom":        {`"time"`, `"denom": "other", "time"`},
		"a fork":       {`"time"`, `"forks": {"shanghai": 0, "cancun": 0, "prague": 0}, "time"`},
		"a later fork": {`"time"`, `"forks": {"shanghai": 0, "cancun": 0, "prague": 0, "osaka": 1900000000}, "time"`},
		"balance":      {`"1000"`, `"1001"`},
		"nonce":        {`"nonce": 3`, `"nonce": 4`},
		"code":         {"0x6001", "0x6002"},
		"storage":      {`2"}`, `3"}`},
	} {
		g, err := genesis.New([]byte(strings.Replace(sample, edit[0], edit[1], 1)))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		hash := g.Block().Hash()
		if other, twice := seen[hash]; twice {
			t.Errorf("%s and %s give the same first block", name, other)
		}
		seen[hash] = name
	}
}

func TestBadFiles(t *testing.T) {
	for want, edit := range map[string][2]string{
		`chain id "Exon" is not a lower-case name and a number`: {"exon-9000", "Exon"},
		`the number is over 2^53-1`:                             {"exon-9000", "exon-9007199254740992"},
		`unknown field "gaslimit"`:                              {`"gas_limit"`, `"gaslimit"`},
		`gas_limit 1 is not between`:                            {"30000000", "1"},
		`base_fee 1 is below min_base_fee 7`:                    {"0x10", "0x1"},
		`amount "-5" is not a decimal`:                          {`"1000"`, `"-5"`},
		`amount 5 is not a string`:                              {`"1000"`, `5`},
		`denom "A" is not`:                                      {`"time"`, `"denom": "A", "time"`},
		`accounts[0]: `:                                         {"0xBE2684", "0xBE26"},
		`is accounts[0] already`:                                {"ex17w0adeg64ky0daxwd2ugyuneellmjgnxt5dhzh", "0xbe2684afc84daf3388e99ffb215fdd4116fe89ec"},
		`forks: `:                                               {`"time"`, `"forks": {"cancun": 0, "shanghai": null}, "time"`},
		`text after the closing brace`:                          {"]}", "]} {}"},
	} {
		_, err := genesis.Parse([]byte(strings.Replace(sample, edit[0], edit[1], 1)))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q -> %q: %v, want %q", edit[0], edit[1], err, want)
		}
	}
}

func TestParseReportsEverything(t *testing.T) {
	_, err := genesis.Parse([]byte(`{"chain_id": "x", "denom": "A", "gas_limit": 1, "accounts": [{"address": "no"}]}`))
	for _, want := range []string{"chain id", "denom", "gas_limit", "accounts[0]"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not mention %s", err, want)
		}
	}
}

func TestMarshalRoundTrip(t *testing.T) {
	f, err := genesis.Parse([]byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := f.Marshal()
	if err != nil {
		t.Fatal(err)
	}
	a, err := genesis.New([]byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	b, err := genesis.New(raw)
	if err != nil {
		t.Fatal(err)
	}
	if a.Block().Hash() != b.Block().Hash() {
		t.Error("a file written back makes another chain")
	}
}

func TestParseChainID(t *testing.T) {
	for in, want := range map[string]genesis.ChainID{"9000": "exon-9000", "exon-1": "exon-1", "my-net-42": "my-net-42"} {
		got, err := genesis.ParseChainID(in)
		if err != nil || got != want {
			t.Errorf("%s: %s, %v", in, got, err)
		}
	}
	for _, in := range []string{"", "exon", "exon-", "exon-0", "exon-01", "-1", "Exon-1", "exon-1x", "exon 1", "1.5", "0"} {
		if got, err := genesis.ParseChainID(in); err == nil {
			t.Errorf("%q is %s", in, got)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(sample))
	f.Add([]byte(`{"chain_id":"exon-1","forks":{"osaka":5}}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		file, err := genesis.Parse(raw)
		if err != nil {
			return
		}
		if _, err := json.Marshal(file); err != nil {
			t.Fatal(err)
		}
		if _, err := genesis.New(raw); err != nil {
			t.Fatalf("a valid file makes no chain: %v", err)
		}
	})
}

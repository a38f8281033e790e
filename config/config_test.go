package config

import (
	"flag"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

var update = flag.Bool("update", false, "write docs/config.md")

const docsFile = "../docs/config.md"

func TestDefaultIsValid(t *testing.T) {
	if err := Default().Validate(); err != nil {
		t.Error(err)
	}
}

func TestEverySettingIsDescribed(t *testing.T) {
	seen := make(map[string]string)
	for _, s := range Settings() {
		if !strings.HasSuffix(s.Comment, ".") || s.Comment == "." {
			t.Errorf("%s: comment %q is not a sentence", s.Name, s.Comment)
		}
		for _, spelling := range []string{s.Name, s.Env(), s.Flag()} {
			if other, twice := seen[spelling]; twice {
				t.Errorf("%s is %s and %s", spelling, other, s.Name)
			}
			seen[spelling] = s.Name
		}
	}
	for _, s := range sections()[1:] {
		if s.name == "" || s.comment == "" {
			t.Errorf("section %q: comment %q, want both", s.name, s.comment)
		}
	}
}

func TestValidateReportsAllByName(t *testing.T) {
	c := Default()
	c.Profile = "c"
	c.Engine = "comet"
	c.Listen = []string{"127.0.0.1", "127.0.0.1:1", "127.0.0.1:1"}
	c.Log = Log{Level: "inof", Format: "xml"}
	c.Server.MaxBody = 0
	c.RPC.CallGas = 1
	c.Chain.BlockCache = 0
	c.Store.CacheMB, c.Store.Handles = 0, 0
	c.Pool.Lifetime = 0
	c.Solo.BlockTime = -1
	err := c.Validate()
	if err == nil {
		t.Fatal("accepted")
	}
	for _, want := range []string{
		`profile is "c", want a, b or eth`,
		`engine is "comet", which this version does not have: the only engine is "solo"`,
		`listen has "127.0.0.1", want`, "listen has 127.0.0.1:1 twice",
		`log.level is "inof", want debug, info, warn or error; did you mean info?`, `log.format is "xml"`,
		"server.max_body", "rpc.call_gas", "chain.block_cache", "store.cache_mb", "store.handles", "pool.lifetime", "solo.block_time",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no %q in:\n%v", want, err)
		}
	}
	if got := len(each(err)); got != 13 {
		t.Errorf("got %d problems, want 13:\n%v", got, err)
	}
}

func TestListen(t *testing.T) {
	for addr, good := range map[string]bool{
		"127.0.0.1:8545": true, ":8545": true, "[::1]:0": true, "localhost:80": true,
		"8545": false, "127.0.0.1:": false, "127.0.0.1:99999": false, "127.0.0.1:http": false, "": false,
	} {
		if err := validateListen([]string{addr}); (err == nil) != good {
			t.Errorf("%q: got %v, want good = %v", addr, err, good)
		}
	}
	if err := validateListen([]string{"127.0.0.1:0", "127.0.0.1:0"}); err != nil {
		t.Errorf("port 0 twice: %v", err)
	}
	if validateListen(nil) == nil {
		t.Error("an empty list was accepted")
	}
}

// other returns a configuration in which every setting differs from its default.
func other(t *testing.T) Config {
	t.Helper()
	c := Default()
	for _, s := range Settings() {
		v := s.value(&c)
		switch x := v.Interface().(type) {
		case string:
			v.SetString(map[string]string{"profile": "eth", "engine": "solo", "log.level": "warn", "log.format": "json",
				"server.credential_file": "/secret", "keys.scrypt": "light"}[s.Name])
		case bool:
			v.SetBool(!x)
		case int:
			v.SetInt(int64(x) + 1)
		case uint64:
			v.SetUint(x + 1)
		case time.Duration:
			v.SetInt(int64(x + time.Second))
		case common.Address:
			v.Set(reflect.ValueOf(common.HexToAddress("0xBE2684Afc84daf3388E99FFB215FdD4116FE89EC")))
		case []string:
			v.Set(reflect.ValueOf(map[string][]string{
				"listen": {"127.0.0.1:0", "[::1]:9"}, "server.allowed_hosts": {"node.lan"}, "server.allowed_origins": {"https://a", "https://b"},
				"keys.remote": {"sign"},
			}[s.Name]))
		default:
			t.Fatalf("%s has type %T", s.Name, x)
		}
	}
	return c
}

func TestRenderThenLoadGivesTheSame(t *testing.T) {
	for _, want := range []Config{Default(), other(t)} {
		path := t.TempDir() + "/config.toml"
		if err := os.WriteFile(path, Render(want), 0o600); err != nil {
			t.Fatal(err)
		}
		got, origins, err := Load(Sources{File: path})
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("got %+v\nwant %+v", got, want)
		}
		for _, s := range Settings() {
			if origins[s.Name] != "file "+path {
				t.Errorf("%s is missing from the file: it comes from %s", s.Name, origins[s.Name])
			}
		}
	}
}

func TestDocsAreUpToDate(t *testing.T) {
	if *update {
		if err := os.WriteFile(docsFile, Docs(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(docsFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(have) != string(Docs()) {
		t.Errorf("%s differs from the code: run go test ./config -update", docsFile)
	}
}

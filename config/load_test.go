package config

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// samples are three values of each type: for the file, the environment and the command line, all unlike each other and
// unlike the default.
var samples = map[string][3]string{
	"bool": {"", "", ""}, // has only two values; see pick
	"int":  {"1001", "1002", "1003"}, "uint": {"100001", "100002", "100003"}, "duration": {"61s", "62s", "63s"},
	"address": {
		"0x0000000000000000000000000000000000000001", "ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme", "0xbe2684afc84daf3388e99ffb215fdd4116fe89ed",
	},
}

// special are the settings whose type says too little about what is valid.
var special = map[string][3]string{
	"profile": {"a", "eth", "a"}, "engine": {"solo", "solo", "solo"},
	"log.level": {"warn", "error", "debug"}, "log.format": {"json", "text", "json"},
	"listen":               {"127.0.0.1:1", "127.0.0.1:2,127.0.0.1:3", "127.0.0.1:4"},
	"server.allowed_hosts": {"one.lan", "two.lan", "three.lan"}, "server.allowed_origins": {"https://one", "https://two", "https://three"},
	"server.max_header": {"2001", "2002", "2003"}, "server.credential_file": {"/one", "/two", "/three"},
	"keys.scrypt": {"light", "standard", "light"}, "keys.remote": {"personal", "sign", "personal,sign"},
}

func pick(t *testing.T, s Setting) [3]string {
	if v, ok := special[s.Name]; ok {
		return v
	}
	if s.Kind() == "bool" {
		def := s.Text(Default())
		not := map[string]string{"true": "false", "false": "true"}[def]
		return [3]string{not, def, not}
	}
	v, ok := samples[s.Kind()]
	if !ok {
		t.Fatalf("%s: no sample values of type %s", s.Name, s.Kind())
	}
	return v
}

// asTOML writes the one setting as a file.
func asTOML(t *testing.T, s Setting, text string) string {
	t.Helper()
	v, err := s.parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%s = %s\n", s.Name, s.kind.toml(v))
}

func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "config.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// canonical returns text as the setting prints it.
func canonical(t *testing.T, s Setting, text string) string {
	t.Helper()
	v, err := s.parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return s.kind.text(v)
}

func TestOrderFlagEnvironmentFileDefault(t *testing.T) {
	for _, s := range Settings() {
		t.Run(s.Name, func(t *testing.T) {
			values := pick(t, s)
			path := write(t, asTOML(t, s, values[0]))
			env := []string{"PATH=/bin", s.Env() + "=" + values[1]}
			flags := []Flag{{Setting: s.Name, Flag: s.Flag(), Values: []string{values[2]}}}
			for _, c := range []struct {
				from   Sources
				want   string
				origin string
			}{
				{Sources{}, s.Text(Default()), "default"},
				{Sources{File: path}, values[0], "file " + path},
				{Sources{File: path, Env: env}, values[1], "environment " + s.Env()},
				{Sources{Env: env}, values[1], "environment " + s.Env()},
				{Sources{File: path, Flags: flags}, values[2], "flag --" + s.Name},
				{Sources{File: path, Env: env, Flags: flags}, values[2], "flag --" + s.Name},
			} {
				got, origins, err := Load(c.from)
				if err != nil {
					t.Fatal(err)
				}
				if want := canonical(t, s, c.want); s.Text(got) != want || origins[s.Name] != c.origin {
					t.Errorf("got %s from %s, want %s from %s", s.Text(got), origins[s.Name], want, c.origin)
				}
			}
		})
	}
}

func TestProblems(t *testing.T) {
	for name, c := range map[string]struct {
		file string
		env  string
		flag *Flag
		want string
	}{
		"unknown_key":            {file: "[pool]\nacount_slots = 1", want: "unknown setting pool.acount_slots in FILE; did you mean pool.account_slots?"},
		"unknown_section":        {file: "[pol]\nlifetime = '5s'", want: "unknown setting pol.lifetime in FILE; did you mean pool.lifetime?"},
		"empty_unknown_section":  {file: "[nothing_like_it]", want: "unknown setting nothing_like_it in FILE"},
		"key_in_wrong_section":   {file: "account_slots = 1", want: "unknown setting account_slots in FILE; did you mean pool.account_slots?"},
		"nothing_near":           {file: "zzzzzz = 1", want: "unknown setting zzzzzz in FILE"},
		"section_as_value":       {file: "pool = 5", want: "pool (file FILE): want a table of settings, got 5"},
		"table_as_value":         {file: "[profile]\nx = 1", want: "profile (file FILE): want a text, got a table"},
		"not_toml":               {file: "profile = \n", want: "FILE:1:"},
		"unknown_variable":       {env: "EXON_POOL_LIFETME=5s", want: "unknown environment variable EXON_POOL_LIFETME; did you mean EXON_POOL_LIFETIME?"},
		"unknown_flag":           {flag: &Flag{Setting: "pool.lifetme", Flag: "--x", Values: []string{"1"}}, want: "unknown setting pool.lifetme; did you mean pool.lifetime?"},
		"number_for_duration":    {file: "pool.lifetime = 5", want: "pool.lifetime (file FILE): want a duration such as 500ms, 5s or 3h, got 5"},
		"no_unit":                {env: "EXON_POOL_LIFETIME=5", want: `pool.lifetime (environment EXON_POOL_LIFETIME): want a duration such as 500ms, 5s or 3h, got "5"`},
		"text_for_number":        {file: "store.cache_mb = '64'", want: `store.cache_mb (file FILE): want a whole number, got "64"`},
		"fraction":               {file: "store.cache_mb = 64.5", want: "store.cache_mb (file FILE): want a whole number, got 64.5"},
		"negative":               {file: "pool.price_bump = -1", want: "pool.price_bump (file FILE): want a whole number of 0 or more, got -1"},
		"yes_for_true":           {env: "EXON_CHAIN_SYNC=yes", want: `chain.sync (environment EXON_CHAIN_SYNC): want true or false, got "yes"`},
		"text_for_true":          {file: "chain.sync = 'true'", want: `chain.sync (file FILE): want true or false, got "true"`},
		"number_for_text":        {file: "profile = 1", want: "profile (file FILE): want a text, got 1"},
		"text_for_list":          {file: "listen = '127.0.0.1:1'", want: `listen (file FILE): want a list of texts, got "127.0.0.1:1"`},
		"list_of_numbers":        {file: "listen = [8545]", want: "listen (file FILE): want a list of texts, got an array"},
		"bad_address":            {file: "solo.fee_recipient = '0x12'", want: "solo.fee_recipient (file FILE): want an address, 0x... or ex1..., got \"0x12\": hex string has length 2"},
		"number_for_address":     {file: "solo.fee_recipient = 12", want: "solo.fee_recipient (file FILE): want an address, 0x... or ex1..., got 12"},
		"flag_as_it_was_spelled": {flag: &Flag{Setting: "solo.block_time", Flag: "--block-time", Values: []string{"x"}}, want: `solo.block_time (flag --block-time): want a duration`},
		"value_out_of_range":     {file: "pool.lifetime = '1ms'", want: "pool.lifetime must be at least a second"},
		"unknown_engine":         {file: "engine = 'comet'", want: "engine is \"comet\", which this version does not have"},
	} {
		t.Run(name, func(t *testing.T) {
			from := Sources{File: write(t, c.file), Env: []string{c.env}}
			if c.flag != nil {
				from.Flags = []Flag{*c.flag}
			}
			_, _, err := Load(from)
			want := "configuration: " + strings.ReplaceAll(c.want, "FILE", from.File)
			if err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("got  %v\nwant %s", err, want)
			}
		})
	}
}

func TestProblemsOfAllSourcesAtOnce(t *testing.T) {
	_, _, err := Load(Sources{
		File:  write(t, "profle = 'a'\npool.lifetime = 5\n"),
		Env:   []string{"EXON_LISTN=x", "EXON_CHAIN_SYNC=1"},
		Flags: []Flag{{Setting: "store.handles", Flag: "--store.handles", Values: []string{"many"}}},
	})
	if err == nil {
		t.Fatal("accepted")
	}
	for _, want := range []string{"5 problems", "profile?", "pool.lifetime", "EXON_LISTEN?", "chain.sync", "store.handles"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("no %q in:\n%v", want, err)
		}
	}
}

func TestListsAreReplacedNotJoined(t *testing.T) {
	got, _, err := Load(Sources{
		Env:   []string{"EXON_LISTEN=127.0.0.1:1, 127.0.0.1:2"},
		Flags: []Flag{{Setting: "listen", Flag: "--listen", Values: []string{"127.0.0.1:3", "127.0.0.1:4,127.0.0.1:5"}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if text := strings.Join(got.Listen, " "); text != "127.0.0.1:3 127.0.0.1:4 127.0.0.1:5" {
		t.Errorf("listen = %s, want the three of the flags", text)
	}
}

func TestMissingFileAndHomeVariableAreNoProblem(t *testing.T) {
	if _, _, err := Load(Sources{File: filepath.Join(t.TempDir(), "none"), Env: []string{"EXON_HOME=/x"}}); err != nil {
		t.Error(err)
	}
}

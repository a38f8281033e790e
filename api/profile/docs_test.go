package profile_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"exon/api/profile"
)

var update = flag.Bool("update", false, "rewrite docs/json-rpc.md from the table")

const docsFile = "../../docs/json-rpc.md"

const docsHead = `# JSON-RPC methods

<!-- Made from api/profile/table.go by "make generate". Do not edit. -->

One node serves three profiles at the same time, each under its own path; ` + "`/`" + ` serves the one the setting ` + "`profile`" + ` names (b unless set).

| profile | path | what it is |
|---|---|---|
| a | ` + "`/a`" + ` | Variant A of the specification |
| b | ` + "`/b`" + ` | Variant B: the same shapes, more methods |
| eth | ` + "`/eth`" + ` | what Ethereum tools expect: no nulls in headers, block arguments optional |

Requests are ` + "`POST`" + ` with ` + "`Content-Type: application/json`" + `; batches hold up to 1000 calls. Addresses are accepted as hex of any case and as Bech32
` + "`ex1...`" + `, everywhere. A block argument is a QUANTITY, ` + "`earliest`, `latest`, `pending`, `safe`, `finalized`" + `, a 32-byte hash, or an EIP-1898 object.
An argument in [brackets] may be left out. Errors are listed in [errors.md](errors.md).

A method that is not listed answers -32601. Methods marked † use the node's keys: they answer on loopback listeners, and on others only as
[accounts.md](accounts.md) says.

| method | profiles | arguments | result |
|---|---|---|---|
`

// TestDocsFollowTheTable keeps docs/json-rpc.md in step with the table.
func TestDocsFollowTheTable(t *testing.T) {
	out := bytes.NewBufferString(docsHead)
	for _, m := range profile.Table(profile.APIs{}) {
		local := m.In&profile.Local != 0
		m.In &^= profile.Local
		fmt.Fprintf(out, "| `%s` | %s | %s | %s%s |\n", m.Name, names(m.In), params(m), m.Result, map[bool]string{true: " †"}[local])
	}
	fmt.Fprintf(out, "| `rpc_modules` | a b eth |  | object: namespaces of the profile |\n")
	if *update {
		if err := os.WriteFile(docsFile, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(docsFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(have, out.Bytes()) {
		t.Error("docs/json-rpc.md does not follow the table: run make generate")
	}
}

func names(s profile.Set) string {
	var list []string
	for _, n := range profile.Names {
		if s&n.Set != 0 {
			list = append(list, n.Name)
		}
	}
	return strings.Join(list, " ")
}

// params lists arguments: in brackets where a profile lets callers leave them out, with the profiles where not all do.
func params(m profile.Method) string {
	var list []string
	for _, p := range m.Params {
		text := p.Name
		switch optional := p.In & m.In &^ p.Required; {
		case optional == p.In&m.In:
			text = "[" + text + "]"
		case optional != 0:
			text += " [in " + names(optional) + "]"
		}
		if p.In&m.In != m.In {
			text += " (" + names(p.In&m.In) + ")"
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}

func TestNoMethodIsListedTwice(t *testing.T) {
	seen := make(map[string]bool)
	for _, m := range profile.Table(profile.APIs{}) {
		if seen[m.Name] {
			t.Errorf("%s is listed twice", m.Name)
		}
		seen[m.Name] = true
		if m.In == 0 || m.Result == "" {
			t.Errorf("%s has no profile or no result", m.Name)
		}
	}
}

// TestWhatSignsIsLocal: a method that signs with the node's keys is not for listeners that other machines reach.
func TestWhatSignsIsLocal(t *testing.T) {
	for _, m := range profile.Table(profile.APIs{}) {
		signs := strings.HasPrefix(m.Name, "personal_") || strings.HasPrefix(m.Name, "eth_sign") || m.Name == "eth_sendTransaction"
		if local := m.In&profile.Local != 0; local != signs {
			t.Errorf("%s: marked local %v, signs %v", m.Name, local, signs)
		}
	}
}

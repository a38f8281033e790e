package e2e

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"exon/config"
	"exon/testkit"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

const conformance = "testdata/execution-apis"

// notYet lists the conversations that do not pass, with the reason. One that passes must leave the list.
var notYet = map[string]string{}

// TestConformance imports the chain of the Ethereum execution API's tests with the program and replays its conversations
// on /eth, in the order of their names, for the pool's depend on earlier sends. The rule is that of the public runner:
// replies are equal but for the wording of errors; where a file says speconly, a result is held to the schema alone. Here every
// result is held to the schema as well.
func TestConformance(t *testing.T) {
	n := startImported(t)
	schemas := openrpc(t)
	files, err := filepath.Glob(filepath.Join(conformance, "*", "*.io"))
	if err != nil || len(files) != 232 {
		t.Fatalf("%d conversations, want 232: %v", len(files), err)
	}
	passed := 0
	for _, file := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(file, conformance+"/"), ".io")
		problems := converse(t, n, file, schemas)
		reason, listed := notYet[name]
		switch {
		case len(problems) == 0:
			passed++
			if listed {
				t.Errorf("%s passes: take it off the list (%s)", name, reason)
			}
		case !listed:
			t.Errorf("%s: %s", name, strings.Join(problems, "\n  "))
		}
	}
	t.Logf("%d of %d conversations pass", passed, len(files))
}

// startImported imports the test chain into a new home and serves it.
func startImported(t *testing.T) *testkit.Node {
	t.Helper()
	home := t.TempDir()
	genesis := filepath.Join(conformance, "genesis.json")
	out, err := exec.Command(binary, "import", "--genesis", genesis, filepath.Join(conformance, "chain.rlp"), "--home", home).CombinedOutput()
	if err != nil || !strings.Contains(string(out), "Imported 54 blocks with 249 transactions.\nThe head is block 54.") {
		t.Fatalf("import: %v\n%s", err, out)
	}
	raw, err := os.ReadFile(genesis)
	if err != nil {
		t.Fatal(err)
	}
	return testkit.StartNodeWith(t, testkit.NodeOptions{Home: home, Genesis: raw, Config: func(c *config.Config) {
		c.RPC.Testing, c.RPC.CallTimeout = true, 5*time.Minute // a slow machine is no failure
	}})
}

// openrpc returns the schema of each method's result.
func openrpc(t *testing.T) map[string]*jsonschema.Schema {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(conformance, "openrpc.json"))
	if err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Methods []struct {
			Name   string
			Result struct{ Schema json.RawMessage }
		}
	}
	if err := json.Unmarshal(raw, &doc); err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2019)
	schemas := make(map[string]*jsonschema.Schema)
	for _, m := range doc.Methods {
		if m.Result.Schema == nil {
			continue
		}
		schema, err := jsonschema.UnmarshalJSON(bytes.NewReader(m.Result.Schema))
		if err != nil {
			t.Fatal(err)
		}
		if err := c.AddResource("mem:///"+m.Name, schema); err != nil {
			t.Fatal(err)
		}
		if schemas[m.Name], err = c.Compile("mem:///" + m.Name); err != nil {
			t.Fatal(err)
		}
	}
	return schemas
}

// converse replays a file and returns what differs.
func converse(t *testing.T, n *testkit.Node, file string, schemas map[string]*jsonschema.Schema) (problems []string) {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	specOnly := strings.Contains(string(raw), "// speconly:")
	var method, reply string
	for line := range strings.Lines(string(raw)) {
		kind, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch kind {
		case ">>":
			var request struct{ Method string }
			if err := json.Unmarshal([]byte(text), &request); err != nil {
				t.Fatal(err)
			}
			method = request.Method
			_, reply = n.Post("/eth", text)
		case "<<":
			problems = append(problems, compare(t, method, reply, text, specOnly, schemas)...)
		}
	}
	return problems
}

// compare returns how a reply differs from the one it should be.
func compare(t *testing.T, method, reply, want string, specOnly bool, schemas map[string]*jsonschema.Schema) []string {
	t.Helper()
	have, err := jsonschema.UnmarshalJSON(strings.NewReader(reply))
	if err != nil {
		return []string{"not JSON: " + reply}
	}
	wanted, err := jsonschema.UnmarshalJSON(strings.NewReader(want))
	if err != nil {
		t.Fatal(err)
	}
	envelope, _ := have.(map[string]any)
	if result, ok := envelope["result"]; ok {
		if err := schemas[method].Validate(result); err != nil {
			return []string{"schema: " + err.Error()}
		}
		if specOnly {
			return nil
		}
	}
	unworded(have)
	unworded(wanted)
	if reflect.DeepEqual(have, wanted) {
		return nil
	}
	return []string{"have " + shorten(reply) + "\n  want " + shorten(want)}
}

// unworded takes the wording out of errors, those of simulated calls too.
func unworded(v any) {
	switch v := v.(type) {
	case []any:
		for _, elem := range v {
			unworded(elem)
		}
	case map[string]any:
		for key, member := range v {
			if e, ok := member.(map[string]any); ok && key == "error" {
				delete(e, "message")
			} else {
				unworded(member)
			}
		}
	}
}

func shorten(s string) string {
	if len(s) > 2000 {
		return s[:2000] + "..."
	}
	return s
}

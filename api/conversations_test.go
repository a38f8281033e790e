// Package api_test talks to whole nodes over HTTP, in every profile.
//
// The conversations lie in testdata, one folder for each method; testkit.Conversation says what a file looks like. Most
// are about one chain on which one of everything has happened: scenario_test.go builds it, testdata/scenario.txt names
// its accounts, contracts, transactions and blocks. A file that says "node: fresh" has such a chain for itself and may
// change it; one that says "node: pending" has a chain of only the genesis block that makes no new ones.
//
// After a change of the scenario or of a reply run go test ./api -update and read the difference against the
// specification: a file must say what is right, not what the node does.
package api_test

import (
	"flag"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"exon/testkit"
)

var update = flag.Bool("update", false, "rewrite the replies in testdata")

// paths has the paths on which a profile is replayed. Nobody set a profile, so / is b.
var paths = map[string][]string{"a": {"/a"}, "b": {"/b", "/"}, "eth": {"/eth"}}

func TestConversations(t *testing.T) {
	shared := startScenario(t)
	checkNames(t, shared)
	head := shared.head()
	t.Run("replay", func(t *testing.T) {
		for _, c := range testkit.Conversations(t, "testdata") {
			for _, profile := range c.Profiles {
				for _, path := range paths[profile] {
					name := c.Name + path
					if path == "/" {
						if c.Options["node"] != "" {
							continue // that / is b is seen well enough on the shared chain
						}
						name = c.Name + "/root"
					}
					t.Run(name, func(t *testing.T) {
						if !*update {
							t.Parallel()
						}
						replay(t, shared, c, path)
					})
				}
			}
		}
	})
	if now := shared.head(); now != head {
		t.Errorf("a conversation without its own node moved the head from %d to %d", head, now)
	}
}

func replay(t *testing.T, shared *scenario, c *testkit.Conversation, path string) {
	var n *scenario
	switch kind := c.Options["node"]; kind {
	case "":
		n = shared
	case "fresh":
		n = startScenario(t)
	case "pending":
		n = startPending(t)
		n.clock.seconds.Store(12)
	default:
		t.Fatalf("%s: unknown node %q", c.Name, kind)
	}
	for _, x := range c.Exchanges {
		c.Check(t, x, exchange(t, n.URL+path, c, x.Request), *update)
	}
}

// exchange sends a request as its conversation says and returns the body of the answer.
func exchange(t *testing.T, url string, c *testkit.Conversation, request string) string {
	t.Helper()
	option := func(name, otherwise string) string {
		if v, ok := c.Options[name]; ok {
			return v
		}
		return otherwise
	}
	req, err := http.NewRequest(option("verb", http.MethodPost), url, strings.NewReader(request))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", option("content-type", "application/json"))
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	if have, want := strconv.Itoa(resp.StatusCode), option("status", "200"); have != want {
		t.Errorf("%s: status %s, want %s", c.Name, have, want)
	}
	if have := resp.Header.Get("Content-Type"); resp.StatusCode == http.StatusOK && have != "application/json" {
		t.Errorf("%s: answer of type %q", c.Name, have)
	}
	return strings.TrimSuffix(string(body), "\n")
}

// checkNames compares the scenario with testdata/scenario.txt. With -update it writes the file, and the new values in
// place of the old ones into the conversations.
func checkNames(t *testing.T, s *scenario) {
	t.Helper()
	const file = "testdata/scenario.txt"
	var b strings.Builder
	for _, n := range slices.Concat(s.names, s.signed()) {
		b.WriteString(n[0] + " " + n[1] + "\n")
	}
	old, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	if b.String() == string(old) {
		return
	}
	if !*update {
		t.Fatalf("the scenario is not the one of %s any more; if that is meant, run go test ./api -update\n%s", file, b.String())
	}
	was := make(map[string]string)
	for line := range strings.Lines(string(old)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		was[name] = value
	}
	var pairs []string
	for line := range strings.Lines(b.String()) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		if before, ok := was[name]; ok && before != value {
			pairs = append(pairs, before, value)
		}
	}
	renames := strings.NewReplacer(pairs...)
	files, _ := filepath.Glob("testdata/*/*.io")
	for _, f := range files {
		raw, err := os.ReadFile(f)
		if err == nil {
			err = os.WriteFile(f, []byte(renames.Replace(string(raw))), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

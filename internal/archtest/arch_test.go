package archtest

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const root = "../.."

// layer is a row of the table.
type layer struct {
	name  string
	never []string
}

var rowForm = regexp.MustCompile("^\\| `([a-z0-9/]+)` \\| [^|]+ \\|([^|]*)\\|$")

// layers reads the table of ARCHITECTURE.md, topmost first.
func layers(t *testing.T) []layer {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	var list []layer
	for line := range strings.Lines(string(text)) {
		if m := rowForm.FindStringSubmatch(strings.TrimSpace(line)); m != nil {
			list = append(list, layer{m[1], strings.Fields(strings.ReplaceAll(m[2], "`", " "))})
		}
	}
	if len(list) < 10 {
		t.Fatalf("the table has %d rows", len(list))
	}
	return list
}

// source is the import lines of one file.
type source struct {
	path, pkg string
	test      bool
	imports   []string
}

func sources(t *testing.T) []source {
	t.Helper()
	var list []source
	err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() && (name == ".git" || name == "testdata" || name == "node_modules" || name == "bin") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		s := source{path: rel, pkg: filepath.ToSlash(filepath.Dir(rel)), test: strings.HasSuffix(path, "_test.go")}
		for _, spec := range f.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			s.imports = append(s.imports, imported)
		}
		list = append(list, s)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestImportsPointDown(t *testing.T) {
	table := layers(t)
	place := func(pkg string) int { return slices.IndexFunc(table, func(l layer) bool { return l.name == pkg }) }
	for _, s := range sources(t) {
		at := place(s.pkg)
		if at < 0 {
			t.Errorf("%s: package %s is not in the table of ARCHITECTURE.md", s.path, s.pkg)
			continue
		}
		for _, imported := range s.imports {
			ours, ok := strings.CutPrefix(imported, "exon/")
			if !ok || ours == s.pkg {
				continue
			}
			if s.test {
				continue // tests may look at anything
			}
			if place(ours) <= at {
				t.Errorf("%s imports %s, which does not stand below %s", s.path, ours, s.pkg)
			}
			for _, never := range table[at].never {
				if ours == never || strings.HasPrefix(ours, never+"/") {
					t.Errorf("%s imports %s, which %s never does", s.path, ours, s.pkg)
				}
			}
			if ours == "testkit" || ours == "e2e" {
				t.Errorf("%s imports %s outside of a test", s.path, ours)
			}
		}
	}
}

// homes says in which packages a third-party package may be imported.
var homes = []struct {
	imported string
	in       []string
}{
	{"github.com/ethereum/go-ethereum/core/state", []string{"chain", "chain/exec", "chain/history", "pool", "api/eth", "api/debug"}},
	{"github.com/ethereum/go-ethereum/triedb", []string{"chain", "chain/history"}},
	{"github.com/ethereum/go-ethereum/ethdb/pebble", []string{"store"}},
	{"github.com/valyala/fasthttp", []string{"api/server", "api/rest"}},
	{"github.com/gobwas/ws", []string{"api/socket", "bench/ws"}},
	{"github.com/spf13/cobra", []string{"cli"}},
	{"net/http", []string{"testkit", "cli"}},
	{"golang.org/x/term", []string{"cli"}},
	{"github.com/ethereum/go-ethereum/accounts/keystore", []string{"keys"}},
}

func TestThirdPartyPackagesStayWhereTheyBelong(t *testing.T) {
	for _, s := range sources(t) {
		if s.test {
			continue
		}
		for _, imported := range s.imports {
			for _, h := range homes {
				if (imported == h.imported || strings.HasPrefix(imported, h.imported+"/")) && !slices.Contains(h.in, s.pkg) {
					t.Errorf("%s imports %s, which belongs in %v", s.path, imported, h.in)
				}
			}
		}
	}
}

// clocks are what the chain must not ask: the same block has to give the same bytes everywhere.
var clocks = regexp.MustCompile(`\b(time\.Now|os\.Getenv|rand\.(Int|Float|Read|New))`)

func TestChainReadsNoClock(t *testing.T) {
	for _, s := range sources(t) {
		if s.test || (s.pkg != "chain" && !strings.HasPrefix(s.pkg, "chain/")) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, s.path))
		if err != nil {
			t.Fatal(err)
		}
		if m := clocks.Find(text); m != nil {
			t.Errorf("%s uses %s", s.path, m)
		}
	}
}

var pathForm = regexp.MustCompile("`((?:[a-z0-9]+/)+[a-z0-9_]+\\.(?:go|md|toml))`")

// TestDocsNameFilesThatExist keeps the documents honest.
func TestDocsNameFilesThatExist(t *testing.T) {
	var docs []string
	for _, pattern := range []string{"*.md", "docs/*.md", "docs/adr/*.md"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			t.Fatal(err)
		}
		docs = append(docs, found...)
	}
	for _, doc := range docs {
		text, err := os.ReadFile(doc)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range pathForm.FindAllStringSubmatch(string(text), -1) {
			if _, err := os.Stat(filepath.Join(root, m[1])); err != nil {
				t.Errorf("%s names %s, which does not exist", doc, m[1])
			}
		}
	}
}

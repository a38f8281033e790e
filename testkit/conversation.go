package testkit

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"
)

// Conversation is a file of requests and the replies they must get. Its lines are
//
//	// why, or one of the directives below
//	>> a request, sent byte for byte
//	<< the reply, compared byte for byte; nothing after << for an empty one
//	<<~ a regular expression for the whole reply, where it depends on the machine
//
// and a directive holds for the whole file:
//
//	// profiles: a b eth     where it is replayed; all three unless it says so
//	// node: fresh           what it needs, see the test that replays it
//	// status: 405           HTTP status of the replies, 200 unless it says so
//	// verb: GET             HTTP verb, POST unless it says so
//	// content-type: x/y     application/json unless it says so
type Conversation struct {
	Name      string // folder and file, without .io
	Profiles  []string
	Options   map[string]string // the other directives
	Exchanges []*Exchange
	file      string
	lines     []string
}

// Exchange is a request and the reply it must get.
type Exchange struct {
	Request string
	Reply   string
	Pattern bool // Reply is a regular expression
	Line    int  // of the reply, counted from 1
}

// directives are the words that make a comment a directive.
var directives = []string{"profiles", "node", "status", "verb", "content-type"}

// Conversations reads all files below dir, in order of their names.
func Conversations(t testing.TB, dir string) []*Conversation {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*", "*.io"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no conversations in %s: %v", dir, err)
	}
	list := make([]*Conversation, len(files))
	for i, file := range files {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name, err := filepath.Rel(dir, strings.TrimSuffix(file, ".io"))
		if err != nil {
			t.Fatal(err)
		}
		c := &Conversation{Name: name, file: file}
		if err := c.parse(string(raw)); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		list[i] = c
	}
	return list
}

func (c *Conversation) parse(text string) error {
	c.Profiles = []string{"a", "b", "eth"}
	c.Options = make(map[string]string)
	c.lines = strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	var open *Exchange
	why := false
	for i, line := range c.lines {
		switch {
		case strings.HasPrefix(line, "// "):
			why = c.comment(line[3:]) || why
		case strings.HasPrefix(line, ">> ") && open == nil:
			open = &Exchange{Request: line[3:]}
		case line == ">>" && open == nil:
			open = &Exchange{}
		case (strings.HasPrefix(line, "<< ") || strings.HasPrefix(line, "<<~ ") || line == "<<") && open != nil:
			open.Line, open.Pattern = i+1, strings.HasPrefix(line, "<<~")
			_, open.Reply, _ = strings.Cut(line, " ")
			c.Exchanges = append(c.Exchanges, open)
			open = nil
		case line != "":
			return fmt.Errorf("line %d is neither a comment, a request nor the reply to one", i+1)
		}
	}
	if open != nil || len(c.Exchanges) == 0 || !why {
		return fmt.Errorf("want a comment that says why, and requests with their replies")
	}
	return nil
}

// comment notes a directive, or reports that the comment is for readers.
func (c *Conversation) comment(text string) bool {
	word, value, found := strings.Cut(text, ": ")
	switch {
	case !found || !slices.Contains(directives, word):
		return true
	case word == "profiles":
		c.Profiles = strings.Fields(value)
	default:
		c.Options[word] = value
	}
	return false
}

// Check reports how an exchange's reply differs from the one it must get. With update it writes the reply into the file
// instead, unless the file has a pattern there.
func (c *Conversation) Check(t testing.TB, x *Exchange, reply string, update bool) {
	t.Helper()
	if x.Pattern {
		if !regexp.MustCompile("^(?:" + x.Reply + ")$").MatchString(reply) {
			t.Errorf("%s:%d: the reply does not match\nhave %s\nwant %s", c.file, x.Line, reply, x.Reply)
		}
		return
	}
	if reply == x.Reply {
		return
	}
	if !update {
		t.Errorf("%s:%d: %s\nrequest %.500s\nhave %.3000s\nwant %.3000s", c.file, x.Line, Difference(reply, x.Reply), x.Request, reply, x.Reply)
		return
	}
	x.Reply = reply
	c.lines[x.Line-1] = strings.TrimSuffix("<< "+reply, " ")
	if err := os.WriteFile(c.file, []byte(strings.Join(c.lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// Difference says in which places two JSON texts differ.
func Difference(have, want string) string {
	h, herr := decode(have)
	w, werr := decode(want)
	if herr != nil || werr != nil {
		return "another text"
	}
	var list []string
	compare(&list, "", h, w)
	if len(list) == 0 {
		return "the same values in another order or spelling"
	}
	return strings.Join(list, "; ")
}

func decode(text string) (v any, err error) {
	dec := json.NewDecoder(bytes.NewReader([]byte(text)))
	dec.UseNumber()
	err = dec.Decode(&v)
	return v, err
}

func compare(list *[]string, path string, have, want any) {
	switch w := want.(type) {
	case map[string]any:
		if h, ok := have.(map[string]any); ok {
			keys := make(map[string]bool)
			for k := range h {
				keys[k] = true
			}
			for k := range w {
				keys[k] = true
			}
			for _, k := range sortedKeys(keys) {
				hv, inHave := h[k]
				wv, inWant := w[k]
				switch {
				case !inHave:
					*list = append(*list, path+"."+k+" is missing")
				case !inWant:
					*list = append(*list, path+"."+k+" is not wanted")
				default:
					compare(list, path+"."+k, hv, wv)
				}
			}
			return
		}
	case []any:
		if h, ok := have.([]any); ok && len(h) == len(w) {
			for i := range w {
				compare(list, fmt.Sprintf("%s[%d]", path, i), h[i], w[i])
			}
			return
		}
	}
	if !reflect.DeepEqual(have, want) {
		*list = append(*list, fmt.Sprintf("%s is %.200v, want %.200v", strings.TrimPrefix(path, "."), have, want))
	}
}

func sortedKeys(m map[string]bool) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}

package config

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"sync"
)

// Setting is one value of the configuration.
type Setting struct {
	Name    string // such as pool.account_slots
	Comment string // what it does
	kind    *kind
	index   []int // the field in Config
}

// section is a table of the file: settings that belong together.
type section struct {
	name     string // empty for the settings at the top
	comment  string
	settings []Setting
}

// sections walks Config once. A field without tags or of an unknown type is a mistake in the program.
var sections = sync.OnceValue(func() []section {
	list := []section{{}}
	for _, f := range reflect.VisibleFields(reflect.TypeFor[Config]()) {
		if kinds[f.Type] != nil {
			list[0].settings = append(list[0].settings, newSetting("", f, nil))
			continue
		}
		s := section{name: f.Tag.Get("toml"), comment: f.Tag.Get("comment")}
		for _, inner := range reflect.VisibleFields(f.Type) {
			s.settings = append(s.settings, newSetting(s.name+".", inner, f.Index))
		}
		list = append(list, s)
	}
	return list
})

func newSetting(prefix string, f reflect.StructField, parent []int) Setting {
	name, comment, k := f.Tag.Get("toml"), f.Tag.Get("comment"), kinds[f.Type]
	if name == "" || comment == "" || k == nil {
		panic(fmt.Sprintf("config: field %s%s of type %v lacks a toml tag, a comment or a known type", prefix, f.Name, f.Type))
	}
	index := append(append([]int(nil), parent...), f.Index...)
	return Setting{Name: prefix + name, Comment: comment, kind: k, index: index}
}

// Settings returns every setting in the order of the file.
func Settings() []Setting {
	var list []Setting
	for _, s := range sections() {
		list = append(list, s.settings...)
	}
	return list
}

// Lookup returns the setting of that name.
func Lookup(name string) (Setting, bool) {
	for _, s := range Settings() {
		if s.Name == name {
			return s, true
		}
	}
	return Setting{}, false
}

// EnvPrefix begins the name of every environment variable of the node.
const EnvPrefix = "EXON_"

// Env returns the setting's environment variable.
func (s Setting) Env() string {
	return EnvPrefix + strings.ToUpper(strings.ReplaceAll(s.Name, ".", "_"))
}

// Flag returns the setting's flag, with its dashes.
func (s Setting) Flag() string { return "--" + s.Name }

// Kind returns the name of the setting's type: text, bool, int, uint, duration, address or list.
func (s Setting) Kind() string { return s.kind.name }

// Text returns the setting's value as it is typed on a command line.
func (s Setting) Text(c Config) string { return s.kind.text(s.value(&c).Interface()) }

// Literal returns the setting's value as it is written in the file.
func (s Setting) Literal(c Config) string { return s.kind.toml(s.value(&c).Interface()) }

// Value returns the setting's value as JSON and TOML have it: a string, a bool, a number or a list of strings.
func (s Setting) Value(c Config) any {
	v := s.value(&c).Interface()
	switch s.kind.name {
	case "duration", "address":
		return s.kind.text(v)
	case "list":
		return append([]string{}, v.([]string)...)
	}
	return v
}

// Check says whether text is a value of the setting's type, and if not, what is wanted.
func (s Setting) Check(text string) error {
	_, err := s.parse(text)
	return err
}

func (s Setting) value(c *Config) reflect.Value {
	return reflect.ValueOf(c).Elem().FieldByIndex(s.index)
}

func (s Setting) parse(text string) (any, error) {
	v, err := s.kind.fromText(text)
	if err != nil {
		return nil, s.wrong(fmt.Sprintf("%q", text), err)
	}
	return v, nil
}

func (s Setting) fromTOML(raw any) (any, error) {
	v, err := s.kind.fromTOML(raw)
	if err != nil {
		return nil, s.wrong(describe(raw), err)
	}
	return v, nil
}

// wrong says what was expected. An address also says what is wrong with it: that is hard to see.
func (s Setting) wrong(got string, err error) error {
	if s.kind.name == "address" && !errors.Is(err, errKind) {
		return fmt.Errorf("want %s, got %s: %w", s.kind.want, got, err)
	}
	return fmt.Errorf("want %s, got %s", s.kind.want, got)
}

// describe shows a value of the TOML parser to a user.
func describe(raw any) string {
	switch v := raw.(type) {
	case string:
		return fmt.Sprintf("%q", v)
	case int64, float64, bool:
		return fmt.Sprint(v)
	case []any:
		return "an array"
	case map[string]any:
		return "a table"
	default:
		return "a date or time"
	}
}

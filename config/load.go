package config

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Sources is where settings come from. A later field beats an earlier one.
type Sources struct {
	File  string   // path of a TOML file; empty or absent: none
	Env   []string // NAME=value, as os.Environ gives them; only names that begin with EXON_ matter
	Flags []Flag
}

// Flag is a setting given on the command line.
type Flag struct {
	Setting string   // its name
	Flag    string   // as the user typed it, such as --block-time
	Values  []string // in the order given; of a list all count, else the last
}

// Origins tells where each setting came from, by name: "default", "file PATH", "environment NAME" or "flag --NAME".
type Origins map[string]string

// EnvHome names the folder of a node. It is the one variable that is no setting: the file of settings lies in it.
const EnvHome = EnvPrefix + "HOME"

// Load reads the settings and reports every problem at once.
func Load(from Sources) (Config, Origins, error) {
	l := loader{config: Default(), origins: make(Origins)}
	for _, s := range Settings() {
		l.origins[s.Name] = "default"
	}
	if from.File != "" {
		l.file(from.File)
	}
	l.environment(from.Env)
	for _, f := range from.Flags {
		l.flag(f)
	}
	if len(l.problems) == 0 { // a value that could not be read would only be reported twice
		l.problems = each(l.config.Validate())
	}
	if len(l.problems) > 0 {
		return Config{}, nil, &Error{Problems: l.problems}
	}
	return l.config, l.origins, nil
}

// Error is everything that is wrong with the settings.
type Error struct{ Problems []error }

// Error returns one line, or one line for each problem.
func (e *Error) Error() string {
	if len(e.Problems) == 1 {
		return "configuration: " + e.Problems[0].Error()
	}
	return fmt.Sprintf("configuration: %d problems\n  %s", len(e.Problems),
		strings.ReplaceAll(errors.Join(e.Problems...).Error(), "\n", "\n  "))
}

// Unwrap returns the problems.
func (e *Error) Unwrap() []error { return e.Problems }

type loader struct {
	config   Config
	origins  Origins
	problems []error
}

func (l *loader) problem(format string, args ...any) {
	l.problems = append(l.problems, fmt.Errorf(format, args...))
}

// set stores a value that was read, or the problem there was with it.
func (l *loader) set(s Setting, v any, err error, origin string) {
	if err != nil {
		l.problem("%s (%s): %w", s.Name, origin, err)
		return
	}
	s.value(&l.config).Set(reflect.ValueOf(v))
	l.origins[s.Name] = origin
}

func (l *loader) file(path string) {
	raw, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err != nil {
		l.problem("%w", err)
		return
	}
	var tree map[string]any
	if err := toml.Unmarshal(raw, &tree); err != nil {
		var where *toml.DecodeError
		if errors.As(err, &where) {
			row, column := where.Position()
			l.problem("%s:%d:%d: %s", path, row, column, strings.TrimPrefix(where.Error(), "toml: "))
			return
		}
		l.problem("%s: %w", path, err)
		return
	}
	l.table(path, "", tree)
}

// table takes over a table of the file whose name, with a dot at the end, is prefix.
func (l *loader) table(path, prefix string, tree map[string]any) {
	for _, key := range slices.Sorted(maps.Keys(tree)) {
		name, raw := prefix+key, tree[key]
		if s, ok := Lookup(name); ok {
			v, err := s.fromTOML(raw)
			l.set(s, v, err, "file "+path)
			continue
		}
		inner, isTable := raw.(map[string]any)
		switch {
		case isTable && (len(inner) > 0 || isSection(name)):
			l.table(path, name+".", inner)
		case isSection(name):
			l.problem("%s (file %s): want a table of settings, got %s", name, path, describe(raw))
		default:
			l.problem("unknown setting %s in %s%s", name, path, suggestion(name, names(Setting.name)))
		}
	}
}

func (l *loader) environment(env []string) {
	byEnv := make(map[string]Setting)
	for _, s := range Settings() {
		byEnv[s.Env()] = s
	}
	for _, pair := range env {
		name, text, _ := strings.Cut(pair, "=")
		if !strings.HasPrefix(name, EnvPrefix) || name == EnvHome {
			continue
		}
		s, ok := byEnv[name]
		if !ok {
			l.problem("unknown environment variable %s%s", name, suggestion(name, append(names(Setting.Env), EnvHome)))
			continue
		}
		v, err := s.parse(text)
		l.set(s, v, err, "environment "+name)
	}
}

func (l *loader) flag(f Flag) {
	s, ok := Lookup(f.Setting)
	if !ok {
		l.problem("unknown setting %s%s", f.Setting, suggestion(f.Setting, names(Setting.name)))
		return
	}
	if len(f.Values) == 0 {
		return
	}
	text := f.Values[len(f.Values)-1]
	if s.kind.name == "list" {
		text = strings.Join(f.Values, ",")
	}
	v, err := s.parse(text)
	l.set(s, v, err, "flag "+f.Flag)
}

func (s Setting) name() string { return s.Name }

func names(spelling func(Setting) string) []string {
	var list []string
	for _, s := range Settings() {
		list = append(list, spelling(s))
	}
	return list
}

func isSection(name string) bool {
	return slices.ContainsFunc(sections(), func(s section) bool { return s.name == name && name != "" })
}

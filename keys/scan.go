package keys

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

// Entry is a key in the store, locked or not.
type Entry struct {
	Name      string // unique in the store
	Address   common.Address
	PublicKey []byte // compressed; nil for a file of another program that was never opened here
	File      string // name of the file in the folder
}

// Problem is a file in the folder that is not used, and why.
type Problem struct {
	File string
	Err  error
}

// found is what one file was when it was last read.
type found struct {
	size    int64
	changed time.Time // modification time
	created time.Time
	name    string // as the file has it
	entry   Entry
	err     error
}

// listing is what the folder held at one time. It is immutable.
type listing struct {
	folder   time.Time // modification time of the folder
	seen     time.Time // when it was read
	files    map[string]*found
	entries  []Entry // in order of creation
	byAddr   map[common.Address]int
	problems []Problem
}

// settled is how old a change must be before equal modification times prove that nothing has changed since: file
// systems count time in steps.
const settled = 2 * time.Second

// stale says whether the folder may have changed since.
func (l *listing) stale(info fs.FileInfo, err error) bool {
	switch {
	case l == nil:
		return true
	case err != nil:
		return len(l.files) > 0 || len(l.problems) > 0 || !errors.Is(err, fs.ErrNotExist)
	}
	return !info.ModTime().Equal(l.folder) || l.seen.Sub(l.folder) < settled
}

// scan reads the folder. Files that have not changed since the last listing are not read again. Nothing that lies in
// the folder can make it fail.
func scan(dir string, last *listing) *listing {
	l := &listing{seen: time.Now(), files: make(map[string]*found), byAddr: make(map[common.Address]int)}
	info, err := os.Stat(dir)
	if err == nil {
		l.folder = info.ModTime()
	}
	list, err := os.ReadDir(dir)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			l.problems = append(l.problems, Problem{".", cause(err)})
		}
		return l
	}
	for _, d := range list {
		if strings.HasPrefix(d.Name(), ".") || strings.HasSuffix(d.Name(), "~") || d.IsDir() {
			continue
		}
		l.files[d.Name()] = look(dir, d, last)
	}
	l.arrange()
	return l
}

// look reads one file, unless it is as it was.
func look(dir string, d fs.DirEntry, last *listing) *found {
	info, err := d.Info()
	if err != nil {
		return &found{err: cause(err)}
	}
	if last != nil {
		if old := last.files[d.Name()]; old != nil && old.size == info.Size() && old.changed.Equal(info.ModTime()) && last.seen.Sub(old.changed) >= settled {
			return old
		}
	}
	f := &found{size: info.Size(), changed: info.ModTime(), created: createdAt(d.Name(), info.ModTime())}
	if !info.Mode().IsRegular() {
		f.err = errors.New("not a regular file")
		return f
	}
	raw, err := readFile(filepath.Join(dir, d.Name()))
	if err != nil {
		f.err = err
		return f
	}
	parsed, err := parseFile(raw)
	if err != nil {
		f.err = err
		return f
	}
	f.entry.File = d.Name()
	f.entry.Address, f.entry.PublicKey, f.err = parsed.account()
	if parsed.Extra != nil {
		f.name = parsed.Extra.Name
	}
	return f
}

// readFile reads a key file; its errors do not repeat the path.
func readFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, cause(err)
	}
	defer f.Close()
	raw := make([]byte, maxFile+1)
	n := 0
	for n < len(raw) {
		m, err := f.Read(raw[n:])
		n += m
		if err != nil {
			break
		}
	}
	return raw[:n], nil
}

// cause returns an error of package os without the path, which the caller names.
func cause(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// arrange puts the keys in order of creation and gives each a name of its own. Of two files of one account the older
// one counts.
func (l *listing) arrange() {
	names := make([]string, 0, len(l.files))
	for name := range l.files {
		names = append(names, name)
	}
	sort.Slice(names, func(i, j int) bool {
		a, b := l.files[names[i]], l.files[names[j]]
		if !a.created.Equal(b.created) {
			return a.created.Before(b.created)
		}
		return names[i] < names[j]
	})
	taken := make(map[string]bool)
	for _, name := range names {
		f := l.files[name]
		if f.err != nil {
			l.problems = append(l.problems, Problem{name, f.err})
			continue
		}
		if i, twice := l.byAddr[f.entry.Address]; twice {
			l.problems = append(l.problems, Problem{name, errors.New("the same account as " + l.entries[i].File + ", which is used")})
			continue
		}
		e := f.entry
		if e.Name = f.name; CheckName(e.Name) != nil || taken[e.Name] {
			if e.Name = defaultName(e.Address); taken[e.Name] {
				e.Name = longName(e.Address)
			}
		}
		taken[e.Name] = true
		l.byAddr[e.Address] = len(l.entries)
		l.entries = append(l.entries, e)
	}
}

// fileTimes are the forms of the time in the names of key files: ours, go-ethereum's, and those of wallets in browsers.
var fileTimes = []string{"2006-01-02T15-04-05.999999999Z", "2006-01-02T15:04:05.999999999Z"}

// createdAt returns when the key was made: the time in the name of its file, else when the file was last changed.
func createdAt(file string, changed time.Time) time.Time {
	if rest, ok := strings.CutPrefix(file, "UTC--"); ok {
		stamp, _, _ := strings.Cut(rest, "--")
		for _, form := range fileTimes {
			if t, err := time.Parse(form, stamp); err == nil {
				return t
			}
		}
	}
	return changed
}

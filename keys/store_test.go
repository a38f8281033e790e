package keys

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

var ctx = context.Background()

// openStore opens a folder with keys that cost nothing and returns what it logs.
func openStore(t testing.TB, dir string) (*Store, *bytes.Buffer) {
	t.Helper()
	var log bytes.Buffer
	s := Open(dir, Config{Scrypt: "light"}, slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	s.SetStrength(2, 1)
	return s, &log
}

func newKey(t testing.TB) *ecdsa.PrivateKey {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func add(t testing.TB, s *Store, passphrase, name string) (Entry, *ecdsa.PrivateKey) {
	t.Helper()
	key := newKey(t)
	e, fresh, err := s.Add(ctx, key, passphrase, name)
	if err != nil || !fresh {
		t.Fatalf("add: %v, fresh %v", err, fresh)
	}
	return e, key
}

func TestKeysSurviveInOrderWithNamesAndModes(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "deep", "keystore")
	s, _ := openStore(t, dir)
	if got := s.Entries(); len(got) != 0 {
		t.Fatalf("a folder that does not exist has %v", got)
	}
	var want []Entry
	for i := range 5 {
		name := fmt.Sprintf("key.%d", 9-i)
		if i == 3 {
			name = ""
		}
		e, key := add(t, s, "pass", name)
		if name == "" {
			name = "key-" + hex.EncodeToString(e.Address[:4])
		}
		if e.Name != name || !bytes.Equal(e.PublicKey, crypto.CompressPubkey(&key.PublicKey)) {
			t.Errorf("got %+v, want the name %s and the key's public half", e, name)
		}
		want = append(want, e)
	}
	again, log := openStore(t, dir)
	if got := again.Entries(); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("after a restart got\n%v, want\n%v", got, want)
	}
	if log.Len() > 0 {
		t.Errorf("logged %s", log)
	}
	if info, _ := os.Stat(dir); info.Mode().Perm() != 0o700 {
		t.Errorf("the folder has mode %v", info.Mode())
	}
	list, _ := os.ReadDir(dir)
	for _, d := range list {
		if info, _ := d.Info(); info.Mode().Perm() != 0o600 {
			t.Errorf("%s has mode %v", d.Name(), info.Mode())
		}
		if strings.HasPrefix(d.Name(), ".new") {
			t.Errorf("%s is left behind", d.Name())
		}
	}
}

// The clock of a machine may be set back: the order must stay that of creation.
func TestOrderIsThatOfCreationWhateverTheClock(t *testing.T) {
	dir := t.TempDir()
	s, _ := openStore(t, dir)
	future, _ := add(t, s, "", "future")
	moved := "UTC--2999-01-01T00-00-00.000000000Z--" + strings.Split(future.File, "--")[2]
	if err := os.Rename(filepath.Join(dir, future.File), filepath.Join(dir, moved)); err != nil {
		t.Fatal(err)
	}
	add(t, s, "", "next")
	again, _ := openStore(t, dir)
	if got := again.Entries(); len(got) != 2 || got[0].Name != "future" || got[1].Name != "next" {
		t.Errorf("got %v", got)
	}
}

func TestOtherProcessesAddAndRemoveKeys(t *testing.T) {
	dir := t.TempDir()
	node, _ := openStore(t, dir)
	cli, _ := openStore(t, dir)
	var want []common.Address
	for i := range 10 { // with no pause: time stamps of the folder may be equal
		e, _ := add(t, cli, "", fmt.Sprint("k", i))
		want = append(want, e.Address)
		if got := node.Entries(); len(got) != i+1 || got[i].Address != e.Address {
			t.Fatalf("the node sees %d keys, want %d", len(got), i+1)
		}
	}
	if err := cli.Remove(want[4]); err != nil {
		t.Fatal(err)
	}
	if _, ok := node.Lookup(want[4]); ok || len(node.Entries()) != 9 {
		t.Error("the node still has the deleted key")
	}
	if err := cli.Remove(want[4]); !errors.Is(err, ErrNoMatch) {
		t.Errorf("got %v", err)
	}
}

// File systems count time in steps: two changes may have one time.
func TestTwoChangesInOneTick(t *testing.T) {
	dir := t.TempDir()
	node, _ := openStore(t, dir)
	cli, _ := openStore(t, dir)
	add(t, cli, "", "a")
	tick := time.Now()
	for _, name := range []string{"b", "c"} {
		if err := os.Chtimes(dir, tick, tick); err != nil {
			t.Fatal(err)
		}
		before := len(node.Entries())
		add(t, cli, "", name)
		if err := os.Chtimes(dir, tick, tick); err != nil {
			t.Fatal(err)
		}
		if got := len(node.Entries()); got != before+1 {
			t.Errorf("%d keys before, %d after another one came", before, got)
		}
	}
}

// A folder that has not changed is not read again.
func TestAListingThatHasSettledCostsOneStat(t *testing.T) {
	dir := t.TempDir()
	s, _ := openStore(t, dir)
	add(t, s, "", "a")
	old := time.Now().Add(-time.Hour)
	for _, path := range []string{filepath.Join(dir, s.Entries()[0].File), dir} {
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	first := s.list()
	if again := s.list(); again != first {
		t.Error("the folder was read again")
	}
	add(t, s, "", "b")
	if s.list() == first || len(s.Entries()) != 2 {
		t.Error("the folder was not read again")
	}
}

func TestAddingAKeyTwiceKeepsTheFirst(t *testing.T) {
	s, _ := openStore(t, t.TempDir())
	e, key := add(t, s, "first", "one")
	got, fresh, err := s.Add(ctx, key, "second", "two")
	if err != nil || fresh || got.Name != "one" || got.Address != e.Address {
		t.Errorf("got %+v, %v, %v", got, fresh, err)
	}
	if _, err := s.Decrypt(ctx, e.Address, "first"); err != nil {
		t.Errorf("the first passphrase: %v", err)
	}
	if _, err := s.Decrypt(ctx, e.Address, "second"); !errors.Is(err, ErrDecrypt) {
		t.Errorf("the second passphrase: %v", err)
	}
	if _, _, err := s.Add(ctx, newKey(t), "", "one"); !errors.Is(err, ErrNameTaken) {
		t.Errorf("the name again: %v", err)
	}
	if _, _, err := s.Add(ctx, newKey(t), "", "0xname"); err == nil {
		t.Error("a name like an address is accepted")
	}
}

func TestConcurrentAddsOfOneKeyMakeOneFile(t *testing.T) {
	dir := t.TempDir()
	key := newKey(t)
	var wg sync.WaitGroup
	var mu sync.Mutex
	fresh := 0
	for range 4 {
		s, _ := openStore(t, dir) // as another process would
		wg.Go(func() {
			_, isNew, err := s.Add(ctx, key, "p", "same")
			if err != nil {
				t.Error(err)
			}
			mu.Lock()
			defer mu.Unlock()
			if isNew {
				fresh++
			}
		})
	}
	wg.Wait()
	s, _ := openStore(t, dir)
	if len(s.Entries()) != 1 || len(s.Problems()) != 0 || fresh != 1 {
		t.Errorf("got %v, %v, %d fresh", s.Entries(), s.Problems(), fresh)
	}
}

func TestFind(t *testing.T) {
	s, _ := openStore(t, t.TempDir())
	e, _ := add(t, s, "", "alice")
	for _, text := range []string{"alice", e.Address.Hex(), strings.ToLower(e.Address.Hex())} {
		if got, err := s.Find(text); err != nil || got.Address != e.Address {
			t.Errorf("%s: got %v, %v", text, got, err)
		}
	}
	for text, want := range map[string]string{
		"bob": "there is no key named bob",
		"0x0000000000000000000000000000000000000001":       "there is no key of account ex1",
		"ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmmq":        "wrong bech32 checksum",
		"../../etc/passwd":                                 "neither the name of a key nor an address",
		strings.Repeat("a", 65):                            "neither",
		"exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr": "there is no key named",
	} {
		if _, err := s.Find(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", text, err, want)
		}
	}
}

func TestNamesOfFilesNeverCollide(t *testing.T) {
	l := &listing{files: map[string]*found{}, byAddr: map[common.Address]int{}}
	for i, a := range []common.Address{{1, 2, 3, 4, 5}, {1, 2, 3, 4, 6}, {7}, {8}} {
		f := &found{created: time.Unix(int64(i), 0), entry: Entry{Address: a, File: fmt.Sprint(i)}}
		if i >= 2 {
			f.name = "twin"
		}
		l.files[fmt.Sprint(i)] = f
	}
	l.arrange()
	var names []string
	for _, e := range l.entries {
		names = append(names, e.Name)
	}
	want := []string{"key-01020304", "key-0102030406" + strings.Repeat("0", 30), "twin", "key-08000000"}
	if !slices.Equal(names, want) {
		t.Errorf("got %v, want %v", names, want)
	}
}

func TestNewMnemonic(t *testing.T) {
	for _, words := range []int{12, 24} {
		m, err := NewMnemonic(words)
		if err != nil || len(strings.Fields(m)) != words {
			t.Errorf("%d words: got %d, %v", words, len(strings.Fields(m)), err)
		}
		if _, err := NewWallet(m); err != nil {
			t.Error(err)
		}
	}
	if _, err := NewMnemonic(15); err == nil {
		t.Error("15 words")
	}
}

// Whatever lies in the place of the folder, the node starts and says what is wrong.
func TestAFolderThatIsNone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "keystore")
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s, log := openStore(t, dir)
	if len(s.Entries()) != 0 || len(s.Problems()) != 1 || s.Problems()[0].File != "." || !strings.Contains(log.String(), "not a directory") {
		t.Errorf("got %v, %v, %s", s.Entries(), s.Problems(), log)
	}
	if _, _, err := s.Add(ctx, newKey(t), "", ""); err == nil || !strings.Contains(err.Error(), "make the key folder") {
		t.Errorf("got %v", err)
	}
}

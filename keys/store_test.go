package keys

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"encoding/hex"
	"encoding/json"
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

	"github.com/ethereum/go-ethereum/accounts/keystore"
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

func TestFilesOfGoEthereumAndBack(t *testing.T) {
	dir := t.TempDir()
	account, err := keystore.StoreKey(dir, "geth's", keystore.LightScryptN, keystore.LightScryptP)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := openStore(t, dir)
	e, ok := s.Lookup(account.Address)
	if !ok || e.PublicKey != nil || CheckName(e.Name) != nil {
		t.Fatalf("got %+v, %v", e, ok)
	}
	key, err := s.Decrypt(ctx, account.Address, "geth's")
	if err != nil || crypto.PubkeyToAddress(key.PublicKey) != account.Address {
		t.Fatalf("got another key, %v", err)
	}
	ours, secret := add(t, s, "our passphrase", "mine")
	raw, err := s.Export(ours.Address)
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := keystore.DecryptKey(raw, "our passphrase")
	if err != nil || !theirs.PrivateKey.Equal(secret) {
		t.Errorf("go-ethereum reads another key, %v", err)
	}
	if _, err := keystore.DecryptKey(raw, "wrong"); !errors.Is(err, keystore.ErrDecrypt) {
		t.Errorf("got %v", err)
	}
}

func TestBrokenFilesAreNamedAndStopNothing(t *testing.T) {
	dir := t.TempDir()
	s, _ := openStore(t, dir)
	s.cost = strengths["light"]
	good, _ := add(t, s, "pass", "good")
	whole, err := os.ReadFile(filepath.Join(dir, good.File))
	if err != nil {
		t.Fatal(err)
	}
	secret := "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"
	change := func(old, new string) string { return strings.Replace(string(whole), old, new, 1) }
	broken := map[string]struct{ content, want string }{
		"empty":      {"", "not JSON"},
		"half":       {string(whole[:len(whole)/2]), "not JSON, or cut off"},
		"raw-key":    {secret, "not a key file"},
		"list":       {"[]", "not a key file"},
		"other.json": {`{"hello":"world"}`, "not a key file of version 3"},
		"v1":         {change(`"version":3`, `"version":"1"`), "version is of the wrong type"},
		"v4":         {change(`"version":3`, `"version":4`), "not a key file of version 3"},
		"cipher":     {change("aes-128-ctr", "aes-128-cbc"), "cipher"},
		"iv":         {change(`"iv":"`, `"iv":"00`), "iv"},
		"mac":        {change(`"mac":"`, `"mac":"zz`), "mac"},
		"kdf":        {change(`"kdf":"scrypt"`, `"kdf":"argon2"`), "kdf"},
		"n":          {change(`"n":4096`, `"n":4097`), "impossible"},
		"huge-n":     {change(`"n":4096`, `"n":1073741824`), "cost too much"},
		"huge-p":     {change(`"p":6`, `"p":1000000`), "cost too much"},
		"no-n":       {change(`"n":4096,`, ``), "impossible"},
		"dklen":      {change(`"dklen":32`, `"dklen":"32"`), "dklen"},
		"no-address": {change(`"address":"`+hex.EncodeToString(good.Address[:])+`",`, ``), "does not say which account"},
		"address":    {change(`"address":"`, `"address":"00`), "address is not 40 hex digits"},
		"zz-copy":    {string(whole), "the same account as " + good.File},
		"large":      {strings.Repeat(" ", maxFile+1), "over 65536 bytes"},
	}
	for name, b := range broken {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(b.content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("/dev/zero", filepath.Join(dir, "link")); err != nil {
		t.Fatal(err)
	}
	for _, ignored := range []string{".hidden", "backup~"} {
		if err := os.WriteFile(filepath.Join(dir, ignored), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	_ = os.Mkdir(filepath.Join(dir, "folder"), 0o700)
	s, log := openStore(t, dir)
	if got := s.Entries(); len(got) != 1 || got[0].Address != good.Address {
		t.Errorf("got %v, want the good key alone", got)
	}
	if key, err := s.Decrypt(ctx, good.Address, "pass"); err != nil || key == nil {
		t.Errorf("the good key: %v", err)
	}
	problems := make(map[string]string)
	for _, p := range s.Problems() {
		problems[p.File] = p.Err.Error()
	}
	for name, b := range broken {
		if !strings.Contains(problems[name], b.want) {
			t.Errorf("%s: got %q, want %q", name, problems[name], b.want)
		}
		if strings.Count(log.String(), "file="+name+" ") != 1 {
			t.Errorf("%s is not logged once", name)
		}
	}
	if len(problems) != len(broken)+1 || problems["link"] != "not a regular file" {
		t.Errorf("got %v", problems)
	}
	if strings.Contains(fmt.Sprint(problems)+log.String(), secret[:16]) {
		t.Error("a key in the clear was repeated")
	}
}

// A file can change between the listing and its use.
func TestAFileThatHoldsAnotherKey(t *testing.T) {
	dir := t.TempDir()
	s, _ := openStore(t, dir)
	a, _ := add(t, s, "pass", "a")
	b, _ := add(t, s, "pass", "b")
	raw, err := s.Export(a.Address)
	if err != nil {
		t.Fatal(err)
	}
	swapped := strings.Replace(string(raw), hex.EncodeToString(a.Address[:]), hex.EncodeToString(b.Address[:]), 1)
	if err := os.WriteFile(filepath.Join(dir, b.File), []byte(swapped), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Decrypt(ctx, b.Address, "pass"); err == nil || errors.Is(err, ErrDecrypt) || !strings.Contains(err.Error(), "key of another account") {
		t.Errorf("got %v", err)
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

// FuzzKeyFile feeds the reader of key files: it must refuse or open, never crash, and never cost more than its limits.
func FuzzKeyFile(f *testing.F) {
	key, _ := crypto.HexToECDSA(rawKey)
	raw, err := encrypt(key, "", strength{n: 2, p: 1}, "seed")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Add([]byte(`{"version":3}`))
	f.Add([]byte(`{"version":3,"crypto":{"cipher":"aes-128-ctr","kdf":"pbkdf2","kdfparams":{"c":1,"prf":"hmac-sha256","dklen":32,"salt":""}}}`))
	f.Add(bytes.Replace(raw, []byte(`"n":2`), []byte(`"n":1e30`), 1))
	f.Fuzz(func(t *testing.T, raw []byte) {
		file, err := parseFile(raw)
		if err != nil {
			return
		}
		_, _, _ = file.account()
		p := file.Crypto.KDFParams
		n, _ := whole(p["n"])
		r, _ := whole(p["r"])
		c, _ := whole(p["c"])
		if 128*n*r > maxScryptMemory {
			t.Fatalf("%d bytes allowed", 128*n*r)
		}
		if n*r > 1<<12 || c > 1000 {
			return // allowed, but slow
		}
		if got, err := file.decrypt(""); err == nil {
			if a, _, err := file.account(); err == nil && a != crypto.PubkeyToAddress(got.PublicKey) {
				t.Error("the key of another account")
			}
		}
	})
}

func TestExtraMembersAreKeptOutOfTheWay(t *testing.T) {
	s, _ := openStore(t, t.TempDir())
	e, _ := add(t, s, "", "alice")
	raw, err := s.Export(e.Address)
	if err != nil {
		t.Fatal(err)
	}
	var members map[string]json.RawMessage
	if err := json.Unmarshal(raw, &members); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"address", "crypto", "id", "version", "x-exon"} {
		if members[want] == nil {
			t.Errorf("no %s", want)
		}
		delete(members, want)
	}
	if len(members) > 0 {
		t.Errorf("more members: %v", members)
	}
}

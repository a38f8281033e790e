package keys

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/crypto"
)

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

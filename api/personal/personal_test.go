package personal_test

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"sort"
	"strings"
	"testing"
	"time"

	"exon/address"
	"exon/config"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/accounts"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/common/mclock"
	"github.com/ethereum/go-ethereum/crypto"
)

const (
	refused  = -32000
	badParam = -32602
	noMethod = -32601

	noKey      = "no key for given address or file"
	wrongPass  = "could not decrypt key with given password"
	locked     = "authentication needed: password or unlock"
	unknown    = "unknown account"
	stranger   = "0x00000000000000000000000000000000000000aa"
	vectorKey  = "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"
	vectorSign = "0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"
)

var profiles = []string{"/a", "/b", "/eth"}

// inProfiles runs a test once per profile, each on a node of its own whose accounts are locked by clock.
func inProfiles(t *testing.T, test func(t *testing.T, s *session)) {
	for _, path := range profiles {
		t.Run(path[1:], func(t *testing.T) {
			clock := new(mclock.Simulated)
			test(t, &session{Node: testkit.StartNodeWith(t, testkit.NodeOptions{KeyClock: clock}), t: t, path: path, clock: clock})
		})
	}
}

// session is a conversation with a node in one profile.
type session struct {
	*testkit.Node
	t     *testing.T
	path  string
	clock *mclock.Simulated
}

func (s *session) ok(want any, method string, params ...any) {
	s.t.Helper()
	var got any
	if err := s.Call(s.path, &got, method, params...); err != nil || !reflect.DeepEqual(got, want) {
		s.t.Errorf("%s: got %v, %v, want %v", method, got, err, want)
	}
}

func (s *session) text(method string, params ...any) (got string) {
	s.t.Helper()
	s.Must(s.path, &got, method, params...)
	return got
}

func (s *session) fails(code int, message, method string, params ...any) {
	s.t.Helper()
	err := s.Call(s.path, nil, method, params...)
	var e *testkit.RPCError
	if !errors.As(err, &e) || e.Code != code || e.Message != message {
		s.t.Errorf("%s: got %v, want %d %s", method, err, code, message)
	}
}

// state checks the lock state by what eth_sign and eth_sendTransaction do.
func (s *session) state(addr string, unlocked bool) {
	s.t.Helper()
	send := map[string]any{"from": addr, "to": stranger, "value": "0x1"}
	if !unlocked {
		s.fails(refused, locked, "eth_sign", addr, "0x01")
		s.fails(refused, locked, "eth_sendTransaction", send)
		s.fails(refused, locked, "personal_sign", "0x01", addr)
		s.fails(refused, locked, "personal_sign", "0x01", addr, nil)
		return
	}
	if sig := s.text("eth_sign", addr, "0x01"); len(sig) != 132 || s.text("personal_sign", "0x01", addr) != sig {
		s.t.Errorf("eth_sign: got %s", sig)
	}
	if hash := s.text("eth_sendTransaction", send); len(hash) != 66 {
		s.t.Errorf("eth_sendTransaction: got %s", hash)
	}
}

// account makes an account with 1 ether.
func (s *session) account(passphrase string) string {
	s.t.Helper()
	addr := s.text("personal_newAccount", passphrase)
	s.text("eth_sendTransaction", map[string]any{"from": testkit.Address(s.Keys[0]), "to": addr, "value": "0xde0b6b3a7640000"})
	return addr
}

func TestANewAccountIsLocked(t *testing.T) {
	inProfiles(t, func(t *testing.T, s *session) {
		addr := s.account("a passphrase")
		s.state(addr, false)
		s.fails(badParam, "missing value for required argument 0", "personal_newAccount")
		s.fails(badParam, "missing value for required argument 0", "personal_newAccount", nil)
		s.fails(badParam, "invalid argument 0: got a number, want a string", "personal_newAccount", 5)
		s.fails(badParam, "too many arguments, want at most 1", "personal_newAccount", "a", "b")
		empty := s.text("personal_newAccount", "")
		s.fails(refused, wrongPass, "personal_unlockAccount", empty, "x")
		s.ok(true, "personal_unlockAccount", empty, "")
	})
}

func TestUnlockAndLock(t *testing.T) {
	inProfiles(t, func(t *testing.T, s *session) {
		addr := s.account("pass")
		bech := address.Bech32(common.HexToAddress(addr))

		// The passphrase decides.
		s.fails(refused, wrongPass, "personal_unlockAccount", addr, "Pass", 0)
		s.fails(refused, wrongPass, "personal_unlockAccount", addr, "", 0)
		s.state(addr, false)
		s.fails(refused, noKey, "personal_unlockAccount", stranger, "pass")
		s.fails(badParam, "missing value for required argument 1", "personal_unlockAccount", addr)
		s.fails(badParam, "missing value for required argument 1", "personal_unlockAccount", addr, nil)

		// Omitted and null: 300 seconds.
		for _, params := range [][]any{{addr, "pass"}, {addr, "pass", nil}} {
			s.ok(true, "personal_unlockAccount", params...)
			s.clock.Run(300*time.Second - 1)
			s.state(addr, true)
			s.clock.Run(1)
			s.state(addr, false)
		}
		// N seconds, as a number or a QUANTITY, of an account in Bech32.
		for _, ten := range []any{10, "0xa"} {
			s.ok(true, "personal_unlockAccount", bech, "pass", ten)
			s.clock.Run(10*time.Second - 1)
			s.state(addr, true)
			s.clock.Run(1)
			s.state(addr, false)
		}
		// A new timer replaces the old one.
		s.ok(true, "personal_unlockAccount", addr, "pass", 10)
		s.ok(true, "personal_unlockAccount", addr, "pass", 100)
		s.clock.Run(99 * time.Second)
		s.state(addr, true)
		s.ok(true, "personal_unlockAccount", addr, "pass", 1)
		s.clock.Run(time.Second)
		s.state(addr, false)

		// Zero: until exit, and a later duration does not change that.
		for _, zero := range []any{0, "0x0"} {
			s.ok(true, "personal_unlockAccount", addr, "pass", zero)
			s.ok(true, "personal_unlockAccount", addr, "pass", 1)
			s.fails(refused, wrongPass, "personal_unlockAccount", addr, "wrong", 1)
			s.clock.Run(100_000 * time.Hour)
			s.state(addr, true)
			s.ok(true, "personal_lockAccount", bech)
			s.state(addr, false)
		}
		s.ok(true, "personal_lockAccount", addr)
		s.ok(false, "personal_lockAccount", stranger)
		s.fails(badParam, "missing value for required argument 0", "personal_lockAccount")
		s.fails(badParam, "invalid argument 0: wrong bech32 checksum", "personal_lockAccount", bech[:len(bech)-1]+map[bool]string{true: "p", false: "q"}[bech[len(bech)-1] == 'q'])
	})
}

func TestUnlockDurations(t *testing.T) {
	inProfiles(t, func(t *testing.T, s *session) {
		addr := s.account("")
		for _, most := range []any{9223372036, "0x225c17d04"} {
			s.ok(true, "personal_unlockAccount", addr, "", most)
			s.clock.Run(9223372035 * time.Second)
			s.state(addr, true)
			s.ok(true, "personal_lockAccount", addr)
		}
		for _, long := range []any{9223372037, "0x225c17d05", uint64(1) << 63, "0x10000000000000000", rawJSON("99999999999999999999999")} {
			s.fails(refused, "unlock duration too large", "personal_unlockAccount", addr, "", long)
		}
		const want = "invalid argument 2: want whole seconds of 0 or more, as a number or a hex string"
		for _, wrong := range []any{-1, 1.5, rawJSON("1e2"), true, []int{1}, map[string]int{}} {
			s.fails(badParam, want, "personal_unlockAccount", addr, "", wrong)
		}
		s.fails(badParam, "invalid argument 2: hex string without 0x prefix", "personal_unlockAccount", addr, "", "300")
		s.fails(badParam, "invalid argument 2: hex string without 0x prefix", "personal_unlockAccount", addr, "", "-0x1")
		s.fails(badParam, "invalid argument 2: empty hex string", "personal_unlockAccount", addr, "", "")
		s.state(addr, false)
	})
}

type rawJSON string

func (r rawJSON) MarshalJSON() ([]byte, error) { return []byte(r), nil }

func TestSigning(t *testing.T) {
	inProfiles(t, func(t *testing.T, s *session) {
		addr := s.text("personal_importRawKey", vectorKey, "pass")
		// With a passphrase it works while the account is locked, and unlocks nothing.
		s.ok(vectorSign, "personal_sign", "0xdeadbeaf", addr, "pass")
		s.ok(vectorSign, "personal_sign", "0xdeadbeaf", address.Bech32(common.HexToAddress(addr)), "pass")
		s.state(addr, false)
		s.fails(refused, wrongPass, "personal_sign", "0xdeadbeaf", addr, "wrong")
		s.fails(refused, wrongPass, "personal_sign", "0xdeadbeaf", addr, "")
		s.fails(refused, noKey, "personal_sign", "0xdeadbeaf", stranger, "pass")
		s.fails(refused, noKey, "personal_sign", "0xdeadbeaf", stranger)
		s.fails(badParam, "invalid argument 2: got a number, want a string", "personal_sign", "0x", addr, 1)
		s.fails(badParam, "invalid argument 0: hex string without 0x prefix", "personal_sign", "hello", addr, "pass")
		// Without one it works while the account is unlocked; a wrong one is refused all the same.
		s.ok(true, "personal_unlockAccount", addr, "pass", 0)
		s.ok(vectorSign, "personal_sign", "0xdeadbeaf", addr)
		s.ok(vectorSign, "personal_sign", "0xdeadbeaf", addr, nil)
		s.ok(vectorSign, "eth_sign", addr, "0xdeadbeaf")
		s.fails(refused, wrongPass, "personal_sign", "0xdeadbeaf", addr, "wrong")
		// With a passphrase an unlocked account stays unlocked.
		s.ok(vectorSign, "personal_sign", "0xdeadbeaf", addr, "pass")
		s.ok(vectorSign, "eth_sign", addr, "0xdeadbeaf")
		s.fails(refused, unknown, "eth_sign", stranger, "0xdeadbeaf")

		s.ok(addr, "personal_ecRecover", "0xdeadbeaf", vectorSign)
		s.fails(refused, "signature must be 65 bytes long", "personal_ecRecover", "0xdeadbeaf", vectorSign[:130])
		s.fails(refused, "signature must be 65 bytes long", "personal_ecRecover", "0xdeadbeaf", "0x")
		for _, v := range []string{"00", "01", "1a", "1d", "ff"} {
			s.fails(refused, "invalid Ethereum signature (V is not 27 or 28)", "personal_ecRecover", "0xdeadbeaf", vectorSign[:130]+v)
		}
		if err := s.Call(s.path, nil, "personal_ecRecover", "0xdeadbeaf", "0x"+strings.Repeat("00", 64)+"1b"); err == nil || strings.Contains(err.Error(), "internal") {
			t.Errorf("a signature that no key made: %v", err)
		}
		if got := s.text("personal_ecRecover", "0xdeadbeb0", vectorSign); got == addr {
			t.Error("another message has the same signer")
		}
		for _, key := range s.Keys[:2] { // any signer's, not only ours
			sig, _ := crypto.Sign(accounts.TextHash([]byte{1}), key)
			sig[64] += 27
			s.ok(strings.ToLower(testkit.Address(key).Hex()), "personal_ecRecover", "0x01", hexutil.Encode(sig))
		}
	})
}

func TestImportRawKey(t *testing.T) {
	inProfiles(t, func(t *testing.T, s *session) {
		key, _ := crypto.HexToECDSA(vectorKey)
		want := strings.ToLower(testkit.Address(key).Hex())
		before := len(s.list("eth_accounts"))
		s.ok(want, "personal_importRawKey", vectorKey, "first")
		s.state(want, false)
		s.ok(want, "personal_importRawKey", "0x"+vectorKey, "second")
		s.ok(want, "personal_importRawKey", strings.ToUpper(vectorKey), "third")
		if got := s.list("eth_accounts"); len(got) != before+1 || got[before] != want {
			t.Errorf("got %v", got)
		}
		s.fails(refused, wrongPass, "personal_unlockAccount", want, "second", 0)
		s.ok(true, "personal_unlockAccount", want, "first", 0)
		s.ok(want, "personal_importRawKey", vectorKey, "fourth")
		s.ok(vectorSign, "eth_sign", want, "0xdeadbeaf") // importing it again locks nothing
		order := "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"
		for _, wrong := range []string{"", "0x", vectorKey[1:], vectorKey + "00", "0x0X" + vectorKey, strings.Repeat("0", 64), order, "zz" + vectorKey[2:], " " + vectorKey} {
			s.fails(badParam, "invalid private key", "personal_importRawKey", wrong, "p")
		}
		s.fails(badParam, "missing value for required argument 1", "personal_importRawKey", vectorKey)
	})
}

func (s *session) list(method string) (got []string) {
	s.t.Helper()
	s.Must(s.path, &got, method)
	return got
}

func TestAccountListsAgreeAndKeepTheirOrder(t *testing.T) {
	home := t.TempDir()
	var want []string
	for _, key := range testkit.Accounts(t, 3) {
		want = append(want, strings.ToLower(testkit.Address(key).Hex()))
	}
	for range 3 { // started again and again on one home
		t.Run("start", func(t *testing.T) {
			n := testkit.StartNodeWith(t, testkit.NodeOptions{Home: home, Accounts: 3, Config: func(c *config.Config) { c.Listen = []string{"127.0.0.1:0"} }})
			for _, path := range profiles {
				s := &session{Node: n, t: t, path: path}
				for _, method := range []string{"eth_accounts", "ex_accounts", "personal_listAccounts"} {
					if got := s.list(method); !reflect.DeepEqual(got, want) {
						t.Errorf("%s %s: got %v, want %v", path, method, got, want)
					}
				}
				want = append(want, s.text("personal_newAccount", ""))
			}
		})
	}
	// Other programs drop files in, good and bad ones.
	t.Run("files", func(t *testing.T) {
		n := testkit.StartNodeWith(t, testkit.NodeOptions{Home: home, Accounts: 3})
		s := &session{Node: n, t: t, path: "/b"}
		files, err := filepath.Glob(filepath.Join(home, "keystore", "UTC*"))
		if err != nil || len(files) != 9 {
			t.Fatalf("%d files, %v", len(files), err)
		}
		sort.Strings(files)
		moved := filepath.Join(t.TempDir(), "away")
		if err := os.Rename(files[8], moved); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(files[8]+".broken", []byte(`{"version":3`), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := s.list("eth_accounts"); !reflect.DeepEqual(got, want[:11]) {
			t.Errorf("got %v, want %v", got, want[:11])
		}
		if err := os.Rename(moved, files[8]); err != nil {
			t.Fatal(err)
		}
		if got := s.list("eth_accounts"); !reflect.DeepEqual(got, want) {
			t.Errorf("got %v, want %v", got, want)
		}
	})
}

// Development accounts stand first, are unlocked, and have the empty passphrase.
func TestDevelopmentAccounts(t *testing.T) {
	inProfiles(t, func(t *testing.T, s *session) {
		dev := strings.ToLower(testkit.Address(s.Keys[3]).Hex())
		s.state(dev, true)
		s.ok(true, "personal_lockAccount", dev)
		s.state(dev, false)
		s.fails(refused, wrongPass, "personal_unlockAccount", dev, "x")
		s.ok(true, "personal_unlockAccount", dev, "", 60)
		s.state(dev, true)
		s.clock.Run(time.Minute)
		s.state(dev, false)
	})
}

package node_test

import (
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"exon/config"
	"exon/keys"
	"exon/node"
	"exon/testkit"
)

const secret = "0123456789abcdef0123456789abcdef"

// keyMethods are those that use the node's keys, with arguments that work for the first account.
func keyMethods(n *testkit.Node) map[string]string {
	addr := strings.ToLower(testkit.Address(n.Keys[0]).Hex())
	return map[string]string{
		"eth_sign":                 `["` + addr + `","0x01"]`,
		"eth_sendTransaction":      `[{"from":"` + addr + `","to":"` + addr + `"}]`,
		"personal_importRawKey":    `["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318",""]`,
		"personal_listAccounts":    `[]`,
		"personal_lockAccount":     `["0x00000000000000000000000000000000000000aa"]`,
		"personal_newAccount":      `[""]`,
		"personal_unlockAccount":   `["` + addr + `",""]`,
		"personal_sendTransaction": `[{"from":"` + addr + `","to":"` + addr + `"},""]`,
		"personal_sign":            `["0x01","` + addr + `",""]`,
		"personal_ecRecover":       `["0x01","0x` + strings.Repeat("11", 64) + `1b"]`,
	}
}

// post calls a method and returns the status and the answer.
func post(t *testing.T, url, authorization, method, params string) (int, string) {
	t.Helper()
	req, err := http.NewRequest("POST", url, strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"`+method+`","params":`+params+`}`))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	if authorization != "" {
		req.Header.Set("Authorization", authorization)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, string(body)
}

// reachable starts a node on loopback and on an address that other machines reach.
func reachable(t *testing.T, change func(*config.Config)) (n *testkit.Node, outside string) {
	t.Helper()
	n = testkit.StartNodeWith(t, testkit.NodeOptions{Config: func(c *config.Config) {
		c.Listen = []string{"127.0.0.1:0", "0.0.0.0:0"}
		change(c)
	}})
	_, port, _ := strings.Cut(n.URLs[1][len("http://"):], "]:")
	if port == "" {
		port = n.URLs[1][strings.LastIndex(n.URLs[1], ":")+1:]
	}
	return n, "http://127.0.0.1:" + port
}

func wantAnswer(t *testing.T, where, method string, status int, body string, served bool) {
	t.Helper()
	missing := strings.Contains(body, `"error":{"code":-32601,"message":"the method `+method+` does not exist/is not available"}`)
	if status != 200 || served == missing {
		t.Errorf("%s, %s: got %d %s, want it served: %v", where, method, status, body, served)
	}
}

// TestSigningOfTheEthProfileIsForLoopbackAlone: what only /eth has signs with the same keys.
func TestSigningOfTheEthProfileIsForLoopbackAlone(t *testing.T) {
	n, outside := reachable(t, func(*config.Config) {})
	addr := strings.ToLower(testkit.Address(n.Keys[0]).Hex())
	for method, params := range map[string]string{
		"eth_signTransaction":  `[{"from":"` + addr + `","to":"` + addr + `","gas":"0x5208","gasPrice":"0x3b9aca00","nonce":"0x0"}]`,
		"eth_signTypedData_v4": `["` + addr + `",{"types":{"EIP712Domain":[],"A":[]},"primaryType":"A","domain":{},"message":{}}]`,
	} {
		status, body := post(t, n.URL+"/eth", "", method, params)
		wantAnswer(t, "loopback", method, status, body, true)
		status, body = post(t, outside+"/eth", "", method, params)
		wantAnswer(t, "outside", method, status, body, false)
	}
}

func TestKeysAreForLoopbackAlone(t *testing.T) {
	n, outside := reachable(t, func(*config.Config) {})
	for _, path := range []string{"/", "/a", "/b", "/eth"} {
		for method, params := range keyMethods(n) {
			status, body := post(t, n.URL+path, "", method, params)
			wantAnswer(t, "loopback "+path, method, status, body, true)
			for _, authorization := range []string{"", "Bearer " + secret} { // no credential is set
				status, body = post(t, outside+path, authorization, method, params)
				wantAnswer(t, "outside "+path, method, status, body, false)
			}
		}
		status, body := post(t, outside+path, "", "eth_blockNumber", "[]")
		wantAnswer(t, "outside "+path, "eth_blockNumber", status, body, true)
		if _, body := post(t, outside+path, "", "rpc_modules", "[]"); strings.Contains(body, "personal") {
			t.Errorf("rpc_modules names personal: %s", body)
		}
		if _, body := post(t, n.URL+path, "", "rpc_modules", "[]"); !strings.Contains(body, "personal") {
			t.Errorf("rpc_modules does not name personal: %s", body)
		}
	}
}

func TestKeysFromOutsideNeedANameAndACredential(t *testing.T) {
	file := filepath.Join(t.TempDir(), "credential")
	if err := os.WriteFile(file, []byte(secret+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, remote := range [][]string{nil, {"personal"}, {"sign"}, {"personal", "sign"}} {
		name := strings.Join(remote, "+")
		t.Run("remote="+name, func(t *testing.T) {
			n, outside := reachable(t, func(c *config.Config) { c.Keys.Remote, c.Server.CredentialFile = remote, file })
			for method, params := range keyMethods(n) {
				allowed := strings.Contains(name, "sign") && strings.HasPrefix(method, "eth_") ||
					strings.Contains(name, "personal") && strings.HasPrefix(method, "personal_")
				status, body := post(t, outside+"/eth", "", method, params)
				wantAnswer(t, "without a credential", method, status, body, false)
				status, body = post(t, outside+"/eth", "Bearer "+secret, method, params)
				wantAnswer(t, "with the credential", method, status, body, allowed)
				status, body = post(t, n.URL+"/eth", "", method, params)
				wantAnswer(t, "loopback", method, status, body, true)
			}
			for _, wrong := range []string{"Bearer " + secret[1:], "Bearer", "Basic " + secret, secret} {
				if status, body := post(t, outside+"/eth", wrong, "eth_blockNumber", "[]"); status != 401 || strings.Contains(body, secret) {
					t.Errorf("%q: got %d %s, want 401", wrong, status, body)
				}
			}
		})
	}
}

func TestCredentialFilesThatCannotWork(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string, mode os.FileMode) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for file, want := range map[string]string{
		"":                                       "keys.remote needs server.credential_file",
		filepath.Join(dir, "none"):               "no such file",
		write("short", secret[1:], 0o600):        "at least 32 characters",
		write("words", secret+" "+secret, 0o600): "one word",
		write("open", secret, 0o644):             "chmod 600",
	} {
		cfg := config.Default()
		cfg.Listen, cfg.Keys.Remote, cfg.Server.CredentialFile = []string{"127.0.0.1:0"}, []string{"personal"}, file
		n, err := node.New(node.Options{Genesis: testkit.Genesis(t, testkit.GenesisFile(t, testkit.Accounts(t, 1))).Raw, Config: cfg, Log: testkit.Log})
		if err == nil {
			_ = n.Close()
		}
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), secret[1:]) {
			t.Errorf("%s: got %v, want %s", file, err, want)
		}
	}
}

// A development node whose keys are public lets everyone sign with them, as tools expect, but not manage keys.
func TestOpenSigning(t *testing.T) {
	ring := keys.NewRing()
	list := testkit.Accounts(t, 1)
	ring.AddUnlocked(list[0])
	cfg := config.Default()
	cfg.Listen = []string{"0.0.0.0:0"}
	n, err := node.New(node.Options{Genesis: testkit.Genesis(t, testkit.GenesisFile(t, list)).Raw, Config: cfg, Ring: ring, Log: testkit.Log, OpenSigning: true})
	if err != nil {
		t.Fatal(err)
	}
	url := n.Addrs()[0].String()
	stop := testkit.Run(t, n)
	for method, params := range keyMethods(&testkit.Node{Keys: list}) {
		status, body := post(t, "http://127.0.0.1"+url[strings.LastIndex(url, ":"):], "", method, params)
		wantAnswer(t, "outside", method, status, body, strings.HasPrefix(method, "eth_"))
	}
	stop()
	// What a node without a home made is gone with it, and so are the keys.
	if _, err := ring.SignHash(testkit.Address(list[0]), make([]byte, 32)); !errors.Is(err, keys.ErrLocked) {
		t.Errorf("after the end: %v", err)
	}
}

func TestKeysOfANodeWithoutAHomeGoWithIt(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	t.Run("run", func(t *testing.T) {
		n := testkit.StartNode(t)
		n.Must("/b", nil, "personal_newAccount", "p")
		if left, _ := filepath.Glob(os.TempDir() + "/exon-keys-*/keystore/UTC--*"); len(left) != 1 {
			t.Errorf("got %v, want one key", left)
		}
	})
	if left, _ := filepath.Glob(os.TempDir() + "/exon-keys-*"); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

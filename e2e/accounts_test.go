package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/rpc"
)

// script runs examples/keystore.mjs with a passphrase on its standard input.
func script(t *testing.T, passphrase string, args ...string) string {
	t.Helper()
	if _, err := os.Stat("../examples/node_modules/ethers"); err != nil {
		t.Fatal("the packages of examples/ are not installed: run make setup")
	}
	cmd := exec.Command("node", append([]string{"../examples/keystore.mjs"}, args...)...)
	cmd.Stdin = strings.NewReader(passphrase + "\n")
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %v", args, err)
	}
	return strings.TrimSpace(string(out))
}

func (p *process) rpc(t *testing.T) *rpc.Client {
	t.Helper()
	client, err := rpc.DialContext(context.Background(), p.url+"/b")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	return client
}

func call[T any](t *testing.T, client *rpc.Client, method string, params ...any) (got T) {
	t.Helper()
	if err := client.CallContext(context.Background(), &got, method, params...); err != nil {
		t.Fatalf("%s: %v", method, err)
	}
	return got
}

// Keys go both ways between exon and ethers: files, passphrases, signatures.
func TestKeyFilesAndEthers(t *testing.T) {
	for _, strength := range []string{"light", "standard"} {
		t.Run(strength, func(t *testing.T) {
			t.Setenv("EXON_KEYS_SCRYPT", strength)
			home := t.TempDir()
			p := launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
			client := p.rpc(t)
			const passphrase = "für Elise \"quoted\" \\ 🎹"
			ours := call[common.Address](t, client, "personal_newAccount", passphrase)
			files, err := filepath.Glob(filepath.Join(home, "keystore", "UTC--*"))
			if err != nil || len(files) != 1 {
				t.Fatalf("got %v, %v, want one key file", files, err)
			}
			want := ours.Hex() + " " + call[string](t, client, "personal_sign", "0xdeadbeaf", ours, passphrase)
			if got := script(t, passphrase, "open", files[0]); got != want {
				t.Errorf("ethers opens it as\n%s, want\n%s", got, want)
			}

			made := script(t, passphrase, "make")
			var about struct{ Address string }
			if err := json.Unmarshal([]byte(made), &about); err != nil {
				t.Fatal(err)
			}
			theirs := common.HexToAddress(about.Address)
			if err := os.WriteFile(filepath.Join(home, "keystore", "from-ethers.json"), []byte(made), 0o600); err != nil {
				t.Fatal(err)
			}
			if list := call[[]common.Address](t, client, "eth_accounts"); !slices.Contains(list, theirs) {
				t.Errorf("eth_accounts has no %v: %v", theirs, list)
			}
			if !call[bool](t, client, "personal_unlockAccount", theirs, passphrase, 0) {
				t.Error("not unlocked")
			}
			want = theirs.Hex() + " " + call[string](t, client, "eth_sign", theirs, "0xdeadbeaf")
			if got := script(t, passphrase, "open", filepath.Join(home, "keystore", "from-ethers.json")); got != want {
				t.Errorf("ethers signs\n%s, exon\n%s", got, want)
			}
			p.interrupt(t)
		})
	}
}

// However many passphrases are being worked on, other answers come as fast as always.
func TestUnlocksHoldUpNobody(t *testing.T) {
	t.Setenv("EXON_KEYS_SCRYPT", "standard")
	p := launch(t, "dev", "--home", t.TempDir(), "--listen", "127.0.0.1:0")
	client := p.rpc(t)
	started := time.Now()
	addr := call[common.Address](t, client, "personal_newAccount", "pass")
	derivation := time.Since(started)

	const calls = 20_000
	quiet := latencies(t, client, calls)
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	const unlocks = 50
	var waiting sync.WaitGroup
	var mu sync.Mutex
	done := 0
	for range unlocks {
		waiting.Go(func() {
			var ok bool
			if err := client.CallContext(ctx, &ok, "personal_unlockAccount", addr, "pass", 60); err == nil && ok {
				mu.Lock()
				done++
				mu.Unlock()
			}
		})
	}
	busy := latencies(t, client, calls)
	mu.Lock()
	answered := done
	mu.Unlock()
	if answered == unlocks {
		t.Error("all unlocks were done: nothing was measured")
	}
	stop()
	waiting.Wait()
	t.Logf("one derivation %v; eth_blockNumber quiet: median %v, 99%% %v, most %v; with %d unlocks in flight: median %v, 99%% %v, most %v",
		derivation, quiet[calls/2], quiet[calls*99/100], quiet[calls-1], unlocks-answered, busy[calls/2], busy[calls*99/100], busy[calls-1])
	if busy[calls/2] > derivation/4 {
		t.Errorf("eth_blockNumber takes %v while a derivation takes %v: it waits for them", busy[calls/2], derivation)
	}
	p.kill(t) // it works on passphrases that nobody waits for any more
}

// latencies calls eth_blockNumber one after the other and returns how long each took, sorted.
func latencies(t *testing.T, client *rpc.Client, calls int) []time.Duration {
	t.Helper()
	list := make([]time.Duration, calls)
	for i := range list {
		started := time.Now()
		call[string](t, client, "eth_blockNumber")
		list[i] = time.Since(started)
	}
	slices.Sort(list)
	return list
}

// secrets are all that a run of the next test must not show anywhere.
var secrets = []string{
	"passphrase-of-new-account", "passphrase-of-import", "passphrase-that-is-wrong", "passphrase-of-the-cli",
	"4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318",
	"plunge silk glide glass", "abandon abandon ability",
}

// TestSecretsStaySecret uses every way by which a secret reaches exon, with the most verbose log, and looks for them in
// the logs, in what the system shows of the processes, and in every file of the home.
func TestSecretsStaySecret(t *testing.T) {
	home := t.TempDir()
	t.Setenv("EXON_LOG_LEVEL", "debug")
	p := launch(t, "dev", "--home", home, "--listen", "127.0.0.1:0")
	client := p.rpc(t)
	ctx := context.Background()
	var addr, imported common.Address
	if err := client.CallContext(ctx, &addr, "personal_newAccount", secrets[0]); err != nil {
		t.Fatal(err)
	}
	if err := client.CallContext(ctx, &imported, "personal_importRawKey", secrets[4], secrets[1]); err != nil {
		t.Fatal(err)
	}
	send := map[string]any{"from": addr, "to": imported, "value": "0x1"}
	var texts bytes.Buffer // of all errors and answers
	for _, c := range [][]any{
		{"personal_unlockAccount", addr, secrets[0], 1}, {"personal_unlockAccount", addr, secrets[2]}, {"personal_unlockAccount", addr, secrets[0], -1},
		{"personal_unlockAccount", secrets[0], addr}, {"personal_unlockAccount", addr, secrets[0], secrets[2]},
		{"personal_unlockAccount", addr, []string{secrets[0]}}, {"personal_unlockAccount", addr, secrets[0], 1, 2},
		{"personal_sign", "0x01", addr, secrets[0]}, {"personal_sign", "0x01", addr, secrets[2]}, {"personal_sign", secrets[0], "0x01", addr},
		{"personal_sendTransaction", send, secrets[0]}, {"personal_sendTransaction", send, secrets[2]},
		{"personal_importRawKey", secrets[4] + "00", secrets[1]}, {"personal_importRawKey", "0x" + secrets[4][:63], secrets[1]},
		{"personal_importRawKey", secrets[4]}, {"personal_newAccount", map[string]string{"x": secrets[0]}}, {"personal_lockAccount", addr},
		{"personal_listAccounts"}, {"eth_sign", addr, "0x01"},
	} {
		var got any
		err := client.CallContext(ctx, &got, c[0].(string), c[1:]...)
		fmt.Fprintln(&texts, c[0], got, err)
	}
	// Files that hold secrets where they should not.
	for name, content := range map[string]string{"raw": secrets[4], "half": `{"version":3,"crypto":"` + secrets[4], "words": secrets[5] + " " + secrets[0]} {
		if err := os.WriteFile(filepath.Join(home, "keystore", name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	call[[]common.Address](t, client, "eth_accounts")
	for _, name := range []string{"raw", "half", "words"} {
		if !p.logged("file=" + name + " ") {
			t.Errorf("%s is not reported:\n%s", name, p.errors)
		}
		if err := os.Remove(filepath.Join(home, "keystore", name)); err != nil {
			t.Fatal(err)
		}
	}
	typeSecrets(t, home, p.url, &texts)
	lookFor(t, "answers and commands", texts.Bytes())
	shown := proc(t, p.cmd.Process.Pid)
	if !bytes.Contains(shown, []byte("PATH=")) {
		t.Error("the environment of the node was not seen")
	}
	lookFor(t, "/proc of the node", shown)
	p.interrupt(t)
	log := p.errors.String()
	lookFor(t, "log", []byte(log))
	if !strings.Contains(log, "level=DEBUG") {
		t.Error("the log is not the most verbose one")
	}
	searched := 0
	err := filepath.WalkDir(home, func(path string, d os.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		raw, err := os.ReadFile(path)
		searched++
		lookFor(t, path, raw)
		return err
	})
	if err != nil || searched < 5 {
		t.Errorf("%d files searched, %v", searched, err)
	}
}

// typeSecrets runs the commands that take secrets and collects all they show.
func typeSecrets(t *testing.T, home, url string, texts *bytes.Buffer) {
	t.Helper()
	mnemonic := "plunge silk glide glass curve cycle snack garbage obscure express decade dirt\n"
	for _, c := range []struct{ stdin, args string }{
		{secrets[3] + "\n", "keys add fresh"},
		{mnemonic + secrets[3] + "\n", "keys add old --recover"},
		{"abandon abandon ability\n" + secrets[3] + "\n", "keys add bad --recover"},
		{secrets[4] + "\n" + secrets[3] + "\n", "keys import raw"},
		{secrets[4][1:] + "\n" + secrets[3] + "\n", "keys import bad"},
		{"yes\n" + secrets[2] + "\n", "keys export old --raw-private-key"},
		{"", "keys export old"}, {"", "keys list"}, {"", "query account old --node " + url},
	} {
		stdout, stderr, shown := runCLI(t, c.stdin, append(strings.Fields(c.args), "--home", home)...)
		if c.args == "keys add fresh" { // the mnemonic is shown this once, and is a secret from here on
			lines := strings.Split(strings.TrimSpace(stderr), "\n")
			secrets = append(secrets, lines[len(lines)-1])
			stderr = strings.Join(lines[:len(lines)-1], "\n")
			if len(strings.Fields(secrets[len(secrets)-1])) != 24 {
				t.Fatalf("no mnemonic in %s", stderr)
			}
		}
		fmt.Fprintln(texts, stdout, stderr, shown)
	}
}

// lookFor reports secrets, in the clear or as hex, in what was found somewhere.
func lookFor(t *testing.T, where string, text []byte) {
	t.Helper()
	text = bytes.ToLower(text)
	for i, secret := range secrets {
		if bytes.Contains(text, []byte(secret)) || bytes.Contains(text, fmt.Appendf(nil, "%x", secret)) || bytes.Contains(text, common.Hex2Bytes(keyOnly(secret))) && keyOnly(secret) != "" {
			t.Errorf("%s: secret %d is there", where, i)
		}
	}
}

// keyOnly returns the secret if it is a key in hex.
func keyOnly(secret string) string {
	if len(secret) == 64 {
		return secret
	}
	return ""
}

// proc returns the arguments and the environment of a process as the system shows them.
func proc(t *testing.T, pid int) []byte {
	t.Helper()
	var all []byte
	for _, name := range []string{"cmdline", "environ"} {
		raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/%s", pid, name))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, raw...)
	}
	return all
}

// runCLI runs a command, looks at its process while it waits for its input, and returns all it showed.
func runCLI(t *testing.T, stdin string, args ...string) (stdout, stderr string, shown []byte) {
	t.Helper()
	cmd := exec.Command(binary, args...)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	shown = proc(t, cmd.Process.Pid)
	_, _ = in.Write([]byte(stdin)) // a command that asks for nothing may have ended
	_ = in.Close()
	_ = cmd.Wait() // some are meant to fail
	return out.String(), errs.String(), shown
}

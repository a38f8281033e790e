package e2e

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestExamples runs the scripts the README points at, as a newcomer does.
func TestExamples(t *testing.T) {
	if _, err := os.Stat("../examples/node_modules/ethers"); err != nil {
		t.Fatal("the packages of examples/ are not installed: run make setup")
	}
	p := launch(t, "dev", "--ephemeral", "--listen", "127.0.0.1:0")
	for _, c := range []struct {
		script, path string
		want         []string
	}{
		{"deploy-ethers.mjs", "/eth", []string{"deployed 0x5FbDB2315678afecb367f032d93F642f64180aa3", "block 2 status 1 count 5n", "event Counted 5n", "refused TooMuch 1000,100"}},
		{"deploy-web3.mjs", "/", []string{"deployed 0x", "block 4 status true count 5", "event Counted 5", "refused Returned error: execution reverted: nothing to add"}},
	} {
		out, err := exec.Command("node", "../examples/"+c.script, p.url+c.path).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", c.script, err, out)
			continue
		}
		lines := strings.Split(strings.TrimSpace(string(out)), "\n")
		if len(lines) != len(c.want) {
			t.Errorf("%s printed\n%s", c.script, out)
			continue
		}
		for i, want := range c.want {
			if !strings.HasPrefix(lines[i], want) {
				t.Errorf("%s printed %q, want %q", c.script, lines[i], want)
			}
		}
	}
}

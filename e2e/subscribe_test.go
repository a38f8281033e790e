package e2e

import (
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// TestSubscriptionExamples runs the scripts that follow a chain with the clients people use.
func TestSubscriptionExamples(t *testing.T) {
	if _, err := os.Stat("../examples/node_modules/ethers"); err != nil {
		t.Fatal("the packages of examples/ are not installed: run make setup")
	}
	p := launch(t, "dev", "--ephemeral", "--listen", "127.0.0.1:0")
	for _, c := range []struct {
		script, path string
		want         []string
	}{
		{"subscribe-ethers.mjs", "/eth", []string{"blocks in order true 3", "pending true 3", "events 5 12 21", "resumed 0 1 2 3"}},
		{"subscribe-web3.mjs", "/", []string{"heads in order true 3", "pending true 3", "logs true 3", "events 5 12 21", "unsubscribed true"}},
	} {
		ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
		out, err := exec.CommandContext(ctx, "node", "../examples/"+c.script, "ws"+strings.TrimPrefix(p.url, "http")+c.path).CombinedOutput()
		cancel()
		if got := strings.TrimSpace(string(out)); err != nil || got != strings.Join(c.want, "\n") {
			t.Errorf("%s: %v, printed\n%s\nwant\n%s", c.script, err, got, strings.Join(c.want, "\n"))
		}
	}
}

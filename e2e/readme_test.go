package e2e

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestReadmeTellsTheTruth runs the commands of the README that show their output.
func TestReadmeTellsTheTruth(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	p := launch(t, "dev", "--ephemeral", "--listen", "127.0.0.1:0")
	lines := strings.Split(string(text), "\n")
	ran := 0
	for i, line := range lines {
		command, ok := strings.CutPrefix(line, "    $ ")
		if !ok {
			continue
		}
		want := strings.TrimPrefix(lines[i+1], "    ")
		command = strings.ReplaceAll(command, "127.0.0.1:8545", strings.TrimPrefix(p.url, "http://"))
		out, err := exec.Command("bash", "-c", command).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", command, err, out)
		}
		if got := strings.TrimSpace(string(out)); got != want {
			t.Errorf("%s\nprints %s\nwant   %s", command, got, want)
		}
		ran++
	}
	if ran < 3 {
		t.Errorf("the README shows %d commands with their output", ran)
	}
}

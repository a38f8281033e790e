package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestAccountsExample types the commands of the worked example of docs/accounts.md and compares what is printed.
func TestAccountsExample(t *testing.T) {
	text, err := os.ReadFile("../docs/accounts.md")
	if err != nil {
		t.Fatal(err)
	}
	_, example, found := strings.Cut(string(text), "## Worked example\n")
	if !found {
		t.Fatal("there is no worked example")
	}
	folder := t.TempDir()
	p := launch(t, "dev", "--home", filepath.Join(folder, "demo"), "--listen", "127.0.0.1:0")
	var command, want string
	commands := 0
	check := func() {
		if command == "" {
			return
		}
		commands++
		cmd := exec.Command("sh", "-c", strings.ReplaceAll(command, "127.0.0.1:8545", strings.TrimPrefix(p.url, "http://")))
		cmd.Dir = folder
		cmd.Env = append(os.Environ(), "PATH="+filepath.Dir(binary)+":"+os.Getenv("PATH"))
		out, err := cmd.Output()
		if got := strings.TrimRight(string(out), "\n"); err != nil || got != strings.TrimRight(want, "\n") {
			t.Errorf("$ %s\nprints\n%s\n%v\nwant\n%s", command, got, err, want)
		}
		command, want = "", ""
	}
	for line := range strings.Lines(example) {
		code, isCode := strings.CutPrefix(line, "    ")
		typed, isCommand := strings.CutPrefix(code, "$ ")
		switch {
		case !isCode:
			check()
		case isCommand:
			check()
			command = strings.TrimSpace(typed)
		default:
			want += code
		}
	}
	check()
	if commands < 9 {
		t.Errorf("only %d commands found", commands)
	}
	p.interrupt(t)
}

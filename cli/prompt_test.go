package cli

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// openTerminal returns both ends of a pseudo-terminal.
func openTerminal(t *testing.T) (user, program *os.File) {
	t.Helper()
	user, err := os.OpenFile("/dev/ptmx", os.O_RDWR, 0)
	if err != nil {
		t.Skip("this machine has no pseudo-terminals: ", err)
	}
	t.Cleanup(func() { _ = user.Close() })
	if err := unix.IoctlSetPointerInt(int(user.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(int(user.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	if program, err = os.OpenFile(fmt.Sprint("/dev/pts/", n), os.O_RDWR|syscall.O_NOCTTY, 0); err != nil {
		t.Fatal(err)
	}
	return user, program
}

// dialogue is a command on a terminal and what its user types.
type dialogue struct {
	*program
	t      *testing.T
	user   *os.File
	screen output
	asked  int // how much of the output has been answered
}

func converse(t *testing.T, args ...string) *dialogue {
	t.Helper()
	user, terminal := openTerminal(t)
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	d := &dialogue{program: &program{cmd: exec.Command(exe, args...), ended: make(chan struct{})}, t: t, user: user}
	link := filepath.Join(t.TempDir(), "exon") // testscript.Main looks at the name of the program
	if err := os.Symlink(exe, link); err != nil {
		t.Fatal(err)
	}
	d.cmd.Path, d.cmd.Args[0] = link, link
	d.cmd.Stdin, d.cmd.Stdout, d.cmd.Stderr = terminal, &d.stdout, &d.stderr
	if err := d.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	_ = terminal.Close()
	go func() { // what the terminal shows: the echo of what is typed, unless it is hidden
		buf := make([]byte, 1024)
		for {
			n, err := user.Read(buf)
			_, _ = d.screen.Write(buf[:n])
			if err != nil {
				return
			}
		}
	}()
	go func() {
		_ = d.cmd.Wait()
		close(d.ended)
	}()
	t.Cleanup(func() {
		_ = d.cmd.Process.Kill()
		<-d.ended
	})
	return d
}

// echoes says whether the terminal shows what is typed.
func (d *dialogue) echoes() bool {
	d.t.Helper()
	state, err := unix.IoctlGetTermios(int(d.user.Fd()), unix.TCGETS)
	if err != nil {
		d.t.Fatal(err)
	}
	return state.Lflag&unix.ECHO != 0
}

// answer waits for a prompt and types a line.
func (d *dialogue) answer(prompt, line string) {
	d.t.Helper()
	d.asks(prompt)
	if _, err := d.user.WriteString(line + "\n"); err != nil {
		d.t.Fatal(err)
	}
}

// asks waits for a prompt and, where a secret is asked for, until the echo is off.
func (d *dialogue) asks(prompt string) {
	d.t.Helper()
	// The prompt is printed before the echo is turned off: the terminal says when that has happened.
	if _, err := d.await(regexp.MustCompile("(?s)^.{" + fmt.Sprint(d.asked) + "}.*" + regexp.QuoteMeta(prompt))); err != nil {
		d.t.Fatal(err)
	}
	d.asked = len(d.stderr.String())
	deadline := time.Now().Add(patience)
	for !strings.Contains(prompt, "yes") && d.echoes() {
		if time.Now().After(deadline) {
			d.t.Fatalf("what is typed after %q is shown", prompt)
		}
	}
}

func (d *dialogue) wantExit(code int) {
	d.t.Helper()
	<-d.ended
	if got := d.cmd.ProcessState.ExitCode(); got != code {
		d.t.Errorf("exit code %d, want %d:\n%s%s", got, code, &d.stdout, &d.stderr)
	}
}

// A person at a terminal is asked, does not see secrets echoed, and types new passphrases twice.
func TestPromptsOnATerminal(t *testing.T) {
	home := t.TempDir()
	const secret, mnemonic = "correct horse", "plunge silk glide glass curve cycle snack garbage obscure express decade dirt"

	d := converse(t, "keys", "add", "plunge", "--recover", "--home", home, "--scrypt", "light")
	d.answer("mnemonic: ", mnemonic)
	d.answer("new passphrase: ", secret)
	d.answer("the same again: ", secret)
	d.wantExit(0)
	if !strings.Contains(d.stdout.String(), "address: ex19n6w5l0htdgn2zwet9rtgvrzuf4a3qp4znwfcn") {
		t.Errorf("printed %s", &d.stdout)
	}
	for _, s := range []string{secret, "horse", "plunge silk"} {
		if strings.Contains(d.screen.String()+d.stdout.String()+d.stderr.String(), s) {
			t.Errorf("%q was shown:\n%s", s, &d.screen)
		}
	}

	d = converse(t, "keys", "add", "other", "--home", home, "--scrypt", "light")
	d.answer("new passphrase: ", secret)
	d.answer("the same again: ", secret+"!")
	d.wantExit(1)
	if !strings.Contains(d.stderr.String(), "exon: the two passphrases differ: nothing was changed") {
		t.Errorf("said %s", &d.stderr)
	}

	d = converse(t, "keys", "export", "plunge", "--raw-private-key", "--home", home)
	d.answer("Type yes to go on: ", "yes")
	d.answer("passphrase: ", secret)
	d.wantExit(0)
	if !bytes.Contains([]byte(d.screen.String()), []byte("yes")) || strings.Contains(d.screen.String(), secret) {
		t.Errorf("the terminal showed %q", &d.screen)
	}
	if len(strings.TrimSpace(d.stdout.String())) != 64 {
		t.Error("no private key was printed")
	}
}

// Ctrl-C at a prompt leaves a terminal that shows what is typed.
func TestASignalAtAPromptBringsTheEchoBack(t *testing.T) {
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		d := converse(t, "keys", "add", "x", "--home", t.TempDir())
		d.asks("new passphrase: ")
		if err := d.cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		d.wantExit(1)
		if !d.echoes() {
			t.Errorf("after %v the terminal hides what is typed", sig)
		}
	}
}

package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// prompter asks for secrets and decisions: on a terminal with a prompt and hidden input, else line by line from the
// standard input, in the order of the questions. Questions go to the standard error output.
type prompter struct {
	lines    *bufio.Reader
	terminal int // file descriptor, or -1
	out      io.Writer
	file     string // has the passphrase; "" for none
}

// passphraseFlag adds --passphrase-file to a command.
func passphraseFlag(cmd *cobra.Command, file *string) {
	cmd.Flags().StringVar(file, "passphrase-file", "", "file whose first line is the passphrase (default: ask, or read a line of the standard input)")
}

func newPrompter(cmd *cobra.Command, passphraseFile string) *prompter {
	in := cmd.InOrStdin()
	p := &prompter{lines: bufio.NewReader(in), terminal: -1, out: cmd.ErrOrStderr(), file: passphraseFile}
	if f, ok := in.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		p.terminal = int(f.Fd())
	}
	return p
}

// secret asks for one line that must not be seen.
func (p *prompter) secret(what string) (string, error) {
	if p.terminal < 0 {
		return p.line(what)
	}
	restore, err := restoreOnSignal(p.terminal)
	if err != nil {
		return "", fmt.Errorf("no %s: %w", what, err)
	}
	defer restore()
	fmt.Fprintf(p.out, "%s: ", what)
	raw, err := term.ReadPassword(p.terminal)
	fmt.Fprintln(p.out)
	if err != nil {
		return "", fmt.Errorf("no %s: %w", what, err)
	}
	defer clear(raw)
	return string(raw), nil
}

// restoreOnSignal makes a signal that ends the program bring the echo of the terminal back first.
func restoreOnSignal(terminal int) (done func(), err error) {
	state, err := term.GetState(terminal)
	if err != nil {
		return nil, err
	}
	received, stopped := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(received, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		select {
		case <-received:
			_ = term.Restore(terminal, state)
			os.Exit(1)
		case <-stopped:
		}
	}()
	return func() {
		signal.Stop(received)
		close(stopped)
	}, nil
}

// line reads a line of the standard input, without its end.
func (p *prompter) line(what string) (string, error) {
	text, err := p.lines.ReadString('\n')
	if err != nil && text == "" {
		return "", fmt.Errorf("the standard input has no %s", what)
	}
	return strings.TrimRight(text, "\r\n"), nil
}

// passphrase asks for the passphrase of a key there is.
func (p *prompter) passphrase(what string) (string, error) {
	if p.file != "" {
		return p.fromFile()
	}
	return p.secret(what)
}

// newPassphrase asks for the passphrase of a new key, on a terminal twice.
func (p *prompter) newPassphrase() (string, error) {
	if p.file != "" {
		return p.fromFile()
	}
	first, err := p.secret("new passphrase")
	if err != nil || p.terminal < 0 {
		return first, err
	}
	second, err := p.secret("the same again")
	if err != nil {
		return "", err
	}
	if first != second {
		return "", errors.New("the two passphrases differ: nothing was changed")
	}
	return first, nil
}

func (p *prompter) fromFile() (string, error) {
	raw, mode, err := readSecret(p.file)
	if err != nil {
		return "", err
	}
	defer clear(raw)
	if mode.IsRegular() && mode.Perm()&0o077 != 0 {
		fmt.Fprintf(p.out, "exon: warning: other users of this machine can read %s: chmod 600 it\n", p.file)
	}
	text, _, _ := strings.Cut(string(raw), "\n")
	return strings.TrimSuffix(text, "\r"), nil
}

// confirm asks a question that only yes answers.
func (p *prompter) confirm(question string) error {
	fmt.Fprintf(p.out, "%s Type yes to go on: ", question)
	answer, err := p.line("answer")
	if p.terminal < 0 {
		fmt.Fprintln(p.out)
	}
	if err != nil {
		return err
	}
	if strings.TrimSpace(answer) != "yes" {
		return errors.New("nothing was done")
	}
	return nil
}

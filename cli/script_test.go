package cli

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"exon":     func() { os.Exit(Main(os.Args[1:], os.Stdout, os.Stderr)) },
		"stubborn": stubborn, "forgetlogs": forgetLogs,
	})
}

// stubborn takes the first signal and then never ends by itself.
func stubborn() {
	ctx, _ := withSignals(context.Background())
	fmt.Println("Ready.")
	<-ctx.Done()
	fmt.Println("stopping")
	select {}
}

// The scripts in testdata type commands and look at what is printed. Besides the usual commands they have:
//
//	serve NAME PROGRAM ARG...   starts a program and waits until it is ready; $NAME_url and $NAME_addr are its first address
//	await NAME TEXT             waits until the program has printed TEXT
//	rpc NAME JSON               sends a request to the node and prints the answer
//	signal NAME INT|TERM        sends a signal
//	exited NAME CODE            waits until the program ends, with that code; its output is then in NAME.out and NAME.err
func TestScripts(t *testing.T) {
	conformance, err := filepath.Abs("../e2e/testdata/execution-apis")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata",
		RequireExplicitExec: true,
		Deadline:            time.Now().Add(8 * time.Minute),
		Setup: func(env *testscript.Env) error {
			env.Setenv("HOME", env.WorkDir+"/user")
			env.Setenv("CONFORMANCE", conformance)
			env.Values[running{}] = make(map[string]*program)
			return nil
		},
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"serve": cmdServe, "await": cmdAwait, "rpc": cmdRPC, "signal": cmdSignal, "exited": cmdExited,
		},
	})
}

const patience = 30 * time.Second

type running struct{}

// program is a process that a script started.
type program struct {
	cmd            *exec.Cmd
	stdout, stderr output
	ended          chan struct{} // closed when the process has ended
}

// output collects what a process prints and wakes those who wait for something in it.
type output struct {
	mu      sync.Mutex
	buf     bytes.Buffer
	changed chan struct{} // closed and replaced at every write
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.changed != nil {
		close(o.changed)
		o.changed = nil
	}
	return o.buf.Write(p)
}

// read returns what was printed and a channel that is closed when there is more.
func (o *output) read() (string, <-chan struct{}) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.changed == nil {
		o.changed = make(chan struct{})
	}
	return o.buf.String(), o.changed
}

func (o *output) String() string {
	text, _ := o.read()
	return text
}

// await waits until either output matches and returns the match with its groups.
func (p *program) await(form *regexp.Regexp) ([]string, error) {
	deadline := time.After(patience)
	for ended := false; ; {
		out, moreOut := p.stdout.read()
		err, moreErr := p.stderr.read()
		for _, text := range []string{out, err} {
			if m := form.FindStringSubmatch(text); m != nil {
				return m, nil
			}
		}
		if ended {
			return nil, fmt.Errorf("it ended without printing %q:\n%s%s", form, out, err)
		}
		select {
		case <-moreOut:
		case <-moreErr:
		case <-p.ended:
			ended = true
		case <-deadline:
			return nil, fmt.Errorf("it has not printed %q:\n%s%s", form, out, err)
		}
	}
}

func lookup(ts *testscript.TestScript, args []string, want int) *program {
	if len(args) != want {
		ts.Fatalf("want %d arguments", want)
	}
	p := ts.Value(running{}).(map[string]*program)[args[0]]
	if p == nil {
		ts.Fatalf("no program %s", args[0])
	}
	return p
}

var (
	isReady  = regexp.MustCompile(`Ready\.|msg=ready|"msg":"ready"`)
	firstURL = regexp.MustCompile(`http://([0-9.]+:[0-9]+)`)
)

func cmdServe(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: serve NAME PROGRAM ARG...")
	}
	p := &program{cmd: exec.Command(args[1], args[2:]...), ended: make(chan struct{})}
	p.cmd.Dir = ts.MkAbs(".")
	for _, name := range []string{"PATH", "HOME", "TMPDIR", "XDG_DATA_HOME", "GOCOVERDIR"} {
		p.cmd.Env = append(p.cmd.Env, name+"="+ts.Getenv(name))
	}
	p.cmd.Stdout, p.cmd.Stderr = &p.stdout, &p.stderr
	ts.Check(p.cmd.Start())
	go func() {
		_ = p.cmd.Wait()
		close(p.ended)
	}()
	ts.Defer(func() {
		_ = p.cmd.Process.Kill()
		<-p.ended
	})
	ts.Value(running{}).(map[string]*program)[args[0]] = p
	_, err := p.await(isReady)
	ts.Check(err)
	if m := firstURL.FindStringSubmatch(p.stdout.String() + p.stderr.String()); m != nil {
		ts.Setenv(args[0]+"_url", m[0])
		ts.Setenv(args[0]+"_addr", m[1])
	}
}

func cmdAwait(ts *testscript.TestScript, _ bool, args []string) {
	p := lookup(ts, args, 2)
	_, err := p.await(regexp.MustCompile(regexp.QuoteMeta(args[1])))
	ts.Check(err)
}

func cmdRPC(ts *testscript.TestScript, _ bool, args []string) {
	lookup(ts, args, 2)
	res, err := http.Post(ts.Getenv(args[0]+"_url"), "application/json", strings.NewReader(args[1]))
	ts.Check(err)
	defer res.Body.Close()
	_, err = io.Copy(ts.Stdout(), res.Body)
	ts.Check(err)
}

func cmdSignal(ts *testscript.TestScript, _ bool, args []string) {
	p := lookup(ts, args, 2)
	sig, ok := map[string]os.Signal{"INT": os.Interrupt, "TERM": syscall.SIGTERM}[args[1]]
	if !ok {
		ts.Fatalf("unknown signal %s", args[1])
	}
	ts.Check(p.cmd.Process.Signal(sig))
}

func cmdExited(ts *testscript.TestScript, _ bool, args []string) {
	p := lookup(ts, args, 2)
	select {
	case <-p.ended:
	case <-time.After(patience):
		ts.Fatalf("%s has not ended:\n%s%s", args[0], &p.stdout, &p.stderr)
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]+".out"), []byte(p.stdout.String()), 0o600))
	ts.Check(os.WriteFile(ts.MkAbs(args[0]+".err"), []byte(p.stderr.String()), 0o600))
	if want, err := strconv.Atoi(args[1]); err != nil || p.cmd.ProcessState.ExitCode() != want {
		ts.Fatalf("%s ended with %v, want code %s:\n%s%s", args[0], p.cmd.ProcessState, args[1], &p.stdout, &p.stderr)
	}
}

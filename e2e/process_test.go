package e2e

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
)

var binary string

// TestMain builds the program once.
func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "exon-e2e-")
	if err != nil {
		panic(err)
	}
	binary = filepath.Join(dir, "exon")
	build := exec.Command("go", "build", "-o", binary, "../cmd/exon")
	build.Stdout, build.Stderr = os.Stdout, os.Stderr
	if err := build.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "build exon:", err)
		os.Exit(1)
	}
	code := m.Run()
	_ = os.RemoveAll(dir)
	os.Exit(code)
}

// process is a running exon.
type process struct {
	cmd    *exec.Cmd
	url    string
	errors *lockedBuffer
	ended  chan error
}

var urlForm = regexp.MustCompile(`http://127\.0\.0\.1:\d+`)

// launch starts exon and waits until it says that it is ready.
func launch(t *testing.T, args ...string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(binary, args...), errors: new(lockedBuffer), ended: make(chan error, 1)}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	p.cmd.Stderr = p.errors
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.cmd.Process.Kill() })
	ready := make(chan string, 1)
	go func() {
		var url string
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if m := urlForm.FindString(lines.Text()); m != "" && url == "" {
				url = m
			}
			if len(lines.Text()) >= 5 && lines.Text()[:5] == "Ready" {
				ready <- url
			}
		}
		p.ended <- p.cmd.Wait()
	}()
	select {
	case p.url = <-ready:
	case err := <-p.ended:
		t.Fatalf("exon %v ended: %v\n%s", args, err, p.errors)
	case <-time.After(time.Minute):
		t.Fatalf("exon %v is not ready after a minute\n%s", args, p.errors)
	}
	return p
}

// kill ends the process as a power cut would, as far as the process goes.
func (p *process) kill(t *testing.T) {
	t.Helper()
	if err := p.cmd.Process.Signal(syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	<-p.ended
}

// interrupt ends the process as Ctrl-C does and returns how long it took.
func (p *process) interrupt(t *testing.T) time.Duration {
	t.Helper()
	started := time.Now()
	if err := p.cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	select {
	case err := <-p.ended:
		if err != nil {
			t.Fatalf("exon ended with %v\n%s", err, p.errors)
		}
	case <-time.After(time.Minute):
		t.Fatal("exon does not stop")
	}
	return time.Since(started)
}

// logged waits until the log has a text; what the node wrote before it answered may still be on its way to us.
func (p *process) logged(text string) bool {
	for range 6000 {
		if strings.Contains(p.errors.String(), text) {
			return true
		}
		time.Sleep(10 * time.Millisecond)
	}
	return false
}

func (p *process) dial(t *testing.T) *ethclient.Client {
	t.Helper()
	client, err := ethclient.DialContext(context.Background(), p.url+"/eth")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	return client
}

// lockedBuffer collects output from another goroutine.
type lockedBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}

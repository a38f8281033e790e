package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// node is a running node.
type node struct {
	cmd   *exec.Cmd
	url   string
	ended chan error
}

var urlForm = regexp.MustCompile(`http://(127\.0\.0\.1:\d+)`)

// launch starts a node and waits until it is ready.
func launch(cmd *exec.Cmd) (*node, error) {
	n := &node{cmd: cmd, ended: make(chan error, 1)}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	ready := make(chan string, 1)
	go func() {
		var url string
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if m := urlForm.FindStringSubmatch(lines.Text()); m != nil && url == "" {
				url = "ws://" + m[1] + "/eth"
			}
			if strings.HasPrefix(lines.Text(), "Ready") {
				ready <- url
			}
		}
		n.ended <- cmd.Wait()
	}()
	select {
	case n.url = <-ready:
		return n, nil
	case err := <-n.ended:
		return nil, fmt.Errorf("the node ended: %w", err)
	case <-time.After(time.Minute):
		_ = cmd.Process.Kill()
		return nil, errors.New("the node is not ready after a minute")
	}
}

// interrupt stops the node and returns how long it took.
func (n *node) interrupt() (time.Duration, error) {
	began := time.Now()
	if err := n.cmd.Process.Signal(os.Interrupt); err != nil {
		return 0, err
	}
	select {
	case err := <-n.ended:
		return time.Since(began), err
	case <-time.After(time.Minute):
		return 0, errors.New("the node does not stop")
	}
}

// memory returns the node's resident memory in bytes.
func (n *node) memory() (int64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", n.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kib, err := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(rest), " kB"), 10, 64)
			return kib << 10, err
		}
	}
	return 0, errors.New("no VmRSS")
}

// cpu returns the time the node has spent on processors.
func (n *node) cpu() (time.Duration, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", n.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	fields := strings.Fields(string(text)[strings.LastIndexByte(string(text), ')')+1:])
	var ticks int64
	for _, i := range []int{11, 12} { // utime and stime
		v, err := strconv.ParseInt(fields[i], 10, 64)
		if err != nil {
			return 0, err
		}
		ticks += v
	}
	return time.Duration(ticks) * (time.Second / 100), nil // Linux counts in hundredths
}

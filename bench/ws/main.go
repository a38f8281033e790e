package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"sync"
	"time"
)

func main() {
	o := options{}
	flag.StringVar(&o.binary, "binary", "bin/exon", "the node to measure")
	flag.IntVar(&o.connections, "connections", 5000, "connections, each subscribed to newHeads and logs")
	flag.IntVar(&o.rate, "rate", 10, "blocks a second")
	flag.DurationVar(&o.duration, "duration", 20*time.Second, "how long blocks are made")
	flag.DurationVar(&o.settle, "settle", 10*time.Second, "how long the node is left alone before its memory is read")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "bench ws:", err)
		os.Exit(1)
	}
}

type options struct {
	binary           string
	connections      int
	rate             int
	duration, settle time.Duration
}

func run(o options) error {
	node, err := startNode(o)
	if err != nil {
		return err
	}
	defer func() { _ = node.cmd.Process.Kill() }()
	control, err := dial(node.url)
	if err != nil {
		return err
	}
	token, err := control.deploy()
	if err != nil {
		return err
	}
	time.Sleep(o.settle)
	before, err := node.memory()
	if err != nil {
		return err
	}

	began := time.Now()
	subscribers, err := connect(node.url, o.connections)
	if err != nil {
		return err
	}
	fmt.Printf("connected and subscribed      %d connections in %v\n", len(subscribers), time.Since(began).Round(time.Millisecond))
	time.Sleep(o.settle)
	idle, err := node.memory()
	if err != nil {
		return err
	}
	fmt.Printf("memory of the node            %.1f MiB before, %.1f MiB with idle connections\n", mib(before), mib(idle))
	fmt.Printf("memory per idle connection    %.1f KiB\n", float64(idle-before)/1024/float64(o.connections))

	return measure(o, node, control, token, subscribers)
}

// measure makes blocks and checks what subscribers are told.
func measure(o options, node *node, control *client, token string, subscribers []*subscriber) error {
	blocks := int(o.duration.Seconds() * float64(o.rate))
	first, err := control.blockNumber()
	if err != nil {
		return err
	}
	sent := newTimes(first+1, blocks)
	var reading sync.WaitGroup
	for _, s := range subscribers {
		reading.Go(func() { s.read(sent, first+1, blocks) })
	}
	cpu, err := node.cpu()
	if err != nil {
		return err
	}
	began := time.Now()
	for i := range blocks { // on a fixed schedule: a delay is made up for
		time.Sleep(time.Until(began.Add(time.Duration(i) * time.Second / time.Duration(o.rate))))
		sent.set(first+1+uint64(i), time.Now())
		if err := control.emit(token); err != nil {
			return err
		}
	}
	made := time.Since(began)
	reading.Wait()
	all := time.Since(began)
	used, err := node.cpu()
	if err != nil {
		return err
	}
	busy, err := node.memory()
	if err != nil {
		return err
	}
	heads, logs, delays, err := tally(subscribers)
	if err != nil {
		return err
	}
	want := blocks * len(subscribers)
	fmt.Printf("blocks                        %d in %v, %.1f a second; the last subscriber had all %v later\n",
		blocks, made.Round(time.Millisecond), float64(blocks)/made.Seconds(), (all - made).Round(time.Millisecond))
	fmt.Printf("notifications                 %d heads and %d logs of %d each\n", heads, logs, want)
	fmt.Printf("delay from sending the transaction to reading the head   p50 %v, p99 %v, most %v\n",
		at(delays, 0.5), at(delays, 0.99), at(delays, 1))
	fmt.Printf("CPU of the node               %.2f cores, %.2f µs a notification\n",
		(used-cpu).Seconds()/all.Seconds(), float64((used-cpu).Microseconds())/float64(heads+logs))
	fmt.Printf("memory under load             %.1f MiB\n", mib(busy))
	if heads != want || logs != want {
		return fmt.Errorf("%d heads and %d logs arrived, want %d each", heads, logs, want)
	}
	_ = control.conn.Close()
	return stop(node, subscribers)
}

// stop ends the node with all connections open.
func stop(node *node, subscribers []*subscriber) error {
	var ends sync.WaitGroup
	codes := make([]int, len(subscribers))
	for i, s := range subscribers {
		ends.Go(func() { codes[i] = s.closeCode() })
	}
	took, err := node.interrupt()
	if err != nil {
		return err
	}
	ends.Wait()
	told := 0
	for _, code := range codes {
		if code == 1001 {
			told++
		}
	}
	fmt.Printf("stopping with all open        %v; %d of %d were told (1001)\n", took.Round(time.Millisecond), told, len(codes))
	return nil
}

func mib(bytes int64) float64 { return float64(bytes) / (1 << 20) }

// at returns a quantile of sorted durations.
func at(sorted []time.Duration, q float64) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[int(q*float64(len(sorted)-1))].Round(10 * time.Microsecond)
}

// tally adds up what all were told.
func tally(subscribers []*subscriber) (heads, logs int, delays []time.Duration, err error) {
	for _, s := range subscribers {
		if s.err != nil {
			return 0, 0, nil, s.err
		}
		heads += s.heads
		logs += s.logs
		delays = append(delays, s.delays...)
	}
	slices.Sort(delays)
	return heads, logs, delays, nil
}

// startNode starts a development node.
func startNode(o options) (*node, error) {
	cmd := exec.Command(o.binary, "dev", "--ephemeral", "--listen", "127.0.0.1:0", "--log-level", "warn")
	cmd.Env = append(os.Environ(), fmt.Sprintf("EXON_SERVER_MAX_CONNECTIONS=%d", o.connections+16))
	return launch(cmd)
}

package cli

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/signal"
	"syscall"

	"exon/api/server"
	"exon/chain"
	"exon/node"
	"exon/store"
)

// serve opens a node, calls ready once its addresses are bound, and runs it until a signal asks it to stop.
func serve(ctx context.Context, o node.Options, ready func(*node.Node)) error {
	ctx, stop := withSignals(ctx)
	defer stop()
	n, err := node.New(o)
	if err != nil {
		return err
	}
	ready(n)
	return n.Run(ctx)
}

// withSignals returns a context that the first Ctrl-C or SIGTERM ends. The second ends the process.
func withSignals(parent context.Context) (context.Context, context.CancelFunc) {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	ctx, cancel := signal.NotifyContext(parent, signals...)
	received, stopped := make(chan os.Signal, 2), make(chan struct{})
	signal.Notify(received, signals...)
	go func() {
		for range 2 {
			select {
			case <-received:
			case <-stopped:
				return
			}
		}
		os.Exit(1)
	}()
	return ctx, func() {
		signal.Stop(received)
		close(stopped)
		cancel()
	}
}

// explain adds what to do about it to the errors a user can do something about.
func explain(err error, home string) error {
	switch {
	case errors.Is(err, store.ErrLocked):
		return fmt.Errorf("the home %s is %w: stop that one or name another folder with --home", home, store.ErrLocked)
	case errors.Is(err, chain.ErrOtherChain):
		return fmt.Errorf("%s does not belong to the chain in the home %s: put the original file back or name another folder with --home",
			genesisPath(home), home)
	case errors.Is(err, chain.ErrLogIndex):
		return fmt.Errorf("the home %s: %w: do it with exon reindex logs --home %s", home, err, quoteArg(home))
	case errors.Is(err, server.ErrPortInUse):
		return fmt.Errorf("%w: stop that one or choose another address with --listen", err)
	default:
		return err
	}
}

// urls returns where clients on this machine reach the listeners, without a slash at the end.
func urls(addrs []net.Addr) []string {
	var list []string
	for _, addr := range addrs {
		host, port, err := net.SplitHostPort(addr.String())
		if err != nil {
			continue
		}
		if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
			host = "127.0.0.1"
		}
		list = append(list, "http://"+net.JoinHostPort(host, port))
	}
	return list
}

// isPublic says whether other machines may reach one of the listeners.
func isPublic(addrs []net.Addr) bool {
	for _, addr := range addrs {
		if tcp, ok := addr.(*net.TCPAddr); !ok || !tcp.IP.IsLoopback() {
			return true
		}
	}
	return false
}

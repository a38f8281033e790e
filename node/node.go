package node

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"path/filepath"
	"sync"
	"time"

	"exon/api/debug"
	"exon/api/eth"
	"exon/api/harness"
	apinet "exon/api/net"
	"exon/api/personal"
	"exon/api/profile"
	"exon/api/rest"
	"exon/api/server"
	"exon/api/txpool"
	"exon/api/web3"
	"exon/chain"
	"exon/chain/genesis"
	"exon/config"
	"exon/engine/hold"
	"exon/engine/solo"
	"exon/internal/buildinfo"
	"exon/keys"
	"exon/pool"
	"exon/store"
)

// Options are what a node is made from.
type Options struct {
	Home    string // folder of the node; "" for one that leaves nothing behind
	Genesis []byte // contents of the genesis file
	Config  config.Config
	Ring    *keys.Ring // development accounts; nil for none. Those of the key store in the home are added.
	Log     *slog.Logger
	Clock   func() time.Time // time of new blocks; nil for time.Now

	// OpenSigning lets everyone who reaches a listener sign with the unlocked accounts: for nodes whose keys are public.
	OpenSigning bool
	// WeakKeys makes new key files cost nothing to open: for tests.
	WeakKeys bool
}

// engine moves the chain and takes transactions.
type engine interface {
	eth.Engine
	Run(context.Context) error
}

// Node is a whole node. Make one with New and give it to Run once.
type Node struct {
	log    *slog.Logger
	store  *store.Store
	chain  *chain.Chain
	pool   *pool.Pool
	engine engine
	eth    *eth.API
	server *server.Server
	addrs  []net.Addr
	ring   *keys.Ring
	temp   string // folder of the keys of a node without a home; removed at the end
}

// New opens everything and binds the listeners, so that whatever can go wrong at start goes wrong here. It serves nothing
// yet; a node that is not given to Run must be closed.
func New(o Options) (*Node, error) {
	g, err := genesis.New(o.Genesis)
	if err != nil {
		return nil, err
	}
	n := &Node{log: o.Log}
	if err := n.open(o, g); err != nil {
		return nil, errors.Join(err, n.Close())
	}
	return n, nil
}

func (n *Node) open(o Options, g *genesis.Genesis) (err error) {
	if o.Home == "" {
		n.store, err = store.OpenEphemeral(o.Config.Store)
	} else {
		n.store, err = store.Open(filepath.Join(o.Home, "data"), o.Config.Store)
	}
	if err != nil {
		return err
	}
	if n.chain, err = chain.Open(n.store, g, o.Config.Chain, o.Log.With("part", "chain")); err != nil {
		return err
	}
	if n.pool, err = pool.New(n.chain, o.Config.Pool); err != nil {
		return err
	}
	if o.Home != "" && o.Config.Pool.Journal {
		if err := n.pool.OpenJournal(filepath.Join(o.Home, "pool.journal"), o.Log.With("part", "pool")); err != nil {
			return err
		}
	}
	n.engine = n.newEngine(o)
	if err := n.openKeys(o); err != nil {
		return err
	}
	return n.listen(o)
}

// newEngine returns what moves the chain: nothing where it was imported.
func (n *Node) newEngine(o Options) engine {
	if n.chain.ReadOnly() {
		if o.Config.RPC.Testing {
			return hold.New(n.chain, n.pool)
		}
		return hold.New(n.chain, nil)
	}
	e := solo.New(n.chain, n.pool, o.Config.Solo, o.Log.With("part", "solo"))
	if o.Clock != nil {
		e.Now = o.Clock
	}
	return e
}

// listen mounts the profiles and binds the listeners.
func (n *Node) listen(o Options) error {
	n.eth = eth.New(n.chain, n.pool, n.engine, n.ring, o.Config.RPC)
	n.eth.SetLog(o.Log.With("part", "eth"))
	id := n.chain.Genesis().ChainID.Number()
	methods := profile.Table(profile.APIs{
		Web3:     web3.New(buildinfo.ClientVersion()),
		Net:      apinet.New(id),
		TxPool:   txpool.New(n.pool),
		Eth:      n.eth,
		Personal: personal.New(n.ring, n.eth),
		Debug:    debug.New(n.chain, o.Config.RPC.CallGas, o.Config.RPC.TraceTimeout),
	})
	if o.Config.RPC.Testing {
		methods = append(methods, profile.TestingTable(harness.New(n.chain, n.pool))...)
	}
	var routes server.Routes
	for _, p := range profile.Names {
		local, remote, trusted := n.dispatchers(o, p.Set, methods)
		mount := func(path string) {
			routes.Mount(path, local)
			routes.MountRemote(path, remote, trusted)
		}
		mount("/" + p.Name)
		if p.Name == o.Config.Profile {
			mount("/")
		}
	}
	routes.Handle(rest.Prefix, rest.New(n.chain, n.ring, o.Log.With("part", "rest")).Serve)
	n.server = server.New(o.Config.Server, &routes, o.Log.With("part", "server"))
	if err := n.useCredential(o.Config); err != nil {
		return err
	}
	for _, addr := range o.Config.Listen {
		bound, err := n.server.Listen(addr)
		if err != nil {
			return err
		}
		n.addrs = append(n.addrs, bound)
	}
	return nil
}

// Addrs returns the addresses of the listeners, in the order of the settings.
func (n *Node) Addrs() []net.Addr { return n.addrs }

// Head returns the number of the head block.
func (n *Node) Head() uint64 { return n.chain.Head().Number() }

// Run serves until ctx ends, then stops and closes everything. The listeners stop first, while blocks are still made, so
// that submissions in flight get their answers.
func (n *Node) Run(ctx context.Context) error {
	inner, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	outer, fail := context.WithCancelCause(ctx)
	defer fail(nil)
	var parts sync.WaitGroup
	for name, run := range map[string]func(context.Context) error{"pool": n.pool.Run, "engine": n.engine.Run, "eth": n.eth.Run} {
		parts.Go(func() {
			if err := run(inner); err != nil {
				fail(fmt.Errorf("%s: %w", name, err))
			}
		})
	}
	err := n.server.Run(outer)
	stop()
	parts.Wait()
	if cause := context.Cause(outer); cause != nil && !errors.Is(cause, context.Canceled) {
		err = errors.Join(err, cause)
	}
	return errors.Join(err, n.Close())
}

// Close releases what New opened. Run does it itself.
func (n *Node) Close() error {
	var errs []error
	if n.server != nil {
		errs = append(errs, n.server.Close())
	}
	if n.pool != nil {
		errs = append(errs, n.pool.Close())
	}
	if n.chain != nil {
		errs = append(errs, n.chain.Close())
	}
	if n.store != nil {
		errs = append(errs, n.store.Close())
	}
	errs = append(errs, n.closeKeys())
	return errors.Join(errs...)
}

package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"exon/chain"
	"exon/chain/genesis"
	"exon/config"
	"exon/node"

	"github.com/spf13/cobra"
)

const maxDevAccounts = 1000

// devOptions are what the user asked of a development node. given says which flags were on the command line.
type devOptions struct {
	home, mnemonicFile, chainID, balance string
	ephemeral                            bool
	accounts                             int
	gasLimit                             uint64
	settings                             settingFlags
	given                                func(flag string) bool
}

func newDev() *cobra.Command {
	var o devOptions
	cmd := &cobra.Command{
		Use:   "dev",
		Short: "Run a development node with funded accounts",
		Long: "Run a development node: a chain in one process with funded, unlocked accounts.\n\n" +
			"The chain is kept in the home and goes on where it was when the node is started again. Other settings can be given\n" +
			"in the environment or in config.toml in the home. Ctrl-C stops the node.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			o.given = cmd.Flags().Changed
			return dev(cmd.Context(), o, cmd.OutOrStdout(), cmd.ErrOrStderr())
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.StringVar(&o.home, "home", "", homeUsage("dev"))
	flags.BoolVar(&o.ephemeral, "ephemeral", false, "keep nothing: the chain is gone when the node stops")
	o.settings.add(flags, "listen", "listen", "address to answer on, instead of the default ones; repeatable")
	o.settings.add(flags, "profile", "profile", "profile served at /: a, b or eth")
	o.settings.add(flags, "solo.block_time", "block-time", "time between blocks; 0: a block as soon as a transaction waits")
	flags.IntVar(&o.accounts, "accounts", 10, "number of funded and unlocked accounts")
	flags.StringVar(&o.balance, "balance", "10000", "ether each account has at the start")
	flags.StringVar(&o.mnemonicFile, "mnemonic-file", "", "file with the mnemonic of the accounts (default: the public test mnemonic)")
	flags.StringVar(&o.chainID, "chain-id", "exon-9000", "chain id; a number N alone stands for exon-N")
	flags.Uint64Var(&o.gasLimit, "gas-limit", genesis.DefaultGasLimit, "gas of a block")
	o.settings.add(flags, "log.level", "log-level", "least level that is logged: debug, info, warn or error")
	return cmd
}

// dev runs a development node until a signal ends it.
func dev(ctx context.Context, o devOptions, stdout, stderr io.Writer) error {
	home, err := o.folder()
	if err != nil {
		return err
	}
	wallet, err := openDevWallet(o.mnemonicFile)
	if err != nil {
		return err
	}
	cfg, err := o.config(home, wallet.public)
	if err != nil {
		return err
	}
	c, err := openDevChain(home, o, wallet)
	if err != nil {
		return err
	}
	log := newLog(cfg.Log, stderr)
	if wallet.exposed {
		log.Warn("other users of this machine can read the mnemonic", "file", o.mnemonicFile, "remedy", "chmod 600")
	}
	options := node.Options{Home: home, Genesis: c.raw, Config: cfg, Ring: c.ring(), Log: log, OpenSigning: wallet.public}
	err = serve(ctx, options, func(n *node.Node) {
		_, _ = io.WriteString(stdout, banner(c, cfg, n.Addrs(), n.Head()))
	})
	if c.fresh && errors.Is(err, chain.ErrOtherChain) {
		_ = os.Remove(genesisPath(home)) // written a moment ago
		return fmt.Errorf("the home %s holds a chain and has lost its %s: put the file back, or use another --home or --ephemeral", home, genesisName)
	}
	return explain(err, home)
}

// folder returns the absolute path of the home, or "" for a chain that is not kept.
func (o devOptions) folder() (string, error) {
	if !o.ephemeral {
		return homeFolder(o.home, "dev")
	}
	if o.home != "" {
		return "", errors.New("--home and --ephemeral exclude each other")
	}
	return "", nil
}

// config returns the settings. Three differ from those of exon start: a chain that is not kept need not be synced;
// while all keys are public anyway, any web page may read answers, as pages under development must; new key files are
// quick to open.
func (o devOptions) config(home string, publicKeys bool) (config.Config, error) {
	from := config.Sources{Env: os.Environ(), Flags: o.settings.given}
	if home != "" {
		from.File = configPath(home)
	} else {
		from.Flags = append(from.Flags, config.Flag{Setting: "chain.sync", Flag: "--ephemeral", Values: []string{"false"}})
	}
	cfg, origins, err := config.Load(from)
	if err != nil {
		return config.Config{}, err
	}
	if publicKeys && origins["server.allowed_origins"] == "default" {
		cfg.Server.AllowedOrigins = []string{"*"}
	}
	if origins["keys.scrypt"] == "default" {
		cfg.Keys.Scrypt = "light"
	}
	if o.accounts < 1 || o.accounts > maxDevAccounts {
		return config.Config{}, fmt.Errorf("--accounts is %d, want 1 to %d", o.accounts, maxDevAccounts)
	}
	return cfg, nil
}

package cli

import (
	"context"
	"fmt"
	"io"
	"os"

	"exon/chain/genesis"
	"exon/config"
	"exon/internal/buildinfo"
	"exon/node"

	"github.com/spf13/cobra"
)

func newStart() *cobra.Command {
	var (
		home     string
		settings settingFlags
	)
	cmd := &cobra.Command{
		Use:   "start",
		Short: "Run the chain of a home that exon init or exon import made",
		Long: "Run the chain of a home that exon init or exon import made.\n\n" +
			"Every setting of config.toml has a flag of the same name. A flag wins over the environment, the environment over\n" +
			"the file. Ctrl-C stops the node.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			home, err := homeFolder(home, "node")
			if err != nil {
				return err
			}
			return start(cmd.Context(), home, settings.given, cmd.ErrOrStderr())
		},
	}
	cmd.Flags().StringVar(&home, "home", "", homeUsage("node"))
	settings.addAll(cmd.Flags())
	return cmd
}

// start runs the chain of a home until a signal ends it.
func start(ctx context.Context, home string, flags []config.Flag, stderr io.Writer) error {
	raw, err := readGenesis(home)
	if err != nil {
		return err
	}
	if raw == nil {
		return fmt.Errorf("there is no chain in %s: make one with exon init --home %s", home, quoteArg(home))
	}
	g, err := genesis.New(raw)
	if err != nil {
		return fmt.Errorf("%s: %w", genesisPath(home), err)
	}
	cfg, _, err := config.Load(config.Sources{File: configPath(home), Env: os.Environ(), Flags: flags})
	if err != nil {
		return err
	}
	log := newLog(cfg.Log, stderr)
	log.Info("starting", "version", "v"+buildinfo.Version, "chain", g.ChainID, "evm_chain_id", g.ChainID.Number(), "home", home)
	options := node.Options{Home: home, Genesis: raw, Config: cfg, Log: log}
	err = serve(ctx, options, func(n *node.Node) {
		for _, url := range urls(n.Addrs()) {
			log.Info("serving", "url", url+"/", "profile", cfg.Profile, "head", n.Head())
		}
		if g.Kind == genesis.Ethereum {
			log.Info("the chain was imported: it is served read-only")
		}
		log.Info("ready")
	})
	if err != nil {
		return explain(err, home)
	}
	log.Info("stopped")
	return nil
}

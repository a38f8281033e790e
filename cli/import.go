package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"exon/chain/genesis"
	"exon/config"
	"exon/node"

	"github.com/spf13/cobra"
)

func newImport() *cobra.Command {
	var home, genesisFile string
	cmd := &cobra.Command{
		Use:   "import --genesis GENESIS.json CHAIN.rlp",
		Short: "Make a home from an Ethereum genesis file and blocks",
		Long: "Make a home from an Ethereum genesis file, in go-ethereum's form, and a file of blocks in RLP, one after the other, as\n" +
			"geth export writes it. Every block is run and checked under Ethereum's rules of its age; only the proof of work is\n" +
			"taken on trust. A block that breaks a rule ends the import, and the blocks before it stay: the command can be given\n" +
			"again, with the same genesis file, to go on.\n\n" +
			"exon start serves such a home read-only.",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			home, err := homeFolder(home, "node")
			if err != nil {
				return err
			}
			ctx, stop := withSignals(cmd.Context())
			defer stop()
			return importChain(ctx, home, genesisFile, args[0], cmd.OutOrStdout(), cmd.ErrOrStderr())
		},
	}
	cmd.Flags().StringVar(&home, "home", "", homeUsage("node"))
	cmd.Flags().StringVar(&genesisFile, "genesis", "", "Ethereum genesis file")
	_ = cmd.MarkFlagRequired("genesis") // the flag exists
	return cmd
}

// importChain makes or opens the home and appends the blocks of a file.
func importChain(ctx context.Context, home, genesisFile, blocks string, stdout, stderr io.Writer) (err error) {
	raw, err := os.ReadFile(genesisFile)
	if err != nil {
		return err
	}
	if genesis.KindOf(raw) != genesis.Ethereum {
		return fmt.Errorf("%s has no member \"config\": it is not an Ethereum genesis file", genesisFile)
	}
	if _, err := genesis.New(raw); err != nil {
		return fmt.Errorf("%s: %w", genesisFile, err)
	}
	file, err := os.Open(blocks)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := importHome(home, raw); err != nil {
		return err
	}
	cfg, _, err := config.Load(config.Sources{File: configPath(home), Env: os.Environ()})
	if err != nil {
		return err
	}
	to, err := node.OpenImport(home, raw, cfg, newLog(cfg.Log, stderr))
	if err != nil {
		return explain(err, home)
	}
	defer func() { err = errors.Join(err, to.Close()) }()
	done, err := to.Read(ctx, file, func(so node.Imported) { fmt.Fprintf(stderr, "at block %d: %s\n", so.Head, speed(so)) })
	if err != nil && done.Blocks+done.Known == 0 {
		return fmt.Errorf("%s: %w", blocks, err)
	}
	if err != nil {
		return fmt.Errorf("%s: %w; the blocks before it are imported, the head is block %d", blocks, err, done.Head)
	}
	_, err = fmt.Fprintf(stdout, "Imported %s.\nThe head is block %d. %s\n\nServe it with: exon start --home %s\n",
		amounts(done), done.Head, "Speed: "+speed(done)+".", quoteArg(home))
	return err
}

// importHome makes the files of a home, or checks that they are those of the same genesis.
func importHome(home string, raw []byte) error {
	have, err := readGenesis(home)
	if err != nil {
		return err
	}
	if have != nil {
		if !bytes.Equal(have, raw) {
			return fmt.Errorf("%s exists already and differs from the genesis file: name another folder with --home", genesisPath(home))
		}
		return nil
	}
	if err := os.MkdirAll(home, 0o700); err != nil {
		return err
	}
	if err := writeNew(configPath(home), config.Render(config.Default())); err != nil {
		return err
	}
	return writeNew(genesisPath(home), raw)
}

// amounts says what was imported.
func amounts(i node.Imported) string {
	text := fmt.Sprintf("%d blocks with %d transactions", i.Blocks, i.Transactions)
	if i.Known > 0 {
		text += fmt.Sprintf(" (%d more were there already)", i.Known)
	}
	return text
}

// speed says how fast the import ran.
func speed(i node.Imported) string {
	seconds := max(i.Time, time.Microsecond).Seconds()
	return fmt.Sprintf("%.0f blocks, %.0f transactions, %.1f million gas per second",
		float64(i.Blocks)/seconds, float64(i.Transactions)/seconds, float64(i.Gas)/1e6/seconds)
}

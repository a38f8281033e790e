package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"exon/chain"
	"exon/config"
	"exon/store"

	"github.com/spf13/cobra"
)

func newReindex() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "reindex",
		Short: "Rebuild an index from the blocks",
	}
	cmd.AddCommand(newReindexLogs())
	return cmd
}

func newReindexLogs() *cobra.Command {
	var home string
	cmd := &cobra.Command{
		Use:   "logs",
		Short: "Rebuild the index that finds logs",
		Long: "Rebuild the index that finds logs, from the receipts of all blocks.\n\n" +
			"The node must not be running. Until the index is complete the node refuses to start on the home. A rebuild that was\n" +
			"stopped, by Ctrl-C too, goes on where it was when the command is given again.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			home, err := homeFolder(home, "node")
			if err != nil {
				return err
			}
			return reindexLogs(cmd.Context(), home, cmd.OutOrStdout())
		},
	}
	cmd.Flags().StringVar(&home, "home", "", homeUsage("node"))
	return cmd
}

// reindexLogs rebuilds the log index of a home and prints how far it is.
func reindexLogs(ctx context.Context, home string, w io.Writer) error {
	ctx, stop := withSignals(ctx)
	defer stop()
	data := filepath.Join(home, "data")
	if _, err := os.Stat(data); err != nil {
		return fmt.Errorf("there is no chain in %s yet, so there is nothing to index", home)
	}
	cfg, _, err := config.Load(config.Sources{File: configPath(home), Env: os.Environ()})
	if err != nil {
		return err
	}
	s, err := store.Open(data, cfg.Store)
	if err != nil {
		return explain(err, home)
	}
	started := time.Now()
	var shown time.Time
	err = chain.ReindexLogs(ctx, s, func(done, total uint64) {
		if done < total && time.Since(shown) < time.Second {
			return
		}
		shown = time.Now()
		fmt.Fprintf(w, "indexed the logs of %d of %d blocks (%d %%)\n", done, total, done*100/total)
	})
	err = errors.Join(err, s.Close())
	switch {
	case errors.Is(err, context.Canceled):
		return errors.New("stopped before the index is complete: give the command again to go on")
	case errors.Is(err, chain.ErrNoChain):
		return fmt.Errorf("there is no chain in %s yet, so there is nothing to index", home)
	case err != nil:
		return err
	}
	_, err = fmt.Fprintf(w, "The log index is complete, after %v.\n", time.Since(started).Round(time.Millisecond))
	return err
}

package cli

import "github.com/spf13/cobra"

func newQuery() *cobra.Command {
	cmd := &cobra.Command{Use: "query", Short: "Ask a running node"}
	cmd.AddCommand(newQueryAccount())
	return cmd
}

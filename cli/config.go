package cli

import "github.com/spf13/cobra"

func newConfig() *cobra.Command {
	cmd := &cobra.Command{Use: "config", Short: "Look at the settings"}
	cmd.AddCommand(newConfigShow(), newConfigDocs())
	return cmd
}

package cli

import (
	"exon/config"

	"github.com/spf13/cobra"
)

// newConfigDocs makes the command that prints docs/config.md.
func newConfigDocs() *cobra.Command {
	return &cobra.Command{
		Use:    "docs",
		Short:  "Print the manual page of all settings as Markdown",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := cmd.OutOrStdout().Write(config.Docs())
			return err
		},
	}
}

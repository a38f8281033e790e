package cli

import (
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"exon/config"

	"github.com/spf13/cobra"
)

func newConfigShow() *cobra.Command {
	var (
		home     string
		asJSON   bool
		settings settingFlags
	)
	cmd := &cobra.Command{
		Use:   "show",
		Short: "Print every setting, its value and where it came from",
		Long: "Print every setting that exon start would use with the same home, environment and flags, its value and where\n" +
			"it came from.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			home, err := homeFolder(home, "node")
			if err != nil {
				return err
			}
			cfg, origins, err := config.Load(config.Sources{File: configPath(home), Env: os.Environ(), Flags: settings.given})
			if err != nil {
				return err
			}
			return printConfig(cmd.OutOrStdout(), cfg, origins, asJSON)
		},
	}
	cmd.Flags().StringVar(&home, "home", "", homeUsage("node"))
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	settings.addAll(cmd.Flags())
	return cmd
}

func printConfig(w io.Writer, cfg config.Config, origins config.Origins, asJSON bool) error {
	type row struct {
		Value  any    `json:"value"`
		Origin string `json:"origin"`
	}
	rows := make(map[string]row)
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, s := range config.Settings() {
		if asJSON {
			rows[s.Name] = row{s.Value(cfg), origins[s.Name]}
			continue
		}
		fmt.Fprintf(table, "%s\t%s\t%s\n", s.Name, s.Literal(cfg), origins[s.Name])
	}
	if asJSON {
		return printJSON(w, rows)
	}
	return table.Flush()
}

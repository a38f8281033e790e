package cli

import (
	"encoding/json"
	"fmt"
	"io"

	"exon/internal/buildinfo"

	"github.com/spf13/cobra"
)

func newVersion() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return printVersion(cmd.OutOrStdout(), buildinfo.Get(), asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func printVersion(w io.Writer, info buildinfo.Info, asJSON bool) error {
	if asJSON {
		return printJSON(w, struct {
			buildinfo.Info
			ClientVersion string `json:"client_version"`
		}{info, buildinfo.ClientVersion()})
	}
	commit := ""
	if info.Commit != "" {
		commit = "commit " + info.Commit[:min(12, len(info.Commit))] + ", "
		if info.Modified {
			commit = "changed after " + commit
		}
	}
	_, err := fmt.Fprintf(w, "exon v%s (%s%s, %s-%s)\n", info.Version, commit, info.Go, info.OS, info.Arch)
	return err
}

// printJSON prints a value for programs.
func printJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

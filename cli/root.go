package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"exon/config"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Main runs the command that args ask for and returns the exit code.
func Main(args []string, stdout, stderr io.Writer) int {
	root := newRoot()
	root.SetArgs(args)
	root.SetOut(stdout)
	root.SetErr(stderr)
	if err := root.ExecuteContext(context.Background()); err != nil {
		fmt.Fprintf(stderr, "exon: %v\n", err)
		return 1
	}
	return 0
}

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:           "exon",
		Short:         "An Ethereum-compatible node",
		Long:          "exon is an Ethereum-compatible node.\n\nTo develop against a chain of your own: exon dev",
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.SetFlagErrorFunc(flagError)
	root.AddCommand(newDev(), newInit(), newImport(), newStart(), newKeys(), newQuery(), newConfig(), newReindex(), newVersion())
	return root
}

// flagError names the flag a misspelled one may stand for.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if !errors.As(err, &unknown) || len(unknown.GetSpecifiedName()) < 2 {
		return err
	}
	var known []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { known = append(known, f.Name) })
	text := fmt.Sprintf("unknown flag --%s", unknown.GetSpecifiedName())
	if near := config.Nearest(unknown.GetSpecifiedName(), known); near != "" {
		text += "; did you mean --" + near + "?"
	}
	return errors.New(strings.TrimSpace(text))
}

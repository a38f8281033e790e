package cli

import "github.com/spf13/cobra"

func newKeysList() *cobra.Command {
	var o keyOptions
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the keys in order of creation",
		Args:  cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := checkOutput(o.output); err != nil {
				return err
			}
			store, err := o.open(cmd.ErrOrStderr())
			if err != nil {
				return err
			}
			list := []shownKey{}
			for _, e := range store.Entries() {
				list = append(list, showKey(e))
			}
			return printAs(cmd.OutOrStdout(), o.output, list)
		},
	}
	o.addHome(cmd)
	outputFlag(cmd, &o.output)
	return cmd
}

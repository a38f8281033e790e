package cli

import (
	"fmt"

	"exon/address"

	"github.com/spf13/cobra"
)

func newKeysDelete() *cobra.Command {
	var (
		o   keyOptions
		yes bool
	)
	cmd := &cobra.Command{
		Use:               "delete NAME|ADDRESS",
		Short:             "Delete a key for good",
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: o.completeKeys,
		RunE: func(cmd *cobra.Command, args []string) error {
			store, err := o.open(cmd.ErrOrStderr())
			if err != nil {
				return err
			}
			e, err := store.Find(args[0])
			if err != nil {
				return err
			}
			if !yes {
				question := fmt.Sprintf("This deletes the key %s of account %s for good.", e.Name, address.Bech32(e.Address))
				if err := newPrompter(cmd, "").confirm(question); err != nil {
					return err
				}
			}
			if err := store.Remove(e.Address); err != nil {
				return err
			}
			_, err = fmt.Fprintf(cmd.ErrOrStderr(), "deleted %s\n", e.Name)
			return err
		},
	}
	cmd.Flags().BoolVarP(&yes, "yes", "y", false, "do not ask")
	o.addHome(cmd)
	return cmd
}

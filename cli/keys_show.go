package cli

import (
	"errors"
	"fmt"

	"exon/address"
	"exon/keys"

	"github.com/spf13/cobra"
)

func newKeysShow() *cobra.Command {
	var (
		o                       keyOptions
		onlyAddress, onlyPublic bool
		bech                    string
	)
	cmd := &cobra.Command{
		Use:               "show NAME|ADDRESS",
		Short:             "Show one key",
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: o.completeKeys,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := checkOutput(o.output); err != nil {
				return err
			}
			store, err := o.open(cmd.ErrOrStderr())
			if err != nil {
				return err
			}
			e, err := store.Find(args[0])
			if err != nil {
				return err
			}
			shown, err := spellKey(e, bech, onlyPublic)
			switch {
			case err != nil:
				return err
			case onlyAddress:
				_, err = fmt.Fprintln(cmd.OutOrStdout(), shown.Address)
			case onlyPublic:
				_, err = fmt.Fprintln(cmd.OutOrStdout(), shown.PublicKey)
			default:
				err = printAs(cmd.OutOrStdout(), o.output, shown)
			}
			return err
		},
	}
	cmd.Flags().BoolVarP(&onlyAddress, "address", "a", false, "print the address alone")
	cmd.Flags().BoolVarP(&onlyPublic, "pubkey", "p", false, "print the public key alone")
	cmd.MarkFlagsMutuallyExclusive("address", "pubkey")
	cmd.Flags().StringVar(&bech, "bech", "acc", "prefix to write them with: acc (account), val (validator operator) or cons (consensus node)")
	_ = cmd.RegisterFlagCompletionFunc("bech", cobra.FixedCompletions([]string{"acc", "val", "cons"}, cobra.ShellCompDirectiveNoFileComp))
	o.addHome(cmd)
	outputFlag(cmd, &o.output)
	return cmd
}

// spellKey returns a key under one of the prefixes.
func spellKey(e keys.Entry, bech string, needKey bool) (shown shownKey, err error) {
	shown = showKey(e)
	if needKey && shown.PublicKey == "" {
		return shown, fmt.Errorf("the public key of %s is not known: its file was made by another program; exon keys export and import bring it in", e.Name)
	}
	switch bech {
	case "acc":
	case "val":
		shown.Address = address.Operator(e.Address)
		if shown.PublicKey != "" {
			shown.PublicKey, err = address.OperatorKey(e.PublicKey)
		}
	case "cons":
		if needKey {
			return shown, errors.New("a consensus node has an ed25519 key: that of an account cannot be written as exvalconspub")
		}
		shown.Address, shown.PublicKey = address.Consensus(e.Address), ""
	default:
		err = fmt.Errorf("--bech is %q, want acc, val or cons", bech)
	}
	return shown, err
}

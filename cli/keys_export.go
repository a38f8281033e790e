package cli

import (
	"fmt"

	"exon/keys"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/spf13/cobra"
)

func newKeysExport() *cobra.Command {
	var (
		o     keyOptions
		naked bool
	)
	cmd := &cobra.Command{
		Use:   "export NAME|ADDRESS",
		Short: "Print a key file for another wallet",
		Long: "Print the encrypted key file, which other Ethereum wallets open with the same passphrase.\n\n" +
			"With --raw-private-key it prints the private key itself, after a question and for the passphrase.",
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
			if naked {
				return o.exportRaw(cmd, store, e)
			}
			raw, err := store.Export(e.Address)
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "%s\n", raw)
			return err
		},
	}
	cmd.Flags().BoolVar(&naked, "raw-private-key", false, "print the private key in the clear")
	o.addHome(cmd)
	passphraseFlag(cmd, &o.passphraseFile)
	return cmd
}

// exportRaw prints a private key.
func (o *keyOptions) exportRaw(cmd *cobra.Command, store *keys.Store, e keys.Entry) error {
	p := newPrompter(cmd, o.passphraseFile)
	if err := p.confirm(fmt.Sprintf("This prints the private key of %s in the clear. Whoever sees it has the account.", e.Name)); err != nil {
		return err
	}
	passphrase, err := p.passphrase("passphrase")
	if err != nil {
		return err
	}
	key, err := store.Decrypt(cmd.Context(), e.Address, passphrase)
	if err != nil {
		return err
	}
	defer keys.Wipe(key)
	secret := crypto.FromECDSA(key)
	defer clear(secret)
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "%x\n", secret)
	return err
}

package cli

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"io"

	"exon/address"
	"exon/keys"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/spf13/cobra"
)

func newKeysAdd() *cobra.Command {
	var (
		o            keyOptions
		recover      bool
		mnemonicFile string
		index        uint32
		words        int
	)
	cmd := &cobra.Command{
		Use:   "add NAME",
		Short: "Make a key from a new mnemonic, or from one you have",
		Long: "Make a key from a new mnemonic, which is shown once, or with --recover from one you have.\n\n" +
			"The key is the one at " + accountBranch + "INDEX, where other Ethereum wallets find it, too. Standard input, where it\n" +
			"is no terminal, has the mnemonic on its first line if --recover asks for it, then the passphrase.",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			store, err := o.openFor(cmd, args[0])
			if err != nil {
				return err
			}
			p := newPrompter(cmd, o.passphraseFile)
			var mnemonic string
			if recover || mnemonicFile != "" {
				mnemonic, err = p.mnemonic(mnemonicFile)
			} else {
				mnemonic, err = keys.NewMnemonic(words)
			}
			if err != nil {
				return err
			}
			key, err := keys.Derive(mnemonic, index)
			if err != nil {
				return err
			}
			defer keys.Wipe(key)
			passphrase, err := p.newPassphrase()
			if err != nil {
				return err
			}
			if err := keep(cmd.Context(), cmd.OutOrStdout(), o.output, store, key, passphrase, args[0]); err != nil {
				return err
			}
			if !recover && mnemonicFile == "" {
				fmt.Fprintf(cmd.ErrOrStderr(), "\nThe mnemonic of this key, shown this once. Write it down and keep it safe: whoever has it has the key, and\n"+
					"without it a lost key file or passphrase is lost for good.\n\n%s\n", mnemonic)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&recover, "recover", false, "take the key from a mnemonic you have")
	cmd.Flags().StringVar(&mnemonicFile, "mnemonic-file", "", "file with that mnemonic (default: ask)")
	cmd.Flags().Uint32Var(&index, "index", 0, "number of the account of the mnemonic")
	cmd.Flags().IntVar(&words, "words", 24, "words of a new mnemonic, 12 or 24")
	o.addNew(cmd)
	return cmd
}

// openFor opens the key store for a new key of that name.
func (o *keyOptions) openFor(cmd *cobra.Command, name string) (*keys.Store, error) {
	if err := errors.Join(checkOutput(o.output), keys.CheckName(name)); err != nil {
		return nil, err
	}
	store, err := o.open(cmd.ErrOrStderr())
	if err != nil {
		return nil, err
	}
	for _, e := range store.Entries() {
		if e.Name == name {
			return nil, fmt.Errorf("there is a key named %s already", name)
		}
	}
	return store, nil
}

// mnemonic asks for a mnemonic or reads it from a file.
func (p *prompter) mnemonic(file string) (string, error) {
	if file == "" {
		return p.secret("mnemonic")
	}
	raw, _, err := readSecret(file)
	if err != nil {
		return "", err
	}
	defer clear(raw)
	return string(raw), nil
}

// keep encrypts a new key and prints it.
func keep(ctx context.Context, w io.Writer, output string, store *keys.Store, key *ecdsa.PrivateKey, passphrase, name string) error {
	e, fresh, err := store.Add(ctx, key, passphrase, name)
	switch {
	case errors.Is(err, keys.ErrNameTaken):
		return fmt.Errorf("there is a key named %s already", name)
	case err != nil:
		return err
	case !fresh:
		return fmt.Errorf("the key of account %s is there already, named %s", address.Bech32(crypto.PubkeyToAddress(key.PublicKey)), e.Name)
	}
	return printAs(w, output, showKey(e))
}

package cli

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"io"
	"os"

	"exon/keys"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/spf13/cobra"
)

func newKeysImport() *cobra.Command {
	var o keyOptions
	cmd := &cobra.Command{
		Use:   "import NAME [FILE]",
		Short: "Take in a key file of another wallet, or a private key in hex",
		Long: "Take in a key: FILE is a key file (Web3 Secret Storage, version 3) of any wallet, or holds a private key in hex.\n" +
			"Without FILE the private key in hex is asked for. The passphrase of a key file stays the same.",
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error {
			store, err := o.openFor(cmd, args[0])
			if err != nil {
				return err
			}
			p := newPrompter(cmd, o.passphraseFile)
			var content []byte
			if len(args) == 2 {
				content, err = readKeyFile(args[1])
			} else {
				var text string
				text, err = p.secret("private key")
				content = []byte(text)
			}
			if err != nil {
				return err
			}
			defer clear(content)
			key, passphrase, err := p.foreignKey(cmd.Context(), store, content)
			if err != nil {
				return err
			}
			defer keys.Wipe(key)
			return keep(cmd.Context(), cmd.OutOrStdout(), o.output, store, key, passphrase, args[0])
		},
	}
	o.addNew(cmd)
	return cmd
}

// readKeyFile reads a file that holds a key.
func readKeyFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, 128<<10))
}

// foreignKey reads a key file or a private key in hex, and asks for the passphrase.
func (p *prompter) foreignKey(ctx context.Context, store *keys.Store, content []byte) (*ecdsa.PrivateKey, string, error) {
	content = bytes.TrimSpace(content)
	if bytes.HasPrefix(content, []byte("{")) {
		passphrase, err := p.passphrase("passphrase of the key file")
		if err != nil {
			return nil, "", err
		}
		key, err := store.OpenFile(ctx, content, passphrase)
		return key, passphrase, err
	}
	key, err := crypto.HexToECDSA(string(bytes.TrimPrefix(content, []byte("0x"))))
	if err != nil { // its text may repeat a part of the key
		return nil, "", errors.New("this is neither a key file nor a private key of 64 hex digits")
	}
	passphrase, err := p.newPassphrase()
	if err != nil {
		return nil, "", fmt.Errorf("import a key: %w", err)
	}
	return key, passphrase, nil
}

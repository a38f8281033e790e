package cli

import (
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"

	"exon/address"
	"exon/config"
	"exon/keys"
	"exon/node"

	"github.com/spf13/cobra"
)

func newKeys() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "keys",
		Short: "Make and manage the keys of accounts",
		Long: "Make and manage the keys of accounts.\n\n" +
			"The keys lie encrypted in the folder keystore of a home, in files that other Ethereum wallets read. A running node\n" +
			"sees new ones at once. Passphrases are asked for, or come from --passphrase-file or the standard input.",
	}
	cmd.AddCommand(newKeysAdd(), newKeysList(), newKeysShow(), newKeysImport(), newKeysExport(), newKeysDelete(), newKeysParse())
	return cmd
}

// keyOptions are what all commands about keys share.
type keyOptions struct {
	home           string
	output         string
	passphraseFile string
	settings       settingFlags
}

// addHome adds --home.
func (o *keyOptions) addHome(cmd *cobra.Command) {
	cmd.Flags().StringVar(&o.home, "home", "", "folder with the keys (default: EXON_HOME, else exon/node in your data folder)")
}

// addNew adds the flags of commands that encrypt a key.
func (o *keyOptions) addNew(cmd *cobra.Command) {
	o.addHome(cmd)
	passphraseFlag(cmd, &o.passphraseFile)
	outputFlag(cmd, &o.output)
	o.settings.add(cmd.Flags(), "keys.scrypt", "scrypt", "how hard the file is to break: standard, or light for development chains")
}

// open opens the key store and tells about the files in it that cannot be used.
func (o *keyOptions) open(warnings io.Writer) (*keys.Store, error) {
	home, err := homeFolder(o.home, "node")
	if err != nil {
		return nil, err
	}
	cfg, _, err := config.Load(config.Sources{File: configPath(home), Env: os.Environ(), Flags: o.settings.given})
	if err != nil {
		return nil, err
	}
	folder := node.KeyFolder(home)
	store := keys.Open(folder, cfg.Keys, slog.New(slog.DiscardHandler))
	for _, p := range store.Problems() {
		fmt.Fprintf(warnings, "exon: warning: %s is not used: %v\n", filepath.Join(folder, p.File), p.Err)
	}
	return store, nil
}

// shownKey is a key as users see it: Bech32 only.
type shownKey struct {
	Name      string `json:"name"`
	Type      string `json:"type"`
	Address   string `json:"address"`
	PublicKey string `json:"public_key"`
}

func showKey(e keys.Entry) shownKey {
	shown := shownKey{Name: e.Name, Type: "local", Address: address.Bech32(e.Address)}
	if e.PublicKey != nil {
		shown.PublicKey, _ = address.AccountKey(e.PublicKey) // the store has checked it
	}
	return shown
}

// completeKeys completes the names of keys.
func (o *keyOptions) completeKeys(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	store, err := o.open(io.Discard)
	if err != nil {
		return nil, cobra.ShellCompDirectiveError
	}
	var names []string
	for _, e := range store.Entries() {
		names = append(names, e.Name)
	}
	return names, cobra.ShellCompDirectiveNoFileComp
}

package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/big"
	"os"
	"strings"

	"exon/address"
	"exon/chain/genesis"
	"exon/config"

	"github.com/spf13/cobra"
)

// initOptions are what the user asked of a new home.
type initOptions struct {
	home, genesisFile, chainID, denom, minBaseFee string
	accounts                                      []string // ADDRESS=ETHER
	gasLimit                                      uint64
}

func newInit() *cobra.Command {
	var (
		o      initOptions
		asJSON bool
	)
	cmd := &cobra.Command{
		Use:   "init",
		Short: "Make a home for a chain of your own",
		Long: "Make a home for a chain of your own: a folder with a genesis file and a configuration file.\n\n" +
			"The genesis file is made from the flags, or copied with --genesis. Edit it before the first start if you want code,\n" +
			"storage or fork times in it: it cannot change afterwards. Nothing is overwritten.",
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			for _, flag := range []string{"chain-id", "account", "gas-limit", "denom", "min-base-fee"} {
				if o.genesisFile != "" && cmd.Flags().Changed(flag) {
					return fmt.Errorf("--genesis and --%s exclude each other: the file says it all", flag)
				}
			}
			made, err := initHome(o)
			if err != nil {
				return err
			}
			return made.print(cmd.OutOrStdout(), asJSON)
		},
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.StringVar(&o.home, "home", "", homeUsage("node"))
	flags.StringVar(&o.chainID, "chain-id", "exon-9000", "chain id; a number N alone stands for exon-N")
	flags.StringArrayVar(&o.accounts, "account", nil, "`ADDRESS=ETHER` that an account has at the start; repeatable")
	flags.Uint64Var(&o.gasLimit, "gas-limit", genesis.DefaultGasLimit, "gas of a block")
	flags.StringVar(&o.minBaseFee, "min-base-fee", fmt.Sprint(genesis.DefaultMinBaseFee), "wei the base fee never falls below")
	flags.StringVar(&o.denom, "denom", genesis.DefaultDenom, "name of the smallest unit of the native coin")
	flags.StringVar(&o.genesisFile, "genesis", "", "genesis `FILE` to copy instead")
	flags.BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// madeHome is what initHome made.
type madeHome struct {
	Home       string `json:"home"`
	Genesis    string `json:"genesis"`
	Config     string `json:"config"`
	ChainID    string `json:"chain_id"`
	EVMChainID uint64 `json:"evm_chain_id"`
	Accounts   int    `json:"accounts"`
}

// initHome makes a home.
func initHome(o initOptions) (*madeHome, error) {
	home, err := homeFolder(o.home, "node")
	if err != nil {
		return nil, err
	}
	file, raw, err := o.genesis()
	if err != nil {
		return nil, err
	}
	for _, path := range []string{genesisPath(home), configPath(home)} {
		if _, err := os.Lstat(path); err == nil {
			return nil, fmt.Errorf("%s exists already and is not overwritten: start it with exon start, or name another folder with --home", path)
		} else if !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	if err := os.MkdirAll(home, 0o700); err != nil {
		return nil, err
	}
	// The genesis file comes last: it is what makes a folder a home.
	if err := writeNew(configPath(home), config.Render(config.Default())); err != nil {
		return nil, err
	}
	if err := writeNew(genesisPath(home), raw); err != nil {
		return nil, err
	}
	return &madeHome{
		Home: home, Genesis: genesisPath(home), Config: configPath(home),
		ChainID: string(file.ChainID), EVMChainID: file.ChainID.Number(), Accounts: len(file.Accounts),
	}, nil
}

// genesis returns the genesis file to write, made from the flags or read from a file.
func (o initOptions) genesis() (*genesis.File, []byte, error) {
	if o.genesisFile != "" {
		raw, err := os.ReadFile(o.genesisFile)
		if err != nil {
			return nil, nil, err
		}
		file, err := genesis.Parse(raw)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", o.genesisFile, err)
		}
		return file, raw, nil
	}
	id, err := genesis.ParseChainID(o.chainID)
	if err != nil {
		return nil, nil, fmt.Errorf("--chain-id: %w", err)
	}
	fee, ok := new(big.Int).SetString(o.minBaseFee, 10)
	if !ok || fee.Sign() < 0 || fee.BitLen() > 256 {
		return nil, nil, fmt.Errorf("--min-base-fee: %q is not a number of wei", o.minBaseFee)
	}
	file := newGenesisFile(id, o.gasLimit)
	file.Denom, file.MinBaseFee, file.BaseFee = o.denom, genesis.Wei(fee), genesis.Wei(fee)
	for _, text := range o.accounts {
		a, err := parseAccount(text)
		if err != nil {
			return nil, nil, fmt.Errorf("--account: %w", err)
		}
		file.Accounts = append(file.Accounts, a)
	}
	if err := file.Validate(); err != nil {
		return nil, nil, err
	}
	raw, err := file.Marshal()
	return file, raw, err
}

// parseAccount reads ADDRESS=ETHER.
func parseAccount(text string) (genesis.Account, error) {
	who, amount, found := strings.Cut(text, "=")
	if !found {
		return genesis.Account{}, fmt.Errorf("%q is not ADDRESS=ETHER", text)
	}
	addr, err := address.Parse(who)
	if err != nil {
		return genesis.Account{}, fmt.Errorf("%q: %w", who, err)
	}
	wei, err := parseEther(amount)
	if err != nil {
		return genesis.Account{}, err
	}
	return genesis.Account{Address: addr.Hex(), Balance: genesis.Wei(wei)}, nil
}

func (m *madeHome) print(w io.Writer, asJSON bool) error {
	if asJSON {
		return printJSON(w, m)
	}
	_, err := fmt.Fprintf(w, `Made a home for chain %s, EVM chain id %d, with %d accounts.

  %s  what the chain starts from; edit it before the first start
  %s   the settings of this node, each explained

Start it with: exon start --home %s
`, m.ChainID, m.EVMChainID, m.Accounts, m.Genesis, m.Config, quoteArg(m.Home))
	if err == nil && m.Accounts == 0 {
		_, err = io.WriteString(w, "No account has any ether yet: add some to the genesis file, or give --account ADDRESS=ETHER next time.\n")
	}
	return err
}

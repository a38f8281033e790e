package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"os"
	"time"

	"exon/address"
	"exon/chain/genesis"
	"exon/keys"

	"github.com/ethereum/go-ethereum/common"
)

// devChain is the chain of a development node.
type devChain struct {
	home     string // "" when the chain is not kept
	file     *genesis.File
	raw      []byte // the genesis file as it is on disk
	fresh    bool   // the chain begins with this run
	wallet   *devWallet
	accounts []devAccount
	funded   map[common.Address]*big.Int // wei at the start
}

// openDevChain returns the chain in the home if there is one, else a new one.
func openDevChain(home string, o devOptions, w *devWallet) (*devChain, error) {
	if home == "" {
		return newDevChain(home, o, w)
	}
	raw, err := readGenesis(home)
	if err != nil {
		return nil, err
	}
	if raw == nil {
		c, err := newDevChain(home, o, w)
		if err == nil {
			err = c.save()
		}
		if !errors.Is(err, fs.ErrExist) {
			return c, err
		}
		if raw, err = readGenesis(home); err != nil { // another process was faster
			return nil, err
		}
	}
	return continueDevChain(home, raw, o, w)
}

// newDevChain makes a chain that begins now.
func newDevChain(home string, o devOptions, w *devWallet) (*devChain, error) {
	id, err := genesis.ParseChainID(o.chainID)
	if err != nil {
		return nil, fmt.Errorf("--chain-id: %w", err)
	}
	balance, err := parseEther(o.balance)
	if err != nil {
		return nil, fmt.Errorf("--balance: %w", err)
	}
	accounts, err := w.firstAccounts(o.accounts, func(common.Address) bool { return true })
	if err != nil {
		return nil, err
	}
	file := newGenesisFile(id, o.gasLimit)
	for _, a := range accounts {
		file.Accounts = append(file.Accounts, genesis.Account{Address: a.address.Hex(), Balance: genesis.Wei(balance)})
	}
	if err := file.Validate(); err != nil {
		return nil, err
	}
	raw, err := file.Marshal()
	if err != nil {
		return nil, err
	}
	return &devChain{home: home, file: file, raw: raw, fresh: true, wallet: w, accounts: accounts, funded: fundedBy(file)}, nil
}

// newGenesisFile returns the genesis of a chain that begins now, without accounts.
func newGenesisFile(id genesis.ChainID, gasLimit uint64) *genesis.File {
	fee := big.NewInt(genesis.DefaultMinBaseFee)
	return &genesis.File{
		ChainID: id, Time: uint64(time.Now().Unix()), Denom: genesis.DefaultDenom, GasLimit: gasLimit,
		BaseFee: genesis.Wei(fee), MinBaseFee: genesis.Wei(fee), Forks: genesis.AllForks(),
	}
}

// save makes the home.
func (c *devChain) save() error {
	if err := os.MkdirAll(c.home, 0o700); err != nil {
		return err
	}
	return writeNew(genesisPath(c.home), c.raw)
}

// continueDevChain takes up the chain of a home. What it is cannot change any more, so flags that ask for something
// else are refused.
func continueDevChain(home string, raw []byte, o devOptions, w *devWallet) (*devChain, error) {
	file, err := genesis.Parse(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", genesisPath(home), err)
	}
	c := &devChain{home: home, file: file, raw: raw, wallet: w, funded: fundedBy(file)}
	if err := c.sameChain(o); err != nil {
		return nil, err
	}
	limit := maxDevAccounts
	if o.given("accounts") {
		limit = o.accounts
	}
	c.accounts, err = w.firstAccounts(limit, func(a common.Address) bool { _, ok := c.funded[a]; return ok })
	if err != nil {
		return nil, err
	}
	if err := c.sameAccounts(o); err != nil {
		return nil, err
	}
	return c, nil
}

// refuse says that a flag asks for what the home does not hold.
func (c *devChain) refuse(has, flag, asks string) error {
	return fmt.Errorf("the home %s holds %s; %s asks for %s: use another --home or --ephemeral", c.home, has, flag, asks)
}

func (c *devChain) sameChain(o devOptions) error {
	if o.given("chain-id") {
		id, err := genesis.ParseChainID(o.chainID)
		if err != nil {
			return fmt.Errorf("--chain-id: %w", err)
		}
		if id != c.file.ChainID {
			return c.refuse("chain "+string(c.file.ChainID), "--chain-id", string(id))
		}
	}
	if o.given("gas-limit") && o.gasLimit != c.file.GasLimit {
		return c.refuse(fmt.Sprintf("a chain with gas limit %d", c.file.GasLimit), "--gas-limit", fmt.Sprint(o.gasLimit))
	}
	return nil
}

func (c *devChain) sameAccounts(o devOptions) error {
	switch {
	case len(c.accounts) == 0 && o.mnemonicFile != "":
		return c.refuse("a chain with other accounts", "--mnemonic-file", "those of its mnemonic")
	case len(c.accounts) == 0:
		return fmt.Errorf("the home %s holds a chain without the accounts of the test mnemonic: give --mnemonic-file, or run it with exon start --home %s",
			c.home, quoteArg(c.home))
	case o.given("accounts") && o.accounts > len(c.accounts):
		return c.refuse(fmt.Sprintf("%d funded accounts", len(c.accounts)), "--accounts", fmt.Sprint(o.accounts))
	}
	if !o.given("balance") {
		return nil
	}
	balance, err := parseEther(o.balance)
	if err != nil {
		return fmt.Errorf("--balance: %w", err)
	}
	for _, a := range c.accounts {
		if have := c.funded[a.address]; have.Cmp(balance) != 0 {
			return c.refuse("accounts funded with "+formatEther(have)+" ether", "--balance", formatEther(balance))
		}
	}
	return nil
}

// ring returns the accounts as a key ring.
func (c *devChain) ring() *keys.Ring {
	ring := keys.NewRing()
	for _, a := range c.accounts {
		ring.AddUnlocked(a.key)
	}
	return ring
}

// fundedBy returns what a valid genesis file gives each account.
func fundedBy(file *genesis.File) map[common.Address]*big.Int {
	funded := make(map[common.Address]*big.Int, len(file.Accounts))
	for _, a := range file.Accounts {
		if addr, err := address.Parse(a.Address); err == nil {
			funded[addr] = a.Balance.Big()
		}
	}
	return funded
}

package cli

import (
	"fmt"
	"net"
	"strings"

	"exon/address"
	"exon/config"
	"exon/internal/buildinfo"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

// shownAccounts is how many accounts the banner lists.
const shownAccounts = 20

// accountBranch is the derivation path of the accounts, without their index.
const accountBranch = "m/44'/60'/0'/0/"

// banner returns what a development node prints once its addresses are bound.
func banner(c *devChain, cfg config.Config, addrs []net.Addr, head uint64) string {
	var b strings.Builder
	line := func(label, format string, args ...any) {
		fmt.Fprintf(&b, "  %-10s%s\n", label, fmt.Sprintf(format, args...))
	}
	fmt.Fprintf(&b, "\nexon v%s, development node\n\n", buildinfo.Version)
	line("Chain", "%s, EVM chain id %d", c.file.ChainID, c.file.ChainID.Number())
	switch {
	case c.home == "":
		line("Home", "none: the chain is gone when the node stops")
	case c.fresh && head == 0:
		line("Home", "%s (new)", c.home)
	default:
		line("Home", "%s (goes on after block %d)", c.home, head)
	}
	if cfg.Solo.BlockTime > 0 {
		line("Blocks", "every %v", cfg.Solo.BlockTime)
	} else {
		line("Blocks", "as soon as a transaction waits")
	}
	b.WriteByte('\n')
	writeURLs(line, cfg.Profile, urls(addrs))
	b.WriteByte('\n')
	c.writeAccounts(&b)
	c.writeKeys(&b)
	switch {
	case isPublic(addrs) && c.wallet.public:
		b.WriteString("\n  WARNING: other machines may reach this node and send from its unlocked accounts.\n")
	case isPublic(addrs):
		b.WriteString("\n  Other machines may reach this node; only this one can use its accounts.\n")
	}
	fmt.Fprintf(&b, "\nReady. Ctrl-C stops the node.\n")
	return b.String()
}

func writeURLs(line func(label, format string, args ...any), root string, urls []string) {
	if len(urls) == 0 {
		return
	}
	about := map[string]string{"a": "profile a", "b": "profile b", "eth": "profile eth: Ethereum's shapes, for ethers 6, viem, Foundry"}
	width := len(urls[0]) + len("/eth") + 3
	line("JSON-RPC", "%-*sprofile %s", width, urls[0]+"/", root)
	for _, profile := range config.Profiles {
		line("", "%-*s%s", width, urls[0]+"/"+profile, about[profile])
	}
	for _, url := range urls[1:] {
		line("", "%-*sthe same", width, url+"/")
	}
}

func (c *devChain) writeAccounts(b *strings.Builder) {
	fmt.Fprintf(b, "  Accounts  unlocked, derived at %s#, with the ether they were given at the start\n\n", accountBranch)
	fmt.Fprintf(b, "  %2s  %-42s  %-41s  %s\n", "#", "address", "the same in Bech32", "ether")
	for i, a := range c.accounts {
		if i == shownAccounts {
			fmt.Fprintf(b, "      and %d more: eth_accounts lists them\n", len(c.accounts)-i)
			break
		}
		fmt.Fprintf(b, "  %2d  %s  %s  %s\n", i, a.address.Hex(), address.Bech32(a.address), formatEther(c.funded[a.address]))
	}
}

// writeKeys shows the keys of the test mnemonic, which everybody knows, and no others.
func (c *devChain) writeKeys(b *strings.Builder) {
	if !c.wallet.public {
		b.WriteString("\n  The keys come from your mnemonic file and are not shown.\n")
		return
	}
	fmt.Fprintf(b, "\n  Mnemonic  %s\n\n", testMnemonic)
	fmt.Fprintf(b, "  %-18s  private key\n", "path")
	for i, a := range c.accounts {
		if i == shownAccounts {
			break
		}
		fmt.Fprintf(b, "  %-18s  %s\n", fmt.Sprint(accountBranch, i), hexutil.Encode(crypto.FromECDSA(a.key)))
	}
	b.WriteString("\n  WARNING: these keys are public. Anyone can take what they hold: never send them real value.\n")
}

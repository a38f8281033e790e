package cli

import (
	"crypto/ecdsa"
	"fmt"
	"io"
	"os"
	"strings"

	"exon/keys"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// testMnemonic is the mnemonic every development tool uses. Its keys are public.
const testMnemonic = "test test test test test test test test test test test junk"

// devWallet is the keys of the development accounts.
type devWallet struct {
	*keys.Wallet
	public  bool // the keys of the test mnemonic, which may be shown
	exposed bool // the file with the mnemonic can be read by other users
}

// devAccount is one of the accounts a development node holds.
type devAccount struct {
	key     *ecdsa.PrivateKey
	address common.Address
}

// openDevWallet opens the mnemonic in a file, or the test mnemonic when none is given.
func openDevWallet(path string) (*devWallet, error) {
	mnemonic, exposed := testMnemonic, false
	if path != "" {
		raw, mode, err := readSecret(path)
		if err != nil {
			return nil, err
		}
		defer clear(raw)
		mnemonic, exposed = strings.Join(strings.Fields(string(raw)), " "), mode.Perm()&0o077 != 0
	}
	wallet, err := keys.NewWallet(mnemonic)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	public := mnemonic == testMnemonic
	return &devWallet{Wallet: wallet, public: public, exposed: exposed && !public}, nil
}

// readSecret reads a small file and says who may read it.
func readSecret(path string) ([]byte, os.FileMode, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, 0, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, 0, err
	}
	raw, err := io.ReadAll(io.LimitReader(f, 4096))
	return raw, info.Mode(), err
}

// account returns the account of an index.
func (w *devWallet) account(index int) (devAccount, error) {
	key, err := w.Key(uint32(index))
	if err != nil {
		return devAccount{}, err
	}
	return devAccount{key: key, address: crypto.PubkeyToAddress(key.PublicKey)}, nil
}

// firstAccounts returns the accounts of the first n indexes, or fewer when keep refuses one.
func (w *devWallet) firstAccounts(n int, keep func(common.Address) bool) ([]devAccount, error) {
	var list []devAccount
	for i := range n {
		a, err := w.account(i)
		if err != nil {
			return nil, err
		}
		if !keep(a.address) {
			break
		}
		list = append(list, a)
	}
	return list, nil
}

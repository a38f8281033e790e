package keys

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/btcsuite/btcd/btcutil/hdkeychain"
	"github.com/btcsuite/btcd/chaincfg"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/tyler-smith/go-bip39"
)

// accountPath is the path of accounts, m/44'/60'/0'/0, below which the index counts.
var accountPath = []uint32{hdkeychain.HardenedKeyStart + 44, hdkeychain.HardenedKeyStart + 60, hdkeychain.HardenedKeyStart, 0}

// Wallet derives the keys of one mnemonic. It has done the slow part once, so that each key is cheap.
type Wallet struct {
	mu     sync.Mutex
	branch *hdkeychain.ExtendedKey // guarded by mu: deriving fills a cache inside
}

// NewWallet checks a BIP-39 mnemonic of 12 or 24 English words and opens its branch of accounts.
func NewWallet(mnemonic string) (*Wallet, error) {
	words := strings.Fields(mnemonic)
	if err := checkMnemonic(words); err != nil {
		return nil, err
	}
	seed := bip39.NewSeed(strings.Join(words, " "), "")
	defer clear(seed)
	branch, err := hdkeychain.NewMaster(seed, &chaincfg.MainNetParams)
	if err != nil {
		return nil, errors.New("mnemonic: its seed gives no key")
	}
	for _, step := range accountPath {
		child, err := branch.Derive(step)
		branch.Zero()
		if err != nil {
			return nil, errors.New("mnemonic: its seed gives no account branch")
		}
		branch = child
	}
	return &Wallet{branch: branch}, nil
}

// Key returns the private key at m/44'/60'/0'/0/index.
func (w *Wallet) Key(index uint32) (*ecdsa.PrivateKey, error) {
	if index >= hdkeychain.HardenedKeyStart {
		return nil, fmt.Errorf("account index %d is too large", index)
	}
	w.mu.Lock()
	child, err := w.branch.Derive(index)
	w.mu.Unlock()
	if err != nil {
		return nil, fmt.Errorf("account index %d gives no key", index)
	}
	defer child.Zero()
	key, err := child.ECPrivKey()
	if err != nil {
		return nil, fmt.Errorf("account index %d gives no key", index)
	}
	defer key.Zero()
	raw := key.Serialize()
	defer clear(raw)
	return crypto.ToECDSA(raw)
}

// Format writes the same word whatever the verb, so that no key is ever printed.
func (w *Wallet) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, "keys.Wallet") }

// Derive returns the private key at m/44'/60'/0'/0/index of a mnemonic. For more than one key use a Wallet.
func Derive(mnemonic string, index uint32) (*ecdsa.PrivateKey, error) {
	w, err := NewWallet(mnemonic)
	if err != nil {
		return nil, err
	}
	return w.Key(index)
}

// checkMnemonic says what is wrong by position; the words themselves stay secret.
func checkMnemonic(words []string) error {
	if len(words) != 12 && len(words) != 24 {
		return fmt.Errorf("mnemonic: %d words, want 12 or 24", len(words))
	}
	for i, word := range words {
		if _, known := bip39.GetWordIndex(word); !known {
			return fmt.Errorf("mnemonic: word %d is not in the English word list", i+1)
		}
	}
	if _, err := bip39.EntropyFromMnemonic(strings.Join(words, " ")); err != nil {
		return errors.New("mnemonic: wrong checksum")
	}
	return nil
}

// NewMnemonic returns a random BIP-39 mnemonic of 12 or 24 English words.
func NewMnemonic(words int) (string, error) {
	if words != 12 && words != 24 {
		return "", fmt.Errorf("a mnemonic has 12 or 24 words, not %d", words)
	}
	entropy, err := bip39.NewEntropy(words / 3 * 32)
	if err != nil {
		return "", errors.New("no random numbers for a mnemonic")
	}
	defer clear(entropy)
	return bip39.NewMnemonic(entropy)
}

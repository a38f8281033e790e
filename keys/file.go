package keys

import (
	"crypto/ecdsa"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"

	"exon/address"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// maxFile is the largest key file that is read. Ours have about 700 bytes.
const maxFile = 64 << 10

// The most that opening a foreign file may cost: eight times what our own standard files do.
const (
	maxScryptMemory = 1 << 30 // bytes
	maxScryptWork   = 8 * keystore.StandardScryptN * 8
	maxIterations   = 10_000_000
)

// keyFile is a Web3 Secret Storage file of version 3. Other wallets ignore the member x-exon.
type keyFile struct {
	Address string              `json:"address"`
	Crypto  keystore.CryptoJSON `json:"crypto"`
	ID      string              `json:"id"`
	Version int                 `json:"version"`
	Extra   *extra              `json:"x-exon,omitempty"`
}

// extra is what we know of a key beside the format's own members. None of it is secret.
type extra struct {
	Name      string `json:"name,omitempty"`
	PublicKey string `json:"public_key,omitempty"` // compressed, hex
}

// parseFile reads a key file and checks all that opening it relies on. Its errors never repeat what is in the file: it
// may hold a key in the clear.
func parseFile(raw []byte) (*keyFile, error) {
	if len(raw) > maxFile {
		return nil, fmt.Errorf("not a key file: over %d bytes", maxFile)
	}
	var f keyFile
	if err := json.Unmarshal(raw, &f); err != nil {
		var wrong *json.UnmarshalTypeError
		if errors.As(err, &wrong) && wrong.Field != "" {
			return nil, fmt.Errorf("not a key file: %s is of the wrong type", strings.ToLower(wrong.Field))
		}
		return nil, errors.New("not a key file: not JSON, or cut off")
	}
	if f.Version != 3 {
		return nil, errors.New("not a key file of version 3")
	}
	if err := checkCrypto(&f.Crypto); err != nil {
		return nil, fmt.Errorf("damaged key file: %w", err)
	}
	return &f, nil
}

// account returns the address the file claims and, when it is known and fits, the public key.
func (f *keyFile) account() (addr common.Address, publicKey []byte, err error) {
	digits := strings.TrimPrefix(f.Address, "0x")
	b, err := hex.DecodeString(digits)
	switch {
	case digits == "":
		return addr, nil, errors.New("the key file does not say which account it is of: exon keys import can read it")
	case err != nil || len(b) != common.AddressLength:
		return addr, nil, errors.New("damaged key file: address is not 40 hex digits")
	}
	addr = common.BytesToAddress(b)
	if f.Extra != nil {
		if key, err := hex.DecodeString(f.Extra.PublicKey); err == nil {
			if of, err := address.OfKey(key); err == nil && of == addr {
				publicKey = key
			}
		}
	}
	return addr, publicKey, nil
}

// checkCrypto makes sure that go-ethereum, which panics on some of what it does not expect, gets only what it expects,
// and that no file costs more than the limits above.
func checkCrypto(c *keystore.CryptoJSON) error {
	if c.Cipher != "aes-128-ctr" {
		return errors.New("its cipher is not aes-128-ctr")
	}
	salt, ok := c.KDFParams["salt"].(string)
	if _, err := hex.DecodeString(salt); err != nil || !ok {
		return errors.New("its salt is not hex")
	}
	for _, part := range []struct {
		name, digits string
		size         int
	}{{"ciphertext", c.CipherText, 32}, {"iv", c.CipherParams.IV, 16}, {"mac", c.MAC, 32}} {
		b, err := hex.DecodeString(part.digits)
		if err != nil || len(b) != part.size {
			return fmt.Errorf("its %s is not %d bytes in hex", part.name, part.size)
		}
	}
	if length, ok := whole(c.KDFParams["dklen"]); !ok || length < 32 || length > 64 {
		return errors.New("its dklen is not 32")
	}
	switch c.KDF {
	case "scrypt":
		return checkScrypt(c.KDFParams)
	case "pbkdf2":
		return checkPBKDF2(c.KDFParams)
	default:
		return errors.New("its kdf is neither scrypt nor pbkdf2")
	}
}

func checkScrypt(params map[string]any) error {
	n, okN := whole(params["n"])
	r, okR := whole(params["r"])
	p, okP := whole(params["p"])
	const most = 1 << 30 // keeps the products below from overflowing
	switch {
	case !okN || !okR || !okP || n < 2 || n > most || n&(n-1) != 0 || r < 1 || r > most || p < 1 || p > most:
		return errors.New("its scrypt parameters are impossible")
	case n*r > maxScryptMemory/128 || n*r > maxScryptWork/p || r*p >= 1<<30:
		return errors.New("its scrypt parameters would cost too much")
	}
	return nil
}

func checkPBKDF2(params map[string]any) error {
	if prf, _ := params["prf"].(string); prf != "hmac-sha256" {
		return errors.New("its prf is not hmac-sha256")
	}
	if c, ok := whole(params["c"]); !ok || c < 1 || c > maxIterations {
		return errors.New("its pbkdf2 parameters are impossible or would cost too much")
	}
	return nil
}

// whole reads a JSON number that is a whole one.
func whole(v any) (int, bool) {
	f, ok := v.(float64)
	if !ok || f != math.Trunc(f) || math.Abs(f) > 1<<53 {
		return 0, false
	}
	return int(f), true
}

// encrypt returns the file of a key. It takes as long as the strength says.
func encrypt(key *ecdsa.PrivateKey, passphrase string, cost strength, name string) ([]byte, error) {
	secret := crypto.FromECDSA(key)
	defer clear(secret)
	sealed, err := keystore.EncryptDataV3(secret, []byte(passphrase), cost.n, cost.p)
	if err != nil {
		return nil, err
	}
	addr := crypto.PubkeyToAddress(key.PublicKey)
	return json.Marshal(keyFile{
		Address: hex.EncodeToString(addr[:]),
		Crypto:  sealed,
		ID:      newID(),
		Version: 3,
		Extra:   &extra{Name: name, PublicKey: hex.EncodeToString(crypto.CompressPubkey(&key.PublicKey))},
	})
}

// decrypt opens a file that parseFile returned. It takes as long as the file's strength says.
func (f *keyFile) decrypt(passphrase string) (*ecdsa.PrivateKey, error) {
	secret, err := keystore.DecryptDataV3(f.Crypto, passphrase)
	if err != nil {
		return nil, err
	}
	defer clear(secret)
	key, err := crypto.ToECDSA(secret)
	if err != nil {
		return nil, errors.New("damaged key file: it holds no key")
	}
	if addr, _, err := f.account(); err == nil && addr != crypto.PubkeyToAddress(key.PublicKey) {
		wipe(key)
		return nil, errors.New("damaged key file: it holds the key of another account than it says")
	}
	return key, nil
}

// newID returns a random UUID of version 4.
func newID() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	b[6], b[8] = b[6]&0x0f|0x40, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

package keys

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/accounts/keystore"
)

// Config holds the settings of the key store.
type Config struct {
	Scrypt string `toml:"scrypt" comment:"How hard new key files are to break: standard takes about a second and 256 MB for each passphrase that is tried, light a tenth of a second and 4 MB. light is for development chains."`
}

// Default returns the settings of keys that are worth something.
func Default() Config { return Config{Scrypt: "standard"} }

// Validate reports settings that cannot work.
func (c Config) Validate() error {
	if _, ok := strengths[c.Scrypt]; !ok {
		return errors.Join(fmt.Errorf("scrypt is %q, want standard or light", c.Scrypt))
	}
	return nil
}

// strength is what one derivation costs.
type strength struct{ n, p int }

var strengths = map[string]strength{
	"standard": {keystore.StandardScryptN, keystore.StandardScryptP},
	"light":    {keystore.LightScryptN, keystore.LightScryptP},
}

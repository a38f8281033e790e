package keys

import (
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/accounts/keystore"
)

// Config holds the settings of the key store.
type Config struct {
	Scrypt string   `toml:"scrypt" comment:"How hard new key files are to break: standard takes about a second and 256 MB for each passphrase that is tried, light a tenth of a second and 4 MB. light is for development chains."`
	Remote []string `toml:"remote" comment:"Methods that use the node's keys and answer on listeners that are not on loopback, for requests with the secret of server.credential_file: personal (the whole namespace), sign (eth_sendTransaction and the eth_sign methods). Empty: none."`
}

// Default returns the settings of keys that are worth something.
func Default() Config { return Config{Scrypt: "standard"} }

// Validate reports settings that cannot work.
func (c Config) Validate() error {
	var problems []error
	if _, ok := strengths[c.Scrypt]; !ok {
		problems = append(problems, fmt.Errorf("scrypt is %q, want standard or light", c.Scrypt))
	}
	for _, name := range c.Remote {
		if name != "personal" && name != "sign" {
			problems = append(problems, fmt.Errorf("remote has %q, want personal or sign", name))
		}
	}
	return errors.Join(problems...)
}

// strength is what one derivation costs.
type strength struct{ n, p int }

var strengths = map[string]strength{
	"standard": {keystore.StandardScryptN, keystore.StandardScryptP},
	"light":    {keystore.LightScryptN, keystore.LightScryptP},
}

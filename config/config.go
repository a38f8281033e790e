package config

import (
	"errors"
	"fmt"
	"net"
	"slices"
	"strconv"
	"strings"

	"exon/api/eth"
	"exon/api/server"
	"exon/chain"
	"exon/engine/solo"
	"exon/keys"
	"exon/pool"
	"exon/store"
)

// The values that profile, engine, log.level and log.format can have.
var (
	Profiles = []string{"a", "b", "eth"}
	Engines  = []string{"solo"}
	Levels   = []string{"debug", "info", "warn", "error"}
	Formats  = []string{"text", "json"}
)

// Config is every setting of a node.
type Config struct {
	Profile string   `toml:"profile" comment:"Profile served at /: a, b or eth. Each one also has its own path: /a, /b and /eth."`
	Listen  []string `toml:"listen" comment:"Addresses the node answers HTTP and WebSocket on. Port 0 takes a free one."`
	Engine  string   `toml:"engine" comment:"What makes the blocks: solo, the embedded engine of a node that is alone."`

	Log    Log           `toml:"log" comment:"The log, which goes to the standard error output."`
	Server server.Config `toml:"server" comment:"The HTTP and WebSocket listeners."`
	RPC    eth.Config    `toml:"rpc" comment:"What one JSON-RPC call may cost."`
	Keys   keys.Config   `toml:"keys" comment:"The key store: encrypted accounts in the folder keystore of the home."`
	Chain  chain.Config  `toml:"chain" comment:"How the chain is kept on this node."`
	Store  store.Config  `toml:"store" comment:"The database."`
	Pool   pool.Config   `toml:"pool" comment:"The transactions that wait for a block."`
	Solo   solo.Config   `toml:"solo" comment:"The embedded engine."`
}

// Log is the settings of the log.
type Log struct {
	Level  string `toml:"level" comment:"Least level that is logged: debug, info, warn or error."`
	Format string `toml:"format" comment:"Form of a line: text or json."`
}

// Validate reports settings that cannot work.
func (l Log) Validate() error {
	return errors.Join(oneOf("level", l.Level, Levels), oneOf("format", l.Format, Formats))
}

// Default returns the settings of a node that nobody configured: it is used locally and loses nothing in a power cut.
func Default() Config {
	return Config{
		Profile: "b",
		Listen:  []string{"127.0.0.1:8545", "127.0.0.1:8546"},
		Engine:  "solo",
		Log:     Log{Level: "info", Format: "text"},
		Server:  server.Default(),
		RPC:     eth.Default(),
		Keys:    keys.Default(),
		Chain:   chain.Default(),
		Store:   store.Default(),
		Pool:    pool.Default(),
		Solo:    solo.Default(),
	}
}

// Validate reports every setting that cannot work, each by its full name.
func (c Config) Validate() error {
	problems := []error{oneOf("profile", c.Profile, Profiles), validateListen(c.Listen), validateEngine(c.Engine)}
	for _, part := range []struct {
		section  string
		settings interface{ Validate() error }
	}{
		{"log", c.Log}, {"server", c.Server}, {"rpc", c.RPC}, {"keys", c.Keys}, {"chain", c.Chain}, {"store", c.Store}, {"pool", c.Pool}, {"solo", c.Solo},
	} {
		for _, err := range each(part.settings.Validate()) {
			problems = append(problems, fmt.Errorf("%s.%w", part.section, err))
		}
	}
	return errors.Join(problems...)
}

func oneOf(name, value string, known []string) error {
	if slices.Contains(known, value) {
		return nil
	}
	last := len(known) - 1
	want := strings.Join(known[:last], ", ") + " or " + known[last]
	return fmt.Errorf("%s is %q, want %s%s", name, value, want, suggestion(value, known))
}

func validateEngine(engine string) error {
	switch engine {
	case "solo":
		return nil
	case "comet":
		return errors.New(`engine is "comet", which this version does not have: the only engine is "solo"`)
	default:
		return fmt.Errorf("engine is %q, want solo", engine)
	}
}

func validateListen(list []string) error {
	if len(list) == 0 {
		return errors.New("listen is empty, want at least one address such as 127.0.0.1:8545")
	}
	var problems []error
	for i, addr := range list {
		_, port, err := net.SplitHostPort(addr)
		if n, bad := strconv.ParseUint(port, 10, 16); err != nil || bad != nil {
			problems = append(problems, fmt.Errorf("listen has %q, want an address and a port such as 127.0.0.1:8545", addr))
		} else if n != 0 && slices.Contains(list[:i], addr) {
			problems = append(problems, fmt.Errorf("listen has %s twice", addr))
		}
	}
	return errors.Join(problems...)
}

// each takes apart what errors.Join put together.
func each(err error) []error {
	if err == nil {
		return nil
	}
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return []error{err}
	}
	var list []error
	for _, inner := range joined.Unwrap() {
		list = append(list, each(inner)...)
	}
	return list
}

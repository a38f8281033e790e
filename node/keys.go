package node

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"exon/api/jsonrpc"
	"exon/api/profile"
	"exon/config"
	"exon/keys"
)

// KeyFolder returns the folder of the encrypted keys in a home.
func KeyFolder(home string) string { return filepath.Join(home, "keystore") }

// openKeys opens the key store of the home; a node without a home has one that goes with it.
func (n *Node) openKeys(o Options) (err error) {
	folder := KeyFolder(o.Home)
	if o.Home == "" {
		if n.temp, err = os.MkdirTemp("", "exon-keys-*"); err != nil {
			return fmt.Errorf("make a folder for keys: %w", err)
		}
		folder = KeyFolder(n.temp)
	}
	if n.ring = o.Ring; n.ring == nil {
		n.ring = keys.NewRing()
	}
	store := keys.Open(folder, o.Config.Keys, o.Log.With("part", "keys"))
	if o.WeakKeys {
		store.SetStrength(2, 1)
	}
	n.ring.Attach(store)
	return nil
}

// closeKeys wipes the keys in memory.
func (n *Node) closeKeys() error {
	var errs []error
	if n.ring != nil {
		n.ring.LockAll()
	}
	if n.temp != "" {
		errs = append(errs, os.RemoveAll(n.temp))
	}
	return errors.Join(errs...)
}

// useCredential gives the server the secret that stands for loopback.
func (n *Node) useCredential(cfg config.Config) error {
	if cfg.Server.CredentialFile != "" {
		return n.server.UseCredential(cfg.Server.CredentialFile)
	}
	if len(cfg.Keys.Remote) > 0 {
		return errors.New("the setting keys.remote needs server.credential_file: who may use the node's keys from elsewhere must show a credential")
	}
	return nil
}

// dispatchers returns what answers in a profile: to callers on loopback, to all others, and to those others who show the
// credential.
func (n *Node) dispatchers(o Options, p profile.Set, methods []profile.Method) (local, remote, trusted *jsonrpc.Dispatcher) {
	dispatcher := func(keep func(profile.Method) bool) *jsonrpc.Dispatcher {
		var list []profile.Method
		for _, m := range methods {
			if m.In&profile.Local == 0 || keep(m) {
				list = append(list, m)
			}
		}
		return &jsonrpc.Dispatcher{Resolver: profile.NewResolver(p, list), Log: o.Log.With("part", "rpc")}
	}
	named := func(m profile.Method) bool {
		for _, name := range o.Config.Keys.Remote {
			if strings.HasPrefix(m.Name, "personal_") == (name == "personal") {
				return true
			}
		}
		return false
	}
	open := func(m profile.Method) bool { return o.OpenSigning && !strings.HasPrefix(m.Name, "personal_") }
	local = dispatcher(func(profile.Method) bool { return true })
	remote = dispatcher(open)
	trusted = dispatcher(func(m profile.Method) bool { return open(m) || named(m) })
	return local, remote, trusted
}

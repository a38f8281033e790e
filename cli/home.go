package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"exon/config"
)

// The files of a home that are made for people; package node makes the others.
const (
	genesisName = "genesis.json"
	configName  = "config.toml"
)

// homeFolder returns the home a command works on: the one given, else that of EXON_HOME, else the command's own under
// the user's data folder.
func homeFolder(given, own string) (string, error) {
	if given == "" {
		given = os.Getenv(config.EnvHome)
	}
	if given != "" {
		return filepath.Abs(given)
	}
	data := os.Getenv("XDG_DATA_HOME")
	if !filepath.IsAbs(data) { // the standard says to ignore such a value
		user, err := os.UserHomeDir()
		if err != nil {
			return "", errors.New("your home folder is unknown: name a folder with --home")
		}
		data = filepath.Join(user, ".local", "share")
	}
	return filepath.Join(data, "exon", own), nil
}

// homeUsage explains --home to a command whose own folder has that name.
func homeUsage(own string) string {
	return "folder of the chain (default: EXON_HOME, else exon/" + own + " in your data folder)"
}

func genesisPath(home string) string { return filepath.Join(home, genesisName) }
func configPath(home string) string  { return filepath.Join(home, configName) }

// readGenesis returns the genesis file of a home, or nil when the home has none.
func readGenesis(home string) ([]byte, error) {
	raw, err := os.ReadFile(genesisPath(home))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return raw, err
}

// writeNew writes a file that must not exist yet. It appears complete or not at all.
func writeNew(path string, data []byte) error {
	temp, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	_, err = temp.Write(data)
	err = errors.Join(err, temp.Chmod(0o644), temp.Sync(), temp.Close())
	if err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	err = os.Link(temp.Name(), path)
	if err == nil || errors.Is(err, fs.ErrExist) {
		return err
	}
	// Some file systems have no hard links.
	if _, exists := os.Lstat(path); exists == nil {
		return fmt.Errorf("write %s: %w", path, fs.ErrExist)
	}
	return os.Rename(temp.Name(), path)
}

// quoteArg writes an argument so that it can be pasted into a shell.
func quoteArg(s string) string {
	if strings.ContainsAny(s, " \t\n'\"\\$`*?[]{}()<>|&;#~!") {
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return s
}

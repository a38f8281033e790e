package buildinfo

import (
	"runtime"
	"runtime/debug"
	"strings"
)

// Version is the semantic version, without a leading v. Only the linker changes it.
var Version = "0.1.0-dev"

// Info is what is known about the build.
type Info struct {
	Version  string `json:"version"`
	Commit   string `json:"commit,omitempty"` // empty when built outside a repository
	Modified bool   `json:"modified"`         // built from a tree with changes that are not in the commit
	Go       string `json:"go"`
	OS       string `json:"os"`
	Arch     string `json:"arch"`
}

// Get returns what is known about the build.
func Get() Info {
	info := Info{Version: Version, Go: goVersion(), OS: runtime.GOOS, Arch: runtime.GOARCH}
	build, ok := debug.ReadBuildInfo()
	if !ok {
		return info
	}
	for _, s := range build.Settings {
		switch s.Key {
		case "vcs.revision":
			info.Commit = s.Value
		case "vcs.modified":
			info.Modified = s.Value == "true"
		}
	}
	return info
}

// ClientVersion returns the answer of web3_clientVersion: exon/v<semver>/<os>-<arch>/<goversion>.
func ClientVersion() string {
	return "exon/v" + Version + "/" + runtime.GOOS + "-" + runtime.GOARCH + "/" + goVersion()
}

// goVersion leaves out what a toolchain with experiments appends to its version.
func goVersion() string {
	v, _, _ := strings.Cut(runtime.Version(), " ")
	return v
}

// Package buildinfo says which program this is: its version, and the name it gives itself to clients.
//
// It imports nothing of ours and does nothing at start. Releases set the version with
// -ldflags "-X exon/internal/buildinfo.Version=1.2.3".
package buildinfo

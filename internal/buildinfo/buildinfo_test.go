package buildinfo

import (
	"regexp"
	"testing"
)

func TestClientVersionHasFourParts(t *testing.T) {
	form := regexp.MustCompile(`^exon/v\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?/[a-z0-9]+-[a-z0-9]+/go[0-9A-Za-z.]+[^/ ]*$`)
	if got := ClientVersion(); !form.MatchString(got) {
		t.Errorf("ClientVersion() = %q, want it to match %v", got, form)
	}
}

func TestGet(t *testing.T) {
	info := Get()
	if info.Version != Version || info.Go == "" || info.OS == "" || info.Arch == "" {
		t.Errorf("Get() = %+v, want every part but the commit set", info)
	}
}

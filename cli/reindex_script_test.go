package cli

import (
	"fmt"
	"os"
	"path/filepath"

	"exon/store"
)

// forgetLogs takes the log index out of a home, as if an older exon had made it.
func forgetLogs() {
	s, err := store.Open(filepath.Join(os.Args[1], "data"), store.Default())
	if err == nil {
		err = s.DropLogIndex()
	}
	if err == nil {
		err = s.Delete([]byte("xi"))
	}
	if err == nil {
		err = s.Close()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

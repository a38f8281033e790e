package keys

import (
	"encoding/hex"
	"errors"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// maxName is the longest name of a key.
const maxName = 64

// CheckName says what is wrong with the name of a key. A name can never be taken for an address.
func CheckName(name string) error {
	switch {
	case name == "":
		return errors.New("the name is empty")
	case len(name) > maxName:
		return errors.New("the name is longer than 64 characters")
	case strings.HasPrefix(strings.ToLower(name), "0x") || strings.HasPrefix(strings.ToLower(name), "ex1"):
		return errors.New("the name looks like an address")
	}
	for i := range len(name) {
		c := name[i]
		letter := 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9'
		if !letter && (i == 0 || !strings.ContainsRune("-_.", rune(c))) {
			return errors.New("the name has a character that is no letter, digit, dash, underscore or dot, or begins with one of the last three")
		}
	}
	return nil
}

// defaultName is the name of a key that was given none: the same on every start.
func defaultName(addr common.Address) string { return "key-" + hex.EncodeToString(addr[:4]) }

// longName is the name of a key whose default name another key has.
func longName(addr common.Address) string { return "key-" + hex.EncodeToString(addr[:]) }

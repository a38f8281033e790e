package genesis

import (
	"fmt"
	"regexp"
	"strconv"
)

var chainIDForm = regexp.MustCompile(`^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*-([1-9][0-9]*)$`)

// ChainID is the name of a chain, such as exon-9000. The number at its end is the EVM chain id and the network id.
type ChainID string

// ParseChainID accepts a full name, or a number alone, which names the chain exon-NUMBER.
func ParseChainID(s string) (ChainID, error) {
	if _, err := strconv.ParseUint(s, 10, 64); err == nil {
		s = "exon-" + s
	}
	id := ChainID(s)
	if _, err := id.number(); err != nil {
		return "", err
	}
	return id, nil
}

// Number returns the EVM chain id. The ChainID must come from ParseChainID.
func (id ChainID) Number() uint64 {
	n, err := id.number()
	if err != nil {
		panic(err)
	}
	return n
}

func (id ChainID) number() (uint64, error) {
	m := chainIDForm.FindStringSubmatch(string(id))
	if m == nil {
		return 0, fmt.Errorf("chain id %q is not a lower-case name and a number, such as exon-9000", string(id))
	}
	// Clients keep chain ids in 53-bit floats and hardware wallets in 32 bits less: stay where all agree.
	n, err := strconv.ParseUint(m[1], 10, 64)
	if err != nil || n > 1<<53-1 {
		return 0, fmt.Errorf("chain id %q: the number is over 2^53-1", string(id))
	}
	return n, nil
}

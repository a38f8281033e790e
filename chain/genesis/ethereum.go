package genesis

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
)

// Kind says whose rules the blocks of a chain follow.
type Kind uint8

const (
	// Exon is a chain of our own.
	Exon Kind = iota
	// Ethereum is a chain that was made elsewhere under Ethereum's rules.
	Ethereum
)

// KindOf tells from the contents of a genesis file which kind of chain it makes: Ethereum's has a member "config".
func KindOf(raw []byte) Kind {
	var file struct {
		Config *json.RawMessage `json:"config"`
	}
	if json.Unmarshal(raw, &file) == nil && file.Config != nil {
		return Ethereum
	}
	return Exon
}

// newEthereum makes a genesis from the contents of an Ethereum genesis file. Such a file has no order of accounts: they are
// numbered in the order of their addresses.
func newEthereum(raw []byte) (*Genesis, error) {
	file := new(core.Genesis)
	if err := json.Unmarshal(raw, file); err != nil {
		return nil, fmt.Errorf("genesis file: %w", err)
	}
	config := file.Config
	switch {
	case config.ChainID == nil || !config.ChainID.IsUint64():
		return nil, errors.New("genesis file: config.chainId is missing or not a 64-bit number")
	case config.HomesteadBlock == nil || config.HomesteadBlock.Sign() != 0:
		return nil, errors.New("genesis file: config.homesteadBlock is not 0: blocks before Homestead are not supported")
	case config.Clique != nil:
		return nil, errors.New("genesis file: config.clique: chains under proof of authority are not supported")
	}
	if err := config.CheckConfigForkOrder(); err != nil {
		return nil, fmt.Errorf("genesis file: %w", err)
	}
	id, err := ParseChainID(config.ChainID.String())
	if err != nil {
		return nil, fmt.Errorf("genesis file: %w", err)
	}
	return &Genesis{
		Kind:       Ethereum,
		ChainID:    id,
		Denom:      "wei",
		MinBaseFee: new(big.Int),
		Config:     config,
		Core:       file,
		Order:      slices.SortedFunc(maps.Keys(file.Alloc), common.Address.Cmp),
		Raw:        raw,
	}, nil
}

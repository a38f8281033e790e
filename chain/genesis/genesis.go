package genesis

import (
	"encoding/json"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
)

// Genesis is what a chain starts from and what never changes about it.
type Genesis struct {
	Kind       Kind
	ChainID    ChainID
	Denom      string
	MinBaseFee *big.Int
	Config     *params.ChainConfig
	Core       *core.Genesis    // first block and state
	Order      []common.Address // accounts of the first state, in order of their numbers
	Raw        []byte           // the file
}

// New makes a genesis from a file's contents, ours or Ethereum's.
func New(raw []byte) (*Genesis, error) {
	if KindOf(raw) == Ethereum {
		return newEthereum(raw)
	}
	f, err := Parse(raw)
	if err != nil {
		return nil, err
	}
	order, alloc, err := f.order()
	if err != nil {
		return nil, err
	}
	for _, c := range systemContracts(f.Forks) {
		if _, given := alloc[c]; !given {
			order = append(order, c)
			alloc[c] = core.SystemContractAllocs()[c]
		}
	}
	extra, err := f.fingerprint()
	if err != nil {
		return nil, err
	}
	config := f.config()
	return &Genesis{
		ChainID:    f.ChainID,
		Denom:      f.Denom,
		MinBaseFee: f.MinBaseFee.Big(),
		Config:     config,
		Core: &core.Genesis{
			Config: config, Timestamp: f.Time, ExtraData: extra, GasLimit: f.GasLimit,
			Difficulty: new(big.Int), BaseFee: f.BaseFee.Big(), Alloc: alloc,
		},
		Order: order,
		Raw:   raw,
	}, nil
}

// systemContracts returns the contracts that the forks' own system calls run, and the deployment factory that tools
// expect at its address.
func systemContracts(f Forks) []common.Address {
	var list []common.Address
	if f.Cancun != nil {
		list = append(list, params.BeaconRootsAddress)
	}
	if f.Prague != nil {
		list = append(list, params.HistoryStorageAddress, params.WithdrawalQueueAddress, params.ConsolidationQueueAddress)
	}
	return append(list, params.DeterministicFactoryAddress)
}

// fingerprint hashes the settings that no header field holds.
func (f *File) fingerprint() ([]byte, error) {
	settings, err := json.Marshal(struct {
		ChainID    ChainID
		Denom      string
		MinBaseFee *Amount
		Forks      Forks
	}{f.ChainID, f.Denom, f.MinBaseFee, f.Forks})
	if err != nil {
		return nil, fmt.Errorf("genesis fingerprint: %w", err)
	}
	return crypto.Keccak256(settings), nil
}

// config returns go-ethereum's chain config: every rule through Paris from the start, later ones at their times.
func (f *File) config() *params.ChainConfig {
	id, err := f.ChainID.number()
	if err != nil {
		id = 0 // Validate reports it
	}
	zero := func() *big.Int { return new(big.Int) }
	return &params.ChainConfig{
		ChainID:        new(big.Int).SetUint64(id),
		HomesteadBlock: zero(), EIP150Block: zero(), EIP155Block: zero(), EIP158Block: zero(),
		ByzantiumBlock: zero(), ConstantinopleBlock: zero(), PetersburgBlock: zero(), IstanbulBlock: zero(),
		MuirGlacierBlock: zero(), BerlinBlock: zero(), LondonBlock: zero(), ArrowGlacierBlock: zero(),
		GrayGlacierBlock: zero(), MergeNetsplitBlock: zero(),
		TerminalTotalDifficulty: zero(),
		ShanghaiTime:            f.Forks.Shanghai,
		CancunTime:              f.Forks.Cancun,
		PragueTime:              f.Forks.Prague,
		OsakaTime:               f.Forks.Osaka,
		BlobScheduleConfig: &params.BlobScheduleConfig{
			Cancun: params.DefaultCancunBlobConfig,
			Prague: params.DefaultPragueBlobConfig,
		},
	}
}

// Block returns the first block.
func (g *Genesis) Block() *ethtypes.Block { return g.Core.ToBlock() }

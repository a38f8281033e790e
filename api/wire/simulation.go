package wire

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Simulation is the request of eth_simulateV1.
type Simulation struct {
	Blocks         []SimulatedBlock
	TraceTransfers bool // report transfers of ether as logs
	Validation     bool // hold calls to all rules of transactions
	Full           bool // answer with transaction objects
}

// SimulatedBlock is a block to be simulated.
type SimulatedBlock struct {
	Block BlockOverrides
	State Overrides
	Calls []*Call
}

// BlockOverrides say what a block's header is to look like. What the client left out is nil.
type BlockOverrides struct {
	Number, Difficulty   *big.Int
	Time, GasLimit       *uint64
	FeeRecipient         *common.Address
	Random, BeaconRoot   *common.Hash
	BaseFee, BlobBaseFee *big.Int
	Withdrawals          ethtypes.Withdrawals
}

// Simulation reads the request of eth_simulateV1.
func (a Args) Simulation(i int) (*Simulation, error) { return read(a, i, parseSimulation) }

func parseSimulation(raw []byte) (*Simulation, error) {
	s := new(Simulation)
	err := members(raw, func(key, val []byte) (err error) {
		switch string(key) {
		case "blockStateCalls":
			err = elements(val, func(i int, elem []byte) error {
				b, err := parseSimulatedBlock(elem)
				if err != nil {
					return atIndexReady(i, err)
				}
				s.Blocks = append(s.Blocks, b)
				return nil
			})
		case "traceTransfers":
			s.TraceTransfers, err = parseBool(val)
		case "validation":
			s.Validation, err = parseBool(val)
		case "returnFullTransactions":
			s.Full, err = parseBool(val)
		}
		return err
	})
	return s, err
}

// atIndexReady names the index, unless the error is ready for the client.
func atIndexReady(i int, err error) error { return inField(fmt.Appendf(nil, "index %d", i), err) }

func parseSimulatedBlock(raw []byte) (b SimulatedBlock, err error) {
	err = members(raw, func(key, val []byte) (err error) {
		switch string(key) {
		case "blockOverrides":
			b.Block, err = parseBlockOverrides(val)
		case "stateOverrides":
			b.State, err = parseOverrides(val)
		case "calls":
			err = elements(val, func(i int, elem []byte) error {
				call, err := parseCall(elem)
				if err != nil {
					return atIndexReady(i, err)
				}
				b.Calls = append(b.Calls, call)
				return nil
			})
		}
		return err
	})
	return b, err
}

func parseBlockOverrides(raw []byte) (o BlockOverrides, err error) {
	err = members(raw, func(key, val []byte) (err error) {
		switch string(key) {
		case "number":
			return setBig(&o.Number, val)
		case "difficulty":
			return setBig(&o.Difficulty, val)
		case "baseFeePerGas":
			return setBig(&o.BaseFee, val)
		case "blobBaseFee":
			return setBig(&o.BlobBaseFee, val)
		case "time":
			o.Time = new(uint64)
			*o.Time, err = parseQuantity(val)
		case "gasLimit":
			o.GasLimit = new(uint64)
			*o.GasLimit, err = parseQuantity(val)
		case "feeRecipient":
			o.FeeRecipient = new(common.Address)
			*o.FeeRecipient, err = parseAddress(val)
		case "prevRandao":
			o.Random = new(common.Hash)
			*o.Random, err = parseHash(val)
		case "beaconRoot":
			o.BeaconRoot = new(common.Hash)
			*o.BeaconRoot, err = parseHash(val)
		case "withdrawals":
			o.Withdrawals, err = parseWithdrawals(val)
		default:
			err = fmt.Errorf("unknown block override")
		}
		return err
	})
	return o, err
}

func parseWithdrawals(raw []byte) (ethtypes.Withdrawals, error) {
	list := ethtypes.Withdrawals{}
	err := elements(raw, func(i int, elem []byte) error {
		w := new(ethtypes.Withdrawal)
		err := members(elem, func(key, val []byte) (err error) {
			switch string(key) {
			case "index":
				w.Index, err = parseQuantity(val)
			case "validatorIndex":
				w.Validator, err = parseQuantity(val)
			case "address":
				w.Address, err = parseAddress(val)
			case "amount":
				w.Amount, err = parseQuantity(val)
			}
			return err
		})
		list = append(list, w)
		if err != nil {
			return atIndexReady(i, err)
		}
		return nil
	})
	return list, err
}

package wire

import (
	"fmt"
	"math/big"

	"exon/api/jsonrpc"
	"exon/api/rawjson"

	"github.com/ethereum/go-ethereum/common"
)

// Overrides is the state override set of a call.
type Overrides map[common.Address]Override

// Override says what one account is to look like during a call. What the client left out is nil; a map that is empty
// but not nil was given as {}.
type Override struct {
	Nonce            *uint64
	Code             *[]byte
	Balance          *big.Int
	State            map[common.Hash]common.Hash // replaces all slots
	StateDiff        map[common.Hash]common.Hash // replaces the slots it lists
	MovePrecompileTo *common.Address
}

// Overrides reads a state override set. Its keys are addresses in either spelling; an account named twice is refused.
func (a Args) Overrides(i int) (Overrides, error) { return read(a, i, parseOverrides) }

func parseOverrides(raw []byte) (Overrides, error) {
	set := make(Overrides)
	err := members(raw, func(key, val []byte) error {
		addr, err := addressOf(key)
		if err != nil {
			return err
		}
		if _, twice := set[addr]; twice {
			return fmt.Errorf("account %s is listed twice", addr.Hex())
		}
		o, err := parseOverride(val)
		if err != nil {
			return err
		}
		if o.State != nil && o.StateDiff != nil {
			return &jsonrpc.Error{Code: codeRefused, Message: fmt.Sprintf("account %s has both 'state' and 'stateDiff'", addr.Hex())}
		}
		set[addr] = o
		return nil
	})
	if err != nil {
		return nil, err
	}
	return set, nil
}

func parseOverride(raw []byte) (o Override, err error) {
	err = members(raw, func(key, val []byte) (err error) {
		switch string(key) {
		case "nonce":
			o.Nonce = new(uint64)
			*o.Nonce, err = parseQuantity(val)
		case "code":
			o.Code = new([]byte)
			*o.Code, err = parseData(val)
		case "balance":
			err = setBig(&o.Balance, val)
		case "state":
			o.State, err = parseSlots(val)
		case "stateDiff":
			o.StateDiff, err = parseSlots(val)
		case "movePrecompileToAddress":
			o.MovePrecompileTo = new(common.Address)
			*o.MovePrecompileTo, err = parseAddress(val)
		}
		return err
	})
	return o, err
}

// parseSlots reads an object from slot to value, both DATA of 32 bytes.
func parseSlots(raw []byte) (map[common.Hash]common.Hash, error) {
	if rawjson.KindOf(raw) != rawjson.KindObject {
		return nil, wrongKind(raw, "an object")
	}
	slots := make(map[common.Hash]common.Hash)
	err := rawjson.Object(raw, func(key, val []byte) error {
		slot, err := hashOf(key)
		if err == nil {
			slots[slot], err = parseHash(val)
		}
		if err != nil {
			return inField(key, err)
		}
		return nil
	})
	return slots, err
}

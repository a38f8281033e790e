package wire

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/big"

	"exon/api/jsonrpc"

	"github.com/ethereum/go-ethereum/common"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// Call is the object of a call or of a transaction to be sent. What the client left out is nil.
type Call struct {
	From, To       *common.Address
	Gas, Nonce     *uint64
	GasPrice       *big.Int
	MaxFee, MaxTip *big.Int // maxFeePerGas, maxPriorityFeePerGas
	Value          *big.Int
	Data           []byte
	HasData        bool // data or input was given, if only as 0x
	AccessList     *ethtypes.AccessList
	Authorizations []ethtypes.SetCodeAuthorization
	ChainID        *big.Int
	BlobHashes     []common.Hash
	MaxBlobFee     *big.Int // maxFeePerBlobGas
	Blobs          bool     // a field that only blob transactions have was given

	// Where the pointers above point, so that reading a call allocates once.
	from, to   common.Address
	gas, nonce uint64
}

// callAliases holds the fields that have two names until both are known.
type callAliases struct {
	gas, gasLimit       uint64
	data, input         []byte
	hasGas, hasGasLimit bool
	hasData, hasInput   bool
}

// Call reads the object of a call or of a transaction to be sent. Unknown keys are ignored.
func (a Args) Call(i int) (*Call, error) { return read(a, i, parseCall) }

func parseCall(raw []byte) (*Call, error) {
	c := new(Call)
	var both callAliases
	err := members(raw, func(key, val []byte) error { return c.set(&both, key, val) })
	if err != nil {
		return nil, err
	}
	if err := c.settle(&both); err != nil {
		return nil, err
	}
	return c, nil
}

// set reads one field.
func (c *Call) set(both *callAliases, key, val []byte) (err error) {
	switch string(key) {
	case "from":
		c.From = &c.from
		c.from, err = parseAddress(val)
	case "to":
		c.To = &c.to
		c.to, err = parseAddress(val)
	case "gas":
		both.hasGas = true
		both.gas, err = parseQuantity(val)
	case "gasLimit":
		both.hasGasLimit = true
		both.gasLimit, err = parseQuantity(val)
	case "nonce":
		c.Nonce = &c.nonce
		c.nonce, err = parseQuantity(val)
	case "data":
		both.hasData = true
		both.data, err = parseData(val)
	case "input":
		both.hasInput = true
		both.input, err = parseData(val)
	default:
		return c.setTyped(key, val)
	}
	return err
}

// setTyped reads the fields that say what is paid and what typed transactions carry.
func (c *Call) setTyped(key, val []byte) (err error) {
	switch string(key) {
	case "value":
		return setBig(&c.Value, val)
	case "gasPrice":
		return setBig(&c.GasPrice, val)
	case "maxFeePerGas":
		return setBig(&c.MaxFee, val)
	case "maxPriorityFeePerGas":
		return setBig(&c.MaxTip, val)
	case "chainId":
		return setBig(&c.ChainID, val)
	case "accessList":
		list, err := parseAccessList(val)
		c.AccessList = &list
		return err
	case "authorizationList":
		c.Authorizations, err = parseAuthorizations(val)
		return err
	case "maxFeePerBlobGas":
		c.Blobs = true
		return setBig(&c.MaxBlobFee, val)
	case "blobVersionedHashes":
		c.Blobs = true
		c.BlobHashes, err = parseHashes(val)
		return err
	case "blobs", "commitments", "proofs":
		c.Blobs = true
	}
	return nil
}

// settle chooses between two names of one field.
func (c *Call) settle(both *callAliases) error {
	if both.hasGas && both.hasGasLimit && both.gas != both.gasLimit {
		return jsonrpc.InvalidParams(`both "gas" and "gasLimit" are set and not equal`)
	}
	if both.hasData && both.hasInput && !bytes.Equal(both.data, both.input) {
		return &jsonrpc.Error{Code: codeRefused, Message: `both "data" and "input" are set and not equal. Please use "input" to pass transaction call data`}
	}
	switch {
	case both.hasGas:
		c.gas, c.Gas = both.gas, &c.gas
	case both.hasGasLimit:
		c.gas, c.Gas = both.gasLimit, &c.gas
	}
	c.HasData = both.hasData || both.hasInput
	if c.Data = both.data; both.hasInput {
		c.Data = both.input
	}
	return nil
}

// codeRefused is the code of requests that are well formed and make no sense.
const codeRefused = -32000

func parseAccessList(raw []byte) (ethtypes.AccessList, error) {
	list := ethtypes.AccessList{}
	err := elements(raw, func(i int, elem []byte) error {
		entry := ethtypes.AccessTuple{StorageKeys: []common.Hash{}}
		var hasAddress bool
		err := members(elem, func(key, val []byte) (err error) {
			switch string(key) {
			case "address":
				hasAddress = true
				entry.Address, err = parseAddress(val)
			case "storageKeys":
				entry.StorageKeys, err = parseHashes(val)
			}
			return err
		})
		if err == nil && !hasAddress {
			err = errors.New("missing required field 'address'")
		}
		if err != nil {
			return atIndex(i, err)
		}
		list = append(list, entry)
		return nil
	})
	return list, err
}

func parseHashes(raw []byte) ([]common.Hash, error) {
	hashes := []common.Hash{}
	err := elements(raw, func(i int, elem []byte) error {
		h, err := parseHash(elem)
		if err != nil {
			return atIndex(i, err)
		}
		hashes = append(hashes, h)
		return nil
	})
	return hashes, err
}

func atIndex(i int, err error) error { return fmt.Errorf("index %d: %w", i, err) }

// authorizationFields are the fields of an authorization, all required, in the order of the bits that tell them seen.
var authorizationFields = []string{"chainId", "address", "nonce", "yParity", "r", "s"}

func parseAuthorizations(raw []byte) ([]ethtypes.SetCodeAuthorization, error) {
	list := []ethtypes.SetCodeAuthorization{}
	err := elements(raw, func(i int, elem []byte) error {
		auth, err := parseAuthorization(elem)
		if err != nil {
			return atIndex(i, err)
		}
		list = append(list, auth)
		return nil
	})
	return list, err
}

func parseAuthorization(raw []byte) (auth ethtypes.SetCodeAuthorization, err error) {
	var seen [6]bool
	err = members(raw, func(key, val []byte) (err error) {
		switch string(key) {
		case "chainId":
			auth.ChainID, err = parseUint256(val)
			seen[0] = true
		case "address":
			auth.Address, err = parseAddress(val)
			seen[1] = true
		case "nonce":
			auth.Nonce, err = parseQuantity(val)
			seen[2] = true
		case "yParity":
			auth.V, err = parseParity(val)
			seen[3] = true
		case "r":
			auth.R, err = parseUint256(val)
			seen[4] = true
		case "s":
			auth.S, err = parseUint256(val)
			seen[5] = true
		}
		return err
	})
	if err != nil {
		return auth, err
	}
	for i, ok := range seen {
		if !ok {
			return auth, fmt.Errorf("missing required field '%s'", authorizationFields[i])
		}
	}
	return auth, nil
}

func parseParity(raw []byte) (uint8, error) {
	v, err := parseQuantity(raw)
	if err == nil && v > math.MaxUint8 {
		err = errors.New("hex number > 8 bits")
	}
	return uint8(v), err
}

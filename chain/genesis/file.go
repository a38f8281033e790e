package genesis

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"regexp"
	"strings"

	"exon/address"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
)

// Defaults of a new chain.
const (
	DefaultDenom      = "aex"
	DefaultGasLimit   = 60_000_000
	DefaultMinBaseFee = 100_000_000 // 0x5f5e100 wei
)

// File is a genesis file.
type File struct {
	ChainID    ChainID   `json:"chain_id"`
	Time       uint64    `json:"time"` // seconds since 1970
	Denom      string    `json:"denom"`
	GasLimit   uint64    `json:"gas_limit"`
	BaseFee    *Amount   `json:"base_fee"`     // of the first block; default min_base_fee
	MinBaseFee *Amount   `json:"min_base_fee"` // the base fee never falls below it
	Forks      Forks     `json:"forks"`
	Accounts   []Account `json:"accounts"` // in order of their account numbers
}

// Forks are the times, in seconds since 1970, from which the rules of an Ethereum fork hold: 0 from the start, absent
// or null never. A later fork needs the earlier ones. A file without forks has them all from the start.
type Forks struct {
	Shanghai *uint64 `json:"shanghai"`
	Cancun   *uint64 `json:"cancun"`
	Prague   *uint64 `json:"prague"`
	Osaka    *uint64 `json:"osaka"`
}

// UnmarshalJSON reads the forks; a file that lists any lists all it wants.
func (f *Forks) UnmarshalJSON(raw []byte) error {
	type plain Forks
	var listed plain
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&listed); err != nil {
		return err
	}
	*f = Forks(listed)
	return nil
}

// AllForks returns the newest rules from the first block on.
func AllForks() Forks {
	zero := func() *uint64 { return new(uint64) }
	return Forks{Shanghai: zero(), Cancun: zero(), Prague: zero(), Osaka: zero()}
}

// Account is an account of the first state.
type Account struct {
	Address string                      `json:"address"` // ex1... or 0x...
	Balance *Amount                     `json:"balance,omitempty"`
	Nonce   uint64                      `json:"nonce,omitempty"`
	Code    hexutil.Bytes               `json:"code,omitempty"`
	Storage map[common.Hash]common.Hash `json:"storage,omitempty"`
}

// Amount is a number of wei, written as a decimal or 0x-prefixed string.
type Amount big.Int

// Wei returns a as an Amount.
func Wei(a *big.Int) *Amount { return (*Amount)(new(big.Int).Set(a)) }

// Big returns the amount, zero for nil.
func (a *Amount) Big() *big.Int {
	if a == nil {
		return new(big.Int)
	}
	return new(big.Int).Set((*big.Int)(a))
}

// MarshalJSON writes the amount as a decimal string.
func (a *Amount) MarshalJSON() ([]byte, error) { return json.Marshal((*big.Int)(a).String()) }

// UnmarshalJSON reads a decimal or hex string of at most 256 bits.
func (a *Amount) UnmarshalJSON(raw []byte) error {
	var s string
	if err := json.Unmarshal(raw, &s); err != nil {
		return fmt.Errorf("amount %s is not a string", raw)
	}
	base, digits := 10, s
	if hex, ok := strings.CutPrefix(s, "0x"); ok {
		base, digits = 16, hex
	}
	v, ok := new(big.Int).SetString(digits, base)
	if !ok || v.Sign() < 0 || v.BitLen() > 256 || strings.HasPrefix(digits, "+") {
		return fmt.Errorf("amount %q is not a decimal or 0x number of at most 256 bits", s)
	}
	*a = Amount(*v)
	return nil
}

var denomForm = regexp.MustCompile(`^[a-z][a-z0-9]{2,15}$`)

// Parse reads a genesis file and reports everything that is wrong with it.
func Parse(raw []byte) (*File, error) {
	f := &File{Denom: DefaultDenom, GasLimit: DefaultGasLimit, Forks: AllForks()}
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(f); err != nil {
		return nil, fmt.Errorf("genesis file: %w", err)
	}
	if dec.More() {
		return nil, errors.New("genesis file: text after the closing brace")
	}
	f.fill()
	if err := f.Validate(); err != nil {
		return nil, fmt.Errorf("genesis file: %w", err)
	}
	return f, nil
}

// fill sets what a file may leave out.
func (f *File) fill() {
	if f.MinBaseFee == nil {
		f.MinBaseFee = Wei(big.NewInt(DefaultMinBaseFee))
	}
	if f.BaseFee == nil {
		f.BaseFee = Wei(f.MinBaseFee.Big())
	}
}

// Validate reports everything that is wrong with the file.
func (f *File) Validate() error {
	var errs []error
	if _, err := f.ChainID.number(); err != nil {
		errs = append(errs, err)
	}
	if !denomForm.MatchString(f.Denom) {
		errs = append(errs, fmt.Errorf("denom %q is not 3 to 16 lower-case letters and digits", f.Denom))
	}
	if f.GasLimit < params.MinGasLimit || f.GasLimit > params.MaxGasLimit {
		errs = append(errs, fmt.Errorf("gas_limit %d is not between %d and %d", f.GasLimit, params.MinGasLimit, uint64(params.MaxGasLimit)))
	}
	if f.BaseFee.Big().Cmp(f.MinBaseFee.Big()) < 0 {
		errs = append(errs, fmt.Errorf("base_fee %v is below min_base_fee %v", f.BaseFee.Big(), f.MinBaseFee.Big()))
	}
	if err := f.config().CheckConfigForkOrder(); err != nil && len(errs) == 0 {
		errs = append(errs, fmt.Errorf("forks: %w", err))
	}
	seen := make(map[common.Address]int)
	for i, a := range f.Accounts {
		addr, err := address.Parse(a.Address)
		if err != nil {
			errs = append(errs, fmt.Errorf("accounts[%d]: %w", i, err))
			continue
		}
		if first, twice := seen[addr]; twice {
			errs = append(errs, fmt.Errorf("accounts[%d]: %s is accounts[%d] already", i, a.Address, first))
		}
		seen[addr] = i
	}
	return errors.Join(errs...)
}

// Marshal returns the file as it is written to disk.
func (f *File) Marshal() ([]byte, error) {
	raw, err := json.MarshalIndent(f, "", "  ")
	if err != nil {
		return nil, err
	}
	return append(raw, '\n'), nil
}

// order returns the accounts of the first state with their addresses, in order of their numbers.
func (f *File) order() (list []common.Address, alloc ethtypes.GenesisAlloc, err error) {
	alloc = make(ethtypes.GenesisAlloc, len(f.Accounts))
	for _, a := range f.Accounts {
		addr, err := address.Parse(a.Address)
		if err != nil {
			return nil, nil, err
		}
		list = append(list, addr)
		alloc[addr] = ethtypes.Account{Balance: a.Balance.Big(), Nonce: a.Nonce, Code: a.Code, Storage: a.Storage}
	}
	return list, alloc, nil
}

package wire

import (
	"errors"
	"fmt"
	"strconv"

	"exon/api/rawjson"

	"github.com/ethereum/go-ethereum/common"
)

var errNotNumber = errors.New("want a number")

// Floats reads an array of JSON numbers.
func (a Args) Floats(i int) ([]float64, error) {
	return read(a, i, func(raw []byte) ([]float64, error) {
		list := []float64{}
		err := elements(raw, func(i int, elem []byte) error {
			if rawjson.KindOf(elem) != rawjson.KindNumber {
				return atIndex(i, errNotNumber)
			}
			v, err := strconv.ParseFloat(string(elem), 64)
			list = append(list, v)
			return err
		})
		return list, err
	})
}

// StorageRequest is an account and some of its slots.
type StorageRequest struct {
	Address common.Address
	Slots   []common.Hash
}

// StorageRequests reads an object from address to an array of slots, each DATA of 32 bytes, in its own order. An account
// named twice is refused.
func (a Args) StorageRequests(i int) ([]StorageRequest, error) {
	return read(a, i, func(raw []byte) (list []StorageRequest, err error) {
		seen := make(map[common.Address]bool)
		err = members(raw, func(key, val []byte) error {
			var q StorageRequest
			var err error
			if q.Address, err = addressOf(key); err != nil {
				return err
			}
			if seen[q.Address] {
				return fmt.Errorf("account %s is listed twice", q.Address.Hex())
			}
			seen[q.Address] = true
			q.Slots, err = parseHashes(val)
			list = append(list, q)
			return err
		})
		return list, err
	})
}

// StorageKeys reads an array of storage positions, each as StorageKey reads one.
func (a Args) StorageKeys(i int) ([]common.Hash, error) {
	return read(a, i, func(raw []byte) ([]common.Hash, error) {
		list := []common.Hash{}
		err := elements(raw, func(_ int, elem []byte) error {
			key, err := parseStorageKey(elem)
			list = append(list, key)
			return err
		})
		return list, err
	})
}

package wire

import (
	"errors"
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

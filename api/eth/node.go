package eth

import (
	"maps"
	"slices"

	"exon/api/wire"
	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
)

// Config answers eth_config() as EIP-7910 has it: the rules of the current, the next and the last known fork.
func (api *API) Config(_ *wire.Request, dst []byte) ([]byte, error) {
	current, next, last := api.chain.ForkSchedule()
	dst = api.appendFork(append(dst, `{"current":`...), current)
	dst = api.appendFork(append(dst, `,"next":`...), next)
	dst = api.appendFork(append(dst, `,"last":`...), last)
	return append(dst, '}'), nil
}

func (api *API) appendFork(dst []byte, f *chain.ForkRules) []byte {
	if f == nil {
		return appendNull(dst)
	}
	dst = wire.AppendDecimal(append(dst, `{"activationTime":`...), f.Time)
	if f.Blobs == nil {
		dst = append(dst, `,"blobSchedule":null`...)
	} else {
		dst = wire.AppendDecimal(append(dst, `,"blobSchedule":{"baseFeeUpdateFraction":`...), f.Blobs.UpdateFraction)
		dst = wire.AppendDecimal(append(dst, `,"max":`...), uint64(f.Blobs.Max))
		dst = append(wire.AppendDecimal(append(dst, `,"target":`...), uint64(f.Blobs.Target)), '}')
	}
	dst = wire.AppendBig(append(dst, `,"chainId":`...), api.chain.ChainID())
	dst = wire.AppendData(append(dst, `,"forkId":`...), f.ForkID[:])
	dst = appendNamed(append(dst, `,"precompiles":`...), f.Precompiles)
	dst = appendNamed(append(dst, `,"systemContracts":`...), f.SystemContracts)
	return append(dst, '}')
}

// appendNamed appends an object of addresses in the order of their names.
func appendNamed(dst []byte, list map[string]common.Address) []byte {
	dst = append(dst, '{')
	for i, name := range slices.Sorted(maps.Keys(list)) {
		dst = append(wire.AppendText(comma(dst, i), name), ':')
		dst = wire.AppendAddress(dst, list[name])
	}
	return append(dst, '}')
}

// Capabilities answers eth_capabilities(): what can be read, from which block on. exon keeps everything.
func (api *API) Capabilities(_ *wire.Request, dst []byte) ([]byte, error) {
	head := api.chain.Head()
	dst = wire.AppendQuantity(append(dst, `{"head":{"number":`...), head.Number())
	dst = append(wire.AppendHash(append(dst, `,"hash":`...), head.Hash()), '}')
	for _, kind := range []string{"state", "tx", "logs", "receipts", "blocks", "stateproofs"} {
		dst = append(wire.AppendText(append(dst, ','), kind), `:{"disabled":false,"oldestBlock":"0x0"}`...)
	}
	return append(dst, '}'), nil
}

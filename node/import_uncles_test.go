package node_test

import (
	"encoding/json"
	"errors"
	"math/big"
	"strings"
	"testing"

	"exon/chain"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/consensus/ethash"
	"github.com/ethereum/go-ethereum/core"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
)

// TestImportUncles imports a chain that go-ethereum makes, with uncles, rewards and the DAO fork on the way. One reward too few
// or a wrong uncle would change a state root.
func TestImportUncles(t *testing.T) {
	config := &params.ChainConfig{ChainID: big.NewInt(7), HomesteadBlock: new(big.Int), DAOForkBlock: big.NewInt(3), DAOForkSupport: true, Ethash: new(params.EthashConfig)}
	drained := params.DAODrainList()[0]
	genesis := &core.Genesis{
		Config: config, GasLimit: 5_000_000, Difficulty: big.NewInt(131072),
		Alloc: ethtypes.GenesisAlloc{drained: {Balance: big.NewInt(1e18)}},
	}
	engine := ethash.NewFaker()
	_, blocks, _ := core.GenerateChainWithGenesis(genesis, engine, 14, func(i int, b *core.BlockGen) {
		b.SetCoinbase(common.Address{19: byte(i + 1)})
		if i >= 2 && i < 12 {
			b.SetExtra(params.DAOForkBlockExtra)
		}
		if i == 5 {
			b.AddUncle(&ethtypes.Header{ParentHash: b.PrevBlock(i - 3).Hash(), Number: big.NewInt(int64(i - 1)), Coinbase: common.Address{19: 0xaa}, Extra: params.DAOForkBlockExtra})
		}
	})
	raw, err := json.Marshal(genesis)
	if err != nil {
		t.Fatal(err)
	}
	i := openImport(t, raw)
	done, err := read(t, i, blocks...)
	if err != nil || done.Blocks != 14 {
		t.Fatalf("%+v, %v", done, err)
	}
	// The same uncle once more in a later block.
	h := blocks[13].Header()
	twice := blocks[13].WithSeal(h).WithBody(ethtypes.Body{Uncles: blocks[5].Uncles()})
	fresh := openImport(t, raw)
	if _, err := read(t, fresh, append(append([]*ethtypes.Block(nil), blocks[:13]...), twice)...); !errors.Is(err, chain.ErrInvalidBlock) || !strings.Contains(err.Error(), "uncles:") {
		t.Errorf("an uncle that is too old: %v", err)
	}
}

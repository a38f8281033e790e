package wire

import (
	"encoding/json"
	"math/big"
	"testing"

	ethtypes "github.com/ethereum/go-ethereum/core/types"
)

// TestAppendUncle: the hash can be recomputed from the object.
func TestAppendUncle(t *testing.T) {
	want := &ethtypes.Header{
		UncleHash: ethtypes.EmptyUncleHash, TxHash: ethtypes.EmptyTxsHash, ReceiptHash: ethtypes.EmptyReceiptsHash,
		Number: big.NewInt(4), Difficulty: big.NewInt(131072), GasLimit: 5_000_000, Time: 9, Extra: []byte("x"), Nonce: ethtypes.BlockNonce{1},
	}
	raw := AppendUncle(nil, want)
	var have ethtypes.Header
	if err := json.Unmarshal(raw, &have); err != nil {
		t.Fatal(err)
	}
	var object map[string]any
	if err := json.Unmarshal(raw, &object); err != nil {
		t.Fatal(err)
	}
	if _, ok := object["transactions"]; ok || have.Hash() != want.Hash() || object["hash"] != want.Hash().Hex() || object["size"] == nil {
		t.Errorf("got %s", raw)
	}
}

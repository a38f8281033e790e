package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"exon/testkit"
)

// TestImportedIsReadOnly: by default an imported chain refuses transactions with a sentence that says why, in every
// profile, has no testing_ methods, and answers calls, proofs and traces at every block, before and after the merge.
func TestImportedIsReadOnly(t *testing.T) {
	home := t.TempDir()
	file := filepath.Join(conformance, "genesis.json")
	if out, err := exec.Command(binary, "import", "--genesis", file, filepath.Join(conformance, "chain.rlp"), "--home", home).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Home: home, Genesis: raw})
	send, err := os.ReadFile(filepath.Join(conformance, "eth_sendRawTransaction", "send-legacy-transaction.io"))
	if err != nil {
		t.Fatal(err)
	}
	_, request, _ := strings.Cut(strings.Split(string(send), "\n")[1], " ")
	const refusal = `{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"this chain was imported and is served read-only: it takes no transactions"}}`
	for _, path := range []string{"/a", "/b", "/eth"} {
		if _, have := n.Post(path, request); have != refusal {
			t.Errorf("%s: %s", path, have)
		}
	}
	reply, ok := n.Call("/eth", nil, "testing_buildBlockV1", "0x", map[string]any{}).(*testkit.RPCError)
	if !ok || reply.Code != -32601 {
		t.Errorf("testing_buildBlockV1: %v", reply)
	}
	for _, block := range []string{"0x0", "0x1", "0x8", "0x9", "0x1b", "0x24", "0x2a", "0x36", "latest", "pending"} {
		call := map[string]any{"from": "0x0000000000000000000000000000000000000001", "data": "0x600160005260206000f3"}
		n.Must("/eth", nil, "eth_call", call, block)
		n.Must("/eth", nil, "eth_getBlockByNumber", block, true)
		if block == "pending" {
			continue
		}
		n.Must("/eth", nil, "eth_getProof", "0x7dcd17433742f4c0ca53122ab541d0ba67fc27df", []string{"0x0"}, block)
		n.Must("/b", nil, "eth_getBlockByNumber", block, true)
		if block != "0x0" {
			n.Must("/eth", nil, "debug_traceBlockByNumber", block, map[string]any{"tracer": "callTracer"})
		}
	}
}

package rest_test

import (
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"strings"
	"testing"

	"exon/address"
	"exon/chain/genesis"
	"exon/testkit"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

const (
	plainHash = "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
	stranger  = "0xBE2684Afc84daf3388E99FFB215FdD4116FE89EC"
	strangerB = "ex1hcngft7gfkhn8z8fnlajzh7agyt0az0v6ztmme"
)

func request(t *testing.T, n *testkit.Node, verb, path string) (int, http.Header, string) {
	t.Helper()
	req, err := http.NewRequest(verb, n.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Accept", "application/json")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, res.Header, string(body)
}

func wantGet(t *testing.T, n *testkit.Node, path string, status int, body string) {
	t.Helper()
	got, header, text := request(t, n, "GET", "/auth/accounts/"+path)
	if got != status || text != body || header.Get("Content-Type") != "application/json" {
		t.Errorf("%s: got %d %s\nwant %d %s", path, got, text, status, body)
	}
}

// account is an answer, spelled out: exactly the seven fields, bare, in their order.
func account(addr common.Address, amount, publicKey string, number, sequence int, codeHash string) string {
	coins := ""
	if amount != "0" {
		coins = `{"denom":"aex","amount":"` + amount + `"}`
	}
	return fmt.Sprintf(`{"address":"%s","eth_address":"%s","coins":[%s],"public_key":"%s","account_number":%d,"sequence":%d,"code_hash":"%s"}`,
		address.Bech32(addr), addr.Hex(), coins, publicKey, number, sequence, codeHash)
}

func balance(t *testing.T, n *testkit.Node, addr any, block string) string {
	t.Helper()
	var hex string
	n.Must("/b", &hex, "eth_getBalance", addr, block)
	wei, ok := new(big.Int).SetString(hex, 0)
	if !ok {
		t.Fatalf("balance %s", hex)
	}
	return wei.String()
}

func TestAccount(t *testing.T) {
	n := testkit.StartNode(t)
	first := testkit.Address(n.Keys[0])
	key, err := address.AccountKey(crypto.CompressPubkey(&n.Keys[0].PublicKey))
	if err != nil {
		t.Fatal(err)
	}
	// The node holds the key, so that the public key is known before the chain has seen it.
	want := account(first, "10000000000000000000000", key, 0, 0, plainHash)
	for _, spelling := range []string{
		address.Bech32(first), strings.ToUpper(address.Bech32(first)), first.Hex(), strings.ToLower(first.Hex()), "0X" + strings.ToUpper(first.Hex()[2:]),
	} {
		wantGet(t, n, spelling, 200, want)
	}
	wantGet(t, n, first.Hex()+"?height=0", 200, account(first, "10000000000000000000000", "", 0, 0, plainHash))
	var fields map[string]any
	if err := json.Unmarshal([]byte(want), &fields); err != nil || len(fields) != 7 {
		t.Errorf("%d fields, %v", len(fields), err)
	}

	// Unknown and wrong addresses.
	wantGet(t, n, stranger, 404, `{"error":"account `+strangerB+` does not exist"}`)
	wantGet(t, n, strangerB, 404, `{"error":"account `+strangerB+` does not exist"}`)
	for path, text := range map[string]string{
		"":              "address: empty hex string",
		"nobody":        "address: hex string without 0x prefix",
		stranger[2:]:    "address: hex string without 0x prefix",
		stranger + "00": "address: hex string has length 42, want 40 for an address",
		"exvaloper1hcngft7gfkhn8z8fnlajzh7agyt0az0vv9pllr": `address: wrong bech32 prefix \"exvaloper\", want \"ex\"`,
		strangerB[:len(strangerB)-1] + "q":                 "address: wrong bech32 checksum",
		strangerB + "/x":                                   "address: wrong character in bech32: '/'",
		first.Hex() + "?height=-1":                         "height: want the number of a block in decimal digits",
		first.Hex() + "?height=":                           "height: want the number of a block in decimal digits",
		first.Hex() + "?height=0x1":                        "height: want the number of a block in decimal digits",
		first.Hex() + "?height=latest":                     "height: want the number of a block in decimal digits",
		first.Hex() + "?height=99999999999999999999":       "height: want the number of a block in decimal digits",
	} {
		wantGet(t, n, path, 400, `{"error":"`+text+`"}`)
	}
	wantGet(t, n, first.Hex()+"?height=1", 404, `{"error":"block 1 does not exist: the head is block 0"}`)

	for _, verb := range []string{"POST", "PUT", "DELETE", "PATCH", "OPTIONS"} {
		status, header, body := request(t, n, verb, "/auth/accounts/"+first.Hex())
		if status != 405 || header.Get("Allow") != "GET, HEAD" || body != `{"error":"accounts are read with GET"}` {
			t.Errorf("%s: got %d %v %s", verb, status, header, body)
		}
	}
	if status, _, body := request(t, n, "HEAD", "/auth/accounts/"+first.Hex()); status != 200 || body != "" {
		t.Errorf("HEAD: got %d %s", status, body)
	}
	if status, _, _ := request(t, n, "GET", "/auth/accounts"); status != 404 {
		t.Errorf("no address: got %d", status)
	}
}

// An account's life: paid by the chain, a contract it makes, and what each height showed.
func TestAccountAtEveryHeight(t *testing.T) {
	home := t.TempDir()
	check := func(t *testing.T, n *testkit.Node, created []common.Address, keyOf map[int]string) {
		t.Helper()
		second, contract := created[0], created[1]
		wantGet(t, n, second.Hex()+"?height=0", 404, `{"error":"account `+address.Bech32(second)+` does not exist"}`)
		wantGet(t, n, second.Hex()+"?height=1", 200, account(second, "1000000000000000000", "", 15, 0, plainHash))
		wantGet(t, n, second.Hex()+"?height=2", 200, account(second, balance(t, n, second, "0x2"), keyOf[0], 15, 1, plainHash))
		wantGet(t, n, contract.Hex()+"?height=1", 404, `{"error":"account `+address.Bech32(contract)+` does not exist"}`)
		// It returns one byte of code, 0x00.
		code := fmt.Sprintf("%x", crypto.Keccak256([]byte{0}))
		// 0 to 9 are the funded accounts, 10 to 14 those of the system contracts.
		wantGet(t, n, contract.Hex()+"?height=2", 200, account(contract, "0", "", keyNumber(t, n, contract), 1, code))
		wantGet(t, n, contract.Hex(), 200, account(contract, "0", "", keyNumber(t, n, contract), 1, code))
	}
	var created []common.Address
	keyOf := make(map[int]string)
	t.Run("made", func(t *testing.T) {
		n := testkit.StartNodeWith(t, testkit.NodeOptions{Home: home})
		var second common.Address
		n.Must("/b", &second, "personal_newAccount", "p")
		wantGet(t, n, second.Hex(), 404, `{"error":"account `+address.Bech32(second)+` does not exist"}`)
		n.Must("/b", nil, "eth_sendTransaction", map[string]any{"from": testkit.Address(n.Keys[0]), "to": second, "value": "0xde0b6b3a7640000"})
		// The key store holds it, and so the node knows the public key, though the chain does not yet.
		status, _, body := request(t, n, "GET", "/auth/accounts/"+second.Hex())
		var got struct {
			PublicKey string `json:"public_key"`
		}
		if err := json.Unmarshal([]byte(body), &got); err != nil || status != 200 {
			t.Fatalf("%d %s", status, body)
		}
		raw, err := address.ParseAccountKey(got.PublicKey)
		if err != nil {
			t.Fatalf("public key %q: %v", got.PublicKey, err)
		}
		if of, _ := address.OfKey(raw); of != second {
			t.Errorf("the public key is that of %v", of)
		}
		keyOf[0] = got.PublicKey
		// init code: return one zero byte
		n.Must("/b", nil, "personal_sendTransaction", map[string]any{"from": second, "data": "0x60016000f3"}, "p")
		created = []common.Address{second, crypto.CreateAddress(second, 0)}
		check(t, n, created, keyOf)
	})
	t.Run("started again", func(t *testing.T) {
		check(t, testkit.StartNodeWith(t, testkit.NodeOptions{Home: home}), created, keyOf)
	})
}

func keyNumber(t *testing.T, n *testkit.Node, addr common.Address) int {
	t.Helper()
	_, _, body := request(t, n, "GET", "/auth/accounts/"+addr.Hex())
	var got struct {
		Number int `json:"account_number"`
	}
	if err := json.Unmarshal([]byte(body), &got); err != nil {
		t.Fatal(err)
	}
	if got.Number != 16 {
		t.Errorf("%v has number %d, want 16", addr, got.Number)
	}
	return got.Number
}

// An account that dies, as contracts could before Cancun, is gone from its death on and keeps its number if it comes back.
func TestAccountThatDies(t *testing.T) {
	file := testkit.GenesisFile(t, testkit.Accounts(t, 1))
	file.Forks, file.Denom = genesis.Forks{Shanghai: new(uint64)}, "other"
	mortal := common.Address{0xaa}
	file.Accounts = append(file.Accounts, genesis.Account{Address: mortal.Hex(), Nonce: 1, Code: []byte{0x33, 0xff}}) // destroys itself
	n := testkit.StartNodeWith(t, testkit.NodeOptions{Accounts: 1, Genesis: testkit.Genesis(t, file).Raw})
	alive := account(mortal, "0", "", 1, 1, fmt.Sprintf("%x", crypto.Keccak256([]byte{0x33, 0xff})))
	wantGet(t, n, mortal.Hex(), 200, alive)
	send := map[string]any{"from": testkit.Address(n.Keys[0]), "to": mortal, "value": "0x1"}
	n.Must("/b", nil, "eth_sendTransaction", send)
	wantGet(t, n, mortal.Hex(), 404, `{"error":"account `+address.Bech32(mortal)+` does not exist"}`)
	wantGet(t, n, mortal.Hex()+"?height=0", 200, alive)
	n.Must("/b", nil, "eth_sendTransaction", send)
	wantGet(t, n, mortal.Hex(), 200, strings.Replace(account(mortal, "1", "", 1, 0, plainHash), "aex", "other", 1))
	wantGet(t, n, mortal.Hex()+"?height=1", 404, `{"error":"account `+address.Bech32(mortal)+` does not exist"}`)
}

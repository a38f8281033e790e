package keys

import (
	"crypto/ecdsa"

	"github.com/ethereum/go-ethereum/crypto"
)

// Wipe overwrites a private key in memory. Its public half stays.
func Wipe(key *ecdsa.PrivateKey) { wipe(key) }

func wipe(key *ecdsa.PrivateKey) {
	if key == nil {
		return
	}
	//lint:ignore SA1019 nothing else reaches the words of the key
	if d := key.D; d != nil {
		clear(d.Bits())
	}
}

// copyKey returns a key that can be wiped without harm to the first.
func copyKey(key *ecdsa.PrivateKey) *ecdsa.PrivateKey {
	secret := crypto.FromECDSA(key)
	defer clear(secret)
	mine, err := crypto.ToECDSA(secret)
	if err != nil {
		panic("keys: copy of a key that is none")
	}
	return mine
}

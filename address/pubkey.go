package address

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// The Bech32 prefixes of public keys.
const (
	AccountKeyPrefix   = "expub"
	OperatorKeyPrefix  = "exvaloperpub"
	ConsensusKeyPrefix = "exvalconspub"
)

// secp256k1Size is the size of a compressed secp256k1 public key.
const secp256k1Size = 33

// The amino bytes that stand before a public key: four that name the curve and one that gives the length.
var (
	secp256k1Amino = []byte{0xf3, 0xb3, 0xcd, 0x03, secp256k1Size}
	ed25519Amino   = []byte{0x16, 0x24, 0xde, 0x64, ed25519.PublicKeySize}
)

// AccountKey returns a compressed secp256k1 public key as expub1...
func AccountKey(key []byte) (string, error) { return encodeSecp256k1(AccountKeyPrefix, key) }

// ParseAccountKey reads expub1... and returns the compressed secp256k1 public key.
func ParseAccountKey(s string) ([]byte, error) { return decodeSecp256k1(s, AccountKeyPrefix) }

// OperatorKey returns a compressed secp256k1 public key as exvaloperpub1...
func OperatorKey(key []byte) (string, error) { return encodeSecp256k1(OperatorKeyPrefix, key) }

// ParseOperatorKey reads exvaloperpub1... and returns the compressed secp256k1 public key.
func ParseOperatorKey(s string) ([]byte, error) { return decodeSecp256k1(s, OperatorKeyPrefix) }

// ConsensusKey returns an ed25519 public key as exvalconspub1...
func ConsensusKey(key ed25519.PublicKey) (string, error) {
	if len(key) != ed25519.PublicKeySize {
		return "", wrongKeyLength(len(key), ed25519.PublicKeySize)
	}
	return encode(ConsensusKeyPrefix, bytes.Join([][]byte{ed25519Amino, key}, nil)), nil
}

// ParseConsensusKey reads exvalconspub1... and returns the ed25519 public key.
func ParseConsensusKey(s string) (ed25519.PublicKey, error) {
	return decodeKey(s, ConsensusKeyPrefix, ed25519Amino, ed25519.PublicKeySize)
}

// OfKey returns the address of a compressed secp256k1 public key.
func OfKey(key []byte) (common.Address, error) {
	if len(key) != secp256k1Size {
		return common.Address{}, wrongKeyLength(len(key), secp256k1Size)
	}
	pub, err := crypto.DecompressPubkey(key)
	if err != nil {
		return common.Address{}, wrong(ErrCharacter, "public key is not a point of secp256k1")
	}
	return crypto.PubkeyToAddress(*pub), nil
}

// OfConsensusKey returns the address of an ed25519 public key: the first 20 bytes of its sha256.
func OfConsensusKey(key ed25519.PublicKey) (common.Address, error) {
	if len(key) != ed25519.PublicKeySize {
		return common.Address{}, wrongKeyLength(len(key), ed25519.PublicKeySize)
	}
	sum := sha256.Sum256(key)
	return common.Address(sum[:common.AddressLength]), nil
}

func encodeSecp256k1(prefix string, key []byte) (string, error) {
	if _, err := OfKey(key); err != nil {
		return "", err
	}
	return encode(prefix, bytes.Join([][]byte{secp256k1Amino, key}, nil)), nil
}

func decodeSecp256k1(s, prefix string) ([]byte, error) {
	key, err := decodeKey(s, prefix, secp256k1Amino, secp256k1Size)
	if err != nil {
		return nil, err
	}
	if _, err := OfKey(key); err != nil {
		return nil, err
	}
	return key, nil
}

// decodeKey returns the key behind the amino bytes.
func decodeKey(s, prefix string, amino []byte, size int) ([]byte, error) {
	b, err := decode(s, prefix)
	if err != nil {
		return nil, err
	}
	if len(b) != len(amino)+size {
		return nil, wrongKeyLength(len(b)-len(amino), size)
	}
	if !bytes.HasPrefix(b, amino) {
		return nil, wrong(ErrPrefix, "wrong amino prefix of the public key: %x, want %x", b[:len(amino)], amino)
	}
	return b[len(amino):], nil
}

func wrongKeyLength(have, want int) error {
	return wrong(ErrLength, "wrong public key length: %d bytes, want %d", max(have, 0), want)
}

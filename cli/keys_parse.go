package cli

import (
	"encoding/hex"
	"fmt"
	"strings"

	"exon/address"

	"github.com/ethereum/go-ethereum/common"
	"github.com/spf13/cobra"
)

func newKeysParse() *cobra.Command {
	var output string
	cmd := &cobra.Command{
		Use:   "parse ADDRESS|PUBKEY",
		Short: "Show every spelling of an address or a public key",
		Long: "Show every spelling of an address or a public key. Any spelling is read: hex, and Bech32 with the prefixes ex, exvaloper,\n" +
			"exvalcons, expub, exvaloperpub and exvalconspub.",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := checkOutput(output); err != nil {
				return err
			}
			spelled, err := parseSpelling(args[0])
			if err != nil {
				return err
			}
			return printAs(cmd.OutOrStdout(), output, spelled)
		},
	}
	outputFlag(cmd, &output)
	return cmd
}

// spellings are all ways to write an address and, where it is known, its public key.
type spellings struct {
	EthAddress       string `json:"eth_address"`
	Address          string `json:"address"`
	OperatorAddress  string `json:"operator_address"`
	ConsensusAddress string `json:"consensus_address"`
	Curve            string `json:"curve,omitempty"`
	PublicKeyHex     string `json:"public_key_hex,omitempty"`
	PublicKey        string `json:"public_key,omitempty"`
	OperatorKey      string `json:"operator_public_key,omitempty"`
	ConsensusKey     string `json:"consensus_public_key,omitempty"`
}

// parseSpelling reads any spelling; the prefix says which one it is.
func parseSpelling(text string) (spellings, error) {
	prefix := ""
	if i := strings.LastIndexByte(text, '1'); i > 0 && !strings.HasPrefix(strings.ToLower(text), "0x") {
		prefix = strings.ToLower(text[:i])
	}
	switch prefix {
	case address.OperatorPrefix:
		return spellAddress(address.ParseOperator(text))
	case address.ConsensusPrefix:
		return spellAddress(address.ParseConsensus(text))
	case address.AccountKeyPrefix:
		return spellPublicKey(address.ParseAccountKey(text))
	case address.OperatorKeyPrefix:
		return spellPublicKey(address.ParseOperatorKey(text))
	case address.ConsensusKeyPrefix:
		return spellConsensusKey(text)
	}
	if digits := strings.TrimPrefix(text, "0x"); len(digits) == 66 {
		if key, err := hex.DecodeString(digits); err == nil {
			return spellPublicKey(key, nil)
		}
	} else if len(digits) == 40 {
		if _, err := hex.DecodeString(digits); err == nil {
			text = "0x" + digits
		}
	}
	return spellAddress(address.Parse(text))
}

func spellAddress(a common.Address, err error) (spellings, error) {
	if err != nil {
		return spellings{}, fmt.Errorf("this is no address and no public key: %w", err)
	}
	return spellings{
		EthAddress: a.Hex(), Address: address.Bech32(a), OperatorAddress: address.Operator(a), ConsensusAddress: address.Consensus(a),
	}, nil
}

func spellPublicKey(key []byte, err error) (spellings, error) {
	if err != nil {
		return spellings{}, fmt.Errorf("this is no address and no public key: %w", err)
	}
	s, err := spellAddress(address.OfKey(key))
	if err != nil {
		return s, err
	}
	s.Curve, s.PublicKeyHex = "eth_secp256k1", hex.EncodeToString(key)
	if s.PublicKey, err = address.AccountKey(key); err != nil {
		return s, err
	}
	s.OperatorKey, err = address.OperatorKey(key)
	return s, err
}

func spellConsensusKey(text string) (spellings, error) {
	key, err := address.ParseConsensusKey(text)
	if err != nil {
		return spellings{}, fmt.Errorf("this is no address and no public key: %w", err)
	}
	s, err := spellAddress(address.OfConsensusKey(key))
	s.Curve, s.PublicKeyHex, s.ConsensusKey = "ed25519", hex.EncodeToString(key), strings.ToLower(text)
	return s, err
}

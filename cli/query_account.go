package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"exon/address"

	"github.com/ethereum/go-ethereum/common"
	"github.com/spf13/cobra"
)

// queryTimeout bounds one question to a node.
const queryTimeout = 30 * time.Second

func newQueryAccount() *cobra.Command {
	var (
		o      keyOptions
		nodeAt string
		height int64
	)
	cmd := &cobra.Command{
		Use:               "account ADDRESS|NAME",
		Short:             "Show an account of the chain",
		Long:              "Show an account of the chain. NAME is that of a local key; an address is written 0x... or ex1...",
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: o.completeKeys,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := checkOutput(o.output); err != nil {
				return err
			}
			addr, err := o.resolve(cmd.ErrOrStderr(), args[0])
			if err != nil {
				return err
			}
			at := ""
			if cmd.Flags().Changed("height") {
				if height < 0 {
					return fmt.Errorf("--height is %d, want the number of a block", height)
				}
				at = strconv.FormatInt(height, 10)
			}
			a, err := queryAccount(cmd.Context(), nodeAt, addr, at)
			if err != nil {
				return err
			}
			return printAs(cmd.OutOrStdout(), o.output, a)
		},
	}
	cmd.Flags().StringVar(&nodeAt, "node", "http://127.0.0.1:8545", "address of the node")
	cmd.Flags().Int64Var(&height, "height", 0, "number of the block after which to look (default: the last one)")
	o.addHome(cmd)
	outputFlag(cmd, &o.output)
	return cmd
}

// resolve returns the address that a user means: an address, or the name of a local key.
func (o *keyOptions) resolve(warnings io.Writer, text string) (common.Address, error) {
	if addr, err := address.Parse(text); err == nil {
		return addr, nil
	}
	store, err := o.open(warnings)
	if err != nil {
		return common.Address{}, err
	}
	e, err := store.Find(text)
	return e.Address, err
}

// accountAnswer is an account as the node's REST interface gives it.
type accountAnswer struct {
	Address       string `json:"address"`
	EthAddress    string `json:"eth_address"`
	Coins         []coin `json:"coins"`
	PublicKey     string `json:"public_key"`
	AccountNumber uint64 `json:"account_number"`
	Sequence      uint64 `json:"sequence"`
	CodeHash      string `json:"code_hash"`
}

type coin struct {
	Denom  string `json:"denom"`
	Amount string `json:"amount"`
}

// queryAccount asks a node for an account; height is "" for the head.
func queryAccount(ctx context.Context, node string, addr common.Address, height string) (a accountAnswer, err error) {
	base, err := url.Parse(node)
	if err != nil || base.Host == "" || base.Scheme != "http" && base.Scheme != "https" {
		return a, fmt.Errorf("--node is %q, want an address such as http://127.0.0.1:8545", node)
	}
	ctx, cancel := context.WithTimeout(ctx, queryTimeout)
	defer cancel()
	target := strings.TrimRight(base.Scheme+"://"+base.Host, "/") + "/auth/accounts/" + address.Bech32(addr)
	if height != "" {
		target += "?height=" + height
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, target, nil)
	if err != nil {
		return a, err
	}
	req.Header.Set("Accept", "application/json")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return a, fmt.Errorf("no node answers at %s: %w", node, dialCause(err))
	}
	defer res.Body.Close()
	body, err := io.ReadAll(io.LimitReader(res.Body, 1<<20))
	if err != nil {
		return a, fmt.Errorf("read the answer of %s: %w", node, err)
	}
	err = readAnswer(res.StatusCode, body, node, &a)
	return a, err
}

func readAnswer(status int, body []byte, node string, a *accountAnswer) error {
	if status == http.StatusOK && json.Unmarshal(body, a) == nil && a.Address != "" {
		return nil
	}
	var failed struct {
		Error string `json:"error"`
	}
	if json.Unmarshal(body, &failed) == nil && failed.Error != "" {
		return errors.New(failed.Error)
	}
	return fmt.Errorf("what answers at %s is no exon node: status %d", node, status)
}

// dialCause returns the part of an error of net/http that tells something new.
func dialCause(err error) error {
	var op *net.OpError
	if errors.As(err, &op) {
		return op.Err
	}
	var wrapped *url.Error
	if errors.As(err, &wrapped) {
		return wrapped.Err
	}
	return err
}

package pool

import (
	"errors"
	"fmt"
	"time"
)

// Config is the settings of the pool. A slot is 32 KiB of a transaction, begun or full: the slots bound the memory.
type Config struct {
	AccountSlots uint64        `toml:"account_slots" comment:"Executable transactions one account may always have waiting: those beyond are the first to go when the pool is full."`
	GlobalSlots  uint64        `toml:"global_slots" comment:"Slots of 32 KiB for executable transactions of all accounts together. A transfer takes one."`
	AccountQueue uint64        `toml:"account_queue" comment:"Transactions with a nonce gap one account may have waiting."`
	GlobalQueue  uint64        `toml:"global_queue" comment:"Slots of 32 KiB for transactions with a nonce gap of all accounts together."`
	Lifetime     time.Duration `toml:"lifetime" comment:"How long a transaction with a nonce gap waits before it is dropped."`
	PriceBump    uint64        `toml:"price_bump" comment:"How much more a replacement must offer, in percent."`
	Journal      bool          `toml:"journal" comment:"Keep the waiting transactions that were submitted to this node in pool.journal in the home, so that they are back after a restart or a kill. A power cut may take the last ones."`
	JournalMB    uint64        `toml:"journal_mb" comment:"How much pool.journal may grow, in MiB, before it is rewritten with only what still waits."`
}

// Default returns the settings of a node that serves many accounts.
func Default() Config {
	return Config{
		AccountSlots: 256, GlobalSlots: 32_768, AccountQueue: 256, GlobalQueue: 8_192,
		Lifetime: 3 * time.Hour, PriceBump: 10, Journal: true, JournalMB: 16,
	}
}

// Validate reports settings that cannot work.
func (c Config) Validate() error {
	var errs []error
	for _, f := range []struct {
		name  string
		value uint64
	}{
		{"account_slots", c.AccountSlots}, {"global_slots", c.GlobalSlots}, {"account_queue", c.AccountQueue},
		{"global_queue", c.GlobalQueue}, {"price_bump", c.PriceBump}, {"journal_mb", c.JournalMB},
	} {
		if f.value == 0 {
			errs = append(errs, fmt.Errorf("%s must be at least 1", f.name))
		} else if f.value > 1<<31 {
			errs = append(errs, fmt.Errorf("%s is %d, want at most %d", f.name, f.value, 1<<31))
		}
	}
	if c.Lifetime < time.Second {
		errs = append(errs, errors.New("lifetime must be at least a second"))
	}
	return errors.Join(errs...)
}

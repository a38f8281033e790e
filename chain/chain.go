package chain

import (
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"sync/atomic"

	"exon/chain/exec"
	"exon/chain/genesis"
	"exon/chain/logs"
	"exon/store"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/lru"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	ethtypes "github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/triedb"
	"github.com/ethereum/go-ethereum/triedb/pathdb"
)

// ErrOtherChain says that a home holds another chain than the genesis file describes.
var ErrOtherChain = errors.New("the home belongs to another chain")

// ErrReadOnly says that a chain takes no transactions, because nobody makes blocks under its rules.
var ErrReadOnly = errors.New("this chain was imported and is served read-only: it takes no transactions")

// Config is the settings of a chain on this node. They change how it is stored, never what it is.
type Config struct {
	Sync         bool `toml:"sync" comment:"Sync every block to disk before its receipts are visible. Without it a power loss may take the last blocks."`
	TrieCacheMB  int  `toml:"trie_cache_mb" comment:"Memory for state tries read from disk, in MiB."`
	StateCacheMB int  `toml:"state_cache_mb" comment:"Memory for accounts and storage read from disk, in MiB."`
	BlockCache   int  `toml:"block_cache" comment:"Recent blocks, with their receipts, kept decoded in memory."`
}

// Default returns the settings of a chain that must survive a power loss.
func Default() Config { return Config{Sync: true, TrieCacheMB: 32, StateCacheMB: 32, BlockCache: 256} }

// Validate reports settings that cannot work.
func (c Config) Validate() error {
	var errs []error
	if c.TrieCacheMB < 1 || c.StateCacheMB < 1 {
		errs = append(errs, errors.New("trie_cache_mb and state_cache_mb must be at least 1"))
	}
	if c.BlockCache < 16 {
		errs = append(errs, fmt.Errorf("block_cache is %d, want at least 16", c.BlockCache))
	}
	return errors.Join(errs...)
}

// stateBuffer is how much changed state the path database collects before it writes. After a crash the blocks above
// what it wrote are run again, so a small buffer makes for a short recovery; it costs nothing measurable.
const stateBuffer = 64 << 10

// Chain is an open chain.
type Chain struct {
	store   *store.Store
	genesis *genesis.Genesis
	config  Config
	log     *slog.Logger

	tries *triedb.Database
	codes *state.CodeDB
	live  *state.MPTDatabase
	env   *exec.Env
	rules rules

	head          atomic.Pointer[head]
	feed          feed
	beforePublish Subscriber // set before the first commit
	blocks        *lru.Cache[uint64, *Block]
	receipts      *lru.Cache[uint64, ethtypes.Receipts]
	numbers       *lru.Cache[common.Hash, uint64]
	shown         *lru.Cache[common.Address, struct{}] // accounts whose public key is on disk
	logs          *lru.Cache[logs.Position, *ethtypes.Log]
}

// Open opens the chain in the store and makes it from the genesis if the store is empty. After a crash it first brings
// the state up to the last block on disk, which may take a moment; progress goes to the log.
func Open(s *store.Store, g *genesis.Genesis, cfg Config, log *slog.Logger) (*Chain, error) {
	paths := *pathdb.Defaults
	paths.TrieCleanSize = cfg.TrieCacheMB << 20
	paths.StateCleanSize = cfg.StateCacheMB << 20
	paths.WriteBufferSize = stateBuffer
	tries := triedb.NewDatabase(s, &triedb.Config{PathDB: &paths})
	codes := state.NewCodeDB(s)
	c := &Chain{
		store: s, genesis: g, config: cfg, log: log,
		tries: tries, codes: codes, live: state.NewMPTDatabase(tries, codes),
		blocks:   lru.NewCache[uint64, *Block](cfg.BlockCache),
		receipts: lru.NewCache[uint64, ethtypes.Receipts](cfg.BlockCache),
		numbers:  lru.NewCache[common.Hash, uint64](4 * cfg.BlockCache),
		shown:    lru.NewCache[common.Address, struct{}](1 << 16),
		logs:     lru.NewCache[logs.Position, *ethtypes.Log](logCacheSize),
	}
	c.rules = rulesOf(c)
	c.env = exec.NewEnv(c)
	if err := c.load(); err != nil {
		return nil, errors.Join(err, tries.Close())
	}
	return c, nil
}

// load makes the first block, or finds the head and recovers its state.
func (c *Chain) load() error {
	stored, err := c.store.Genesis()
	if err != nil {
		return err
	}
	if stored == nil {
		return c.writeGenesis()
	}
	if have, want := rawdb.ReadCanonicalHash(c.store, 0), c.genesis.Block().Hash(); have != want {
		return fmt.Errorf("%w: its first block is %v, the genesis file makes %v", ErrOtherChain, have, want)
	}
	if err := checkLogIndex(c.store); err != nil {
		return err
	}
	number, ok := rawdb.ReadHeaderNumber(c.store, rawdb.ReadHeadBlockHash(c.store))
	if !ok {
		return errors.New("the database has no head block")
	}
	return c.recoverState(number)
}

// Close writes the recent state to disk, so that the next Open has nothing to run again. The store stays open.
func (c *Chain) Close() error {
	return errors.Join(c.tries.Journal(c.Head().Root()), c.tries.Close())
}

// Subscriber is told of a block that is on disk and not visible yet. changed has the accounts whose records the block
// changed, with what they were before, nil for those that did not exist.
type Subscriber func(old, next *Block, changed map[common.Address]*ethtypes.StateAccount) error

// BeforePublish sets what runs in every commit after the block is on disk and before readers see it.
func (c *Chain) BeforePublish(f Subscriber) { c.beforePublish = f }

// Genesis returns what the chain was made from.
func (c *Chain) Genesis() *genesis.Genesis { return c.genesis }

// ReadOnly reports that nobody makes blocks under the chain's rules: it is served as it was imported.
func (c *Chain) ReadOnly() bool { return c.genesis.Kind == genesis.Ethereum }

// CarriesBlobs reports whether blob transactions exist on the chain.
func (c *Chain) CarriesBlobs() bool { return c.genesis.Kind == genesis.Ethereum }

// ChainID returns the EVM chain id.
func (c *Chain) ChainID() *big.Int { return c.genesis.Config.ChainID }

// Config returns the fork rules.
func (c *Chain) Config() *params.ChainConfig { return c.genesis.Config }

// Signer returns the signer for transactions of the next block.
func (c *Chain) Signer() ethtypes.Signer { return ethtypes.LatestSigner(c.genesis.Config) }

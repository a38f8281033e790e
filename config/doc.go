// Package config holds every setting of a node.
//
// A setting belongs to the package that obeys it: each of them has its own Config, Default and Validate, and Config
// here is their sum. A setting has one name in three spellings: account_slots under [pool] in the file,
// EXON_POOL_ACCOUNT_SLOTS in the environment, --pool.account_slots on the command line. Names, texts and defaults come
// from the struct tags, so the file (Render), the manual (Docs) and the flags (Settings) cannot differ from the code.
//
// Invariants: a flag beats the environment, which beats the file, which beats the default; a name nobody knows is
// refused; all problems are reported at once; nothing here is a secret.
// Start at config.go; load.go has the order, kind.go the types a setting can have.
package config

// Package archtest checks that the tree is built as ARCHITECTURE.md says: every package stands in its table and imports
// only packages below it, and third-party packages appear only where they belong.
package archtest

package chain

// SetReindexBatch makes rebuilds write in smaller batches and returns what undoes it.
func SetReindexBatch(size int) (undo func()) {
	old := reindexBatch
	reindexBatch = size
	return func() { reindexBatch = old }
}

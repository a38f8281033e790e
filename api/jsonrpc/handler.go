package jsonrpc

import "context"

// Handler runs one method. params is the raw JSON array of the arguments, already validated; it is nil when they were
// omitted or null. The handler appends its JSON result to dst and returns the longer slice. When it returns an error,
// what it appended is thrown away. It must not keep params or dst after it returns: both are used again.
type Handler func(ctx context.Context, params []byte, dst []byte) ([]byte, error)

// Resolver finds a method by name. name is a slice of the request: use string(name) as a map key, which does not
// allocate, and do not keep it. Many goroutines call it at once.
type Resolver interface {
	Method(name []byte) (Handler, bool)
}

// Limits bounds what one message may ask for. A field that is zero takes the value of DefaultLimits.
type Limits struct {
	BatchItems int // calls in one batch; a longer batch is refused as a whole
	BatchBytes int // bytes of answers to one batch; once they are exceeded the remaining calls are not run
	Depth      int // nesting of arrays and objects in a message
}

// DefaultLimits returns the limits of a public node.
func DefaultLimits() Limits {
	return Limits{BatchItems: 1000, BatchBytes: 25_000_000, Depth: 128}
}

// orDefault fills the fields that are zero.
func (l Limits) orDefault() Limits {
	def := DefaultLimits()
	if l.BatchItems == 0 {
		l.BatchItems = def.BatchItems
	}
	if l.BatchBytes == 0 {
		l.BatchBytes = def.BatchBytes
	}
	if l.Depth == 0 {
		l.Depth = def.Depth
	}
	return l
}

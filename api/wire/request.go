package wire

import "context"

// Request is one call of a method: what a handler gets.
type Request struct {
	Ctx   context.Context // ends when the node stops
	Args  Args
	Shape Shape // of the answer
}

package jsonrpc

import (
	"context"
	"errors"
	"log/slog"
	"runtime/debug"

	"exon/api/rawjson"
)

// Dispatcher answers JSON-RPC messages. Its fields are set before the first Serve and not changed after; many
// goroutines may then call Serve at once.
type Dispatcher struct {
	Resolver Resolver     // finds the methods
	Limits   Limits       // zero fields take their defaults
	Log      *slog.Logger // gets crashes and unexpected errors, never params; nil means slog.Default
}

// Serve answers the message body: it appends the reply to dst and returns the longer slice, or dst unchanged when the
// message holds only notifications. It returns when every call of the message has ended. body and dst must not overlap;
// neither is kept.
func (d *Dispatcher) Serve(ctx context.Context, body []byte, dst []byte) (out []byte) {
	limits := d.Limits.orDefault()
	if rawjson.Validate(body, limits.Depth) != nil {
		return appendFailure(dst, nullID, errParse)
	}
	body = rawjson.Trim(body)
	if rawjson.KindOf(body) == rawjson.KindArray {
		return d.serveBatch(ctx, body, dst, limits)
	}
	return d.serveCall(ctx, body, dst)
}

// serveBatch runs the calls of a batch one after the other, in their order.
func (d *Dispatcher) serveBatch(ctx context.Context, body, dst []byte, limits Limits) []byte {
	if failure := checkBatch(body, limits.BatchItems); failure != nil {
		return appendFailure(dst, nullID, failure)
	}
	out := append(dst, '[')
	first := len(out)
	_ = rawjson.Array(body, func(_ int, elem []byte) error { // body is valid and the function below returns no error
		mark := len(out)
		if mark > first {
			out = append(out, ',')
		}
		start := len(out)
		if mark-first > limits.BatchBytes {
			out = refuseCall(elem, out)
		} else {
			out = d.serveCall(ctx, elem, out)
		}
		if len(out) == start { // a notification
			out = out[:mark]
		}
		return nil
	})
	if len(out) == first {
		return out[:len(dst)]
	}
	return append(out, ']')
}

// checkBatch refuses a batch without calls or with more than most.
func checkBatch(body []byte, most int) *Error {
	n := 0
	tooMany := rawjson.Array(body, func(i int, _ []byte) error {
		n = i + 1
		if n > most {
			return errBatchTooLarge
		}
		return nil
	})
	switch {
	case tooMany != nil:
		return errBatchTooLarge
	case n == 0:
		return errEmptyBatch
	}
	return nil
}

// refuseCall answers a call of a batch whose answers have grown too large. It runs nothing.
func refuseCall(raw, dst []byte) []byte {
	req, failure := parseRequest(raw)
	if failure == nil {
		failure = errResponseTooLarge
	}
	if req.id == nil {
		return dst
	}
	return appendFailure(dst, req.id, failure)
}

// serveCall runs one call and appends its reply, or nothing for a notification.
func (d *Dispatcher) serveCall(ctx context.Context, raw, dst []byte) []byte {
	req, failure := parseRequest(raw)
	var handler Handler
	if failure == nil {
		var found bool
		if handler, found = d.Resolver.Method(req.method); !found {
			failure = errNoMethod(req.method)
		}
	}
	if req.id == nil {
		if failure == nil {
			_, _ = d.run(ctx, handler, &req, dst) // nobody is told how a notification ends; run has logged what matters
		}
		return dst
	}
	if failure != nil {
		return appendFailure(dst, req.id, failure)
	}
	head := appendID(dst, req.id)
	out, failure := d.run(ctx, handler, &req, append(head, `,"result":`...))
	if failure != nil {
		return appendError(head, failure)
	}
	return append(out, '}')
}

// run calls the handler and turns whatever goes wrong into the error that the client sees.
func (d *Dispatcher) run(ctx context.Context, handler Handler, req *request, dst []byte) (out []byte, failure *Error) {
	defer func() {
		if cause := recover(); cause != nil {
			d.log().Error("method handler crashed", "method", shownName(req.method), "panic", cause, "stack", string(debug.Stack()))
			out, failure = dst, errCrashed
		}
	}()
	out, err := handler(ctx, req.params, dst)
	if err != nil {
		return dst, d.failureOf(req, err)
	}
	if len(out) <= len(dst) {
		d.log().Error("method handler wrote no result", "method", shownName(req.method))
		return dst, errInternal
	}
	return out, nil
}

// failureOf maps the error of a handler. Only an *Error speaks to the client in its own words.
func (d *Dispatcher) failureOf(req *request, err error) *Error {
	if e, ok := errors.AsType[*Error](err); ok && e != nil {
		return e
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return errTimeout
	}
	d.log().Error("method failed", "method", shownName(req.method), "err", err)
	return errInternal
}

func (d *Dispatcher) log() *slog.Logger {
	if d.Log == nil {
		return slog.Default()
	}
	return d.Log
}

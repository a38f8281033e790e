package profile

import (
	"context"
	"sort"
	"strings"
	"sync"

	"exon/api/jsonrpc"
	"exon/api/rpcerr"
	"exon/api/wire"
)

// Set is a set of profiles.
type Set uint8

// The profiles.
const (
	A   Set = 1 << iota // variant A of the specification
	B                   // variant B
	Eth                 // the Ethereum execution API

	All = A | B | Eth

	// Local marks a method that uses the node's keys: it is not for listeners that other machines reach.
	Local Set = 1 << 7
)

// Names are the profiles by the names users give them, which are also their paths.
var Names = []struct {
	Name string
	Set  Set
}{{"a", A}, {"b", B}, {"eth", Eth}}

// Handler answers one method: it appends the JSON result to dst.
type Handler func(r *wire.Request, dst []byte) ([]byte, error)

// Param is an argument of a method.
type Param struct {
	Name     string
	In       Set // profiles that take it
	Required Set // profiles that insist on it
}

// Method is a row of the table.
type Method struct {
	Name    string
	In      Set
	Params  []Param
	Result  string // for the documentation
	Handler Handler
}

// arity returns how many arguments the method needs and takes in a profile.
func (m *Method) arity(p Set) (least, most int) {
	for i, param := range m.Params {
		if param.In&p == 0 {
			continue
		}
		most = i + 1
		if param.Required&p != 0 {
			least = i + 1
		}
	}
	return least, most
}

// Resolver finds the methods of one profile.
type Resolver struct{ methods map[string]jsonrpc.Handler }

// NewResolver returns the methods of the profile p.
func NewResolver(p Set, methods []Method) *Resolver {
	r := &Resolver{methods: make(map[string]jsonrpc.Handler, len(methods))}
	for i := range methods {
		if methods[i].In&p != 0 {
			r.methods[methods[i].Name] = bind(&methods[i], p)
		}
	}
	r.methods["rpc_modules"] = bind(&Method{Name: "rpc_modules", In: p, Handler: r.modules}, p)
	return r
}

// Method returns the method with that name.
func (r *Resolver) Method(name []byte) (jsonrpc.Handler, bool) {
	h, ok := r.methods[string(name)]
	return h, ok
}

// modules answers rpc_modules(): the namespaces of the profile.
func (r *Resolver) modules(_ *wire.Request, dst []byte) ([]byte, error) {
	seen := make(map[string]bool)
	var names []string
	for method := range r.methods {
		name, _, _ := strings.Cut(method, "_")
		if !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	sort.Strings(names)
	dst = append(dst, '{')
	for i, name := range names {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = wire.AppendText(dst, name)
		dst = append(dst, `:"1.0"`...)
	}
	return append(dst, '}'), nil
}

// requests are used again: a small call then costs no allocation here.
var requests = sync.Pool{New: func() any { return &request{args: make(wire.Args, 0, 4)} }}

type request struct {
	wire.Request
	args wire.Args
}

// bind turns a row into a handler of one profile: it splits and counts the arguments and maps the errors.
func bind(m *Method, p Set) jsonrpc.Handler {
	least, most := m.arity(p)
	shape := wire.Spec
	if p == Eth {
		shape = wire.Ethereum
	}
	handler := m.Handler
	return func(ctx context.Context, params, dst []byte) ([]byte, error) {
		r := requests.Get().(*request)
		defer func() {
			r.Request = wire.Request{}
			requests.Put(r)
		}()
		args, err := wire.ParseArgs(r.args[:0], params, most)
		if err != nil {
			return nil, err
		}
		for i := range least {
			if !args.Has(i) {
				return nil, jsonrpc.InvalidParams("missing value for required argument %d", i)
			}
		}
		r.args = args
		r.Request = wire.Request{Ctx: ctx, Args: args, Shape: shape}
		out, err := handler(&r.Request, dst)
		if err != nil {
			return nil, rpcerr.From(err)
		}
		return out, nil
	}
}

package server

import (
	"strings"

	"github.com/valyala/fasthttp"

	"exon/api/jsonrpc"
)

// Routes says what answers under which path. The zero value has no routes. Fill it before New.
type Routes struct {
	rpc      map[string]*jsonrpc.Dispatcher
	remote   map[string][2]*jsonrpc.Dispatcher // in place of those of rpc, on listeners that are not on loopback
	prefixes []prefixRoute                     // the longest first
}

type prefixRoute struct {
	prefix  string
	handler fasthttp.RequestHandler
}

// Mount serves JSON-RPC for POST requests to exactly this path; a slash at its end makes no difference. It panics if the
// path is taken.
func (r *Routes) Mount(path string, d *jsonrpc.Dispatcher) {
	path = string(trimSlash([]byte(path)))
	if _, taken := r.rpc[path]; taken || !strings.HasPrefix(path, "/") || d == nil {
		panic("server: cannot mount JSON-RPC on " + path)
	}
	if r.rpc == nil {
		r.rpc = make(map[string]*jsonrpc.Dispatcher)
	}
	r.rpc[path] = d
}

// MountRemote serves other JSON-RPC on a mounted path to those who come through a listener that is not bound to a
// loopback address: d to everyone, trusted to those who show the credential.
func (r *Routes) MountRemote(path string, d, trusted *jsonrpc.Dispatcher) {
	path = string(trimSlash([]byte(path)))
	if _, taken := r.remote[path]; taken || r.rpc[path] == nil || d == nil || trusted == nil {
		panic("server: cannot mount other JSON-RPC on " + path)
	}
	if r.remote == nil {
		r.remote = make(map[string][2]*jsonrpc.Dispatcher)
	}
	r.remote[path] = [2]*jsonrpc.Dispatcher{d, trusted}
}

// Handle serves all paths that start with prefix and are not mounted; of several prefixes the longest wins. On a mounted
// path the handler gets GET and HEAD. The handler must not keep the request after it returns.
func (r *Routes) Handle(prefix string, h fasthttp.RequestHandler) {
	if !strings.HasPrefix(prefix, "/") || h == nil {
		panic("server: cannot handle " + prefix)
	}
	at := 0
	for at < len(r.prefixes) && len(r.prefixes[at].prefix) >= len(prefix) {
		at++
	}
	r.prefixes = append(r.prefixes, prefixRoute{})
	copy(r.prefixes[at+1:], r.prefixes[at:])
	r.prefixes[at] = prefixRoute{prefix, h}
}

// dispatcher returns what is mounted on path for that caller, or nil.
func (r *Routes) dispatcher(path []byte, who caller) *jsonrpc.Dispatcher {
	path = trimSlash(path)
	if who != onLoopback {
		if d, ok := r.remote[string(path)]; ok {
			return d[who]
		}
	}
	return r.rpc[string(path)]
}

// handler returns the handler of the longest prefix of path, or nil.
func (r *Routes) handler(path []byte) fasthttp.RequestHandler {
	for _, route := range r.prefixes {
		if len(path) >= len(route.prefix) && string(path[:len(route.prefix)]) == route.prefix {
			return route.handler
		}
	}
	return nil
}

func trimSlash(path []byte) []byte {
	if len(path) > 1 && path[len(path)-1] == '/' {
		return path[:len(path)-1]
	}
	return path
}

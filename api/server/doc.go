// Package server listens for HTTP and hands JSON-RPC bodies to package jsonrpc and WebSockets to package socket.
//
// A Server has one Config, one Routes and any number of listeners. A path can have other methods for callers who come
// through a listener that is not bound to a loopback address (Routes.MountRemote), and others again for those of them who
// show a credential.
//
//	New -> Listen (binds, may be repeated) -> Run (serves until its context ends) -> done
//
// A request passes, in this order: the Host check (loopback listeners only), the credential (other listeners only), the
// route, the verb, the content type, the dispatcher. Every JSON-RPC answer has status 200, errors included; the other
// statuses carry one plain sentence: 400 not HTTP, 401 wrong credential, 403 foreign Host, 404 no such path, 405 other
// verb, 408 too slow, 413 body too large, 415 wrong or missing content type, 426 another WebSocket version, 431 header
// too large, 500 a route crashed, 503 too many connections.
//
// Invariants: memory is bounded by MaxConnections, MaxHeader and MaxBody, and an idle connection keeps no large buffer;
// a request costs no allocation of ours; when the context of Run ends, answers in flight are finished and all
// connections are closed within a second.
//
// A GET with an upgrade to WebSocket on a path that serves JSON-RPC passes the Host check, then the Origin check: browsers
// let any page open a WebSocket anywhere, so a request that names an origin is refused (403) unless the settings allow it.
//
// What the methods do, batches and their limits are left to package jsonrpc. Start at server.go, then handler.go.
package server

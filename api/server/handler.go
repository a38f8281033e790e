package server

import (
	"bytes"
	"errors"
	"net"
	"runtime/debug"

	"github.com/valyala/fasthttp"

	"exon/api/jsonrpc"
)

// keptBody is the largest request body buffer that a connection keeps for its next request.
const keptBody = 64 << 10

// serve answers one request.
func (s *Server) serve(ctx *fasthttp.RequestCtx) {
	defer func() {
		if cause := recover(); cause != nil {
			s.log.Error("route crashed", "path", string(ctx.Path()), "panic", cause, "stack", string(debug.Stack()))
			ctx.Response.Reset()
			refuse(ctx, fasthttp.StatusInternalServerError, "the node could not answer this request; its log says why")
		}
	}()
	c, _ := ctx.Conn().(*conn)
	// Only an HTTP/1.0 request gets here without a Host, and no browser sends one.
	host := ctx.Request.Header.Host()
	if c != nil && c.loopback && len(host) > 0 && !s.hostAllowed(host) {
		refuse(ctx, fasthttp.StatusForbidden, "this Host is not served on a loopback listener; the setting server.allowed_hosts can allow it")
		return
	}
	path := ctx.Path()
	who, ok := s.identify(ctx, c)
	if !ok {
		ctx.Response.Header.Set(fasthttp.HeaderWWWAuthenticate, "Bearer")
		refuse(ctx, fasthttp.StatusUnauthorized, "this is not the credential that the setting server.credential_file names")
		return
	}
	d := s.routes.dispatcher(path, who)
	if d != nil && ctx.IsPost() {
		s.serveRPC(ctx, c, d)
		return
	}
	if d != nil && ctx.IsGet() && wantsUpgrade(ctx) {
		s.upgrade(ctx, c, d)
		return
	}
	if d != nil && ctx.IsOptions() && s.servePreflight(ctx) {
		return
	}
	if h := s.routes.handler(path); h != nil && (d == nil || ctx.IsGet() || ctx.IsHead()) {
		h(ctx)
		return
	}
	if d == nil {
		refuse(ctx, fasthttp.StatusNotFound, "there is nothing under this path")
		return
	}
	ctx.Response.Header.Set(fasthttp.HeaderAllow, fasthttp.MethodPost)
	refuse(ctx, fasthttp.StatusMethodNotAllowed, "JSON-RPC requests are sent with POST or over a WebSocket")
}

// serveRPC answers a JSON-RPC message.
func (s *Server) serveRPC(ctx *fasthttp.RequestCtx, c *conn, d *jsonrpc.Dispatcher) {
	if len(s.cfg.AllowedOrigins) > 0 {
		s.setAllowedOrigin(ctx)
	}
	if !isJSON(ctx.Request.Header.ContentType()) {
		refuse(ctx, fasthttp.StatusUnsupportedMediaType, "the Content-Type must be application/json")
		return
	}
	reply := c.takeReply()
	reply.b = d.Serve(s.base, ctx.Request.Body(), reply.b[:0])
	ctx.Response.Header.SetContentType("application/json")
	ctx.Response.SetBodyRaw(reply.b)
	ctx.Request.ReleaseBody(keptBody)
}

// servePreflight answers the request by which a browser asks whether a page may call; it reports false if it may not.
func (s *Server) servePreflight(ctx *fasthttp.RequestCtx) bool {
	if !s.setAllowedOrigin(ctx) {
		return false
	}
	ctx.Response.Header.Set(fasthttp.HeaderAccessControlAllowMethods, fasthttp.MethodPost)
	ctx.Response.Header.Set(fasthttp.HeaderAccessControlAllowHeaders, fasthttp.HeaderContentType)
	ctx.Response.Header.Set(fasthttp.HeaderAccessControlMaxAge, "600")
	ctx.SetStatusCode(fasthttp.StatusNoContent)
	return true
}

// setAllowedOrigin adds the CORS headers if the settings allow the origin of the request.
func (s *Server) setAllowedOrigin(ctx *fasthttp.RequestCtx) bool {
	allowed := s.allowedOrigin(ctx.Request.Header.Peek(fasthttp.HeaderOrigin))
	if allowed == "" {
		return false
	}
	ctx.Response.Header.Set(fasthttp.HeaderAccessControlAllowOrigin, allowed)
	ctx.Response.Header.Set(fasthttp.HeaderVary, fasthttp.HeaderOrigin)
	return true
}

// serveBroken answers what is no proper request: fasthttp calls it, then closes the connection.
func (s *Server) serveBroken(ctx *fasthttp.RequestCtx, err error) {
	if c, ok := ctx.Conn().(*conn); ok {
		c.linger.Store(true)
	}
	var small *fasthttp.ErrSmallBuffer
	var network net.Error
	switch {
	case errors.Is(err, fasthttp.ErrBodyTooLarge):
		refuse(ctx, fasthttp.StatusRequestEntityTooLarge, "the request body is larger than the setting server.max_body allows")
	case errors.As(err, &small):
		refuse(ctx, fasthttp.StatusRequestHeaderFieldsTooLarge, "the request header is larger than the setting server.max_header allows")
	case errors.As(err, &network) && network.Timeout():
		refuse(ctx, fasthttp.StatusRequestTimeout, "the request did not arrive in time")
	default:
		refuse(ctx, fasthttp.StatusBadRequest, "this is not a valid HTTP request")
	}
}

// refuse answers with a status and a plain sentence.
func refuse(ctx *fasthttp.RequestCtx, status int, sentence string) {
	ctx.SetStatusCode(status)
	ctx.Response.Header.SetContentType("text/plain; charset=utf-8")
	ctx.Response.SetBodyString(sentence + "\n")
}

// isJSON reports whether a Content-Type names one of the types that JSON-RPC is sent as, whatever its parameters. No
// type at all is refused too: that a page must name one keeps other sites from posting without asking first.
func isJSON(contentType []byte) bool {
	if string(contentType) == "application/json" {
		return true
	}
	if i := bytes.IndexByte(contentType, ';'); i >= 0 {
		contentType = contentType[:i]
	}
	contentType = bytes.TrimSpace(contentType)
	return bytes.EqualFold(contentType, []byte("application/json")) ||
		bytes.EqualFold(contentType, []byte("application/json-rpc")) ||
		bytes.EqualFold(contentType, []byte("application/jsonrequest"))
}

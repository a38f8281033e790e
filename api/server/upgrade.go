package server

import (
	"bytes"
	"crypto/sha1"
	"encoding/base64"
	"io"
	"net"

	"github.com/valyala/fasthttp"

	"exon/api/jsonrpc"
)

// socketVersion is the version of the WebSocket protocol in RFC 6455.
const socketVersion = "13"

// socketGUID is what RFC 6455 lets a server add to the key of a handshake.
const socketGUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

// wantsUpgrade reports whether a request asks for a WebSocket.
func wantsUpgrade(ctx *fasthttp.RequestCtx) bool {
	h := &ctx.Request.Header
	return hasToken(h.Peek(fasthttp.HeaderUpgrade), "websocket") && hasToken(h.Peek(fasthttp.HeaderConnection), "upgrade")
}

// hasToken reports whether a list separated by commas has the token, whatever its case.
func hasToken(list []byte, token string) bool {
	for part := range bytes.SplitSeq(list, []byte(",")) {
		if bytes.EqualFold(bytes.TrimSpace(part), []byte(token)) {
			return true
		}
	}
	return false
}

// upgrade answers the handshake of a WebSocket and hands the connection over.
func (s *Server) upgrade(ctx *fasthttp.RequestCtx, c *conn, d *jsonrpc.Dispatcher) {
	h := &ctx.Request.Header
	// Only browsers send an Origin, and they do not let a page choose it.
	if origin := h.Peek(fasthttp.HeaderOrigin); len(origin) > 0 && s.allowedOrigin(origin) == "" {
		refuse(ctx, fasthttp.StatusForbidden, "pages of this origin may not open a WebSocket; the setting server.allowed_origins can allow it")
		return
	}
	if string(h.Peek(fasthttp.HeaderSecWebSocketVersion)) != socketVersion {
		ctx.Response.Header.Set(fasthttp.HeaderSecWebSocketVersion, socketVersion)
		refuse(ctx, fasthttp.StatusUpgradeRequired, "the Sec-WebSocket-Version must be "+socketVersion)
		return
	}
	key := h.Peek(fasthttp.HeaderSecWebSocketKey)
	if raw, err := base64.StdEncoding.DecodeString(string(key)); err != nil || len(raw) != 16 {
		refuse(ctx, fasthttp.StatusBadRequest, "the Sec-WebSocket-Key must be 16 bytes in base64")
		return
	}
	if c == nil {
		refuse(ctx, fasthttp.StatusInternalServerError, "the node could not answer this request; its log says why")
		return
	}
	sum := sha1.Sum(append(append(make([]byte, 0, len(key)+len(socketGUID)), key...), socketGUID...))
	ctx.SetStatusCode(fasthttp.StatusSwitchingProtocols)
	ctx.Response.Header.Set(fasthttp.HeaderUpgrade, "websocket")
	ctx.Response.Header.Set(fasthttp.HeaderConnection, "Upgrade")
	ctx.Response.Header.Set(fasthttp.HeaderSecWebSocketAccept, base64.StdEncoding.EncodeToString(sum[:]))
	// The handler returns at once: fasthttp keeps the buffers of the request until it does.
	ctx.Hijack(func(buffered net.Conn) {
		c.taken.Store(true) // from here on c reads nothing, so what is left is what was buffered
		early, _ := io.ReadAll(buffered)
		s.sockets.Serve(c.Conn, early, d, func() { _ = c.end() })
	})
}

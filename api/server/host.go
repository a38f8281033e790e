package server

import (
	"bytes"
	"strings"
)

// hostAllowed reports whether a request to a loopback listener may carry this Host header. A web page can make its own
// name resolve to 127.0.0.1 and so talk to the node as if it were its own site; the Host header gives it away.
func (s *Server) hostAllowed(host []byte) bool {
	host = bareHost(host)
	if isLoopbackHost(host) {
		return true
	}
	for _, allowed := range s.cfg.AllowedHosts {
		if allowed == "*" || bytes.EqualFold(host, []byte(allowed)) {
			return true
		}
	}
	return false
}

// isLoopbackHost reports whether host, without a port, is localhost, 127.x.x.x or [::1].
func isLoopbackHost(host []byte) bool {
	if string(host) == "127.0.0.1" || string(host) == "localhost" || string(host) == "[::1]" {
		return true
	}
	return isLoopback4(host) || bytes.EqualFold(host, []byte("localhost"))
}

// isLoopback4 reports whether host is an IPv4 address that starts with 127, so that 127.evil.example is not.
func isLoopback4(host []byte) bool {
	rest, found := bytes.CutPrefix(host, []byte("127."))
	if !found {
		return false
	}
	for part := range 3 {
		digits, value := 0, 0
		for digits < len(rest) && '0' <= rest[digits] && rest[digits] <= '9' && digits < 3 {
			value = value*10 + int(rest[digits]-'0')
			digits++
		}
		if digits == 0 || value > 255 {
			return false
		}
		rest = rest[digits:]
		if part < 2 {
			if len(rest) == 0 || rest[0] != '.' {
				return false
			}
			rest = rest[1:]
		}
	}
	return len(rest) == 0
}

// bareHost returns host without its port and without the dot that may end a name.
func bareHost(host []byte) []byte {
	if i := bytes.LastIndexByte(host, ':'); i >= 0 && bytes.IndexByte(host[i:], ']') < 0 {
		host = host[:i]
	}
	return bytes.TrimSuffix(host, []byte("."))
}

// isOrigin reports whether text looks like what a browser sends as Origin.
func isOrigin(text string) bool {
	scheme, host, found := strings.Cut(text, "://")
	return found && scheme != "" && host != "" && !strings.ContainsAny(host, "/?# ")
}

// allowedOrigin returns what Access-Control-Allow-Origin must say for this Origin header, or "".
func (s *Server) allowedOrigin(origin []byte) string {
	if len(origin) == 0 {
		return ""
	}
	for _, allowed := range s.cfg.AllowedOrigins {
		if allowed == "*" || bytes.EqualFold(origin, []byte(allowed)) {
			return allowed
		}
	}
	return ""
}

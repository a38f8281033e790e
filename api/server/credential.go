package server

import (
	"bytes"
	"crypto/sha256"
	"crypto/subtle"
	"fmt"
	"os"

	"github.com/valyala/fasthttp"
)

// minCredential is the shortest secret that is worth asking for.
const minCredential = 32

// UseCredential reads the secret that callers on listeners that are not bound to a loopback address can show. It is called
// before Run. Without it there is no such secret.
func (s *Server) UseCredential(file string) error {
	info, err := os.Stat(file)
	if err != nil {
		return fmt.Errorf("credential: %w", err)
	}
	if info.Mode().Perm()&0o077 != 0 {
		return fmt.Errorf("credential: other users can read %s: make it private with chmod 600", file)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("credential: %w", err)
	}
	secret := bytes.TrimSpace(raw)
	if len(secret) < minCredential || bytes.ContainsAny(secret, " \t\r\n") {
		return fmt.Errorf("credential: %s must hold one word of at least %d characters", file, minCredential)
	}
	sum := sha256.Sum256(secret)
	s.credential = &sum
	return nil
}

// caller says through what a request came. The first two are places in Routes.remote.
type caller int

const (
	remote     caller = iota // a listener that other machines may reach
	credited                 // the same, and it showed the credential
	onLoopback               // a listener on loopback
)

// identify says who calls. ok is false when the request shows a wrong credential.
func (s *Server) identify(ctx *fasthttp.RequestCtx, c *conn) (who caller, ok bool) {
	if c != nil && c.loopback {
		return onLoopback, true
	}
	shown := ctx.Request.Header.Peek(fasthttp.HeaderAuthorization)
	if s.credential == nil || len(shown) == 0 {
		return remote, true
	}
	const scheme = "Bearer "
	if len(shown) < len(scheme) || !bytes.EqualFold(shown[:len(scheme)], []byte(scheme)) {
		return remote, false
	}
	sum := sha256.Sum256(bytes.TrimSpace(shown[len(scheme):]))
	return credited, subtle.ConstantTimeCompare(sum[:], s.credential[:]) == 1
}

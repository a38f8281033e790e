package server

import (
	"errors"
	"fmt"
	"time"
)

// Config holds the settings of the HTTP listeners.
type Config struct {
	MaxBody           int           `toml:"max_body" comment:"Largest request body in bytes. A larger one is answered with status 413."`
	MaxHeader         int           `toml:"max_header" comment:"Largest request line and header in bytes. Each connection holds a buffer of this size."`
	MaxConnections    int           `toml:"max_connections" comment:"Connections that may be open at once, over all listeners."`
	ReadHeaderTimeout time.Duration `toml:"read_header_timeout" comment:"How long a client may take to send the header of a request, and its body if that is small."`
	ReadTimeout       time.Duration `toml:"read_timeout" comment:"How long a client may take to send a larger body after its header."`
	WriteTimeout      time.Duration `toml:"write_timeout" comment:"How long a client may take to receive an answer."`
	IdleTimeout       time.Duration `toml:"idle_timeout" comment:"How long a connection may stay open without a request."`
	AllowedHosts      []string      `toml:"allowed_hosts" comment:"Names besides localhost and the loopback addresses that a request to a loopback listener may carry in its Host header; * allows any. The check keeps web pages from reaching the node through a name of their own that resolves to this machine."`
	CredentialFile    string        `toml:"credential_file" comment:"File with a secret of at least 32 characters, readable by its owner only. A request that shows it (Authorization: Bearer SECRET) to a listener that is not on loopback may use the methods that keys.remote names. Empty: no such request."`
	AllowedOrigins    []string      `toml:"allowed_origins" comment:"Origins of web pages that may read answers (CORS) and open WebSockets, such as https://wallet.example; * allows any. Empty: no CORS header is ever sent, and no page may open a WebSocket."`
	WSRequests        int           `toml:"ws_requests" comment:"Messages of one WebSocket connection that are answered at once. Further ones wait."`
	WSQueue           int           `toml:"ws_queue" comment:"Bytes of notifications that may wait for a WebSocket connection that does not read them. One with more is closed."`
	WSPingInterval    time.Duration `toml:"ws_ping_interval" comment:"Silence after which a WebSocket connection is sent a ping."`
	WSPongTimeout     time.Duration `toml:"ws_pong_timeout" comment:"How long a WebSocket connection may stay silent after a ping before it is closed."`
}

// Default returns the settings of a node that is used locally.
func Default() Config {
	return Config{
		MaxBody:           5 << 20,
		MaxHeader:         8 << 10,
		MaxConnections:    4096,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       30 * time.Second,
		WriteTimeout:      30 * time.Second,
		IdleTimeout:       120 * time.Second,
		WSRequests:        16,
		WSQueue:           1 << 20,
		WSPingInterval:    30 * time.Second,
		WSPongTimeout:     30 * time.Second,
	}
}

// Validate returns all that is wrong with the settings.
func (c Config) Validate() error {
	var problems []error
	check := func(ok bool, format string, args ...any) {
		if !ok {
			problems = append(problems, fmt.Errorf(format, args...))
		}
	}
	check(c.MaxBody > 0, "max_body is %d: it must be over 0", c.MaxBody)
	check(c.MaxHeader >= 1024, "max_header is %d: it must be at least 1024", c.MaxHeader)
	check(c.MaxConnections > 0, "max_connections is %d: it must be over 0", c.MaxConnections)
	check(c.ReadHeaderTimeout > 0, "read_header_timeout is %v: it must be over 0", c.ReadHeaderTimeout)
	check(c.ReadTimeout > 0, "read_timeout is %v: it must be over 0", c.ReadTimeout)
	check(c.WriteTimeout > 0, "write_timeout is %v: it must be over 0", c.WriteTimeout)
	check(c.IdleTimeout > 0, "idle_timeout is %v: it must be over 0", c.IdleTimeout)
	check(c.WSRequests > 0, "ws_requests is %d: it must be over 0", c.WSRequests)
	check(c.WSQueue > 0, "ws_queue is %d: it must be over 0", c.WSQueue)
	check(c.WSPingInterval >= time.Millisecond, "ws_ping_interval is %v: it must be at least 1ms", c.WSPingInterval)
	check(c.WSPongTimeout >= time.Millisecond, "ws_pong_timeout is %v: it must be at least 1ms", c.WSPongTimeout)
	for _, host := range c.AllowedHosts {
		check(host == "*" || host == string(bareHost([]byte(host))) && host != "",
			"allowed_hosts has %q: it must be a name or an address without a port", host)
	}
	for _, origin := range c.AllowedOrigins {
		check(origin == "*" || isOrigin(origin), "allowed_origins has %q: it must be like https://name or https://name:port", origin)
	}
	return errors.Join(problems...)
}

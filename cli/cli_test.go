package cli

import (
	"bytes"
	"log/slog"
	"math/big"
	"net"
	"strings"
	"testing"

	"exon/config"

	ethlog "github.com/ethereum/go-ethereum/log"
)

func TestEther(t *testing.T) {
	for text, want := range map[string]string{
		"10000": "10000000000000000000000", "0": "0", "0.5": "500000000000000000", ".5": "500000000000000000", "1.": "1000000000000000000",
		"0.000000000000000001": "1", "01.50": "1500000000000000000",
	} {
		wei, err := parseEther(text)
		if err != nil || wei.String() != want {
			t.Errorf("%q: got %v, %v, want %s", text, wei, err, want)
		}
	}
	for _, text := range []string{"", ".", "-1", "+1", "1e3", "1_000", "1,5", "1.2.3", "0x1", " 1", "0.0000000000000000001", strings.Repeat("9", 80)} {
		if wei, err := parseEther(text); err == nil {
			t.Errorf("%q: got %v, want an error", text, wei)
		}
	}
	for wei, want := range map[string]string{
		"0": "0", "1": "0.000000000000000001", "500000000000000000": "0.5", "1000000000000000000": "1", "12345000000000000000000": "12345",
	} {
		n, _ := new(big.Int).SetString(wei, 10)
		if got := formatEther(n); got != want {
			t.Errorf("%s wei: got %s, want %s", wei, got, want)
		}
	}
}

func TestLogTakesOverGoEthereumQuietly(t *testing.T) {
	before, beforeEth := slog.Default(), ethlog.Root()
	defer func() { ethlog.SetDefault(beforeEth); slog.SetDefault(before) }()
	for _, c := range []struct {
		level string
		want  []string
		not   []string
	}{
		{"info", []string{"level=INFO msg=ours", "level=WARN msg=theirs-warn part=x"}, []string{"theirs-info", "theirs-debug"}},
		{"debug", []string{"level=INFO msg=ours", "level=DEBUG msg=theirs-info", "theirs-debug", "theirs-warn"}, []string{"theirs-trace"}},
		{"error", nil, []string{"ours", "theirs"}},
	} {
		var b bytes.Buffer
		log := newLog(config.Log{Level: c.level, Format: "text"}, &b)
		log.Info("ours")
		ethlog.Trace("theirs-trace")
		ethlog.Debug("theirs-debug")
		ethlog.Info("theirs-info")
		ethlog.New("part", "x").Warn("theirs-warn")
		for _, want := range c.want {
			if !strings.Contains(b.String(), want) {
				t.Errorf("%s: no %q in:\n%s", c.level, want, &b)
			}
		}
		for _, not := range c.not {
			if strings.Contains(b.String(), not) {
				t.Errorf("%s: %q in:\n%s", c.level, not, &b)
			}
		}
	}
}

func TestListenersThatOthersReach(t *testing.T) {
	loopback := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 1}
	all := &net.TCPAddr{IP: net.IPv6zero, Port: 2}
	if isPublic([]net.Addr{loopback}) || !isPublic([]net.Addr{loopback, all}) {
		t.Error("only a listener on loopback is private")
	}
	if got := strings.Join(urls([]net.Addr{loopback, all}), " "); got != "http://127.0.0.1:1 http://127.0.0.1:2" {
		t.Errorf("got %s", got)
	}
}

func TestWebPagesMayReadAnswersWhileAllKeysArePublic(t *testing.T) {
	o := devOptions{ephemeral: true, accounts: 1}
	for public, want := range map[bool]string{true: "*", false: ""} {
		cfg, err := o.config("", public)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(cfg.Server.AllowedOrigins, " "); got != want {
			t.Errorf("public keys %v: allowed origins %q, want %q", public, got, want)
		}
	}
	o.settings.put("server.allowed_origins", "--x", "https://mine.example")
	if cfg, err := o.config("", true); err != nil || len(cfg.Server.AllowedOrigins) != 1 || cfg.Server.AllowedOrigins[0] != "https://mine.example" {
		t.Errorf("got %v, %v, want the setting", cfg.Server.AllowedOrigins, err)
	}
}

func TestQuoteArg(t *testing.T) {
	for in, want := range map[string]string{"/a/b-c.d": "/a/b-c.d", "/a b": "'/a b'", "it's": `'it'\''s'`} {
		if got := quoteArg(in); got != want {
			t.Errorf("%q: got %s, want %s", in, got, want)
		}
	}
}

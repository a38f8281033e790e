package cli

import (
	"context"
	"io"
	"log/slog"

	"exon/config"

	ethlog "github.com/ethereum/go-ethereum/log"
)

// newLog returns the log of a node and sends what go-ethereum logs to it as well.
func newLog(cfg config.Log, w io.Writer) *slog.Logger {
	level := map[string]slog.Level{
		"debug": slog.LevelDebug, "info": slog.LevelInfo, "warn": slog.LevelWarn, "error": slog.LevelError,
	}[cfg.Level]
	options := &slog.HandlerOptions{Level: level}
	var handler slog.Handler = slog.NewTextHandler(w, options)
	if cfg.Format == "json" {
		handler = slog.NewJSONHandler(w, options)
	}
	log := slog.New(handler)
	ethlog.SetDefault(ethlog.NewLogger(quietInfo{handler}))
	slog.SetDefault(log) // SetDefault above changes this, too
	return log
}

// quietInfo logs at debug what its users log at info: go-ethereum tells much about itself that a node's operator does
// not need.
type quietInfo struct{ slog.Handler }

func (h quietInfo) Enabled(ctx context.Context, level slog.Level) bool {
	return h.Handler.Enabled(ctx, quieter(level))
}

func (h quietInfo) Handle(ctx context.Context, r slog.Record) error {
	r.Level = quieter(r.Level)
	return h.Handler.Handle(ctx, r)
}

func (h quietInfo) WithAttrs(attrs []slog.Attr) slog.Handler {
	return quietInfo{h.Handler.WithAttrs(attrs)}
}

func (h quietInfo) WithGroup(name string) slog.Handler { return quietInfo{h.Handler.WithGroup(name)} }

func quieter(level slog.Level) slog.Level {
	if level == slog.LevelInfo {
		return slog.LevelDebug
	}
	return level
}

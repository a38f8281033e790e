package jsonrpc

import (
	"context"
	"strings"
	"testing"
)

const smallCall = `{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}`

func benchDispatcher() *Dispatcher {
	return &Dispatcher{Resolver: methods{"eth_blockNumber": func(_ context.Context, _, dst []byte) ([]byte, error) {
		return append(dst, `"0x5208"`...), nil
	}}}
}

func TestServeDoesNotAllocate(t *testing.T) {
	d := benchDispatcher()
	dst := make([]byte, 0, 4096)
	bodies := map[string][]byte{
		"call":         []byte(smallCall),
		"notification": []byte(`{"method":"eth_blockNumber"}`),
		"batch":        []byte("[" + smallCall + "," + smallCall + "]"),
		"bad":          []byte(`{"id":1`),
	}
	for name, body := range bodies {
		allocs := testing.AllocsPerRun(100, func() { d.Serve(context.Background(), body, dst) })
		if allocs != 0 {
			t.Errorf("%s: got %v allocations, want 0", name, allocs)
		}
	}
}

func benchServe(b *testing.B, body string) {
	d := benchDispatcher()
	raw := []byte(body)
	dst := make([]byte, 0, 1<<16)
	ctx := context.Background()
	b.SetBytes(int64(len(raw)))
	b.ReportAllocs()
	for b.Loop() {
		if len(d.Serve(ctx, raw, dst)) == 0 {
			b.Fatal("no reply")
		}
	}
}

func BenchmarkServeSmall(b *testing.B) { benchServe(b, smallCall) }

func BenchmarkServeBatch100(b *testing.B) {
	benchServe(b, "["+strings.Repeat(smallCall+",", 99)+smallCall+"]")
}

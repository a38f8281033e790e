# exon: `make help` lists the targets.
GO  ?= go
BIN := bin/exon
# Packages that a race needs: everything but the tests over processes, which build their own program.
RACE := $(shell $(GO) list ./... 2>/dev/null | grep -v /e2e)

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z][a-z-]*:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

.PHONY: build
build: ## build bin/exon
	$(GO) build -o $(BIN) ./cmd/exon

.PHONY: run
run: build ## build and start a development node on 127.0.0.1:8545
	$(BIN) dev

.PHONY: setup
setup: examples/node_modules/.package-lock.json ## install what the tests need

examples/node_modules/.package-lock.json: examples/package.json examples/package-lock.json
	cd examples && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

.PHONY: test
test: setup ## install what the tests need and run them all
	$(GO) test ./...

.PHONY: race
race: ## run the tests under the race detector
	$(GO) test -race -short $(RACE)

.PHONY: lint
lint: ## vet, staticcheck, formatting, generated files
	@test -z "$$(gofmt -l $$(git ls-files '*.go'))" || { gofmt -l $$(git ls-files '*.go'); echo 'run make fmt'; exit 1; }
	$(GO) vet ./...
	$(GO) tool staticcheck ./...

.PHONY: check
check: lint test race ## all that must hold for a change to land, in CI's order

.PHONY: fmt
fmt: ## format the code
	gofmt -w $$(git ls-files '*.go')

.PHONY: generate
generate: ## rewrite the documents that are made from tables in the code
	$(GO) test ./api/profile ./api/rpcerr ./config -update

.PHONY: bench
bench: ## benchmarks of each stage
	$(GO) test -run '^$$' -bench . -benchmem ./api/rawjson ./api/jsonrpc ./api/wire ./api/server ./api/profile ./keys ./chain ./pool

LOG_BLOCKS ?= 1000000
.PHONY: bench-logs
bench-logs: ## measure the log index on a chain of LOG_BLOCKS blocks with two logs each; takes some minutes
	EXON_LOG_BLOCKS=$(LOG_BLOCKS) $(GO) test -run '^$$' -bench BenchmarkLogIndex -benchtime 200x -timeout 60m ./chain

.PHONY: bench-peers
bench-peers: build ## measure exon beside anvil and geth in one run; docs/performance.md says how to read it
	bench/peers.sh

.PHONY: bench-ws
bench-ws: build ## 5,000 WebSocket subscribers, 10 blocks a second: memory, CPU, delays
	@ulimit -n $$(ulimit -Hn) && $(GO) run ./bench/ws -binary $(BIN) $(WSFLAGS)

FUZZTIME ?= 30s
.PHONY: fuzz
fuzz: ## run every fuzzer for FUZZTIME
	@for f in $$(grep -rlE '^func Fuzz' --include='*_test.go' .); do \
	  for name in $$(grep -oE '^func Fuzz[A-Za-z0-9]+' $$f | sed 's/func //'); do \
	    echo "$$f $$name"; $(GO) test -run '^$$' -fuzz "^$$name$$" -fuzztime $(FUZZTIME) ./$$(dirname $$f) || exit 1; \
	  done; \
	done

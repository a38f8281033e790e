# exon: `make help` lists the targets.
GO ?= go
BIN := bin/exon

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z][a-z-]*:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

.PHONY: build
build: ## build bin/exon
	$(GO) build -o $(BIN) ./cmd/exon

.PHONY: run
run: build ## build and start a development node on 127.0.0.1:8545
	$(BIN) dev

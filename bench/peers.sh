#!/usr/bin/env bash
# Measures exon beside anvil and geth --dev in one run, with the load generator in ../shared/loadbench.
# Usage: bench/peers.sh [loadbench options]; docs/performance.md says how to read the tables.
# Everything it starts listens on loopback and ends with it. Peers are installed into bench/.peers on the first run.
set -euo pipefail
cd "$(dirname "$0")/.."
peers=$PWD/bench/.peers
loadbench=${LOADBENCH:-$PWD/../shared/loadbench}
key=0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80 # public test key, account 0 of all three
account=0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266

mkdir -p "$peers"
[ -x "$peers/loadbench" ] || (cd "$loadbench" && go build -o "$peers/loadbench" .)
[ -x "$peers/geth" ] || GOBIN=$peers go install github.com/ethereum/go-ethereum/cmd/geth@v1.17.8
[ -d "$peers/node_modules/@foundry-rs/anvil" ] || npm install --prefix "$peers" --no-audit --no-fund --loglevel=error @foundry-rs/anvil@1.7.1

work=$(mktemp -d)
pids=()
stop() { for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done; wait 2>/dev/null || true; rm -rf "$work"; }
trap stop EXIT

bin/exon dev --home "$work/exon" --listen 127.0.0.1:18545 >"$work/exon.log" 2>&1 &
exon=$!; pids+=("$exon")
anvilbin=$(find "$peers/node_modules" -path '*anvil-linux*' -name anvil -type f | head -1)
"${anvilbin:-$peers/node_modules/.bin/anvil}" --port 18546 --silent >"$work/anvil.log" 2>&1 &
anvil=$!; pids+=("$anvil")
"$peers/geth" --dev --datadir "$work/geth" --http --http.port 18547 --http.api eth,net,web3,txpool --ws --ws.port 18548 \
  --authrpc.port 18549 --port 0 --ipcdisable --dev.gaslimit 60000000 \
  --txpool.accountslots 10000 --txpool.globalslots 100000 --txpool.accountqueue 10000 --txpool.globalqueue 100000 \
  >"$work/geth.log" 2>&1 &
geth=$!; pids+=("$geth")

call() { curl -s --max-time 5 -H 'Content-Type: application/json' "$1" -d "$2"; }
for url in 127.0.0.1:18545 127.0.0.1:18546 127.0.0.1:18547; do
  for _ in $(seq 300); do call "$url" '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}' >/dev/null && break; sleep 0.1; done
done
# geth's development account is its own: have it fund the test account.
dev=$(call 127.0.0.1:18547 '{"jsonrpc":"2.0","id":1,"method":"eth_accounts","params":[]}' | grep -o '0x[0-9a-f]\{40\}' | head -1)
call 127.0.0.1:18547 "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"eth_sendTransaction\",\"params\":[{\"from\":\"$dev\",\"to\":\"$account\",\"value\":\"0x3635c9adc5dea00000\"}]}" >/dev/null
sleep 1

"$peers/loadbench" \
  -peer exon=http://127.0.0.1:18545/b -key exon=$key -pid exon=$exon \
  -peer anvil=http://127.0.0.1:18546 -key anvil=$key -pid anvil=$anvil \
  -peer geth=http://127.0.0.1:18547 -key geth=$key -pid geth=$geth -ws geth=ws://127.0.0.1:18548 \
  -workloads "${WORKLOADS:-reads,writes}" "$@"

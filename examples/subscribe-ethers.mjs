// Follows blocks, pending transactions and events with ethers 6 over a WebSocket. Usage: node subscribe-ethers.mjs [URL]
import { readFileSync } from "node:fs";
import { ContractFactory, Wallet, WebSocketProvider } from "ethers";

const url = process.argv[2] ?? "ws://127.0.0.1:8545/eth";
const { abi, bytecode } = JSON.parse(readFileSync(new URL("Counter.json", import.meta.url)));

// ethers remembers answers for 250 ms, nonces too; a node that seals at once is faster than that.
const provider = new WebSocketProvider(url, undefined, { cacheTimeout: -1 });
const wallet = new Wallet("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80", provider);

const counter = await new ContractFactory(abi, bytecode, wallet).deploy();
await counter.waitForDeployment();

const blocks = [], pending = [], events = [];
await provider.on("block", (number) => blocks.push(number));
await provider.on("pending", (hash) => pending.push(hash));
await counter.on("Counted", (by, count, event) => events.push(`${event.log.blockNumber}:${count}`));
await provider.send("eth_blockNumber", []); // the subscriptions asked for before are in place when this is answered

const sent = [];
for (const n of [5, 7, 9]) {
  const tx = await counter.add(n);
  await tx.wait();
  sent.push(tx.hash);
}
while (blocks.length < 3 || pending.length < 3 || events.length < 3) await new Promise((done) => setTimeout(done, 10));

const first = blocks[0];
console.log("blocks in order", blocks.every((number, i) => number === first + i), blocks.length);
console.log("pending", sent.every((hash, i) => pending[i] === hash), pending.length);
console.log("events", events.map((text) => text.split(":")[1]).join(" "));

// Resume: what was missed comes first, then what is new. ethers has no call for it, so the request is our own.
const id = await provider.send("eth_subscribe", ["newHeads", { fromBlock: "0x" + first.toString(16) }]);
const heads = [];
await provider._register(id, { _handleMessage: (head) => heads.push(Number(head.number)) });
await (await counter.add(1)).wait();
while (heads.length < 4) await new Promise((done) => setTimeout(done, 10));
console.log("resumed", heads.map((number) => number - first).join(" "));
await provider.destroy();

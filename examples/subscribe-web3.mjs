// Follows heads, pending transactions and logs with web3.js 1 over a WebSocket. Usage: node subscribe-web3.mjs [URL]
import { readFileSync } from "node:fs";
import Web3 from "web3";

const url = process.argv[2] ?? "ws://127.0.0.1:8545/";
const { abi, bytecode } = JSON.parse(readFileSync(new URL("Counter.json", import.meta.url)));

const web3 = new Web3(url);
const [from] = await web3.eth.getAccounts(); // unlocked by the node
const counter = await new web3.eth.Contract(abi).deploy({ data: bytecode }).send({ from, gas: 500000 });

const heads = [], pending = [], logs = [], events = [];
const follow = (subscription, list) =>
  new Promise((done, fail) => subscription.on("connected", () => done(subscription)).on("data", (item) => list.push(item)).on("error", fail));
const subscriptions = [
  await follow(web3.eth.subscribe("newBlockHeaders"), heads),
  await follow(web3.eth.subscribe("pendingTransactions"), pending),
  await follow(web3.eth.subscribe("logs", { address: counter.options.address }), logs),
  await follow(web3.eth.subscribe("syncing"), []),
  await follow(counter.events.Counted({ filter: { by: from } }), events),
];

const sent = [];
for (const n of [5, 7, 9]) sent.push(await counter.methods.add(n).send({ from }));
while (heads.length < 3 || pending.length < 3 || logs.length < 3 || events.length < 3) await new Promise((done) => setTimeout(done, 10));

const first = sent[0].blockNumber;
console.log("heads in order", heads.every((head, i) => head.number === first + i && head.hash === sent[i].blockHash), heads.length);
console.log("pending", sent.every((receipt, i) => pending[i] === receipt.transactionHash), pending.length);
console.log("logs", logs.every((log, i) => log.transactionHash === sent[i].transactionHash), logs.length);
console.log("events", events.map((event) => event.returnValues.count).join(" "));
const ended = await Promise.all(subscriptions.map((subscription) => new Promise((done) => subscription.unsubscribe((error, result) => done(result)))));
console.log("unsubscribed", ended.every((done) => done === true));
web3.currentProvider.disconnect();

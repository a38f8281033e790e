// Deploys Counter with web3.js 1 and uses it. Usage: node deploy-web3.mjs [URL]
import { readFileSync } from "node:fs";
import Web3 from "web3";

const url = process.argv[2] ?? "http://127.0.0.1:8545/";
const { abi, bytecode } = JSON.parse(readFileSync(new URL("Counter.json", import.meta.url)));

const web3 = new Web3(url);
const [from] = await web3.eth.getAccounts(); // unlocked by the node

const counter = await new web3.eth.Contract(abi).deploy({ data: bytecode }).send({ from, gas: 500000 });
console.log("deployed", counter.options.address);

const receipt = await counter.methods.add(5).send({ from });
console.log("block", receipt.blockNumber, "status", receipt.status, "count", await counter.methods.count().call());
console.log("event", receipt.events.Counted.event, receipt.events.Counted.returnValues.count);

try {
  await counter.methods.add(0).call({ from });
} catch (error) {
  console.log("refused", error.message.split("\n")[0]);
}

// Deploys Counter with ethers 6 and uses it. Usage: node deploy-ethers.mjs [URL]
import { readFileSync } from "node:fs";
import { ContractFactory, JsonRpcProvider, Wallet } from "ethers";

const url = process.argv[2] ?? "http://127.0.0.1:8545/eth";
const { abi, bytecode } = JSON.parse(readFileSync(new URL("Counter.json", import.meta.url)));

// ethers remembers answers for 250 ms, nonces too; a node that seals at once is faster than that.
const provider = new JsonRpcProvider(url, undefined, { cacheTimeout: -1 });
// The first account of `exon dev`: its key is public.
const wallet = new Wallet("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80", provider);

const counter = await new ContractFactory(abi, bytecode, wallet).deploy();
await counter.waitForDeployment();
console.log("deployed", await counter.getAddress());

const receipt = await (await counter.add(5)).wait();
console.log("block", receipt.blockNumber, "status", receipt.status, "count", await counter.count());

const [event] = await counter.queryFilter(counter.filters.Counted(), receipt.blockNumber);
console.log("event", event.eventName, event.args.count);

try {
  await counter.add(1000);
} catch (error) {
  const { name, args } = counter.interface.parseError(error.data);
  console.log("refused", name, args.toString());
}
provider.destroy();

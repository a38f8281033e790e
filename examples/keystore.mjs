// Key files between exon and ethers 6. The passphrase is the first line of the standard input.
//   node keystore.mjs open FILE       opens a key file and prints the account and a signature of 0xdeadbeaf
//   node keystore.mjs make            makes a key and prints its file
import { readFileSync } from "node:fs";
import { Wallet } from "ethers";

const [command, file] = process.argv.slice(2);
const passphrase = readFileSync(0, "utf8").split("\n")[0];

if (command === "open") {
  const wallet = await Wallet.fromEncryptedJson(readFileSync(file, "utf8"), passphrase);
  console.log(wallet.address, await wallet.signMessage(Uint8Array.from([0xde, 0xad, 0xbe, 0xaf])));
} else if (command === "make") {
  console.log(await Wallet.createRandom().encrypt(passphrase));
} else {
  console.error("usage: node keystore.mjs open FILE | make");
  process.exit(1);
}

import { readFileSync } from "node:fs";
import { type LockEntry, lockErrors } from "./lock-entries.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockEntry>;
};
const faults = lockErrors(lock);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

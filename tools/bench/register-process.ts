// Run by the group `answers`, alone in a process: what the register of entities and the index of the
// sheets take to be ready, in milliseconds and in memory; with "bare", their files read and parsed.
// The sheets are read before the clock: the server has them in its database.
import { readdirSync, readFileSync } from "node:fs";
import { shippedEntries } from "../../features/guidelines/testing/shipped-entries.ts";

const REGISTER = new URL("../../features/guidelines/content/register/", import.meta.url);

function parsed(): unknown[] {
  const names = readdirSync(REGISTER).filter((name) => name.endsWith(".json"));
  return names.map((name) => JSON.parse(readFileSync(new URL(name, REGISTER), "utf8")));
}

async function ready(): Promise<unknown> {
  const { buildIndex } = await import("../../features/guidelines/domain/library-index.ts");
  const { understand } = await import("../../features/guidelines/domain/understand.ts");
  return { understand, index: buildIndex(shippedEntries) };
}

const held = (): number => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const before = held();
const started = performance.now();
const kept = process.argv[2] === "bare" ? parsed() : await ready();
const took = performance.now() - started;
const bytes = held() - before;
process.stdout.write(JSON.stringify({ took, bytes, kept: kept !== null }));

// `npm run mutate -- ROOM [--size 300] [--seed 1] [--part domain|server]`: small errors are planted one at a time in the
// rules and the server of a room, and the tests of the room are run against each. By hand and monthly; the
// figures go to docs/mutation.md. Stryker is installed when it is first needed: nothing else of the
// project uses it.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { run, stopWithUs } from "../setup/run.mjs";
import { type Report, rowOf, tallyOf } from "./tally.ts";

/** What Stryker is installed from, and where: never beside the sources, which others copy. */
const SOURCE = "tools/mutate/stryker";
const HOME = resolve("node_modules/.cache/mutate");
const STRYKER = join(HOME, "node_modules/@stryker-mutator/core/bin/stryker.js");
/** A run that has not ended after a night does not end. */
const LIMIT_SECONDS = 12 * 3600;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    part: { type: "string" },
  },
});
const [room = ""] = positionals;
const [size, seed] = [Number(values.size), Number(values.seed)];
if (!/^[a-z-]+$/.test(room) || !existsSync(join("features", room)))
  throw new Error("npm run mutate -- ROOM [--size 300] [--seed 1]: no such room");
if (!Number.isInteger(size) || size < 1 || !Number.isInteger(seed))
  throw new Error("--size and --seed are whole numbers");

if (values.part !== undefined && !["domain", "server"].includes(values.part))
  throw new Error("--part: domain or server");
const part = values.part ?? "{domain,server}";

const settings = (report: string) => ({
  testRunner: "vitest",
  vitest: { configFile: "tools/mutate/room-tests.config.ts", related: true },
  plugins: ["@stryker-mutator/vitest-runner", join(HOME, "draw-checker.mjs")],
  checkers: ["draw"],
  draw: { seed, size },
  mutate: [`features/${room}/${part}/**/*.ts`, "!**/*.test.ts"],
  ignorePatterns: ["data", "dist", "test-data", "docs", "**/e2e", "**/web"],
  // One worker: the draw is made where all the mutants are seen.
  concurrency: 1,
  coverageAnalysis: "perTest",
  timeoutMS: 60_000,
  // The compiler of the project has no API in JavaScript, which Stryker asks for a tsconfig.
  tsconfigFile: "tools/mutate/none.json",
  // The room once, instrumented, on a machine that may be busy.
  dryRunTimeoutMinutes: 60,
  tempDirName: ".mutants",
  cleanTempDir: "always",
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: report },
});

async function must(command: string, args: string[], more: object) {
  const { code, output } = await run(command, args, { seconds: LIMIT_SECONDS, ...more });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}: ${code}\n${output}`);
}

stopWithUs();
cpSync(SOURCE, HOME, { recursive: true });
if (!existsSync(STRYKER)) await must("npm", ["ci", "--no-audit", "--no-fund"], { cwd: HOME });
const folder = mkdtempSync(join(tmpdir(), "sclepios-mutants-"));
const [config, report] = [join(folder, "stryker.config.json"), join(folder, "report.json")];
writeFileSync(config, JSON.stringify(settings(report)));
const env = { ...process.env, MUTATED_ROOM: room };
await must(process.execPath, [STRYKER, "run", config], { env, show: true });
const tally = tallyOf(JSON.parse(readFileSync(report, "utf8")) as Report);
rmSync(folder, { recursive: true });

for (const survivor of tally.survivors) console.log(`survived: ${survivor}`);
if (tally.broken > 0) console.log(`${tally.broken} could not be judged`);
console.log(
  rowOf(
    `${room} ${values.part ?? "whole"}`,
    { seed, day: new Date().toISOString().slice(0, 10) },
    tally,
  ),
);

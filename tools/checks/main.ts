// `npm run check`: everything that can be judged without running the product, two at a time, the
// slowest first.
import { globSync } from "node:fs";
import { run, stopWithUs } from "../setup/run.mjs";

interface Check {
  name: string;
  command: string;
  args: string[];
  /** Runs in `npm run test:full`, or when it is named: another one says the same sooner. */
  whole?: boolean;
}

/** A check that hangs is stopped; types alone take 160 s on a machine where others work. */
const LIMIT_SECONDS = 600;
const AT_ONCE = 2;
const script = (name: string, file: string): Check => ({
  name,
  command: process.execPath,
  args: ["--disable-warning=ExperimentalWarning", `tools/checks/${file}.ts`],
});

// Every tsconfig.<program>.json is a program of its own: a new one is checked without being listed.
// The linter reads the types anyway, and says what the compiler says of each file in the program
// that it belongs to; the compiler alone sees a rule with the settings of every program that reads it.
const programs = globSync("tsconfig.*.json")
  .filter((file) => file !== "tsconfig.base.json")
  .sort()
  .map((file) => ({
    name: `types: ${file.replace(/^tsconfig\.|\.json$/g, "")}`,
    command: "tsc",
    // Two checks run at once: more threads would work out the same types several times.
    args: ["-p", file, "--pretty", "false", "--checkers", "1"],
    whole: true,
  }));

const CHECKS: readonly Check[] = [
  {
    name: "types, and lint with types",
    command: "oxlint",
    args: ["--type-aware", "--type-check", "--deny-warnings", "--format=unix"],
  },
  {
    name: "format and lint",
    command: "biome",
    args: ["ci", ".", "--colors=off", "--max-diagnostics=40", "--error-on-warnings"],
  },
  { name: "unused code and packages", command: "knip", args: ["--no-progress"] },
  script("migrations", "migrations"),
  ...programs,
  script("walls", "walls"),
  script("personal data", "personal-data"),
  script("error sentences", "error-texts"),
  script("actions of the log", "audit-actions"),
  script("texts", "messages"),
  script("documents", "documents"),
  { name: "map", command: process.execPath, args: ["tools/map/main.ts", "--check"] },
  script("house style", "house-style"),
  script("lock", "lock"),
  script("notice", "notice"),
];

async function judge({ name, command, args }: Check): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await run(command, args, { seconds: LIMIT_SECONDS });
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${code === 0 ? "✓" : "✗"} ${name} (${took})`);
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, "    "));
  return code === 0;
}

stopWithUs();
const wanted = process.argv.slice(2);
const full = process.env.SCLEPIOS_TEST_FULL === "1";
const queue = CHECKS.filter(({ name, whole = false }) =>
  wanted.length === 0 ? full || !whole : wanted.some((word) => name.includes(word)),
);
const started = performance.now();
let failed = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let check = queue.shift(); check !== undefined; check = queue.shift())
      if (!(await judge(check))) failed += 1;
  }),
);
console.log(
  `${failed === 0 ? "all checks pass" : `${failed} failed`} (${((performance.now() - started) / 1000).toFixed(0)} s)`,
);
process.exit(failed === 0 ? 0 : 1);

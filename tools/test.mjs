// `npm test` from any state of the folder: installs what the tests need, runs everything, and ends
// with one line of counts. `npm test -- --since REV` keeps to what the rooms changed since then
// concern. Plain JavaScript: this runs on the system's Node, before anything is installed.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { projectEnvironment, run, stopWithUs } from "./setup/run.mjs";
import { say } from "./setup/texts.mjs";
import { ensureChromium } from "./testing/chromium.mjs";
import {
  concernedRooms,
  concernedTests,
  readRooms,
  readTestImports,
} from "./testing/concerned.mjs";
import { playwrightCounts, vitestCounts } from "./testing/counts.mjs";
import { freePort, startPostgresql } from "./testing/postgresql.mjs";

const root = join(fileURLToPath(import.meta.url), "..", "..");
const full = process.argv.includes("--full");
/** `--since REV`: what a change in some rooms concerns. */
const since = process.argv.includes("--since")
  ? (process.argv[process.argv.indexOf("--since") + 1] ?? "")
  : undefined;
const totals = { passed: 0, failed: 0 };
const durations = {};
const failures = [];

/**
 * One step of the run: its name, how long it took, and what it adds to the totals. A throw is one
 * failure.
 */
async function step(name, work) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  try {
    const counts = await work();
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    failures.push(...counts.failures.map((failure) => `${name}: ${failure}`));
  } catch (error) {
    totals.failed += 1;
    failures.push(`${name}: ${error.message}`);
    console.error(error.message);
  }
  durations[name] = Math.round((Date.now() - started) / 100) / 10;
  console.log(`── ${name}: ${durations[name]} s`);
}

/** Runs a tool whose JSON report is counted; without a readable report, its failure is one. */
async function reported(name, node, args, { env, seconds, report, count }) {
  const { code, timedOut } = await run(node, args, { cwd: root, env, seconds, show: true });
  let counts = { passed: 0, failed: 0, failures: [] };
  try {
    counts = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    throw new Error(timedOut ? `${name}: ${seconds} s` : `${name}: exit ${code}`);
  }
  if (code !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, failures: [`exit ${code}`] };
  return counts;
}

async function check(node, env) {
  const { code } = await run(node, ["tools/checks/main.ts"], {
    cwd: root,
    env,
    seconds: 300,
    show: true,
  });
  return { passed: 0, failed: code === 0 ? 0 : 1, failures: code === 0 ? [] : ["npm run check"] };
}

const bin = (...path) => join(root, "node_modules", ...path);

/** Vitest on all its files and projects, or on some. */
async function vitest(name, { node, env, scratch }, files = [], projects = []) {
  const postgresql = projects.length === 0 ? await startPostgresql() : {};
  if (postgresql.url) say("postgresqlReady", { version: postgresql.version });
  else if (postgresql.reason) say("postgresqlMissing", { reason: postgresql.reason });
  const report = join(scratch, `${name}.json`);
  // The files of a worker share their modules; in another order, what one leaves to the next shows.
  const order = full ? ["--sequence.shuffle.files"] : [];
  const chosen = [...order, ...projects.flatMap((project) => ["--project", project]), ...files];
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile=${report}`];
  try {
    await step(name, () =>
      reported(name, node, [bin("vitest", "vitest.mjs"), "run", ...reporters, ...chosen], {
        env: { ...env, ...(postgresql.url ? { TEST_DATABASE_URL: postgresql.url } : {}) },
        seconds: full ? 3600 : 1800,
        report,
        count: vitestCounts,
      }),
    );
  } finally {
    postgresql.stop?.();
  }
}

async function playwright({ node, env, scratch }, files = []) {
  await step("playwright", async () => {
    await ensureChromium(root, node);
    const report = join(scratch, "playwright.json");
    return reported("playwright", node, [bin("@playwright", "test", "cli.js"), "test", ...files], {
      env: {
        ...env,
        SCLEPIOS_E2E_REPORT: report,
        SCLEPIOS_E2E_DATA: join(scratch, "data"),
        SCLEPIOS_E2E_PORT: String(await freePort()),
      },
      seconds: full ? 4600 : 2500,
      report,
      count: playwrightCounts,
    });
  });
}

/** Paths that differ from a revision, those that git does not know yet included. */
async function changedSince(revision) {
  const asked = [
    ["diff", "--name-only", "--no-renames", revision, "--"],
    ["ls-files", "--others", "--exclude-standard"],
  ];
  const said = await Promise.all(asked.map((args) => run("git", args, { cwd: root, seconds: 60 })));
  for (const { code, output } of said) if (code !== 0) throw new Error(output.trim());
  return said.flatMap(({ output }) => output.split("\n")).filter((path) => path !== "");
}

async function everything(scratch) {
  if (since === "") throw new Error("npm test -- --since REV");
  const node = await ensureInstalled(root);
  const data = resolve(root, process.env.SCLEPIOS_TEST_DATA ?? "test-data");
  if (!existsSync(data)) say("dataMissing", { folder: data });
  const env = projectEnvironment(root, {
    SCLEPIOS_TEST_DATA: data,
    NO_COLOR: "1",
    ...(full ? { SCLEPIOS_TEST_FULL: "1" } : {}),
  });
  const rooms =
    since === undefined
      ? null
      : concernedRooms(await changedSince(since), readRooms(root), readTestImports(root));
  await step("check", () => check(node, env));
  await step("build", async () => {
    await ensureBuilt(root, node);
    return { passed: 0, failed: 0, failures: [] };
  });
  const given = { node, env, scratch };
  if (rooms === null) {
    await vitest("vitest", given);
    await playwright(given);
    return;
  }
  const tests = concernedTests(root, rooms);
  console.log(`${rooms.own.join(", ")} ← ${rooms.dependants.join(", ")}`);
  if (tests.own.length > 0) await vitest("vitest", given, tests.own);
  if (tests.others.length > 0)
    await vitest("readers", given, tests.others, ["rules", "components", "embedded"]);
  const own = {
    ...env,
    SCLEPIOS_E2E_ROOMS: tests.journeys.map((folder) => folder.replace(/\/e2e\/$/, "")).join(),
  };
  if (tests.journeys.length > 0)
    await playwright({ ...given, env: own }, ["app/e2e/views", ...tests.journeys]);
}

stopWithUs();
const scratch = mkdtempSync(join(tmpdir(), "sclepios-test-"));
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
try {
  await everything(scratch);
} catch (error) {
  totals.failed += 1;
  failures.push(error.message);
  console.error(error.message);
}
// Read by `npm run bench -- --only durations`.
mkdirSync(join(root, "test-results"), { recursive: true });
writeFileSync(join(root, "test-results", "durations.json"), `${JSON.stringify(durations)}\n`);
if (failures.length > 0) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join("\n")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

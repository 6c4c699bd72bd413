// A server is killed again and again while people write everything that can be written. By hand:
// `node tools/kill-rounds/main.ts [rounds] [--engine embedded|postgresql]`. Everything it starts is
// on loopback and ends with it. On PostgreSQL every third round ends the database as well, without
// letting it close.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type ServerProcess, startServer } from "#app/testing/server-process.ts";
import { startPostgresql } from "../testing/postgresql.mjs";
import { WRITES } from "./all-writes.ts";
import { newPerson, type Person, place } from "./people.ts";
import { missing, newTally, type Tally, work } from "./round.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: "string", default: "embedded" } },
});
const ROUNDS = Number(positionals[0] ?? 20);
if (!Number.isInteger(ROUNDS) || ROUNDS < 1 || ROUNDS > 1_000) throw new Error("rounds: 1 to 1000");
if (!["embedded", "postgresql"].includes(values.engine))
  throw new Error("engine: embedded or postgresql");
const WORKERS = 4;
/** Openings that may be cut, one after the other. */
const OPENINGS = 5;
/** Longest that a round writes. */
const ROUND_MS = 30_000;
/** Every third round ends the database itself. */
const DATABASE_EVERY = 3;
const ADMIN_CODE = /(?:code|código) ([0-9A-F]{12})/;

async function database() {
  if (values.engine === "embedded") return null;
  // Commits are waited for; only the disk is not asked, which an ended process does not need.
  const started = await startPostgresql({ settings: "-F" });
  if (!("url" in started)) throw new Error(`no PostgreSQL: ${started.reason}`);
  return started;
}

const postgresql = await database();
const folder = mkdtempSync(join(tmpdir(), "sclepios-kills-"));
const env = {
  DATA_DIR: join(folder, "data"),
  TRUST_PROXY: "on",
  ...(postgresql
    ? { DATABASE_URL: postgresql.url, AUTH_SECRET: randomBytes(24).toString("hex") }
    : {}),
};
let server: ServerProcess | undefined;

/**
 * On a machine that is busy an opening takes long, and is cut as well: whoever is killed there must
 * come back too.
 */
async function start(left = OPENINGS): Promise<ServerProcess> {
  const started = await startServer(env).catch((error: unknown) => {
    if (left === 0) throw error;
    return null;
  });
  if (started === null) return start(left - 1);
  if (started.url === "") throw new Error(`the server did not come back: ${started.output()}`);
  place.url = started.url;
  return started;
}

/**
 * Counted rather than timed: a busy machine writes as much before each kill, at another moment of a
 * write each time.
 */
async function enough(tally: Tally, count: number) {
  const giveUp = performance.now() + ROUND_MS;
  while (tally.kept.length < count && performance.now() < giveUp)
    await wait(1 + Math.random() * 20);
}

const tallies: Tally[] = [];
const lost: string[] = [];
const openings: number[] = [];
const from = performance.now();
try {
  server = await start();
  const admin: Person = await newPerson(ADMIN_CODE.exec(server.output())?.[1]);
  for (let round = 0; round < ROUNDS; round++) {
    const tally = newTally();
    tallies.push(tally);
    const worked = Promise.all(
      Array.from({ length: WORKERS }, (_, n) => work(admin, tally, round * 7 + n * 19)),
    );
    // What fails for another reason than the kill is heard before it.
    await Promise.race([worked, enough(tally, 5 + ((round * 37) % 120))]);
    const withDatabase = postgresql !== null && round % DATABASE_EVERY === DATABASE_EVERY - 1;
    await Promise.all([server.kill(), withDatabase ? postgresql.down("immediate") : null]);
    await worked;
    if (withDatabase) await postgresql.up();
    const opening = performance.now();
    server = await start();
    openings.push(performance.now() - opening);
    const missed = (await missing(tally.kept)).map((one) => `round ${round + 1}: ${one}`);
    lost.push(...missed);
    for (const one of missed) console.log(`\nlost: ${one}`);
    process.stdout.write(
      `\rround ${round + 1} of ${ROUNDS}, ${tally.kept.length} acknowledged, ${lost.length} lost   `,
    );
  }
  // Nothing that was there after its own kill may have gone in a later one.
  lost.push(
    ...(await missing(tallies.flatMap(({ kept }) => kept))).map((one) => `at the end: ${one}`),
  );
  report();
  console.log(`ended with: ${await server.stop()}`);
} finally {
  await server?.kill();
  postgresql?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = lost.length === 0 ? 0 : 1;

function report() {
  const acknowledged = new Map<string, number>();
  for (const tally of tallies)
    for (const [name, count] of tally.acknowledged)
      acknowledged.set(name, (acknowledged.get(name) ?? 0) + count);
  console.log("");
  console.table(
    Object.fromEntries(
      [...acknowledged].sort().map(([name, count]) => [name, { acknowledged: count }]),
    ),
  );
  const refused = tallies.flatMap((tally) => tally.refused);
  const sorted = openings.toSorted((a, b) => a - b);
  console.log({
    engine: values.engine,
    rounds: ROUNDS,
    minutes: Math.round((performance.now() - from) / 6_000) / 10,
    "kinds of writes": acknowledged.size,
    acknowledged: [...acknowledged.values()].reduce((sum, count) => sum + count, 0),
    "reopened after, ms (median, longest)": [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
      .map((ms) => Math.round(ms ?? 0))
      .join(", "),
    "never reached": Object.keys(WRITES).filter((name) => !acknowledged.has(name)),
    refused: refused.length,
    ...(refused[0] ? { "the first refusal": refused[0] } : {}),
    lost: lost.length,
  });
  for (const one of lost.slice(0, 20)) console.log(one);
}

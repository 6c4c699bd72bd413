// PostgreSQL goes away under two servers at work, for real and for long: stopped, frozen,
// restarted. By hand, Linux: `node tools/outage/main.ts [seconds]`. Everything it starts is on
// loopback and ends with it. app/server/outage.engines.process.test.ts does the same for seconds,
// through a proxy.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { callAt, type ServerProcess, signInAt, startServer } from "#app/testing/server-process.ts";
import { type Load, missingFrom, signUpOn, startLoad } from "#app/testing/steady-load.ts";
import { startPostgresql } from "../testing/postgresql.mjs";
import { familyOf, signalAll } from "./processes.ts";
import { watchProcesses } from "./watch-processes.ts";

const AWAY_MS = Math.min(120, Number(process.argv[2] ?? 30)) * 1_000;
const PEOPLE_A_SERVER = 5;
const PASSWORD = "Panne-d-essai-1";
/** Longest that streams have to end once the database is back. */
const STREAMS_MS = 30_000;
const RESTARTS = 5;

// Nothing acknowledged may be lost by the database either: commits wait, only the disk is not
// asked.
const started = await startPostgresql({ settings: "-F" });
if (!("url" in started)) throw new Error(`no PostgreSQL: ${started.reason}`);
const postgresql = started;
const folder = mkdtempSync(join(tmpdir(), "sclepios-outage-"));
const servers: ServerProcess[] = [];

/** Milliseconds until `url` reads, writes and signs in again. */
async function backAfter(url: string, person: { cookie: string; email: string }): Promise<number> {
  const from = performance.now();
  for (;;) {
    const id = crypto.randomUUID();
    const all = await Promise.all([
      callAt(url, "chat/list", { archived: false }, person.cookie).then(({ status }) => status),
      callAt(url, "chat/create", { id, title: "Essai" }, person.cookie).then(
        ({ status }) => status,
      ),
      signInAt(url, person.email, PASSWORD).then(({ status }) => status),
      fetch(`${url}/readyz`).then(({ status }) => status),
    ]);
    if (all.every((status) => status === 200)) return performance.now() - from;
    await wait(50);
  }
}

type Outage = (between: () => Promise<unknown>) => Promise<void>;
const OUTAGES: Record<string, Outage> = {
  stopped: async (between) => {
    await postgresql.down("fast");
    await between();
    await postgresql.up();
  },
  // Connections are still accepted by the system, and nothing is ever answered.
  frozen: async (between) => {
    const family = familyOf(postgresql.pid());
    signalAll(family, "SIGSTOP");
    await between();
    signalAll(family, "SIGCONT");
  },
  "restarted under load": async () => {
    for (let n = 0; n < RESTARTS; n++) {
      await postgresql.down("immediate");
      await postgresql.up();
      await wait(1_500);
    }
  },
};

async function round(name: string, outage: Outage) {
  const urls = servers.map(({ url }) => url);
  const people = await signUpOn(
    Array.from({ length: PEOPLE_A_SERVER }, () => urls).flat(),
    PASSWORD,
  );
  const load = startLoad(people);
  await wait(3_000);
  const processes = watchProcesses(servers.map(({ pid }) => pid));
  const before = statuses(load);
  await outage(() => wait(AWAY_MS));
  const during = statuses(load);
  const [one, two] = people;
  if (!one || !two) throw new Error("nobody");
  const back = await Promise.all([backAfter(one.url, one), backAfter(two.url, two)]);
  await wait(5_000);
  const peak = processes.stop();
  await load.stop(STREAMS_MS);
  const questions = [...load.questions.values()];
  return {
    outage: name,
    "back after, ms": back.map(Math.round).join(" and "),
    "acknowledged before, during, after": [before, during - before, statuses(load) - during].join(
      ", ",
    ),
    "told to come back (503)": load.statuses.get(503) ?? 0,
    "connections cut": load.statuses.get(0) ?? 0,
    "answers of another kind": load.wrong.length,
    "longest wait, ms": Math.round(load.slowestMs),
    "most sockets, a server": peak.sockets,
    "most memory, MB a server": peak.megabytes,
    questions: questions.length,
    "whose answer did not end": questions.filter(({ ended }) => !ended).length,
    "acknowledged and lost": (await missingFrom(load)).length,
    ...(load.wrong.length > 0 ? { "the first of another kind": load.wrong[0] } : {}),
  };
}

const statuses = (load: Load) => load.statuses.get(200) ?? 0;

try {
  const env = {
    DATABASE_URL: postgresql.url,
    AUTH_SECRET: randomBytes(24).toString("hex"),
    FILES_URL: `file://${join(folder, "files")}`,
    TRUST_PROXY: "on",
  };
  for (const name of ["a", "b"])
    servers.push(await startServer({ ...env, DATA_DIR: join(folder, name) }));
  for (const [name, outage] of Object.entries(OUTAGES)) console.log(await round(name, outage));
  console.log(
    `lines printed by the servers: ${servers.map((one) => one.output().split("\n").length).join(" and ")}`,
  );
  console.log(`ended with: ${(await Promise.all(servers.map((one) => one.stop()))).join(" and ")}`);
} finally {
  await Promise.all(servers.map((one) => one.kill()));
  postgresql.stop();
  rmSync(folder, { recursive: true, force: true });
}

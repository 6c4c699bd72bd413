// Hundreds of people at once, on each database: what they wait, what is refused, what the servers
// hold in memory; then as many on a bare route over the same database. Run alone, on a quiet
// machine: `npm run bench -- --only load`.
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgresql } from "../../testing/postgresql.mjs";
import { type Figures, median } from "../figure.ts";
import { type Action, act, actBare } from "../load/actions.ts";
import { type Member, makePeople } from "../load/people.ts";
import { runLoad } from "../load/run-load.ts";
import { describe, type Summary, summarise } from "../load/tally.ts";
import { startServer, type Target } from "../server.ts";

export interface LoadOptions {
  /** Share of the durations below, for a look while developing. */
  share: number;
  /** Only this database. */
  engine: "embedded" | "postgresql" | null;
}

const CROWDS = [
  { people: 200, seconds: 600 },
  { people: 800, seconds: 300 },
] as const;
/** The bare route needs no long look. */
const BARE_SHARE = 0.2;
const SETTLED_MS = 3_000;
const SAMPLE_MS = 1_000;

interface Run {
  summary: Summary;
  probe: number;
  /**
   * What the servers held near the end, beside what they held a fifth of the time after the start.
   */
  growth: number;
  memory: number;
}

/** Resident memory of some processes in MB, as Linux counts it. */
const residentMemory = (servers: readonly Target[]) =>
  servers.reduce((sum, { pid }) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return sum + Number(kilobytes) / 1024;
  }, 0);

async function measure(
  title: string,
  servers: readonly Target[],
  people: readonly Member[],
  seconds: number,
  act: Action,
) {
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(residentMemory(servers)), SAMPLE_MS);
  const { outcomes, probes } = await runLoad({
    urls: servers.map(({ url }) => url),
    people,
    seconds,
    act,
  });
  clearInterval(sampling);
  const summary = summarise(outcomes, seconds);
  console.log(`${title}: ${people.length} people, ${seconds} s`);
  for (const line of describe(outcomes)) console.log(line);
  const fifth = (n: number) =>
    median(memory.slice((memory.length * n) / 5, (memory.length * (n + 1)) / 5));
  return {
    summary,
    probe: Math.max(...probes),
    growth: fifth(4) / fifth(1),
    memory: fifth(4),
  } satisfies Run;
}

function figures(
  engine: string,
  people: number,
  servers: number,
  run: Run,
  bare: Summary,
): Figures {
  const name = (what: string) => `${engine}, ${people} people: ${what}`;
  const { summary } = run;
  const ms = (value: number, baseline: number, max: number) => ({
    value,
    unit: "ms",
    baseline,
    goal: { max },
  });
  const shared: Figures = {
    [name("errors")]: { value: summary.errors, unit: "", baseline: bare.errors, goal: { max: 0 } },
    [name("slowest /healthz")]: {
      value: run.probe,
      unit: "ms",
      baseline: null,
      goal: { max: 100 },
    },
    [name("median")]: { value: summary.median, unit: "ms", baseline: bare.median, goal: null },
  };
  if (people <= 200)
    return {
      ...shared,
      [name("refused (503)")]: {
        value: summary.refused,
        unit: "",
        baseline: bare.refused,
        goal: { max: 0 },
      },
      [name("95 %")]: ms(summary.p95, bare.p95, 100),
      [name("memory, end / beginning")]: {
        value: run.growth,
        unit: "",
        baseline: null,
        goal: { max: 1.15 },
      },
      [name("memory at the end")]: { value: run.memory, unit: "MB", baseline: null, goal: null },
    };
  return {
    ...shared,
    [name("slowest")]: ms(summary.slowest, bare.slowest, 5000),
    [name("refused (503)")]: {
      value: summary.refused,
      unit: "",
      baseline: bare.refused,
      goal: null,
    },
    [name("answered")]: {
      value: summary.perSecond,
      unit: "req/s",
      baseline: bare.perSecond,
      goal: { min: servers > 1 ? 300 : 200 },
    },
  };
}

async function crowd(
  env: Record<string, string>,
  servers: number,
  { people, seconds }: { people: number; seconds: number },
) {
  const dataDirs = Array.from({ length: servers }, () =>
    mkdtempSync(join(tmpdir(), "sclepios-bench-")),
  );
  const files = `file://${dataDirs[0]}/files`;
  const start = (script?: string) =>
    Promise.all(
      dataDirs.map((dataDir) =>
        startServer({
          dataDir,
          env: { TRUST_PROXY: "on", PUBLIC_URL: "", FILES_URL: files, ...env },
          ...(script ? { script } : {}),
        }),
      ),
    );
  /** Stops the servers, whatever became of the work. */
  async function during<T>(running: readonly Target[], work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      await Promise.all(running.map((one) => one.stop()));
    }
  }
  const engine = servers > 1 ? "PostgreSQL" : "embedded";
  try {
    const product = await start();
    const members = await makePeople(product[0]?.url ?? "", people);
    await pause(SETTLED_MS);
    const real = await during(product, () => measure(engine, product, members, seconds, act));
    const bare = await start("tools/bench/load/bare-server.ts");
    const bareSeconds = Math.ceil(seconds * BARE_SHARE);
    const plain = await during(bare, () =>
      measure(`${engine}, bare`, bare, members, bareSeconds, actBare),
    );
    return figures(engine, people, servers, real, plain.summary);
  } finally {
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function load({ share, engine }: LoadOptions): Promise<Figures> {
  const crowds = CROWDS.map(({ people, seconds }) => ({
    people,
    seconds: Math.max(5, Math.round(seconds * share)),
  }));
  const all: Figures = {};
  for (const one of engine === "postgresql" ? [] : crowds)
    Object.assign(all, await crowd({}, 1, one));
  if (engine === "embedded") return all;
  for (const one of crowds) {
    const postgresql = await startPostgresql();
    if ("reason" in postgresql) {
      console.log(`no PostgreSQL server: ${postgresql.reason}`);
      return all;
    }
    try {
      const env = { DATABASE_URL: postgresql.url, AUTH_SECRET: randomUUID() + randomUUID() };
      Object.assign(all, await crowd(env, 2, one));
    } finally {
      postgresql.stop();
    }
  }
  return all;
}

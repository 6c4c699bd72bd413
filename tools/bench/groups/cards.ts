// A collection of ten thousand cards on the embedded database: to study, to search, to bring in and to take out, to learn from.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { features } from "#app/server/features.ts";
import { assemble, openEngine } from "#app/server/services.ts";
import { findPersonId } from "#features/accounts/server/public.ts";
import { seeds as accountSeeds } from "#features/accounts/server/seeds.ts";
import { parseQuery } from "#features/flashcards/domain/query.ts";
import { applyFacts } from "#features/flashcards/server/apply-facts.ts";
import { exportFile } from "#features/flashcards/server/export-file.ts";
import { importFile } from "#features/flashcards/server/import-file.ts";
import { openFile } from "#features/flashcards/server/open-file.ts";
import { optimiseJob } from "#features/flashcards/server/optimise.ts";
import { listDecks } from "#features/flashcards/server/queries.ts";
import { addOptimisation, findOptimisation } from "#features/flashcards/server/queries-optimise.ts";
import { searchCards } from "#features/flashcards/server/queries-search.ts";
import { momentOf, readQueue } from "#features/flashcards/server/read-queue.ts";
import { seedCards } from "#features/flashcards/server/seeds.ts";
import { readConfig } from "#platform/config/config.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { makeLog } from "#platform/log/log.ts";
import { copyPackage } from "../bare-package.ts";
import { type Figures, median } from "../figure.ts";

const ZONE = "Europe/Paris";
const CARDS = 10_000;
const QUERIES = [
  "",
  "neurologie seuil",
  "deck:*::Neurologie is:due",
  "tag:fictif::cardiologie -is:new",
  "prop:lapses>1",
];

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function repeated(times: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const measured: number[] = [];
  for (let n = 0; n < times; n += 1) measured.push(await milliseconds(() => work(n)));
  return median(measured);
}

/** Longest time during which nothing else could be answered, while `work` runs. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await work();
  clearInterval(timer);
  return longest;
}

const max = (value: number, goal: number, baseline: number | null = null) => ({
  value,
  unit: "ms",
  baseline,
  goal: { max: goal },
});

export async function cards(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "sclepios-bench-cards-"));
  const read = readConfig({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" });
  if (!read.ok) throw new Error("configuration refused");
  const engine = await openEngine(read.config);
  try {
    const { services } = await assemble({ config: read.config, log: makeLog("silent"), engine, features });
    const quiet = { print: () => {}, language: "fr" } as const;
    for (const seed of accountSeeds) await seed.run(services, quiet);
    await seedCards(services, CARDS, quiet);
    await services.db.maintain();
    return { ...(await studying(services)), ...(await moving(services, folder)), ...(await learning(services)) };
  } finally {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function personOf(services: Services, email: string): Promise<string> {
  const id = await services.db.asSystem("bench", (tx) => findPersonId(tx, email));
  if (id === null) throw new Error(`${email} is not there`);
  return id;
}

async function studying(services: Services): Promise<Figures> {
  const me = await personOf(services, "demo@example.org");
  const moment = () => momentOf(services.now(), ZONE);
  const queue = (query: string) =>
    services.db.asPerson(me, (tx) =>
      readQueue(tx, { scope: { deckIds: [], query }, limit: 100, until: undefined }, moment()),
    );
  const page = { sort: "added" as const, descending: true, offset: 0, limit: 50 };
  const search = (query: string) =>
    services.db.asPerson(me, (tx) => searchCards(tx, parseQuery(query), moment(), page));
  const { cards: due } = await queue("is:due");
  const rate = (n: number) => {
    const cardId = due[n % due.length]?.id ?? "";
    const facts = [{ id: randomUUID(), cardId, at: new Date(), rating: "good" }];
    return services.db.asPerson(me, (tx) => applyFacts(services, tx, me, { sentAt: new Date(), facts }));
  };
  return {
    "study opens, 10,000 cards": max(await repeated(9, () => queue("")), 300),
    "manage search, 10,000 cards": max(await repeated(50, (n) => search(QUERIES[n % QUERIES.length] ?? "")), 50),
    "a rating kept by the server": max(await repeated(50, rate), 50),
  };
}

async function moving(services: Services, folder: string): Promise<Figures> {
  const [me, other] = [
    await personOf(services, "demo@example.org"),
    await personOf(services, "interne.demo@example.org"),
  ];
  const path = join(folder, "cards.apkg");
  const decks = await services.db.asPerson(me, listDecks);
  const progress = async () => {};
  const out = await milliseconds(() =>
    exportFile(services, path, { ownerId: me, decks, kind: "apkg", scheduling: true, today: "2026-01-01", progress }),
  );
  const bare = await milliseconds(() => copyPackage(services, path));
  let brought = 0;
  const stall = await longestStall(async () => {
    brought = await milliseconds(async () => {
      const opened = await openFile({ path }, { kind: "apkg", fileName: "cards.apkg", mapping: null, now: new Date() });
      if (!opened.ok) throw new Error(opened.reason);
      await importFile(services, opened.file, { ownerId: other, transferId: randomUUID(), scheduling: true, progress });
      await opened.file.close();
    });
  });
  return {
    "import of 10,000 notes (.apkg)": max(brought, bare * 4, bare),
    "export of 10,000 notes (.apkg)": max(out, bare * 4, bare),
    "longest stall during an import": max(stall, 500),
  };
}

async function learning(services: Services): Promise<Figures> {
  const me = await personOf(services, "demo@example.org");
  const id = randomUUID();
  await services.db.asPerson(me, (tx) =>
    addOptimisation(tx, { id, ownerId: me, status: "running", createdAt: services.now(), reviews: 0 }),
  );
  let took = 0;
  const stall = await longestStall(async () => {
    took = await milliseconds(() => optimiseJob.handle({ id, personId: me }, services));
  });
  const done = await services.db.asPerson(me, (tx) => findOptimisation(tx, id));
  if (done?.status !== "ready") throw new Error(`the optimiser ended as ${done?.status}`);
  return {
    "optimiser on 40,000 reviews and more": max(took, 60_000),
    "longest stall during the optimiser": max(stall, 500),
  };
}

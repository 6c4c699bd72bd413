// A collection of ten thousand cards on the embedded database: to study, to search, to bring in and
// to take out, to learn from.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { features } from "#app/server/features.ts";
import { openEngine } from "#app/server/open-engine.ts";
import { assemble } from "#app/server/services.ts";
import { findPersonId } from "#features/accounts/server/public.ts";
import { seeds as accountSeeds } from "#features/accounts/server/seeds.ts";
import { newCard } from "#features/card-files/domain/imported.ts";
import { exportFile } from "#features/card-files/server/export-file.ts";
import { importFile } from "#features/card-files/server/import-file.ts";
import { openFile } from "#features/card-files/server/open-file.ts";
import { seedCards } from "#features/card-files/server/seeds.ts";
import { aDeck, aNote, PACKAGE_NOW, packageOf } from "#features/card-files/testing/apkg.ts";
import { optimiseJob } from "#features/card-statistics/server/optimise.ts";
import {
  addOptimisation,
  findOptimisation,
} from "#features/card-statistics/server/queries-optimise.ts";
import { parseQuery } from "#features/flashcards/domain/query.ts";
import { applyFacts } from "#features/flashcards/server/apply-facts.ts";
import { listDecks } from "#features/flashcards/server/queries.ts";
import { searchCards } from "#features/flashcards/server/queries-search.ts";
import { momentOf, readQueue } from "#features/flashcards/server/read-queue.ts";
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
  const log = makeLog("silent");
  const engine = await openEngine(read.config, log);
  try {
    const { services } = await assemble({ config: read.config, log, engine, features });
    const quiet = { print: () => {}, language: "fr" } as const;
    for (const seed of accountSeeds) await seed.run(services, quiet);
    await seedCards(services, CARDS, quiet);
    await services.db.maintain();
    return {
      ...(await studying(services)),
      ...(await moving(services, folder)),
      ...(await learning(services)),
    };
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
    return services.db.asPerson(me, (tx) =>
      applyFacts(services, tx, me, { sentAt: new Date(), facts }),
    );
  };
  return {
    "study opens, 10,000 cards": max(await repeated(9, () => queue("")), 300),
    "manage search, 10,000 cards": max(
      await repeated(50, (n) => search(QUERIES[n % QUERIES.length] ?? "")),
      50,
    ),
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
    exportFile(services, path, {
      ownerId: me,
      decks,
      kind: "apkg",
      scheduling: true,
      today: "2026-01-01",
      timeZone: ZONE,
      progress,
    }),
  );
  const light = join(folder, "light.apkg");
  writeFileSync(light, await twoReviewsEach(CARDS));
  const bare = await milliseconds(() => copyPackage(services, path));
  const bareLight = await milliseconds(() => copyPackage(services, light));
  let brought = 0;
  const bring = async (file: string, ownerId: string) => {
    const opened = await openFile(
      { path: file },
      { kind: "apkg", fileName: "cards.apkg", mapping: null, now: new Date(), timeZone: ZONE },
    );
    if (!opened.ok) throw new Error(opened.reason);
    const transferId = randomUUID();
    await importFile(services, opened.file, {
      ownerId,
      transferId,
      scheduling: true,
      timeZone: ZONE,
      progress,
    });
    await opened.file.close();
  };
  const stall = await longestStall(async () => {
    brought = await milliseconds(() => bring(path, other));
  });
  const lightly = await milliseconds(() => bring(light, other));
  return {
    "import of 10,000 notes, 20,000 reviews (.apkg)": max(lightly, 4000, bareLight),
    "import of 10,000 notes, their whole past (.apkg)": max(brought, bare * 4, bare),
    "export of 10,000 notes (.apkg)": max(out, bare * 4, bare),
    "longest stall during an import": max(stall, 500),
  };
}

const DUE = { state: "review", due: PACKAGE_NOW, intervalDays: 9, repetitions: 2 } as const;

/** A package of Anki: each note seen twice, with a schedule of its own. */
function twoReviewsEach(notes: number): Promise<Buffer> {
  const card = newCard(0);
  const seen = (n: number, days: number) => ({
    at: PACKAGE_NOW - days * 86_400_000 + n * 1000,
    rating: 3 as const,
    durationMs: 4000,
    kind: "review" as const,
    intervalDays: days,
  });
  return packageOf({
    decks: [aDeck()],
    notes: [
      Array.from({ length: notes }, (_, n) =>
        aNote({
          guid: `bench-${n}`,
          question: `Question ${n} : seuil d’intervention ?`,
          answer: `Réponse ${n}, avec sa raison en une phrase.`,
          cards: [{ ...card, ...DUE, reviews: [seen(n, 20), seen(n, 9)] }],
        }),
      ),
    ],
  });
}

async function learning(services: Services): Promise<Figures> {
  const me = await personOf(services, "demo@example.org");
  const id = randomUUID();
  await services.db.asPerson(me, (tx) =>
    addOptimisation(tx, {
      id,
      ownerId: me,
      status: "running",
      createdAt: services.now(),
      reviews: 0,
    }),
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

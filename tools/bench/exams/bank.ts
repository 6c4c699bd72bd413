// Questions by thousands on the embedded database, without a server: a public set brought in, and a
// bank of twenty thousand searched and filtered; each beside the same rows without row security,
// schema or digest.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { features } from "#app/server/features.ts";
import { openEngine } from "#app/server/open-engine.ts";
import { assemble } from "#app/server/services.ts";
import { findPersonId } from "#features/accounts/server/public.ts";
import { seeds as accountSeeds } from "#features/accounts/server/seeds.ts";
import { readQuestions } from "#features/study/domain/files/formats.ts";
import { filters } from "#features/study/domain/wire-session.ts";
import { keepQuestions } from "#features/study/server/own-questions.ts";
import { listQuestions } from "#features/study/server/queries.ts";
import { writeStandings } from "#features/study/server/queries-attempts.ts";
import { findQuestions } from "#features/study/server/queries-bank.ts";
import { readConfig } from "#platform/config/config.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { makeLog } from "#platform/log/log.ts";
import { testData } from "#platform/testing/test-data.ts";
import { type Figures, median } from "../figure.ts";
import { timed } from "../server.ts";

const MANY = 20_000;
const BATCH = 200;
const SEARCHES = [
  { search: "vitamine carence" },
  { types: ["qrm"] },
  { search: "bactérie", types: ["qru"] },
  { difficulties: ["medium"], search: "dose" },
  {},
  { ranks: ["A"], specialties: ["cardiologie"] },
  { standings: ["wrong", "omitted"] },
  { search: "dose", standings: ["new"] },
] as const;
const TIMES = 80;
/** Of the bank, how many the person has answered. */
const ANSWERED = 4_000;

type Bare = { execute: Tx["execute"] };

/** The published set, one question an entry; a made-up one of its size where it is missing. */
function publicSet(): { text: string; name: string } {
  const packed = testData("mcq/frenchmedmcqa_train.json.gz");
  if (packed) return { text: gunzipSync(packed).toString("utf8"), name: "public questions" };
  console.log("no public questions in SCLEPIOS_TEST_DATA: as many made-up ones");
  const made = Array.from({ length: 2_171 }, (_, n) => ({
    question: `Question fictive ${n} : quelle vitamine, quelle dose, quelle bactérie ?`,
    answers: { a: `Réponse ${n}`, b: "Une autre", c: "Encore une autre" },
    correct_answers: n % 3 === 0 ? ["a", "b"] : ["a"],
  }));
  return { text: JSON.stringify(made), name: "made-up questions" };
}

async function bareInsert(bare: Bare, contents: readonly object[]): Promise<void> {
  await bare.execute(sql`create table if not exists bare_question (id text, content jsonb)`);
  for (let from = 0; from < contents.length; from += BATCH)
    await bare.execute(
      sql`insert into bare_question values ${sql.join(
        contents
          .slice(from, from + BATCH)
          .map((content, at) => sql`(${String(from + at)}, ${JSON.stringify(content)}::jsonb)`),
        sql`, `,
      )}`,
    );
}

async function importing(services: Services, bare: Bare, me: string): Promise<Figures> {
  const { text, name } = publicSet();
  let count = 0;
  const bring = async () => {
    const { questions } = readQuestions(text, "json");
    count = questions.length;
    await services.db.asPerson(me, (tx) => keepQuestions(tx, me, questions, services.now()));
  };
  const value = await timed(bring);
  const baseline = await timed(() => bareInsert(bare, JSON.parse(text) as object[]));
  return {
    [`import of ${count} ${name}`]: { value, unit: "ms", baseline, goal: { max: 5_000 } },
  };
}

/** The set again and again, each time another text. */
async function fill(services: Services, me: string): Promise<void> {
  const { questions } = readQuestions(publicSet().text, "json");
  for (let round = 1; round * questions.length < MANY; round += 1) {
    const again = questions
      .slice(0, MANY - round * questions.length)
      .map((one) => ({ ...one, statement: `${one.statement} (${round})` }));
    await services.db.asPerson(me, (tx) => keepQuestions(tx, me, again, services.now()));
  }
  await services.db.asPerson(me, async (tx) => {
    const all = await listQuestions(tx);
    const rows = all.slice(0, ANSWERED).map(({ id }, at) => ({
      ...{ ownerId: me, questionId: id, score: [1, 0.5, 0, null][at % 4] ?? null },
      ...{ doubtful: at % 10 === 0, flagged: at % 20 === 0, at: services.now() },
    }));
    for (let from = 0; from < rows.length; from += BATCH)
      await writeStandings(tx, rows.slice(from, from + BATCH));
  });
  await services.db.maintain();
}

async function searching(services: Services, bare: Bare, me: string): Promise<Figures> {
  await fill(services, me);
  const page = { offset: 0, limit: 20 };
  const [found, plain]: [number[], number[]] = [[], []];
  for (let n = 0; n < TIMES; n += 1) {
    const search = filters.parse(SEARCHES[n % SEARCHES.length]);
    found.push(
      await timed(() => services.db.asPerson(me, (tx) => findQuestions(tx, search, page))),
    );
    plain.push(
      await timed(() =>
        bare.execute(
          sql`select id, count(*) over () from study_question where owner_id = ${me}
            and search @@ websearch_to_tsquery('fr', ${search.search || "dose"}) limit 20`,
        ),
      ),
    );
  }
  return {
    "search and filter, 20,000 questions": {
      value: median(found),
      unit: "ms",
      baseline: median(plain),
      goal: { max: 50 },
    },
  };
}

export async function bank(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "sclepios-bench-bank-"));
  const read = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  if (!read.ok) throw new Error("configuration refused");
  const log = makeLog("silent");
  const engine = await openEngine(read.config, log);
  try {
    const { services } = await assemble({ config: read.config, log, engine, features });
    for (const seed of accountSeeds) await seed.run(services, { print: () => {}, language: "fr" });
    const me = await services.db.asSystem("bench", (tx) => findPersonId(tx, "demo@example.org"));
    if (me === null) throw new Error("the seeded person is not there");
    const bare = engine.drizzle as unknown as Bare;
    return { ...(await importing(services, bare, me)), ...(await searching(services, bare, me)) };
  } finally {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

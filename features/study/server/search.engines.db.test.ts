// Words are looked up by a function that row security does not hold back: nothing of it may tell
// what another person wrote.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { withBank } from "../testing/bank.ts";

const app = await testApp();
await withBank(app.services);
const [me, other] = [await app.signUp(), await app.signUp()];

/** A word of no shipped question. */
const WORD = "phlogistique";
const question = (statement: string) => ({
  ...{ type: "qru", statement, specialty: "urgences", difficulty: "hard", rank: "A" },
  propositions: [
    { id: "a", text: "Oui", correct: true },
    { id: "b", text: "Non", correct: false },
  ],
});

interface Found {
  total: number;
  questions: { id: string; question: { statement: string } }[];
}
const call = async <T>(path: string, input: object, who = me): Promise<T> => {
  const { status, body } = await app.call(`study/${path}`, input, who.cookie);
  expect(status, path).toBe(200);
  return body as T;
};
const bring = (statements: readonly string[], who = me) =>
  call(
    "importQuestions",
    { fileName: "q.json", text: JSON.stringify(statements.map(question)), keep: true },
    who,
  );
const find = (filters: object, who = me, page: object = {}) =>
  call<Found>("questions", { filters, ...page }, who);

const MINE = ["Le phlogistique un", "Le phlogistique deux", "Autre chose"];
const THEIRS = Array.from({ length: 30 }, (_, n) => `Le phlogistique d’un autre, ${n}`);
await bring(MINE);
await bring(THEIRS, other);

test.each([
  {},
  { types: ["qru"] },
  { specialties: ["urgences"] },
  { difficulties: ["hard"] },
  { ranks: ["A"] },
  { standings: ["new"] },
  { origin: "own" },
])("what another person wrote is neither found nor counted: %j", async (filters) => {
  const { total, questions } = await find({ search: WORD, ...filters });
  expect(total).toBe(2);
  expect(questions.map(({ question }) => question.statement)).toEqual(MINE.slice(0, 2));
  expect((await find({ search: `${WORD} autre`, ...filters })).total).toBe(0);
  expect((await find({ search: WORD, ...filters }, other)).total).toBe(THEIRS.length);
});

test("nor on another page, nor drawn for a paper", async () => {
  expect(await find({ search: WORD }, me, { offset: 2, limit: 100 })).toEqual({
    ...{ total: 2, questions: [] },
  });
  const paper = await call<{ count: number; questions: { statement: string }[] }>("start", {
    ...{ id: crypto.randomUUID(), mode: "training", profile: "edn-2024", count: 15 },
    ...{ timeZone: "Europe/Paris", filters: { search: WORD } },
  });
  expect(paper.questions.map(({ statement }) => statement).toSorted()).toEqual(
    MINE.slice(0, 2).toSorted(),
  );
});

test("a page goes on where the one before ended, shipped questions first", async () => {
  const whole = await find({ types: ["qru"] }, me, { limit: 100 });
  const second = await find({ types: ["qru"] }, me, { offset: 60, limit: 20 });
  expect(second.questions).toEqual(whole.questions.slice(60, 80));
  expect(second.total).toBe(whole.total);
  const last = await find({ types: ["qru"] }, me, { offset: whole.total - 3, limit: 20 });
  expect(last.questions.map(({ question }) => question.statement)).toEqual(MINE);
});

test("where another person stands with a question is not where I stand", async () => {
  const id = crypto.randomUUID();
  await call(
    "start",
    {
      ...{ id, mode: "training", profile: "edn-2024", count: 15, timeZone: "Europe/Paris" },
      filters: { origin: "own" },
    },
    other,
  );
  await call("submit", { id }, other);
  expect((await find({ standings: ["omitted"] }, other)).total).toBe(15);
  expect((await find({ standings: ["omitted"] })).total).toBe(0);
  expect((await find({ standings: ["new"], search: WORD })).total).toBe(2);
  expect((await find({ standings: ["new"], search: WORD }, other)).total).toBe(15);
});

const held = sql`select count(*)::int as held from study_question_found(${WORD})`;

test("the function itself answers for the person of the transaction, and for nobody else", async () => {
  const { db } = app.services;
  const asked = async (id: string) =>
    (await db.asPerson(id, (tx) => tx.execute<{ held: number }>(held))).rows[0]?.held;
  expect([await asked(me.person.id), await asked(other.person.id)]).toEqual([2, THEIRS.length]);
  expect([await asked(""), await asked("nobody")]).toEqual([0, 0]);
  const system = await db.asSystem("test", (tx) => tx.execute<{ held: number }>(held));
  expect(system.rows[0]?.held).toBe(0);
});

test("no other function has rights of its own, and people alone may call this one", async () => {
  const { rows } = await app.services.db.asSystem("test", (tx) =>
    tx.execute<{ name: string; people: boolean; anyone: boolean }>(sql`
      select p.proname::text as name, has_function_privilege('app_user', p.oid, 'execute') as people,
        has_function_privilege('public', p.oid, 'execute') as anyone
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prosecdef`),
  );
  expect(rows).toEqual([{ name: "study_question_found", people: true, anyone: false }]);
});

import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { withBank } from "../testing/bank.ts";
import type { FactResult } from "./apply-answers.ts";
import { personalData } from "./personal-data.ts";
import { answersOf, findAttempt } from "./queries-attempts.ts";
import { readQuestions } from "./queries-bank.ts";

const app = await testApp();
await withBank(app.services);
const [student, other] = [await app.signUp(), await app.signUp()];
const uuid = () => crypto.randomUUID();
const zone = "Europe/Paris";

interface Opened {
  id: string;
  count: number;
  elapsed: number;
  questions: { type: string; propositions: { id: string }[] | null }[];
  keys: { propositions?: { id: string; correct: boolean }[] }[] | null;
  answers: { id: string; position: number; given: unknown; elapsed: number }[];
}
interface Result {
  score: number;
  answered: number;
  late: number;
  uncounted: number;
  questions: { given: unknown; score: number; steps: unknown[]; content: { type: string } }[];
}

const call = async <T>(path: string, input: object, who = student): Promise<T> => {
  const response = await app.call(`study/${path}`, input, who.cookie);
  expect(response.status, path).toBe(200);
  return response.body as T;
};
const status = async (path: string, input: object, who = student) =>
  (await app.call(`study/${path}`, input, who.cookie)).status;

const begin = (change: object = {}, who = student): Promise<Opened> =>
  call("start", { ...request(), ...change }, who);
const request = () => ({
  ...{ id: uuid(), mode: "exam", profile: "edn-2024", count: 3, minutes: 30, timeZone: zone },
  filters: { types: ["qrm", "qru"] },
});
const fact = (attemptId: string, change: object = {}) => ({
  ...{ id: uuid(), attemptId, position: 0, given: ["a"], elapsed: 1_000, spent: 900 },
  ...change,
});
const answer = async (facts: object[], who = student) =>
  (await call<{ results: FactResult[] }>("answer", { facts }, who)).results;

test("the same id begins the same paper once, with the questions it began with", async () => {
  const asked = request();
  const [first, again] = await Promise.all([call<Opened>("start", asked), call("start", asked)]);
  expect((again as Opened).questions).toEqual(first.questions);
  expect(first.count).toBe(3);
  expect(await status("start", asked, other)).toBe(409);
});

test("begun again, the same questions come back; what was open is thrown away", async () => {
  const exam = await begin();
  await answer([fact(exam.id)]);
  const all = (attemptId: string, change: object = {}) => ({
    ...{ ...request(), count: 120, again: { attemptId, only: "all" } },
    ...change,
  });
  // As a training it would tell the keys of an exam that is still answered.
  const training = all(exam.id, { mode: "training", count: 15, minutes: null });
  expect(await status("start", training)).toBe(404);
  expect(await status("start", all(exam.id), other)).toBe(404);
  expect(await status("attempt", { id: exam.id })).toBe(200);
  const asked = all(exam.id);
  const { attempts } = await call<{ attempts: { id: string; mayRestart: boolean }[] }>(
    "attempts",
    {},
  );
  expect(attempts.find(({ id }) => id === exam.id)?.mayRestart).toBe(true);
  const restarted = await call<Opened>("start", asked);
  expect(restarted.questions).toEqual(exam.questions);
  expect(restarted.answers).toEqual([]);
  expect(await status("attempt", { id: exam.id })).toBe(404);
  // Sent twice, it is begun again once.
  expect((await call<Opened>("start", asked)).id).toBe(restarted.id);
  await call("submit", { id: restarted.id });
  const next = await call<Opened>(
    "start",
    all(restarted.id, { ...training, id: uuid(), again: { attemptId: restarted.id, only: "all" } }),
  );
  expect(next.questions).toEqual(exam.questions);
  expect(await status("result", { id: restarted.id })).toBe(200);
});

test("an exam gives no key before it is handed in; a training does", async () => {
  const exam = await begin();
  expect(exam.keys).toBeNull();
  const asText = JSON.stringify(exam);
  expect(asText).not.toMatch(/"(?:correct|explanation|passage|indispensable|accepted|rank)":/);
  expect(await status("result", { id: exam.id })).toBe(409);
  const training = await begin({ mode: "training", minutes: null });
  expect(training.keys?.[0]?.propositions?.some(({ correct }) => correct)).toBe(true);
});

test("another person's paper is not found, whatever is asked of it", async () => {
  const { id } = await begin();
  for (const path of ["attempt", "result", "submit", "discard"])
    expect(await status(path, { id }, other), path).toBe(404);
  const again = { ...request(), again: { attemptId: id, only: "wrong" } };
  expect(await status("start", again, other)).toBe(404);
  const [refused] = await answer([fact(id)], other);
  expect(refused).toMatchObject({ status: "refused", reason: "unknownAttempt" });
  expect((await call<Opened>("attempt", { id })).answers).toEqual([]);
});

test("answers of two devices merge by the time of the paper; one sent twice is one", async () => {
  const { id, questions } = await begin();
  const line = questions[1]?.propositions?.[1]?.id ?? "";
  const late = fact(id, { given: ["b"], elapsed: 3 });
  const early = fact(id, { given: ["a"], elapsed: 1 });
  const elsewhere = fact(id, { position: 1, given: [line], elapsed: 2 });
  while ((await call<Opened>("attempt", { id })).elapsed < 3) await nextTurn();
  expect((await answer([late])).map(({ status }) => status)).toEqual(["applied"]);
  const both = await Promise.all([answer([early, late]), answer([elsewhere, late])]);
  expect(both.flat().every(({ status }) => status !== "refused")).toBe(true);
  const { answers } = await call<Opened>("attempt", { id });
  expect(answers.map(({ position, given }) => [position, given]).toSorted()).toEqual([
    [0, ["b"]],
    [1, [line]],
  ]);
});

test("what is no answer to the question is refused, and the others are kept", async () => {
  const { id } = await begin();
  const good = fact(id);
  const results = await answer([
    good,
    fact(id, { given: ["no such line"] }),
    fact(id, { position: 77 }),
    fact(id, { elapsed: -1 }),
    { nonsense: true },
    fact(uuid()),
  ]);
  expect(Object.fromEntries(results.map(({ id, status }) => [id, status]))[good.id]).toBe(
    "applied",
  );
  const reasons = results.flatMap(({ reason }) => reason ?? []);
  expect(reasons.toSorted()).toEqual([
    "malformed",
    "malformed",
    "malformed",
    "malformed",
    "unknownAttempt",
  ]);
});

test("handed in twice at once, it is handed in once; what comes afterwards does not count", async () => {
  const { id } = await begin();
  const first = fact(id);
  const ends = await Promise.all([
    call<{ submittedAt: string }>("submit", { id, facts: [first] }),
    call<{ submittedAt: string }>("submit", { id, facts: [first] }),
  ]);
  expect(new Set(ends.map(({ submittedAt }) => submittedAt)).size).toBe(1);
  const before = await call<Result>("result", { id });
  expect(before.answered).toBe(1);
  while (Date.now() <= new Date(ends[0].submittedAt).getTime()) await nextTurn();
  await answer([fact(id, { given: ["b", "c"], elapsed: 9_000 })]);
  const after = await call<Result>("result", { id });
  expect(after).toEqual({ ...before, uncounted: 1 });
  expect(await status("discard", { id })).toBe(404);
});

test("marked again under other rules, the raw answers are the same", async () => {
  const { id, questions } = await begin({ filters: { types: ["qrm"] } });
  const facts = questions.map((_, position) => fact(id, { position, given: ["a"] }));
  await call("submit", { id, facts });
  const national = await call<Result>("result", { id });
  const strict = await call<Result>("result", { id, profile: "strict" });
  const raw = ({ questions }: Result) => questions.map(({ given }) => given);
  expect(raw(strict)).toEqual(raw(national));
  expect(strict.score).toBeLessThanOrEqual(national.score);
  expect(await call<Result>("result", { id })).toEqual(national);
  expect(national.questions.every(({ steps }) => steps.length > 0)).toBe(true);
});

test("an error of a question is reported with the version that was asked", async () => {
  const { id } = await begin();
  await call("submit", { id });
  const moderator = await app.signUp({ systemRole: "moderator" });
  const [asked] = (await call<{ questions: { id: string; digest: string }[] }>("result", { id }))
    .questions;
  const [known] = await app.services.db.asSystem("test", (tx) =>
    readQuestions(tx, [asked?.id ?? ""]),
  );
  expect(asked?.digest).toBe(known?.digest);
  const said = { kind: "question", target: asked?.id, version: asked?.digest };
  const report = { ...said, id: uuid(), title: "QRM", excerpt: "", reason: "wrong", comment: "" };
  const sent = await app.call("content-reports/report", report, student.cookie);
  expect(sent.status).toBe(200);
  const { body } = await app.call("content-reports/list", { kind: "question" }, moderator.cookie);
  expect((body as { items: object[] }).items).toMatchObject([said]);
});

test("no device has seen more of a paper than the time since it began", async () => {
  const { id } = await begin();
  await answer([fact(id, { elapsed: 20 * 60_000 })]);
  const { answers, elapsed } = await call<Opened>("attempt", { id });
  expect(answers[0]?.elapsed).toBeLessThanOrEqual(elapsed);
});

test("what was wrong, flagged, doubted or left is found again, and asked again", async () => {
  const person = await app.signUp();
  const paper = await begin({ count: 5, filters: { types: ["qrm", "qru"] } }, person);
  const facts = [
    fact(paper.id, { given: ["a"], confidence: "unsure", flagged: true }),
    fact(paper.id, { position: 1, given: ["b"] }),
  ];
  await call("submit", { id: paper.id, facts }, person);
  const { questions } = await call<Result>("result", { id: paper.id }, person);
  const total = async (standing: string) =>
    (await call<{ total: number }>("questions", { filters: { standings: [standing] } }, person))
      .total;
  const all = (await call<{ total: number }>("questions", {}, person)).total;
  expect(await total("new")).toBe(all - paper.count);
  expect(await total("omitted")).toBe(paper.count - 2);
  expect([await total("flagged"), await total("doubtful")]).toEqual([1, 1]);
  expect(await total("wrong")).toBe(questions.slice(0, 2).filter(({ score }) => score < 1).length);
  const again = { attemptId: paper.id, only: "doubtful" };
  expect((await begin({ again }, person)).count).toBe(1);
});

test("nothing to ask is said", async () => {
  const filters = { specialties: ["ophtalmologie"], types: ["kfp"] };
  expect(await status("start", { ...request(), filters })).toBe(422);
});

test("a word is found after an apostrophe or a space of typography, whatever the locale", async () => {
  const { questions } = await call<{ questions: { id: string }[] }>("questions", {
    filters: { search: "« kaliémie » l’ECG" },
    limit: 100,
  });
  expect(questions.map(({ id }) => id)).toContain("hyperkaliemie-01");
});

test("a line becomes one card with its passage, once the keys are out", async () => {
  const { id, questions } = await begin({ filters: { search: "kaliémie ECG", types: ["qrm"] } });
  const line = questions[0]?.propositions?.[0]?.id;
  const asked = { id, position: 0, part: null, line, language: "fr" };
  expect(await status("toCard", asked)).toBe(409);
  expect(await status("toCard", asked, other)).toBe(404);
  await call("submit", { id });
  expect(await call("toCard", asked)).toMatchObject({ created: true });
  expect(await call("toCard", asked)).toMatchObject({ created: false });
  expect(await status("toCard", { ...asked, line: "none" })).toBe(404);
});

test("what a person answered is in their export, and goes with their account", async () => {
  const person = await app.signUp();
  const { id } = await begin({}, person);
  const one = fact(id);
  await call("submit", { id, facts: [one] }, person);
  const exported = await app.call(
    "privacy/exportUserData",
    { target_user_id: person.person.id },
    person.cookie,
  );
  expect(JSON.stringify(exported.body)).toContain(one.id);
  const left = () =>
    app.services.db.asSystem("test", async (tx) => ({
      attempt: await findAttempt(tx, id),
      answers: await answersOf(tx, id),
    }));
  expect((await left()).answers).toHaveLength(1);
  await app.services.db.asSystem("test", (tx) => personalData.erase(tx, person.person.id));
  expect(await left()).toEqual({ attempt: null, answers: [] });
});

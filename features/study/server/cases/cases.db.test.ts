import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { FIRST_ANSWER_XP } from "#features/progress/domain/amounts.ts";
import type { FactResult } from "../apply-answers.ts";
import { personalData } from "../personal-data.ts";
import { findAttempt } from "../queries-attempts.ts";
import { shippedCases } from "./shipped-cases.ts";

const app = await testApp();
const [student, other] = [await app.signUp(), await app.signUp()];
const shipped = await shippedCases();
const caseId = "hyperkaliemie-dialyse-manquee";
const timeZone = "Europe/Paris";

interface Listed {
  total: number;
  difficulties: { value: string }[];
  cases: {
    case: { id: string; specialty: string };
    standing: string;
    runs: { id: string; score: number | null; submittedAt: string | null }[];
  }[];
}
interface Opened {
  id: string;
  count: number;
  clinicalCase: { id: string; steps: unknown[] } | null;
  keys: { propositions?: { id: string; correct: boolean }[] }[] | null;
  answers: { given: unknown }[];
}
const call = async <T>(path: string, input: object, who = student): Promise<T> => {
  const response = await app.call(`study/${path}`, input, who.cookie);
  expect(response.status, path).toBe(200);
  return response.body as T;
};
const status = async (path: string, input: object, who = student) =>
  (await app.call(`study/${path}`, input, who.cookie)).status;
const list = (filters: object = {}, who = student) => call<Listed>("cases", filters, who);
const begin = (who = student, id: string = crypto.randomUUID()) =>
  call<Opened>("startCase", { id, caseId, timeZone }, who);
const fact = (attemptId: string, position: number, given: string[], elapsed: number) => ({
  ...{ id: crypto.randomUUID(), attemptId, position, given, elapsed, spent: 900 },
});
const rightOf = (paper: Opened, position: number) =>
  (paper.keys?.[position]?.propositions ?? []).flatMap(({ id, correct }) => (correct ? [id] : []));

test("the list gives twenty at most, without a key, and says where the person stands", async () => {
  const { total, cases } = await list({}, other);
  expect(total).toBe(shipped.length);
  expect(cases.length).toBe(Math.min(20, total));
  expect(new Set(cases.map(({ standing }) => standing))).toEqual(new Set(["new"]));
  expect(JSON.stringify(cases)).not.toMatch(/"(?:correct|explanation|passage|text|steps":\[)/);
  expect(await status("cases", { limit: 21 })).toBe(422);
  // Each difficulty that is offered has a case.
  const levels = (await list({ specialties: ["nephrologie"] }, other)).difficulties;
  expect(new Set(levels.map(({ value }) => value))).toEqual(
    new Set(shipped.map(({ story }) => story.difficulty)),
  );
  const narrow = await list({ specialties: ["nephrologie"] }, other);
  expect(narrow.cases.map((one) => one.case.specialty)).toEqual(["nephrologie"]);
  expect((await list({ standings: ["done"] }, other)).total).toBe(0);
});

test("the same id begins the same case once; another's id and an unknown case are refused", async () => {
  const first = await begin();
  expect(first.clinicalCase?.id).toBe(caseId);
  expect(first.count).toBe(first.keys?.length);
  expect((await begin(student, first.id)).id).toBe(first.id);
  expect(await status("startCase", { id: first.id, caseId, timeZone }, other)).toBe(409);
  const unknown = { id: crypto.randomUUID(), caseId: "nulle-part", timeZone };
  expect(await status("startCase", unknown)).toBe(404);
  expect(await status("attempt", { id: first.id }, other)).toBe(404);
  expect((await list({ standings: ["underWay"] })).cases[0]?.runs[0]?.id).toBe(first.id);
  // Its history is its own: papers are not mixed with it.
  expect((await call<{ total: number }>("attempts", {})).total).toBe(0);
  await call("discard", { id: first.id });
  expect((await list({ standings: ["underWay"] })).total).toBe(0);
});

test("what was validated first counts, in whatever order the answers arrive", async () => {
  const paper = await begin();
  await new Promise((later) => setTimeout(later, 20));
  const right = rightOf(paper, 0);
  const facts = [fact(paper.id, 0, right, 10), fact(paper.id, 0, ["d"], 2)];
  const { results } = await call<{ results: FactResult[] }>("answer", { facts });
  expect(results.map(({ status }) => status)).toEqual(["applied", "applied"]);
  const again = await call<Opened>("attempt", { id: paper.id });
  expect(again.answers.map(({ given }) => given)).toEqual([["d"]]);
});

test("a case handed in twice is done once, gives its marks, and a missed line becomes a card", async () => {
  const person = await app.signUp();
  const paper = await begin(person);
  const facts = Array.from({ length: paper.count }, (_, at) =>
    fact(paper.id, at, at === 0 ? ["d"] : rightOf(paper, at), at + 1),
  );
  await Promise.all([
    call("submit", { id: paper.id, facts }, person),
    call("submit", { id: paper.id, facts }, person),
  ]);
  const result = await call<{
    score: number;
    clinicalCase: { id: string } | null;
    questions: { score: number }[];
  }>("result", { id: paper.id }, person);
  expect(result.clinicalCase?.id).toBe(caseId);
  expect(result.questions.map(({ score }) => score)).toEqual(
    facts.map((_, at) => (at === 0 ? 0 : 1)),
  );
  const [done] = (await list({ standings: ["done"] }, person)).cases;
  expect(done?.runs).toHaveLength(1);
  expect(done?.runs[0]?.score).toBeCloseTo((paper.count - 1) / paper.count);
  const asked = { id: paper.id, position: 0, part: null, line: "d", language: "fr" };
  expect(await call("toCard", asked, person)).toMatchObject({ created: true });
  expect(await call("toCard", asked, person)).toMatchObject({ created: false });
  // Each question answered earns what a question of a paper earns.
  const { body } = await app.call("progress/overview", { timeZone }, person.cookie);
  expect((body as { xp: number }).xp).toBe(FIRST_ANSWER_XP * paper.count);
});

test("the person's case is exported, and erased with the account", async () => {
  const person = await app.signUp();
  const { id } = await begin(person);
  const asked = { target_user_id: person.person.id };
  const exported = await app.call("privacy/exportUserData", asked, person.cookie);
  expect(JSON.stringify(exported.body)).toContain(id);
  const left = () => app.services.db.asSystem("test", (tx) => findAttempt(tx, id));
  expect(await left()).not.toBeNull();
  await app.services.db.asSystem("test", (tx) => personalData.erase(tx, person.person.id));
  expect(await left()).toBeNull();
});

import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import type { BankQuestion } from "../domain/bank-question.ts";
import type { EarlierConfidence } from "../domain/wire-confidence.ts";
import type { OpenedAttempt } from "../domain/wire-session.ts";
import { withBank } from "../testing/bank.ts";

let now = new Date("2026-11-23T09:00:00Z");
const app = await testApp({ now: () => now });
await withBank(app.services);
const [student, other] = [await app.signUp(), await app.signUp()];

/** A paper of three questions, handed in with nothing ticked rightly, as sure as told. */
async function paper(confidence: "sure" | "unsure" | null): Promise<string> {
  const id = crypto.randomUUID();
  const start = { id, mode: "training", profile: "edn-2024", count: 3, timeZone: "Europe/Paris" };
  const filters = { types: ["qru"] };
  const begun = await app.call("study/start", { ...start, filters }, student.cookie);
  const { keys } = begun.body as OpenedAttempt;
  const wrongOf = (key: BankQuestion) =>
    "propositions" in key ? key.propositions.filter(({ correct }) => !correct).slice(0, 1) : [];
  const facts = (keys ?? []).map((key, position) => ({
    ...{ id: crypto.randomUUID(), attemptId: id, position, elapsed: 1, confidence },
    given: wrongOf(key).map((line) => line.id),
  }));
  expect((await app.call("study/submit", { id, facts }, student.cookie)).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  return id;
}
const read = (id: string, { cookie } = student) => app.call("study/confidence", { id }, cookie);

test("what confidence was worth is that of the papers before, of the person alone", async () => {
  const first = await paper("sure");
  await paper(null);
  const last = await paper("unsure");
  expect((await read(first)).body).toMatchObject({ papers: 0 });
  const { papers, levels } = (await read(last)).body as EarlierConfidence;
  // A paper in which nothing said how sure it was tells nothing of confidence.
  expect(papers).toBe(1);
  expect(levels).toEqual([
    { level: "unsure", count: 0, mean: 0 },
    { level: null, count: 0, mean: 0 },
    { level: "sure", count: 3, mean: 0 },
  ]);
  expect((await read(last, other)).status).toBe(404);
  expect((await read(crypto.randomUUID())).status).toBe(404);
});

// The frozen sets of questions, asked of the mind of a fresh machine: what they gave the first time
// stands in their files.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { nameSaid } from "../domain/silence.ts";
import { readSets, type SetQuestion, type Verdict, verdict } from "../testing/answer-sets.ts";
import { askQuestion } from "./ask-question.ts";
import type { Understanding } from "./mind.ts";

const app = await testApp();
await app.start();

/** Verdicts of the sets of a kind, each conversation with its state. */
async function run(
  names: readonly string[],
  kind: string,
): Promise<{ asked: SetQuestion; said: Verdict }[]> {
  const all = await Promise.all(names.map(readSets));
  const sets = all.flat().filter(({ set }) => set === kind);
  const verdicts: { asked: SetQuestion; said: Verdict }[] = [];
  let before: { conversation: string; understanding: Understanding | null } | null = null;
  for (const asked of sets) {
    const previous =
      before?.conversation === asked.conversation ? (before.understanding?.state ?? null) : null;
    const { question, language } = asked;
    const answer = await askQuestion(app.services, {
      question,
      language,
      mode: "general",
      previous,
    });
    before = { conversation: asked.conversation, understanding: answer.understanding };
    const absent = (answer.understanding?.absent ?? []).map(nameSaid);
    if (asked.expected !== null)
      verdicts.push({ asked, said: verdict(asked.expected, { ...answer, absent }) });
  }
  return verdicts;
}

const share = (all: readonly { said: Verdict }[], wanted: Verdict) =>
  all.filter(({ said }) => said === wanted).length / all.length;

test.each([
  ["with sheet", 0.95, 0.03],
  ["without sheet", 0.96, 0.02],
  ["outside", 1, 0],
  ["follow-ups", 0.97, 0.02],
])("first and second, %s", async (kind, right, other) => {
  const all = await run(["first", "second"], kind);
  expect(all.length).toBeGreaterThanOrEqual(80);
  expect(share(all, "right")).toBeGreaterThanOrEqual(right);
  expect(share(all, "other sheet")).toBeLessThanOrEqual(other);
});

test.each([
  ["twelfth", "with sheet", 0.95, 0.01],
  ["twelfth", "without sheet", 0.95, 0.01],
  ["twelfth", "outside", 1, 0],
  ["twelfth", "follow-ups", 0.9, 0],
  ["thirteenth", "with sheet", 0.94, 0.01],
  ["thirteenth", "without sheet", 0.98, 0.02],
  ["thirteenth", "outside", 1, 0],
  ["thirteenth", "follow-ups", 0.95, 0],
  ["fourteenth", "with sheet", 0.91, 0.02],
  ["fourteenth", "without sheet", 0.81, 0.02],
  ["fourteenth", "outside", 1, 0],
  ["fourteenth", "follow-ups", 0.95, 0.02],
])("%s, %s", async (name, kind, right, other) => {
  const all = await run([name], kind);
  expect(all.length).toBeGreaterThanOrEqual(50);
  expect(share(all, "right")).toBeGreaterThanOrEqual(right);
  expect(share(all, "other sheet")).toBeLessThanOrEqual(other);
});

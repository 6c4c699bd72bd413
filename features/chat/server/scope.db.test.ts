// What a message is about when it does not say it whole: the state of the exchange, the scope of what
// is named, and silence when a name rests on one everyday word.
import { expect, test } from "vitest";
import { testApp } from "#app/testing/app.ts";
import { nameSaid } from "../domain/silence.ts";
import { verdict } from "../testing/answer-sets.ts";
import { SCOPE_CASES } from "../testing/scope-cases.ts";
import { type Answered, askQuestion } from "./ask-question.ts";

const app = await testApp();
await app.start();

async function converse(turns: readonly string[]): Promise<Answered | undefined> {
  let last: Answered | undefined;
  for (const question of turns)
    last = await askQuestion(app.services, {
      question,
      language: null,
      mode: "general",
      previous: last?.understanding?.state ?? null,
    });
  return last;
}

const OTHER = "absent but: ";

test.each(SCOPE_CASES)("%j is about %s", async (turns, expected) => {
  const answer = await converse(turns);
  const absent = (answer?.understanding?.absent ?? []).map(nameSaid);
  expect(answer).toBeDefined();
  if (!answer) return;
  if (!expected.startsWith(OTHER))
    expect(verdict(expected, { ...answer, absent }), absent.join(", ")).toBe("right");
  else {
    expect(answer.sources).toEqual([]);
    expect(absent.join(", ")).not.toContain(expected.slice(OTHER.length));
    expect(absent).not.toEqual([]);
  }
});

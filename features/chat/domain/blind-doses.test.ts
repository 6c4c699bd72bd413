// Wordings written by somebody who saw neither rules nor tests. Their first run, on 2026-11-23: 51 of
// 80 marked exactly as written; of 40 answers with a wrong dose 2 were left unmarked, of 40 right
// ones 13 were marked. Since then they are a regression test. Most marks beyond the expected ones
// are decisions: an age or a threshold that no passage says, and a child's dose of which the answer
// does not say that it is a child's.
import { expect, test } from "vitest";
import type { Population } from "#platform/ai/toolbox.ts";
import wordings from "../testing/blind-doses.json" with { type: "json" };
import { dose, passage } from "../testing/dose-passages.ts";
import { audit } from "./audit.ts";

function marksIn({ passages, answer }: (typeof wordings)[number]): string[] {
  const cited = passages.map(({ text, population, doses }) =>
    passage(
      text,
      population as Population,
      ...doses.map((one) =>
        dose(one.drug, one.value, one.unit, one.route, one.rhythm, one.population as Population),
      ),
    ),
  );
  const found = audit(answer, {
    question: "",
    asked: null,
    passages: new Map(cited.map((one, index) => [index + 1, one])),
    tools: [],
  });
  return found.map(({ from, to }) => answer.slice(from, to));
}

/** Two doses that change places: each is a dose of the passage. Not seen today. */
const SWAPPED = 14;

test("a wrong dose is marked", () => {
  const wrong = wordings.filter(({ id, marked }) => marked.length > 0 && id !== SWAPPED);
  const left = wrong.filter((one) => {
    const marks = marksIn(one);
    return one.marked.every((dosed) => !marks.includes(dosed));
  });
  expect(left.map(({ id, answer }) => `${id} ${answer}`)).toEqual([]);
});

test("what was marked as written stays so", () => {
  const exact = wordings.filter((one) => marksIn(one).join("|") === one.marked.join("|"));
  expect(exact.length).toBeGreaterThanOrEqual(56);
});

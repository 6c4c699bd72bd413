import fc from "fast-check";
import { expect, test } from "vitest";
import type { Passage } from "#platform/ai/toolbox.ts";
import { runs } from "#platform/testing/runs.ts";
import { sourceOf } from "./answer-parts.ts";
import { citationFilter, citedIn } from "./citations.ts";
import { readMarkup } from "./markup.ts";
import { passageNumbers, sourcesUnder } from "./passage-numbers.ts";

const passage = (id: string): Passage => ({
  id,
  knowledge: "guidelines",
  documentId: "fiche",
  title: id,
  section: "treatment",
  text: id,
  language: "fr",
  population: "adult",
  doses: [],
  references: [],
  year: 2023,
  route: `/guidelines/fiche#${id}`,
});
const PASSAGES = Array.from({ length: 30 }, (_, index) => passage(`p${index + 1}`));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * What a reader sees of an answer to which the model was given thirty passages, the first `held` of
 * them shown before.
 */
function shown(pieces: readonly string[], held = 0) {
  const before = PASSAGES.slice(0, held).map((one, index) => sourceOf(one, index + 1));
  const numbers = passageNumbers(before);
  for (const one of PASSAGES) numbers.give(one);
  const filter = citationFilter(numbers);
  const steps: { text: string; sources: readonly string[] }[] = [];
  let text = "";
  for (const piece of [...pieces.map((one) => () => filter.push(one)), () => filter.end()]) {
    text += piece();
    steps.push({ text, sources: numbers.sources().map(({ n, id }) => `${n} ${id}`) });
  }
  return { text, steps, sources: numbers.sources(), passages: numbers.shown };
}

test.each([
  ["[2][7]", "[1][2]", ["p2", "p7"]],
  ["Un [7], deux [2], encore [7].", "Un [1], deux [2], encore [1].", ["p7", "p2"]],
  [
    "Groupe [9, 3; 9], suite [3-5].",
    "Groupe [1][2][1], suite [2][3][4].",
    ["p9", "p3", "p4", "p5"],
  ],
  ["Inventé [99], puis [30].", "Inventé, puis [1].", ["p30"]],
  // An interval is no citation: it takes no number.
  ["Cible [25-32] mmHg [4].", "Cible (25-32) mmHg [1].", ["p4"]],
])("%s is shown as %s", (given, text, ids) => {
  const { sources, ...read } = shown([given]);
  expect(read.text).toBe(text);
  expect(sources.map(({ id }) => id)).toEqual(ids);
  expect(shown([...given]).text).toBe(text);
});

test("gone on with, what was shown keeps its number and the next one follows", () => {
  const { text, sources } = shown(["Déjà [2], neuf [17], neuf [5], encore [17]."], 3);
  expect(text).toBe("Déjà [2], neuf [4], neuf [5], encore [4].");
  expect(sources.map(({ n, id }) => `${n} ${id}`)).toEqual([
    "1 p1",
    "2 p2",
    "3 p3",
    "4 p17",
    "5 p5",
  ]);
});

const HOSTILE = fc.array(
  fc.oneof(
    fc.constantFrom(
      "[",
      "]",
      "[[",
      "]]",
      "【",
      "】",
      "^",
      "†",
      ",",
      ";",
      "-",
      "–",
      " ",
      "\n",
      "\\",
      "\\\\",
      "\uE000",
    ),
    fc.constantFrom(
      "mot",
      "é",
      "`",
      "**",
      "](https://x)",
      "|",
      "```\n",
      "0",
      "00",
      "-1",
      "1e2",
      "٣",
      "²",
    ),
    fc.integer({ min: 0, max: 2_000_000 }).map(String),
    fc.integer({ min: 0, max: 40 }).map((n) => `[${n}]`),
    fc.integer({ min: 0, max: 40 }).map((n) => `\\[${n}\\]`),
    fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => `[${a}, ${b}]`),
    fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => `[${a}-${b}]`),
  ),
  { maxLength: 30 },
);

test("hostile numbers: 1 to k in the order of the text, each its own source for ever, however the stream cuts them", () => {
  fc.assert(
    fc.property(HOSTILE, fc.nat(5), (pieces, held) => {
      const { text, steps, sources, passages } = shown(pieces, held);
      expect(shown([...pieces.join("")], held).text).toBe(text);
      // No gap, and the order of first appearance.
      const cited = [...citedIn(text)];
      expect(cited.filter((n) => n > held)).toEqual(range(held + 1, sources.length));
      expect(sources.map(({ n }) => n)).toEqual(range(1, sources.length));
      expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
      for (const n of cited) if (n > held) expect(passages.get(n)?.id).toBe(sources[n - 1]?.id);
      let before: (typeof steps)[number] = {
        text: "",
        sources: steps[0]?.sources.slice(0, held) ?? [],
      };
      for (const step of steps) {
        // Nothing shown changes, and a number is never shown before its source is known.
        expect(step.text.startsWith(before.text)).toBe(true);
        expect(step.sources.slice(0, before.sources.length)).toEqual(before.sources);
        for (const n of citedIn(step.text)) expect(n).toBeLessThanOrEqual(step.sources.length);
        before = step;
      }
    }),
    { numRuns: runs(2_000) },
  );
});

test("each citation opens what the model cited: numbers change, places do not", () => {
  const words = fc.constantFrom("mot ", "dose, ", "\n- ");
  const cited = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(fc.array(fc.tuple(words, cited), { maxLength: 40 }), (pairs) => {
      const { text, sources } = shown(pairs.map(([word, n]) => `${word}[${n}]`));
      const numbers = [...text.matchAll(/\[(\d+)\]/gu)].map(([, n]) => Number(n));
      expect(numbers.map((n) => sources[n - 1]?.id)).toEqual(pairs.map(([, n]) => `p${n}`));
      expect(readMarkup(text, []).length > 0 || text === "").toBe(true);
    }),
  );
});

test("a text under another: what has a number keeps it, the rest follows, whatever the gaps of an old answer", () => {
  const held = [sourceOf(PASSAGES[1] as Passage, 2), sourceOf(PASSAGES[6] as Passage, 7)];
  const added = [6, 0, 1, 3].map((index, n) => sourceOf(PASSAGES[index] as Passage, n + 1));
  const { sources, renumber } = sourcesUnder(held, added);
  expect(sources.map(({ n, id }) => `${n} ${id}`)).toEqual(["2 p2", "7 p7", "8 p1", "9 p4"]);
  expect(renumber("[1][2] puis [3], [4], \\[1] et [12]")).toBe(
    "[7][8] puis [2], [9], \\[1] et [12]",
  );
});

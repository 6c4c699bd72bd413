import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuery, type Term, withoutImplied } from "./query.ts";

test.each<[string, Term[]]>([
  ["", []],
  ["   -  ", []],
  ["avc", [{ key: "text", value: "avc", not: false }]],
  [
    'thrombolyse -"sous AVK"',
    [
      { key: "text", value: "thrombolyse", not: false },
      { key: "text", value: "sous AVK", not: true },
    ],
  ],
  [
    'deck:"Urgences::Neuro vasculaire" -tag:externat',
    [
      { key: "deck", value: "Urgences::Neuro vasculaire", not: false },
      { key: "tag", value: "externat", not: true },
    ],
  ],
  [
    "IS:due is:Suspended flag:3 -kind:cloze",
    [
      { key: "is", value: "due", not: false },
      { key: "is", value: "suspended", not: false },
      { key: "flag", value: 3, not: false },
      { key: "kind", value: "cloze", not: true },
    ],
  ],
  [
    "prop:stability>=21,5 added:7 mode:ai specialty:neurologie difficulty:expert",
    [
      { key: "prop", property: "stability", compare: ">=", value: 21.5, not: false },
      { key: "added", value: 7, not: false },
      { key: "mode", value: "ai", not: false },
      { key: "specialty", value: "neurologie", not: false },
      { key: "difficulty", value: "expert", not: false },
    ],
  ],
  [
    "rated:90 hour:20-24 -hour:7 hour:22-2 answer:Forgotten",
    [
      { key: "rated", value: 90, not: false },
      { key: "hour", value: 20, until: 24, not: false },
      { key: "hour", value: 7, until: 8, not: true },
      { key: "hour", value: 22, until: 2, not: false },
      { key: "answer", value: "forgotten", not: false },
    ],
  ],
  [
    "hour:23 hour:20-0 hour:0-24",
    [
      { key: "hour", value: 23, until: 24, not: false },
      { key: "hour", value: 20, until: 24, not: false },
      { key: "hour", value: 0, until: 24, not: false },
    ],
  ],
  [
    "tag:=neuro::avc -tag:=none tag:=",
    [
      { key: "exactTag", value: "neuro::avc", not: false },
      { key: "exactTag", value: "none", not: true },
      { key: "tag", value: "=", not: false },
    ],
  ],
  ["sus-décalage", [{ key: "text", value: "sus-décalage", not: false }]],
])("%s", (typed, terms) => {
  expect(parseQuery(typed)).toEqual({ terms, problems: [] });
});

test.each([
  ["is:tired", "unknownState", []],
  ["avc flag:9", "badValue", ["avc"]],
  ["prop:weight>3", "badValue", []],
  ["prop:lapses", "badValue", []],
  ["hour:24", "badValue", []],
  ["hour:8-8", "badValue", []],
  ["hour:8-25", "badValue", []],
  ["hour:soir", "badValue", []],
  ["answer:maybe", "badValue", []],
  ["pH:7,2", "unknownKey", ["pH:7,2"]],
  ['"jamais fermé', "unclosedQuote", ["jamais fermé"]],
])("%s is said to be a problem", (typed, code, words) => {
  const { terms, problems } = parseQuery(typed);
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  expect(typed.slice(problems[0]?.from, problems[0]?.to)).toBe(typed.replace(/^avc /, ""));
  expect(terms.map(({ value }) => value)).toEqual(words);
});

test("whatever is typed is read, and every problem stands in it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: "binary" }), (typed) => {
      for (const { from, to } of parseQuery(typed).problems) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(typed.length);
      }
    }),
  );
});

test("a text that another one holds is not looked for again: five hundred letters cost no more than they say", () => {
  expect(withoutImplied([])).toEqual([]);
  expect(withoutImplied(["e", "anaphylaxie", "phyla", "choc", "choc"])).toEqual([
    "anaphylaxie",
    "choc",
  ]);
  expect(withoutImplied(Array.from({ length: 250 }, () => "e"))).toEqual(["e"]);
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 })), fc.string(), (texts, row) => {
      const holds = (wanted: readonly string[]) => wanted.every((text) => row.includes(text));
      expect(holds(withoutImplied(texts))).toBe(holds(texts));
    }),
  );
});

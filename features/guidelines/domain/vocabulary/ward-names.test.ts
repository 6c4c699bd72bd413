import { expect, test } from "vitest";
import { stem, words } from "#platform/search/normalise.ts";
import { WARD_TABLES, wardNames } from "./ward-names.ts";

const namesIn = (text: string) =>
  wardNames(words(text).map((word) => ({ word, stem: stem(word) })));
const others = (text: string, at: number) =>
  (namesIn(text)[at]?.others ?? []).map((name) => name.join(" "));

test("each name of a row stands for the others", () => {
  expect(others("pansement de vvp", 2)).toContain("voie veineus peripheriqu");
  expect(others("la voie veineuse périphérique", 2)).toContain("vvp");
});

test("the longest phrase is read, grammar between its words or not", () => {
  expect(namesIn("salle de réveil").map(({ phrase }) => phrase.join(" "))).toEqual([
    "sall reveil",
    "sall reveil",
    "sall reveil",
  ]);
  expect(others("salle de réveil", 2)).toContain("sspi");
});

test("what is no thing of a ward has no other name", () => {
  expect(others("le portugal", 1)).toEqual([]);
});

test("a class stands for its kinds, and they for it, and not for each other", () => {
  expect(others("un curare", 1)).toContain("rocuronium");
  expect(others("le cisatracurium", 1)).toContain("curar");
  expect(others("le cisatracurium", 1)).not.toContain("rocuronium");
});

test("a trade name stands for its substance and is of its class", () => {
  expect(others("de l’oxynorm", 2)).toEqual(expect.arrayContaining(["oxycodon", "opioid"]));
  expect(others("adriblastine", 0)).toContain("anthracyclin");
  expect(others("doxorubicine", 0)).toContain("adriblastin");
});

test("a thing of the service is told from what medicine speaks of as well", () => {
  expect(namesIn("brancardier")[0]?.ofService).toBe(true);
  expect(namesIn("furosemide")[0]?.ofService).toBe(false);
});

const rows = WARD_TABLES.flatMap((table) => table.trim().split("\n"));
const namesOf = (row: string) => row.split(/ [|>] /u);

test("rows are written folded, hold two names at least and none twice", () => {
  const bad = rows.filter((row) => {
    const names = namesOf(row);
    return names.length < 2 || new Set(names).size < names.length || !/^[a-z0-9+ |>]+$/u.test(row);
  });
  expect(bad).toEqual([]);
});

test("no row says again all that another says", () => {
  const sets = rows.map((row) => new Set((row.split(" > ")[0] ?? "").split(" | ")));
  const holders = new Map<string, number[]>();
  for (const [at, names] of sets.entries())
    for (const name of names) holders.set(name, [...(holders.get(name) ?? []), at]);
  const again = rows.filter((row, at) => {
    const [first = "", ...rest] = namesOf(row);
    const others = holders.get(first) ?? [];
    return others.some((other) => other !== at && rest.every((name) => sets[other]?.has(name)));
  });
  expect(again).toEqual([]);
});

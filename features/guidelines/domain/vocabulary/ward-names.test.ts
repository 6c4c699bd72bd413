import { expect, test } from "vitest";
import { stem, words } from "#platform/search/normalise.ts";
import { WARD } from "./ward.ts";
import { WARD_ACTS } from "./ward-acts.ts";
import { wardNames } from "./ward-names.ts";

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

test("rows are written folded, hold two names at least and none twice", () => {
  const rows = [WARD, WARD_ACTS].flatMap((table) => table.trim().split("\n"));
  const bad = rows.filter((row) => {
    const names = row.split(" | ");
    return names.length < 2 || new Set(names).size < names.length || !/^[a-z0-9+ |]+$/u.test(row);
  });
  expect(bad).toEqual([]);
});

import { expect, test } from "vitest";
import type { SheetView } from "../../contract.ts";
import { searchCached } from "./search-cached.ts";

type Passage = SheetView["content"][number];

const passage = (anchor: string, section: Passage["section"], text: string): Passage => ({
  ...{ anchor, section, text, population: "adult", doses: [], sources: [], grade: "unopened" },
  ...{ limits: [], version: anchor },
});
const sheet = (id: string, title: string, abbreviations: string[], content: Passage[]) =>
  ({ id, title, abbreviations, synonyms: [], content }) as unknown as SheetView;

const SHEETS = [
  sheet(
    "embolie-pulmonaire",
    "Embolie pulmonaire",
    ["EP"],
    [
      passage("t1", "treatment", "Anticoagulation dès la suspicion forte."),
      passage("e1", "examinations", "Angioscanner thoracique."),
    ],
  ),
  sheet(
    "hyperkaliemie",
    "Hyperkaliémie",
    [],
    [passage("t1", "treatment", "Gluconate de calcium devant un signe sur l’ECG.")],
  ),
];
const ids = (query: string) => {
  const { sheets, passages } = searchCached(SHEETS, query, 8);
  return [...sheets.map(({ id }) => id), ...passages.map((one) => `${one.sheetId}#${one.anchor}`)];
};

test.each([
  ["EP", ["embolie-pulmonaire"]],
  ["embol", ["embolie-pulmonaire"]],
  ["ep traitement", ["embolie-pulmonaire", "embolie-pulmonaire#t1"]],
  ["calcium", ["hyperkaliemie#t1"]],
  ["hyperkaliémie gluconate", ["hyperkaliemie#t1"]],
  ["", []],
])("“%s” finds %j", (query, found) => {
  expect(ids(query)).toEqual(found);
});

test("a disease without a sheet finds no other's", () => {
  expect(ids("hypokaliémie")).toEqual([]);
  expect(ids("embolie gazeuse")).toEqual([]);
});

test.each([
  ["amboli", ["embolie-pulmonaire"]],
  ["amboli pulmonaire", ["embolie-pulmonaire"]],
  ["embolie pulmonnaire", ["embolie-pulmonaire"]],
  ["hiperkaliemie", ["hyperkaliemie"]],
  ["hypokaliémie", []],
  ["embolie gazeuse", []],
  ["hyponatrémie", []],
])("without a sheet of that name, “%s” offers the near names %j", (query, near) => {
  expect(searchCached(SHEETS, query, 8).suggestions.map(({ id }) => id)).toEqual(near);
});

test("what was set aside here is not given", () => {
  const avoided = { notes: [], avoided: "everybody" as const };
  const [ep] = SHEETS;
  if (!ep) throw new Error("no sheet");
  expect(searchCached([{ ...ep, local: avoided }], "ep traitement", 8)).toMatchObject({
    ...{ sheets: [], passages: [] },
  });
});

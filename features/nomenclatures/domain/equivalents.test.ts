import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testData } from "#platform/testing/test-data.ts";
import type { Drug, DrugPart } from "./drug.ts";
import { areEquivalent, compositionKey, shortageOf, strengthKey } from "./equivalents.ts";
import { readBdpm } from "./read-bdpm.ts";

const part = (substance: string, dose: string, nature = "SA", link = "1"): DrugPart => ({
  ...{ code: "", reference: "", substance, dose, nature, link },
});
const drug = (given: Partial<Drug>): Drug => ({
  ...{ name: "", form: "comprimé", routes: ["orale"], status: "", procedure: "", market: "" },
  ...{ day: null, holders: [], watched: false, parts: [part("EXEMPLINE", "10 mg")] },
  ...{ packages: [], conditions: [], groups: [], atc: null, link: null, shortages: [] },
  ...{ smr: [], asmr: [] },
  ...given,
});
const like = (given: Partial<Drug>) => areEquivalent(drug({}), drug(given));

test.each([
  ["1 g", "1000 mg"],
  ["1 g", "1 000 mg"],
  ["0,5 mg", "500 microgrammes"],
  ["10,00 mg", "10 mg"],
  ["75 µg", "0,075 mg"],
])("%s is %s", (a, b) => expect(strengthKey(a)).toBe(strengthKey(b)));
test.each([
  ["1 mg", "1 g"],
  ["100 000 UI", "10 000 UI"],
  ["10 mg/ml", "10 mg"],
])("%s is not %s", (a, b) => expect(strengthKey(a)).not.toBe(strengthKey(b)));

test("the same base at the same strength, whatever its salt, is one composition", () => {
  const salt = [part("CHLORHYDRATE D'EXEMPLINE", "12 mg"), part("EXEMPLINE", "10 mg", "FT")];
  expect(like({ parts: salt })).toBe(true);
});
test.each([
  ["strength", { parts: [part("EXEMPLINE", "20 mg")] }],
  ["form", { form: "gélule" }],
  ["route", { routes: ["intraveineuse"] }],
  ["ingredient", { parts: [part("FICTOL", "10 mg")] }],
  [
    "number of ingredients",
    { parts: [part("EXEMPLINE", "10 mg"), part("FICTOL", "1 mg", "SA", "2")] },
  ],
])("another %s is no equivalent", (_what, given) => expect(like(given)).toBe(false));
test("a drug whose composition is not told is the equivalent of none", () =>
  expect(areEquivalent(drug({ parts: [] }), drug({ parts: [] }))).toBe(false));
test("a shortage is told, a return is not one", () => {
  const shortage = (status: string) => ({
    ...{ cip13: "", from: null, updated: null, back: null, link: "" },
    status,
  });
  expect(shortageOf(drug({ shortages: [shortage("Rupture de stock")] }))).toBe("Rupture de stock");
  expect(shortageOf(drug({ shortages: [shortage("Remise à disposition")] }))).toBeNull();
});

const NAMES = ["CIS_bdpm", "CIS_COMPO_bdpm", "CIS_CIP_bdpm", "CIS_GENER_bdpm"];
const files = NAMES.flatMap((name) => {
  const packed = testData(`bdpm/${name}.txt.gz`);
  return packed ? [{ name: `${name}.txt`, text: gunzipSync(packed).toString() }] : [];
});

describe.skipIf(files.length < NAMES.length)("on the drug database", () => {
  const reading = readBdpm(files);
  const rows = reading.ok ? reading.rows : [];
  const drugs = new Map(
    rows.flatMap(({ part: of, key, content }) => (of === "drugs" ? [[key, content as Drug]] : [])),
  );
  test("every drug of one ingredient is its own equivalent, and most of a group are of one strength", () => {
    const told = [...drugs.values()].filter(
      (one) => compositionKey(one) !== "" && one.routes.length > 0,
    );
    expect(told.filter((one) => !areEquivalent(one, one))).toEqual([]);
    const groups = rows.flatMap(({ part: of, content }) =>
      of === "groups" ? [(content as { members: string[] }).members] : [],
    );
    const keys = groups.map((members) => {
      const own = members.flatMap((cis) => drugs.get(cis) ?? []);
      return new Set(own.map(compositionKey)).size;
    });
    const one = keys.filter((count) => count <= 1).length;
    expect(one / keys.length).toBeGreaterThan(0.6);
  });
});

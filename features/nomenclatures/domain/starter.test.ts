import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testData } from "#platform/testing/test-data.ts";
import drawn from "../content/drugs.json" with { type: "json" };
import substances from "../content/substances.json" with { type: "json" };
import type { Nomenclature } from "./official.ts";
import type { CcamAct } from "./read-ccam.ts";
import type { Cim10Code } from "./read-cim10.ts";
import {
  type InteractionPair,
  readInteractions,
  type ThesaurusSubstance,
  thesaurusKey,
} from "./read-interactions.ts";
import { starterOf } from "./starter.ts";

const rows = <T>(nomenclature: Nomenclature, part: string): Map<string, T> =>
  new Map(
    (starterOf(nomenclature)?.rows ?? []).flatMap((row) =>
      row.part === part ? [[row.key, row.content as T] as const] : [],
    ),
  );
const codes = rows<Cim10Code>("cim10", "codes");
const acts = rows<CcamAct>("ccam", "acts");
const letters = rows<{ label: string }>("ngap", "letters");
const pairs = rows<InteractionPair>("interactions", "pairs");

test("the shipped lists are as long as a fresh machine needs", () => {
  expect([...codes.values()].filter(({ mco }) => mco !== 3).length).toBeGreaterThanOrEqual(700);
  expect(acts.size).toBeGreaterThanOrEqual(250);
  expect(letters.size).toBeGreaterThan(0);
  expect(substances.length).toBeGreaterThanOrEqual(200);
  const grave = [...pairs.values()].filter(({ levels }) => levels[0]?.level !== "APEC");
  expect(grave.length).toBeGreaterThanOrEqual(300);
  for (const nomenclature of ["cim10", "ccam", "ngap", "bdpm", "interactions"] as const) {
    const keys = starterOf(nomenclature)?.rows.map(({ part, key }) => `${part} ${key}`) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
  }
});

const read = (path: string) => {
  const file = testData(path);
  return file ? gunzipSync(file).toString() : null;
};
/** The rows of the CSV: code, MCO type, and so on. */
const cim10 = read("cim10/cim10_fr_atih.csv.gz");
describe.skipIf(!cim10)("against the official CIM-10", () => {
  const types = new Map(
    [...(cim10 ?? "").matchAll(/^([A-Z]\d{2}[^,]*),(\d),/gm)].map(([, code = "", type]) => [
      code,
      Number(type),
    ]),
  );
  test("each code exists, with its type", () => {
    const wrong = [...codes].filter(([code, { mco }]) => types.get(code) !== mco);
    expect(wrong.map(([code]) => code)).toEqual([]);
  });
  test("no name is of a code that an edition took away", () => {
    const removed = [...(cim10 ?? "").matchAll(/^([A-Z]\d{2}[^,]*),\d,[^*\n]*\*\*\*/gm)];
    expect(removed.map(([, code = ""]) => code).filter((code) => codes.has(code))).toEqual([]);
  });
});

const ccam = read("ccam-ghs/ccam_actes.json.gz");
describe.skipIf(!ccam)("against the official CCAM", () => {
  const known = new Map(
    (JSON.parse(ccam ?? "[]") as { code: string; date_fin?: string; libelle_long: string }[]).map(
      (act) => [act.code, act],
    ),
  );
  test("each act exists and is open", () => {
    const closed = [...acts.keys()].filter(
      (code) => !known.has(code) || known.get(code)?.date_fin !== undefined,
    );
    expect(closed).toEqual([]);
  });
});

const ngap = read("ccam-ghs/ngap_norme_b2_code_prestation.json.gz");
test.skipIf(!ngap)("each letter of the NGAP is an official one", () => {
  const known = new Set(
    (JSON.parse(ngap ?? "[]") as { code: string }[]).map(({ code }) => code.replace("*", "")),
  );
  expect([...letters.keys()].filter((letter) => !known.has(letter))).toEqual([]);
});

const bdpm = read("bdpm/CIS_bdpm.txt.gz");
test.skipIf(!bdpm)("each drug is in the drug database under its name, form and routes", () => {
  const known = new Map(
    (bdpm ?? "").split(/\r?\n/).map((line) => {
      const [cis = "", name = "", form = "", routes = ""] = line
        .split("\t")
        .map((one) => one.trim());
      return [cis, [name, form, routes].join("\t")];
    }),
  );
  const wrong = drawn.drugs.filter(
    ([cis, name, form, routes]) =>
      known.get(String(cis)) !== [name, form, (routes as string[]).join(";")].join("\t"),
  );
  expect(wrong.map(([cis]) => cis)).toEqual([]);
});

const PAIRS = "thesaurus-referentiel-national-des-interactions-medicamenteuses-20102020.json";
const INDEX = "index-des-substances-20102020.json";
const [pairText, indexText] = [read(`interactions/${PAIRS}.gz`), read(`interactions/${INDEX}.gz`)];
test.skipIf(!pairText || !indexText)("each pair and each class is the thesaurus’ own", () => {
  const official = readInteractions([
    { name: PAIRS, text: pairText ?? "" },
    { name: INDEX, text: indexText ?? "" },
  ]);
  if (!official.ok) throw new Error(official.reason);
  const of = <T>(part: string) =>
    new Map(
      official.rows.flatMap((row) => (row.part === part ? [[row.key, row.content as T]] : [])),
    ) as Map<string, T>;
  const levels = (pair: InteractionPair | undefined) =>
    [...new Set(pair?.levels.map(({ level }) => level))].join(" ");
  const theirs = of<InteractionPair>("pairs");
  const wrong = [...pairs].filter(([key, pair]) => levels(theirs.get(key)) !== levels(pair));
  expect(wrong.map(([key]) => key)).toEqual([]);
  const index = of<ThesaurusSubstance>("substances");
  for (const { name, classes } of rows<ThesaurusSubstance>("interactions", "substances").values())
    if (classes.length > 0) expect(index.get(thesaurusKey(name))?.classes).toEqual(classes);
});

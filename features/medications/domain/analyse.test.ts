import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type InteractionPair,
  LEVELS,
  readInteractions,
  type ThesaurusSubstance,
} from "#features/nomenclatures/domain/public.ts";
import { testData } from "#platform/testing/test-data.ts";
import { analyse } from "./analyse.ts";
import { DrugBook } from "./drug-book.ts";
import { Thesaurus } from "./thesaurus.ts";

const pair = (
  a: string,
  b: string,
  ...levels: InteractionPair["levels"][number]["level"][]
): InteractionPair => ({
  a,
  b,
  levels: levels.map((level) => ({ level, detail: "" })),
  mechanism: "",
});
const PAIRS = [
  pair("EXEMPLINE", "FICTIFS", "CI", "PE"),
  pair("FICTIFS", "AUTRES FICTIFS", "APEC"),
  pair("POTASSIUM", "EXEMPLINE", "AD"),
  pair("ACIDE ESSAYIQUE", "EXEMPLINE", "PE"),
];
const SUBSTANCES: ThesaurusSubstance[] = [
  { name: "exempline", classes: [] },
  { name: "fictol", classes: ["fictifs", "autres fictifs"] },
  { name: "fictil", classes: ["fictifs", "autres fictifs"] },
  { name: "potassium", classes: [] },
  { name: "acide essayique", classes: [] },
];
const drug = (cis: string, name: string, ...substances: string[]) => ({
  cis,
  name,
  cips: [`34009${cis}`],
  parts: substances.map((substance) => ({ substance })),
});
const DRUGS = [
  drug("60000001", "MARQUOL 10 mg, comprimé", "CHLORHYDRATE D'EXEMPLINE"),
  drug("60000002", "DUOMARQUE 5 mg/5 mg, comprimé", "FICTOL", "NEUTROL"),
  drug("60000003", "NEUTROL LABO 1 g, gélule", "NEUTROL"),
  drug("60000004", "POTAMARQUE 600 mg, gélule", "CHLORURE DE POTASSIUM"),
  drug("60000005", "CLAVAMARQUE 500 mg, gélule", "CLAVULANATE DE POTASSIUM"),
  drug("60000006", "ESSAYMARQUE 500 mg, gélule", "ESSAYATE DE SODIUM"),
  drug("60000007", "NEUTROL 10 mg/ml FICTOL LABO, solution", "NEUTROL", "FICTOL"),
  drug("60000008", "PORTEMARQUE 100 mg, patch", "CITRATE D'EXEMPLINE", "ESSAYATE DE LYSINE"),
  drug("60000009", "DUONEUTROL 5 mg/5 mg, comprimé", "CHLORHYDRATE DE NEUTROL", "FICTOL"),
  drug("60000010", "LYSOMARQUE, solution", "LYSINE"),
];
const thesaurus = new Thesaurus(PAIRS, SUBSTANCES);
const book = new DrugBook(
  thesaurus,
  DRUGS,
  SUBSTANCES.map(({ name }) => name),
);
const levels = (...drugs: string[]) =>
  analyse(drugs, book, thesaurus).interactions.map(({ level }) => level);

describe("the gravest level of a pair is found", () => {
  test.each([
    ["by substances", "exempline", "fictol"],
    ["in the other order", "fictol", "exempline"],
    ["by brand", "Marquol", "fictol"],
    ["by the whole name of the file", "MARQUOL 10 mg, comprimé", "fictol"],
    ["by brand with a rhythm", "Marquol 1 comprimé le soir", "fictol"],
    ["by CIS", "60000001", "fictol"],
    ["by CIP", "3400960000001", "fictol"],
    ["by the salt", "chlorhydrate d’exempline", "fictol"],
    ["by the salt written behind", "exempline (chlorhydrate d')", "fictol"],
    ["by class", "exempline", "fictifs"],
    ["in a combination", "marquol", "Duomarque 5 mg/5 mg"],
    ["in parts that are written", "exempline", "neutrol + fictol"],
  ])("%s", (_how, a, b) => expect(levels(a, b)).toEqual(["CI"]));
  test("a metal counts where it acts and not where it carries an acid", () => {
    expect(levels("exempline", "potamarque")).toEqual(["AD"]);
    expect(levels("exempline", "clavamarque")).toEqual([]);
  });
  test("a salt of an acid is that acid", () =>
    expect(levels("exempline", "essaymarque")).toEqual(["PE"]));
  test("two substances of a class, and never a substance with itself", () => {
    expect(levels("fictol", "fictil")).toEqual(["APEC"]);
    expect(levels("fictol", "fictol")).toEqual([]);
    expect(analyse(["fictol", "duomarque"], book, thesaurus).duplicates).toEqual([
      { a: "fictol", b: "duomarque", substance: "fictol" },
    ]);
  });
});

describe("the first part that is written never hides the others", () => {
  test.each([
    ["behind a strength and a plus", "neutrol 5 mg + fictol 10 mg"],
    ["behind a strength and a word", "neutrol 5 mg et fictol 10 mg"],
    ["behind a strength alone", "neutrol 500 mg fictol 400 UI"],
    ["in the whole name of the file", "NEUTROL 10 mg/ml FICTOL LABO, solution"],
  ])("%s", (_how, given) => expect(levels("exempline", given)).toEqual(["CI"]));
  test.each(["neutrol 5 mg + inconnol 3 mg", "neutrol 5 mg et inconnol 3 mg"])(
    "one that nothing knows leaves the whole unverified: %s",
    (given) => expect(analyse([given], book, thesaurus).unverified).toEqual([given]),
  );
  test("one that the thesaurus does not have is a part too", () =>
    expect(book.read("fictol 5 mg neutrol 10 mg")?.substances).toEqual(["fictol", "NEUTROL"]));
  test.each(["neutrol 5 mg matin et soir", "neutrol 10 mg/ml", "neutrol 5 mg 1 comprimé/jour"])(
    "a rhythm is no part: %s",
    (given) => expect(analyse([given], book, thesaurus).unverified).toEqual([]),
  );
});

test("what carries a salt is not what acts", () => {
  expect(levels("fictol", "acide citrique")).toEqual([]);
  expect(book.read("lysine")?.substances).toEqual(["LYSINE"]);
});

test("each substance that two drugs share is told, salt apart, known to the thesaurus or not", () => {
  const shared = (...given: string[]) =>
    analyse(given, book, thesaurus).duplicates.map(({ substance }) => substance);
  expect(shared("duomarque", "duoneutrol")).toEqual(["fictol", "neutrol"]);
  expect(shared("duoneutrol", "duomarque")).toEqual(["fictol", "neutrol"]);
  expect(shared("neutrol labo 1 g, gélule", "chlorhydrate de neutrol")).toEqual(["neutrol"]);
});

test("a drug that nothing knows is unverified, one without a pair is not", () => {
  const found = analyse(["inconnol", "neutrol", "", "exempline / inconnol"], book, thesaurus);
  expect(found).toMatchObject({
    interactions: [],
    unverified: ["inconnol", "", "exempline / inconnol"],
  });
});

test("the gravest pairs come first and tell their other levels", () => {
  const { interactions } = analyse(["fictil", "fictol", "exempline"], book, thesaurus);
  expect(interactions.map(({ level, levels }) => [level, levels])).toEqual([
    ["CI", ["CI", "PE"]],
    ["CI", ["CI", "PE"]],
    ["APEC", ["APEC"]],
  ]);
});

test("any words in any order give the same pairs", () => {
  const names = ["exempline", "marquol", "fictol", "duomarque", "potamarque", "x", "fictifs"];
  const key = (given: readonly string[]) =>
    analyse(given, book, thesaurus)
      .interactions.map(({ a, b, level }) => [...[a, b].sort(), level].join(" "))
      .sort();
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(fc.constantFrom(...names), fc.string())), (given) => {
      expect(key([...given].reverse())).toEqual(key(given));
    }),
  );
});

const official = (name: string) => {
  const file = testData(`interactions/${name}-20102020.json.gz`);
  return file ? { name: `${name}-20102020.json`, text: gunzipSync(file).toString() } : null;
};
const pairsFile = official("thesaurus-referentiel-national-des-interactions-medicamenteuses");
const indexFile = official("index-des-substances");

describe.skipIf(!pairsFile || !indexFile)("the thesaurus of the ANSM", () => {
  test("gives each of its pairs, in both orders, by the names it writes", () => {
    const read = readInteractions([pairsFile, indexFile].flatMap((file) => file ?? []));
    if (!read.ok) throw new Error(read.reason);
    const of = <T>(part: string) =>
      read.rows.flatMap((row) => (row.part === part ? [row.content as T] : []));
    const [pairs, substances] = [
      of<InteractionPair>("pairs"),
      of<ThesaurusSubstance>("substances"),
    ];
    const whole = new Thesaurus(pairs, substances);
    const names = substances.map(({ name }) => name);
    const all = new DrugBook(whole, [], names);
    const missed = pairs.filter(({ a, b, levels: [gravest] }) =>
      [
        [a, b],
        [b, a],
      ].some((given) => {
        const { interactions, unverified } = analyse(given, all, whole);
        const level = interactions[0]?.level;
        return (
          unverified.length > 0 ||
          level === undefined ||
          LEVELS.indexOf(level) > LEVELS.indexOf(gravest?.level ?? "CI")
        );
      }),
    );
    expect(missed.map(({ a, b }) => `${a} + ${b}`)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(1_500);
  });
});

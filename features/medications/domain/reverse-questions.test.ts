import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  type InteractionPair,
  readInteractions,
  type ThesaurusSubstance,
  thesaurusKey,
} from "#features/nomenclatures/domain/public.ts";
import { testData } from "#platform/testing/test-data.ts";
import { DrugBook } from "./drug-book.ts";
import { EFFECTS, effectNamed } from "./effects.ts";
import {
  conditionStems,
  forbiddenBy,
  interactingWith,
  questionIn,
  speaksOf,
  withEffect,
} from "./reverse-questions.ts";
import { Thesaurus } from "./thesaurus.ts";

const QT = "substances susceptibles de donner des torsades de pointes";
const pair = (a: string, b: string, level: "CI" | "AD" | "PE"): InteractionPair => ({
  ...{ a, b, mechanism: "", levels: [{ level, detail: "" }] },
});
const SUBSTANCES: ThesaurusSubstance[] = [
  { name: "exempline", classes: [QT] },
  { name: "fictol", classes: [QT, "hypokaliémiants"] },
  { name: "neutrol", classes: [] },
];
const thesaurus = new Thesaurus(
  [pair("EXEMPLINE", "HYPOKALIÉMIANTS", "PE"), pair("NEUTROL", "EXEMPLINE", "CI")],
  SUBSTANCES,
);
const book = new DrugBook(
  thesaurus,
  [{ cis: "60000001", name: "MARQUOL 10 mg", cips: [], parts: [{ substance: "FICTOL" }] }],
  SUBSTANCES.map(({ name }) => name),
);
const read = (...given: string[]) => given.flatMap((one) => book.read(one) ?? []);

test("an effect gives the substances of its classes, those of the prescription first", () =>
  expect(withEffect("qt", thesaurus, read("neutrol", "Marquol"))).toEqual([
    { substance: "fictol", classes: [QT], among: ["Marquol"] },
    { substance: "exempline", classes: [QT], among: [] },
  ]));

test("a drug gives its pairs from either side, gravest first, with those of the prescription", () => {
  const [drug] = read("exempline");
  expect(drug && interactingWith(drug, thesaurus, read("exempline", "Marquol"))).toMatchObject([
    { other: "neutrol", level: "CI", among: [] },
    { other: "hypokaliémiants", level: "PE", among: ["Marquol"] },
  ]);
  const [other] = read("Marquol");
  expect(other && interactingWith(other, thesaurus, [])).toMatchObject([{ other: "exempline" }]);
});

test("a condition is looked for by all its words, never by one of them", () => {
  const wanted = conditionStems("en cas d'insuffisance rénale sévère");
  expect(speaksOf("Insuffisance rénale sévère (clairance < 30)", wanted)).toBe(true);
  expect(speaksOf("Insuffisance hépatique sévère", wanted)).toBe(false);
  expect(speaksOf("Grossesse", conditionStems("si"))).toBe(false);
  const rcp = {
    updated: null,
    sections: [
      {
        ...{ number: "4.3", title: "" },
        blocks: [{ kind: "text" as const, text: "Asthme." }],
      },
      { number: "4.4", title: "", blocks: [{ kind: "text" as const, text: "Grossesse." }] },
    ],
  };
  expect(forbiddenBy(rcp, conditionStems("asthme"))).toEqual(["Asthme."]);
  expect(forbiddenBy(rcp, conditionStems("grossesse"))).toEqual([]);
});

test.each([
  ["quels médicaments interagissent avec l'amiodarone ?", "interacting", "amiodarone"],
  ["interactions de Eliquis", "interacting", "eliquis"],
  ["lesquels sont contre-indiqués si grossesse ?", "contraindicated", "grossesse"],
  ["contre-indiqués en cas d'insuffisance rénale", "contraindicated", "insuffisance renale"],
])("%s", (sentence, kind, words) => expect(questionIn(sentence)).toEqual({ kind, words }));
test.each([
  ["lesquels allongent le QT ?", "qt"],
  ["which ones cause hyperkalaemia", "hyperkalaemia"],
  ["médicaments abaissant le seuil épileptogène", "seizures"],
  ["quelle heure est-il", null],
])("%s", (sentence, effect) => expect(effectNamed(sentence)).toBe(effect));

const file = (name: string) => {
  const packed = testData(`interactions/${name}-20102020.json.gz`);
  return packed ? [{ name: `${name}-20102020.json`, text: gunzipSync(packed).toString() }] : [];
};
const files = [
  ...file("thesaurus-referentiel-national-des-interactions-medicamenteuses"),
  ...file("index-des-substances"),
];

describe.skipIf(files.length < 2)("on the thesaurus of the ANSM", () => {
  const reading = readInteractions(files);
  const rows = reading.ok ? reading.rows : [];
  const of = <T>(part: string) =>
    rows.flatMap((row) => (row.part === part ? [row.content as T] : []));
  const substances = of<ThesaurusSubstance>("substances");
  const whole = new Thesaurus(of<InteractionPair>("pairs"), substances);
  const all = new DrugBook(
    whole,
    [],
    substances.map(({ name }) => name),
  );
  test("every effect that may be asked has substances", () =>
    expect(EFFECTS.filter((effect) => withEffect(effect, whole, []).length === 0)).toEqual([]));
  test("amiodarone lengthens the QT, potassium raises potassium, neither by the other's name", () => {
    const names = (effect: "qt" | "hyperkalaemia" | "hypokalaemia") =>
      withEffect(effect, whole, []).map(({ substance }) => substance);
    expect(names("qt")).toContain("amiodarone");
    expect(names("hyperkalaemia")).toContain("potassium");
    expect(names("hypokalaemia")).not.toContain("potassium");
    expect(names("hyperkalaemia")).not.toContain("furosemide");
  });
  test("what interacts with a drug is what the analysis of the two finds", () => {
    const [drug] = [all.read("amiodarone")];
    const found = drug ? interactingWith(drug, whole, []) : [];
    expect(found.length).toBeGreaterThan(20);
    const apart = found.filter(({ other, level }) => {
      const [other1] = whole.memberOf(thesaurusKey(other));
      const both = drug && other1 ? whole.interaction(drug.members, [other1]) : null;
      return !both?.levels.includes(level);
    });
    expect(apart.map(({ other }) => other)).toEqual([]);
  });
});
